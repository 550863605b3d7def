"""The hundred and sixteenth: twelve ordinary sheets by one who does not know the reader: a Caribbean-like and a Singapore-like paper
with their schemes, an Australian-like paper, a university midterm with solutions, a state test, a theory test from the web, objective
questions of West Africa, a test of citizenship in German, true or false with boxes, gaps with a bank, a list to match, an FAQ.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"

# Agricultural science, Caribbean secondary schools, scheme in its own file

FARM = [
    ("Figure 1 shows the parts of a bean seed that has been cut in half.", True, [
        ("a", "i", "", "Name the part labelled X.", ["Radicle"], None),
        ("a", "ii", "", "State ONE function of the part labelled Y.", ["Stores food for the young plant"], ["Protects the plumule"]),
        ("b", "i", "Before planting, a farmer soaked the seeds in water overnight.", "Suggest ONE reason for soaking the seeds.", ["It softens the seed coat"], ["It speeds up germination"]),
        ("b", "ii", "Before planting, a farmer soaked the seeds in water overnight.", "List TWO other conditions that seeds need in order to germinate.", ["Oxygen", "A suitable temperature"], ["Warmth"]),
        ("c", "", "", "Explain why legumes are often planted in rotation with cereals.", ["Bacteria in the root nodules fix nitrogen", "This adds nitrate to the soil", "The cereal uses the nitrate in the next season"], None),
    ]),
    ("A farmer keeps a flock of 120 layers. In one week the birds produced 672 eggs.", False, [
        ("a", "", "", "Define the term ‘layer’.", ["A hen that is kept for the production of eggs"], None),
        ("b", "i", "", "Calculate the average number of eggs that were produced each day.", ["672 ÷ 7", "96"], None),
        ("b", "ii", "", "State TWO causes of a sudden fall in egg production.", ["Lack of clean water", "Disease"], ["Moulting", "Stress"]),
        ("c", "", "", "Describe how the farmer should prepare the pen before new birds arrive.", ["Remove the old litter", "Wash and disinfect the floor and the feeders", "Spread fresh, dry litter"], None),
        ("d", "", "", "Give ONE advantage of the deep litter system over the battery cage.", ["The birds can move about freely"], ["The litter can be used as manure"]),
    ]),
]
SEED = r"\begin{center}\begin{tikzpicture}[scale=.8]\draw[fill=gray!15] (0,0) ellipse (2 and 1.2);\draw (0,0) ellipse (1.75 and 1);\draw[fill=white] (1.1,0.55) .. controls (1.6,.5) and (1.8,0) .. (1.5,-.5) .. controls (1.4,-.1) and (1.2,.2) .. cycle;\draw (1.55,-.35)--(3.2,-.8) node[right] {X};\draw (-.8,.2)--(-2.9,1) node[left] {Y};\end{tikzpicture}\par\textbf{Figure 1. Section of a bean seed}\end{center}"


@layout(HALF, "paper-weir", "Caribbean secondary paper in agricultural science, XeLaTeX: 1. (a) (i), ruled lines, (2 marks) in bold below the lines at the right, Total 8 marks; scheme in its own file as a list with points and a column of marks")
def paper_weir(draw):
    body = r"\textbf{Answer ALL questions. Write your answers in the spaces provided in this booklet.}\par\bigskip "
    scheme = r"\begin{center}\bfseries AGRICULTURAL SCIENCE\par PAPER 02 -- MARK SCHEME\end{center}"
    items = []
    for n, (stem, figure, parts) in enumerate(FARM, 1):
        body += rf"\needspace{{8cm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(stem)}}}" + (SEED if figure else "") + r"\medskip "
        scheme += rf"\needspace{{3cm}}\bigskip\textbf{{Question {n}}}\par\smallskip\begin{{longtable}}{{@{{}}p{{18mm}}p{{112mm}}>{{\raggedleft\arraybackslash}}p{{18mm}}@{{}}}}"
        last = None
        for letter, roman, inner, question, points, other in parts:
            marks, fresh = len(points), letter != last
            first = f"({letter})" if fresh else ""
            if fresh and inner:
                body += rf"\needspace{{4cm}}\lab{{9mm}}{{9mm}}{{{first}}}{{{tex(inner)}}}\smallskip "
            if roman:
                body += rf"\needspace{{{2.6 + 0.9 * marks:.1f}cm}}\lab{{9mm}}{{18mm}}{{\makebox[9mm][l]{{{'' if inner else first}}}({roman})}}{{{tex(question)}}}"
            else:
                body += rf"\needspace{{{2.6 + 0.9 * marks:.1f}cm}}\lab{{9mm}}{{9mm}}{{{first}}}{{{tex(question)}}}"
            left = "27mm" if roman else "18mm"
            body += rf"\par\vspace{{12pt}}\hspace*{{{left}}}\rule{{\dimexpr\linewidth-{left}}}{{.4pt}}" * (marks + 1) + rf"\par\vspace{{2pt}}\hfill\textbf{{({marks} mark{'s' * (marks > 1)})}}\par\medskip "
            last = letter
            label = first + (f" ({roman})" if roman else "")
            for k, point in enumerate(points):
                scheme += ("" if k else label) + " & " + tex(point).replace("÷", r"$\div$") + r" & 1\\"
            if other:
                scheme += r" & \textit{Accept} " + tex(" OR ".join(other)) + r" & \\"
            number = f"{n}({letter})" + (f"({roman})" if roman else "")
            rubric = [{"text": p, "marks": 1} for p in points] if marks > 1 else None
            items.append(item(question, "\n".join(points), number, marks, stem=f"{stem} {inner}".strip(), rubric=rubric, allow=other, kind="numeric" if "96" in points else "definition" if question.startswith("Define") else "short"))
        total = sum(len(p[4]) for p in parts)
        body += rf"\hfill\textbf{{Total {total} marks}}\par\bigskip "
        scheme += rf"\multicolumn{{2}}{{@{{}}r}}{{\textbf{{Total}}}} & \textbf{{{total}}}\\\end{{longtable}}"
    body += r"\begin{center}\textbf{END OF TEST}\par\small IF YOU FINISH BEFORE TIME IS CALLED, CHECK YOUR WORK ON THIS TEST.\end{center}"
    font = [draw.one(["timesnew", "arial"])]
    size = (11,)
    engine, source = document(draw, body, font, size, (20, 24), head=r"\fancyhead[C]{\small - \thepage\ -}", foot=r"\fancyfoot[R]{\small GO ON TO THE NEXT PAGE}\fancyfoot[L]{\small 01210020/JUNE 2024}")
    _, marking = document(draw, scheme, font, size, (24, 26), foot=r"\small 01210020/MS \hfill \thepage")
    return Document(engine, source, items, marking)


# Physics with parts and marks at the line's end, scheme behind in the same file

LEVEE = [
    ("A student pulls a box of mass 8.0 kg along a level floor with a constant horizontal force of 30 N. The box moves at constant speed.", [
        ("a", "", "State the size of the friction that acts on the box.", ["30 N"], None),
        ("b", "", "Explain your answer to (a).", ["The acceleration is zero at constant speed", "The resultant force must therefore be zero"], None),
        ("c", "i", "Calculate the work done by the student when the box moves 6.0 m.", ["W = 30 × 6.0", "180 J"], None),
        ("c", "ii", "State the form of energy into which this work is changed.", ["thermal energy"], "Accept: internal energy. Reject: sound"),
    ]),
    ("A kettle is marked “240 V, 2400 W”. It holds 1.5 kg of water at 20 °C. The specific heat capacity of water is 4200 J/(kg °C).", [
        ("a", "", "Calculate the current in the kettle when it works normally.", ["I = 2400 ÷ 240", "10 A"], None),
        ("b", "", "Suggest a suitable rating for the fuse in its plug.", ["13 A"], None),
        ("c", "i", "Calculate the energy needed to heat the water to 100 °C.", ["E = 1.5 × 4200 × 80", "504 000 J"], "Accept: 504 kJ, 5.0 × 10⁵ J"),
        ("c", "ii", "Give one reason why more energy than this is supplied.", ["Some energy is lost to the surroundings"], "Accept: the kettle itself is heated"),
        ("d", "", "The metal case is connected to the earth wire. Explain how this protects the user.", ["A large current flows to earth from a live case", "The fuse blows and cuts off the supply"], None),
    ]),
    ("Light passes from air into a glass block. The angle of incidence is 48° and the angle of refraction is 30°.", [
        ("a", "", "Define the term refraction.", ["The bending of light when it passes from one medium into another"], None),
        ("b", "", "Calculate the refractive index of the glass.", ["n = sin 48° ÷ sin 30°", "1.49"], "Accept: 1.5"),
        ("c", "", "State what happens to the speed of the light as it enters the glass.", ["It decreases"], None),
    ]),
]


@layout(HALF, "paper-levee", "physics paper of a school in Singapore, pdfLaTeX: name line, 1 (a) in bold, [2] at the line's end, dotted lines, [Total: 6]; marking scheme in the same file as a table Qn, Answer, Marks, Remarks")
def paper_levee(draw):
    body = r"\begin{center}\textbf{RIVER VALLEY SECONDARY SCHOOL}\par\textbf{MID-YEAR EXAMINATION 2024}\par SCIENCE (PHYSICS)\quad SECONDARY 4 EXPRESS\end{center}Name: \underline{\hspace{70mm}}\hfill Class: \underline{\hspace{20mm}}\hfill Index No.: \underline{\hspace{12mm}}\par\medskip\hrule\medskip\textbf{Section B: Structured Questions}\hfill 45 minutes\par Answer \textbf{all} questions in the spaces provided.\par\bigskip "
    rows, items = "", []

    def mathed(text):
        return tex(text).replace("×", r"$\times$").replace("÷", r"$\div$").replace("°", r"\textdegree{}")

    for n, (stem, parts) in enumerate(LEVEE, 1):
        body += rf"\needspace{{5cm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{mathed(stem)}}}\smallskip "
        last = None
        for letter, roman, question, points, note in parts:
            marks, fresh = len(points), letter != last
            left = rf"\makebox[8mm][l]{{{f'({letter})' if fresh else ''}}}" + (f"({roman})" if roman else "")
            body += rf"\needspace{{2.4cm}}\lab{{8mm}}{{{'16mm' if roman else '8mm'}}}{{{left}}}{{{mathed(question)}\pushright{{[{marks}]}}}}"
            start = "24mm" if roman else "16mm"
            body += rf"\par\vspace{{9pt}}\hspace*{{{start}}}\makebox[\dimexpr\linewidth-{start}]{{\dotfill}}" * (marks + (marks > 1)) + r"\par\medskip "
            number = f"{n}({letter})" + (f"({roman})" if roman else "")
            rows += f"{number} & " + r"\newline ".join(mathed(p) for p in points) + " & " + r"\newline ".join("1" for _ in points) + " & " + mathed(note or "").replace(" Reject", r"\newline Reject") + r"\tabularnewline\hline "
            allow = reject = None
            if note:
                accept, _, bad = note.partition(" Reject: ")
                allow = accept.removeprefix("Accept: ").rstrip(".").split(", ")
                reject = [bad] if bad else None
            rubric = [{"text": p, "marks": 1} for p in points] if marks > 1 else None
            items.append(item(question, "\n".join(points), number, marks, stem=stem, rubric=rubric, allow=allow, reject=reject, kind="numeric" if "Calculate" in question else "definition" if question.startswith("Define") else "short"))
            last = letter
        body += rf"\hfill [Total: {sum(len(p[3]) for p in parts)}]\par\bigskip "
    body += r"\begin{center}\textbf{-- End of Paper --}\end{center}\newpage\begin{center}\textbf{RIVER VALLEY SECONDARY SCHOOL}\par\textbf{MARKING SCHEME: Sec 4 Express Science (Physics) Section B}\end{center}\renewcommand\arraystretch{1.25}\begin{longtable}{|l|p{82mm}|p{12mm}|>{\raggedright\arraybackslash}p{42mm}|}\hline\textbf{Qn} & \textbf{Answer} & \textbf{Marks} & \textbf{Remarks}\\\hline\endhead " + rows + r"\end{longtable}"
    engine, source = document(draw, body, ["times", "lmsans", "palatino"], (11,), (20, 22), foot=r"\fancyfoot[L]{\small 4E/SciPhy/MYE/2024}\fancyfoot[R]{\small\thepage}")
    return Document(engine, source, items)


# Legal studies of an Australian kind

OXBOW = [
    (7, "Priya bought a washing machine from a shop in Bendigo. It stopped working after three weeks, and the shop refused to repair it.", [
        ("a", "Identify the body that Priya could contact for advice about her rights.", 1),
        ("b", "Outline one remedy that might be available to Priya.", 2),
        ("c", "Explain two reasons why Priya might prefer mediation to a hearing in court.", 4),
    ]),
    (5, "", [
        ("a", "Define the term ‘burden of proof’.", 1),
        ("b", "Distinguish between the burden of proof and the standard of proof in a criminal trial.", 4),
    ]),
    (4, None, "Describe two roles of the jury in a civil trial."),
    (6, "“Delays are the greatest weakness of our courts.”", [
        ("a", "Describe one cause of delay in the courts.", 2),
        ("b", "Discuss the extent to which technology can reduce such delays.", 4),
    ]),
    (3, None, "Using an example, explain what is meant by the separation of powers."),
    (8, None, "Evaluate the ability of citizens to influence a change in the law by means of petitions and demonstrations."),
]


@layout(HALF, "paper-oxbow", "legal studies paper of an Australian kind, Chromium: Question 1 (7 marks) as a head, a. b. c. with 2 marks at the right above ruled lines, questions without parts with their marks in the head alone; nothing answered")
def paper_oxbow(draw):
    body = "<h1>SECTION A</h1><div class=i><b>Instructions for Section A</b><br>Answer <b>all</b> questions in the spaces provided.<br>Unless otherwise indicated, the examples that you use must be from Australia.</div>"
    items = []
    for n, (marks, stem, parts) in enumerate(OXBOW, 1):
        body += f"<div class=h><b>Question {n}</b> ({marks} marks)</div>"
        if isinstance(parts, str):
            body += f"<p class=s>{web(parts)}</p>" + "<div class=l></div>" * (marks + 1)
            items.append(item(parts, None, str(n), marks, kind="long" if marks > 4 else "short"))
            continue
        if stem:
            body += f"<p class=s>{web(stem)}</p>"
        for letter, question, worth in parts:
            body += f"<div class=q><b>{letter}.</b><span>{web(question)}</span><i>{worth} mark{'s' * (worth > 1)}</i></div>" + "<div class='l m'></div>" * (worth + 1)
            items.append(item(question, None, f"{n}({letter})", worth, stem=stem, kind="definition" if question.startswith("Define") else "short"))
    css = "h1 { font-size: 125%; margin: 0 0 3mm } .i { border: 1px solid #000; padding: 2mm 3mm; margin-right: 1mm } .h { margin: 8mm 0 1mm; break-after: avoid } .s { margin: 1mm 0 2mm; break-after: avoid } .q { display: grid; grid-template-columns: 9mm 1fr 20mm; margin: 5mm 0 0; break-after: avoid } .q i { font-style: normal; text-align: right } .l { border-bottom: .7pt solid #777; height: 8.5mm } .m { margin-left: 9mm }"
    css += f" @page {{ @bottom-center {{ content: 'SECTION A – continued'; font: 8pt 'Liberation Sans' }} @top-left {{ content: '2024 LEGAL STUDIES TRIAL EXAM'; font: 8pt 'Liberation Sans' }} @top-right {{ content: counter(page); font: 8pt 'Liberation Sans' }} }}"
    engine, source = page(draw, body, ["Liberation Serif", "Liberation Sans"], (11,), css)
    return Document(engine, source, items)


# Midterm in economics with solutions below

SLUICE = [
    (16, "Demand and supply in the market for bicycles are given by Q = 900 − 2P and Q = P.", [
        (4, "Find the equilibrium price.", "$300", "Setting 900 − 2P = P gives 3P = 900, so P = $300.", "numeric"),
        (3, "Find the equilibrium quantity.", "300 bicycles", "Substituting P = 300 into the supply curve gives Q = 300 bicycles.", "numeric"),
        (5, "The city sets a price ceiling of $200. How large is the shortage?", "300 bicycles", "At P = 200, demand is 500 and supply is 200. The shortage is 300 bicycles.", "numeric"),
        (4, "Who gains and who loses from the ceiling?", None, "Buyers who still find a bicycle gain. Sellers lose, and so do buyers who are left without one.", "short"),
    ]),
    (14, "Maya can bake 12 loaves or sew 4 shirts in a day. Tom can bake 6 loaves or sew 3 shirts in a day.", [
        (3, "Who has the absolute advantage in baking?", None, "Maya does, since she bakes more loaves in a day.", "short"),
        (4, "What is Maya’s opportunity cost of one shirt?", "3 loaves", "She gives up 12 loaves for 4 shirts, so one shirt costs 3 loaves.", "numeric"),
        (3, "Who should specialize in shirts?", None, "Tom should, because a shirt costs him only 2 loaves.", "short"),
        (4, "Give a price of one shirt, in loaves, at which both would agree to trade.", None, "Any price between 2 and 3 loaves, such as 2.5 loaves.", "short"),
    ]),
    (10, "Briefly explain each term.", [
        (5, "Price elasticity of demand", None, "The percentage change in the quantity demanded divided by the percentage change in price.", "definition"),
        (5, "Deadweight loss", None, "The total surplus that is lost when a market does not produce the efficient quantity.", "definition"),
    ]),
]


@layout(HALF, "midterm-sluice", "midterm in economics of an American university with solutions, XeLaTeX: 1. (16 points) before the stem, (a) [4] before the question, Solution in a slanted type behind a line at the left below each part")
def midterm_sluice(draw):
    body = r"\noindent\textbf{ECON 101: Principles of Microeconomics}\hfill Fall 2023\par\textbf{Midterm Examination 1 --- Solutions}\hfill Instructor: L. Okafor\par\medskip\hrule\bigskip You have 50 minutes. The exam is closed book; a simple calculator is allowed. Show your work. There are 40 points in all.\par\bigskip "
    items = []

    def money(text):
        return tex(text).replace("−", "$-$")

    for n, (total, stem, parts) in enumerate(SLUICE, 1):
        body += rf"\needspace{{3.5cm}}\bigskip\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{\textbf{{({total} points)}} {money(stem)}}}"
        for k, (marks, question, result, solution, kind) in enumerate(parts):
            body += rf"\needspace{{2.6cm}}\medskip\lab{{7mm}}{{8mm}}{{({'abcd'[k]})}}{{[{marks}] {money(question)}}}\nopagebreak\hspace*{{15mm}}\begin{{tabular}}{{|@{{\hspace{{3mm}}}}p{{128mm}}}}\textbf{{Solution.}} \textsl{{{money(solution)}}}\end{{tabular}}\par "
            items.append(item(question, result or solution, f"{n}({'abcd'[k]})", marks, stem=stem, kind=kind, answer_kind="contains" if result else None))
    engine, source = document(draw, body, ["palatino", "lm", "times"], (11,), (24, 26), head=r"\fancyhead[L]{\small Econ 101}\fancyhead[R]{\small Page \thepage}", foot="", paper="letterpaper", extra=r"\renewcommand\headrulewidth{.4pt}")
    return Document(engine, source, items)


# State test in US history: short source, choices in two columns, answers with standards and reasons

MEANDER = [
    ("Which document announced the separation of the thirteen colonies from Great Britain?", ["the Bill of Rights", "the Declaration of Independence", "the Articles of Confederation", "the Mayflower Compact"], 1, "It was adopted by the Continental Congress on July 4, 1776."),
    ("The Louisiana Purchase of 1803 was important because it", ["gave the United States control of Florida", "ended the War of 1812", "roughly doubled the size of the country", "made slavery illegal in the West"], 2, "The United States bought about 828,000 square miles from France."),
    ("What was the main purpose of the Erie Canal?", ["to supply New York City with drinking water", "to join the Great Lakes with the Hudson River", "to defend the border with Canada", "to drain farmland in Ohio"], 1, "Goods from the Midwest could reach the Atlantic by water."),
    ("Who wrote the novel Uncle Tom’s Cabin?", ["Harriet Tubman", "Sojourner Truth", "Clara Barton", "Harriet Beecher Stowe"], 3, "It appeared as a book in 1852."),
    ("Which amendment to the Constitution abolished slavery?", ["Thirteenth", "Fourteenth", "Fifteenth", "Nineteenth"], 0, "It was ratified in December 1865."),
    ("The Homestead Act of 1862 encouraged people to move west by offering them", ["free tools", "free land", "free passage by rail", "jobs in mines"], 1, "Settlers received 160 acres if they lived on the land for five years."),
    ("In the late 1800s, most immigrants who arrived on the East Coast were first inspected at", ["Angel Island", "Alcatraz", "Plymouth Rock", "Ellis Island"], 3, "The station in New York Harbor opened in 1892."),
    ("Muckrakers such as Upton Sinclair were best known for", ["exposing problems in industry and government", "building railroads", "leading labor unions", "painting scenes of the frontier"], 0, "Sinclair’s book The Jungle described the meatpacking industry."),
    ("Which event brought the United States into World War II?", ["the sinking of the Lusitania", "the invasion of Poland", "the attack on Pearl Harbor", "the fall of France"], 2, "Congress declared war on Japan the next day."),
    ("The case Brown v. Board of Education (1954) dealt with", ["voting rights", "freedom of the press", "the rights of the accused", "segregation in public schools"], 3, "The Court held that separate schools are not equal."),
]


@layout(HALF, "choices-meander", "practice test in US history, pdfLaTeX on letter paper, two columns with a line between: A. to D. stacked below a number in bold, STOP at the end; Answer Key and Explanations as a list 1. (B) with a sentence each")
def choices_meander(draw):
    asked = draw.some(MEANDER, 10)
    body, key, items = r"\begin{center}{\Large\bfseries Grade 8 Social Studies}\par\medskip{\large Practice Test 2}\end{center}\textbf{Directions:} Read each question carefully and choose the best answer. Then fill in the circle on your answer document.\par\medskip\hrule\medskip\begin{multicols}{2}\raggedright ", "", []
    for n, (question, options, right, why) in enumerate(asked, 1):
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{3pt}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}" + "".join(rf"\lab{{8mm}}{{7mm}}{{{'ABCD'[k]}.}}{{{tex(o)}}}" for k, o in enumerate(options)) + r"\end{minipage}\par\bigskip "
        key += rf"\lab{{0pt}}{{16mm}}{{{n}.\enspace\textbf{{({'ABCD'[right]})}}}}{{{tex(why)}}}\smallskip "
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    body += r"\begin{center}\fbox{\large\bfseries\ STOP\ }\end{center}\end{multicols}\newpage{\Large\bfseries Answer Key and Explanations}\par\medskip " + key
    engine, source = document(draw, body, ["helvetica", "lmsans", "times"], (10, 11), (20, 22), head=r"\fancyhead[L]{\small\bfseries Name \rule{60mm}{.4pt}}\fancyhead[R]{\small Date \rule{30mm}{.4pt}}", foot=r"\fancyfoot[C]{\small Grade 8 Social Studies \quad Page \thepage}", paper="letterpaper", extra=r"\setlength\columnseprule{.4pt}\setlength\columnsep{9mm}")
    return Document(engine, source, items)


# Theory test for boat skippers, from a web site, with answers below each

RIFFLE = [
    ("What is the speed limit on most of the canals that the trust looks after?", ["4 mph", "7 mph", "10 mph", "There is none"], 0, "The limit protects the banks and moored boats from your wash."),
    ("You meet another boat coming towards you. On which side should you normally pass?", ["Whichever is nearer", "Keep to the left", "Keep to the right", "The smaller boat decides"], 2, "Boats pass port to port unless they agree on something else."),
    ("What does one long blast on the horn mean?", ["I am turning to starboard", "I am turning to port", "Warning: I am here", "I am going astern"], 2, "Use it at blind bends, bridges and tunnels."),
    ("Where on a boat is the stern?", ["At the back", "At the front", "On the left side", "Below the waterline"], 0, "The front is called the bow."),
    ("When you go down in a lock, what is the greatest danger?", ["Running out of water", "The boat catching on the sill", "Losing a windlass", "Waiting boats"], 1, "Keep well forward of the mark on the lock side that shows where the sill ends."),
    ("Which of these should you do before starting the engine?", ["Open all the paddles", "Check the oil and the weed hatch", "Untie the ropes", "Switch on the headlamp"], 1, "A loose hatch can let in enough water to sink the boat."),
    ("Someone falls into the water near the propeller. What do you do first?", ["Throw a rope", "Call the office", "Jump in", "Put the engine into neutral"], 3, "A turning propeller is more dangerous than the water."),
    ("How far from a weir should you moor?", ["Downstream only", "As close as you like", "Well away from it", "Exactly ten metres"], 2, "Currents near a weir can be strong even when the river looks calm."),
    ("What must you wear on deck in rough water?", ["A lifejacket", "Leather boots", "A hat", "Gloves"], 0, "It should fit well and be fastened."),
]


@layout(HALF, "choices-riffle", "practice theory test of a boating web site, Chromium: cards headed Question 1 of 9, options a) to d) in a light box each, Correct answer: b) in green and a line of explanation below; address and date at the page's foot")
def choices_riffle(draw):
    body, items = "<div class=top>SkipperSchool <span>Home &nbsp; Theory &nbsp; Courses &nbsp; Contact</span></div><h1>Inland waterways theory test: free practice questions</h1><p class=in>Use these nine questions to check whether you are ready for the real thing. You need eight correct answers to pass.</p>", []
    for n, (question, options, right, why) in enumerate(RIFFLE, 1):
        body += f"<div class=c><div class=n>Question {n} of {len(RIFFLE)}</div><p class=q>{web(question)}</p>" + "".join(f"<div class=o>{'abcd'[k]}) {web(o)}</div>" for k, o in enumerate(options)) + f"<p class=a><b>Correct answer: {'abcd'[right]})</b></p><p class=w>{web(why)}</p></div>"
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    body += "<p class=f>© SkipperSchool Ltd. All rights reserved. &nbsp; Privacy &nbsp; Terms of use</p>"
    css = ".top { background: #0b4f6c; color: #fff; padding: 3mm 4mm; font-weight: bold } .top span { float: right; font-weight: normal; font-size: 85% } h1 { font-size: 150%; color: #0b4f6c } .c { break-inside: avoid; border-top: 1px solid #ccc; padding-top: 2mm; margin-top: 4mm } .n { color: #777; font-size: 85% } .q { font-weight: bold; margin: 1mm 0 2mm } .o { background: #f1f5f7; border-radius: 2mm; padding: 1.2mm 3mm; margin: 1mm 0 } .a { color: #1a7f37; margin: 2mm 0 0 } .w { margin: .5mm 0; font-size: 92% } .f { font-size: 75%; color: #777; margin-top: 8mm }"
    css += " @page { @bottom-left { content: 'https://www.skipperschool.example/theory/practice-1'; font: 7pt 'Liberation Sans' } @bottom-right { content: counter(page) '/' counter(pages); font: 7pt 'Liberation Sans' } }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Lato"], (10, 11), css)
    return Document(engine, source, items)


# Objective questions of a West African mock examination

KINGFISHER = [
    ("Which of the following is a renewable natural resource?", ["Coal", "Tin ore", "Timber", "Petroleum"]),
    ("The process by which a liquid changes to a gas at its surface is called", ["condensation", "evaporation", "freezing", "sublimation"]),
    ("An example of a food that is rich in protein is", ["beans", "yam", "cassava", "rice"]),
    ("The organ that removes urea from the blood is the", ["liver", "lung", "heart", "kidney"]),
    ("Which of these diseases is spread by mosquitoes?", ["Cholera", "Malaria", "Measles", "Tetanus"]),
    ("The chemical symbol of sodium is", ["S", "So", "Na", "N"]),
    ("The layer of soil that contains most humus is the", ["topsoil", "subsoil", "bedrock", "gravel"]),
    ("A machine with a mechanical advantage of 4 lifts a load of 200 N. The effort needed is", ["50 N", "196 N", "204 N", "800 N"]),
    ("Plants take in water through their", ["flowers", "leaves", "stems", "root hairs"]),
    ("The instrument used to measure rainfall is the", ["hygrometer", "barometer", "rain gauge", "anemometer"]),
    ("Which of the following is an insulator of electricity?", ["Copper", "Rubber", "Iron", "Graphite"]),
    ("The simple sugar produced in photosynthesis is", ["glucose", "lactose", "sucrose", "maltose"]),
]


@layout(HALF, "choices-kingfisher", "objective paper of a Nigerian junior school, groff in two narrow columns: school, class, time in the head, options A. to D. run on in one paragraph below the question; no answers")
def choices_kingfisher(draw):
    lines = [".ce 4", r"\fBUNITY MODEL COLLEGE, IBADAN\fP", r"\fBSECOND TERM EXAMINATION, 2023/2024 SESSION\fP", r"\fBSUBJECT: BASIC SCIENCE \ \ CLASS: JSS 2 \ \ TIME: 45 MINUTES\fP", r"\fISECTION A: OBJECTIVES. Answer all questions in this section.\fP", ".sp .5", ".2C", ".ad l", ".nr HY 0"]
    items = []
    for n, (question, options) in enumerate(draw.some(KINGFISHER, 12), 1):
        lines += [".KS", f".IP {n}. 4n", plain(question), ".br", r"\ \ ".join(f"{'ABCD'[k]}.\\ " + plain(o).replace(" ", r"\ ") + " " for k, o in enumerate(options)).replace(r" \ \ ", r"\ \  ").rstrip(), ".KE"]
        items.append(item(question, None, str(n), None, choices("ABCD", options), kind="mcq"))
    lines += [".sp", ".ce", r"\fIEnd of Section A\fP"]
    engine, source = roff(draw, lines, (11, 12), ("T", "P"))
    return Document(engine, source, items)


# Test of citizenship, German

OTTER = [
    ("Wie viele Bundesländer hat Deutschland?", ["14", "15", "16", "17"], 2),
    ("Welche Farben hat die deutsche Flagge?", ["schwarz-rot-gold", "rot-weiß-schwarz", "blau-weiß-rot", "schwarz-gelb-grün"], 0),
    ("Wo hat der Deutsche Bundestag seinen Sitz?", ["in Bonn", "in Berlin", "in Frankfurt am Main", "in Karlsruhe"], 1),
    ("Wie heißt die deutsche Verfassung?", ["Volksgesetz", "Bundesgesetz", "Staatsvertrag", "Grundgesetz"], 3),
    ("Wer wählt die Bundeskanzlerin oder den Bundeskanzler?", ["der Bundesrat", "der Bundestag", "das Volk", "das Bundesverfassungsgericht"], 1),
    ("Ab welchem Alter darf man den Bundestag wählen?", ["ab 16 Jahren", "ab 18 Jahren", "ab 21 Jahren", "ab 25 Jahren"], 1),
    ("In welchem Jahr fiel die Berliner Mauer?", ["1961", "1985", "1989", "1991"], 2),
    ("Wie heißt der deutsche Nationalfeiertag?", ["der Tag der Arbeit", "der Buß- und Bettag", "der Reformationstag", "der Tag der Deutschen Einheit"], 3),
    ("Welche Telefonnummer wählt man bei einem Brand?", ["112", "118", "911", "999"], 0),
    ("Wie oft findet in der Regel eine Bundestagswahl statt?", ["alle zwei Jahre", "alle drei Jahre", "alle vier Jahre", "alle sechs Jahre"], 2),
]


@layout(HALF, "einbuergerung-otter", "practice sheet for the German test of citizenship, word processor: Aufgabe 1 as a head, question, four options with an empty box each and no letters; Lösungen on the last page as a table Aufgabe, Richtige Antwort with the words")
def einbuergerung_otter(draw):
    body = paragraph(run("Übungstest „Leben in Deutschland“"), "Title") + paragraph(run("Volkshochschule Flussau · Orientierungskurs · Modul 1")) + paragraph(run("Name: ______________________________\tDatum: _______________")) + paragraph(run("Kreuzen Sie bei jeder Aufgabe die richtige Antwort an. Es ist immer nur eine Antwort richtig.", "I"))
    items, found = [], []
    for n, (question, options, right) in enumerate(OTTER, 1):
        body += paragraph(run(f"Aufgabe {n}"), "Task") + paragraph(run(question), "Asked") + "".join(paragraph(run(f"☐\t{o}"), "Box" if k < 3 else "Last") for k, o in enumerate(options))
        found.append([run(str(n)), run(options[right])])
        items.append(item(question, options[right], str(n), None, choices([None] * 4, options), kind="mcq"))
    body += paragraph(run("Lösungen"), "New") + office_table([[run("Aufgabe", "B"), run("Richtige Antwort", "B")], *found], [2.5, 8.0])
    keep = 'fo:keep-with-next="always"'
    styles = paragraph_style("Task", 0.55, bold=True, extra=keep) + paragraph_style("Asked", 0.05, extra=keep) + paragraph_style("Box", 0.1, 1.4, -0.7, [(1.4, "")], extra=keep) + paragraph_style("Last", 0.1, 1.4, -0.7, [(1.4, "")]) + paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page" fo:margin-bottom="0.3cm"')
    engine, source = office(draw, body, ["DejaVu Sans", "Liberation Sans", "Carlito"], (11,), styles=styles)
    return Document(engine, source, items)


# True or false with boxes to tick

EDDY = [
    "An employer must provide safety footwear free of charge if it is needed.", "A wet floor sign may be put away while the floor is still damp.", "You should bend your knees and keep your back straight when you lift a heavy box.",
    "A green sign with a white cross shows where first aid is found.", "Water is suitable for putting out a fire in a deep fryer.", "Near misses do not need to be reported, since nobody has been hurt.",
    "Fire doors may be wedged open in hot weather.", "Chemicals should be kept in the containers in which they were supplied.", "Ladders must be checked before each use.",
    "Only a trained person may drive a fork-lift truck.", "A frayed cable can be used if it is wrapped with tape.", "Everyone at work has a duty to take care of other people’s safety.",
]


@layout(HALF, "statements-eddy", "induction check of a training centre, Chromium: name and signature lines, ruled table with number, statement and the columns True and False with a box each; declaration below, nothing answered")
def statements_eddy(draw):
    asked = draw.some(EDDY, 12)
    body = "<div class=b><b>Harbourside Training Centre</b><span>Form HS-07 · Issue 3</span></div><h1>Health and Safety Induction: Knowledge Check</h1><table class=w><tr><td>Name:<td>Employer:</tr><tr><td>Date:<td>Assessor:</tr></table><p>For each statement, tick the box under <b>True</b> or <b>False</b>. The pass mark is 10 out of 12.</p><table class=t><thead><tr><th>No.<th>Statement<th>True<th>False</tr></thead>"
    body += "".join(f"<tr><td>{n}<td>{web(text)}<td>☐<td>☐</tr>" for n, text in enumerate(asked, 1))
    body += "</table><p><b>Declaration:</b> I have completed this check without help and I understand the site rules that were explained to me.</p><p class=s>Signed (learner) ______________________ &nbsp;&nbsp; Score: ______ / 12 &nbsp;&nbsp; Pass / Refer</p>"
    css = ".b { display: flex; justify-content: space-between; border-bottom: 3px solid #d35400; padding-bottom: 2mm } h1 { font-size: 145% } table { border-collapse: collapse; width: calc(100% - 1mm) } td, th { border: 1px solid #555; padding: 1.8mm 2.5mm } .w td { width: 50%; height: 6mm } .t th { background: #fbe5d6 } .t td:nth-child(1), .t td:nth-child(3), .t td:nth-child(4) { text-align: center; width: 13mm } .t td:nth-child(n+3) { font-family: 'DejaVu Sans'; font-size: 125% } .s { margin-top: 9mm }"
    engine, source = page(draw, body, ["Carlito", "Liberation Sans", "Open Sans"], (11,), css)
    return Document(engine, source, [item(text, None, str(n), kind="truefalse") for n, text in enumerate(asked, 1)])


# Phrasal verbs with a bank

BROOK = [
    ("I usually ", " at half past six on weekdays.", "get up"), ("Could you ", " the radio? The baby is asleep.", "turn down"), ("She had to ", " smoking when she joined the team.", "give up"),
    ("We’ve ", " milk, so I can’t make pancakes.", "run out of"), ("I’m really ", " to the school trip next week.", "looking forward"), ("My car ", " on the motorway last night.", "broke down"),
    ("The match was ", " because of the heavy rain.", "called off"), ("Please ", " your shoes before you come in.", "take off"), ("He ", " his grandmother, who raised him.", "takes after"), ("Can you ", " the cat while I’m away?", "look after"), ("They ", " a small café near the station.", "set up"),
]


@layout(HALF, "gaps-brook", "worksheet of a language school on phrasal verbs, word processor: bank in a framed table of four columns with one verb too many, numbered sentences with gaps of underscores, Answers at the foot in one paragraph of small print")
def gaps_brook(draw):
    asked = draw.some(BROOK, 11)
    bank = draw.mixed([a for _, _, a in asked] + ["put on"])
    body = paragraph(run("Oxbridge House School of English", "I")) + paragraph(run("Phrasal verbs 1"), "Title") + paragraph(run("Level: B1 (Intermediate)\tName: _________________________")) + paragraph(run("Complete the sentences with the phrasal verbs from the box. There is one phrasal verb that you do not need.", "B"))
    body += paragraph("", "Inside") + office_table([[run(b) for b in bank[k : k + 4]] for k in range(0, 12, 4)], [4.1, 4.1, 4.1, 4.1])
    items = []
    for n, (before, after, answer) in enumerate(asked, 1):
        text = f"{before}____________________{after}"
        body += paragraph(run(f"{n}.\t{text}"), "Part")
        items.append(item(text, answer, str(n), kind="gap"))
    body += paragraph(run("Note: ", "B") + run("Many phrasal verbs can be separated by their object: “turn down the music” or “turn the music down”."), "Task")
    body += paragraph(run("Answers: ", "B") + run("  ".join(f"{n} {a};" for n, (_, _, a) in enumerate(asked, 1)).rstrip(";")), "Key")
    styles = paragraph_style("Task", 0.6) + paragraph_style("Key", 1.2, size=8, extra='fo:border-top="0.5pt solid #000000" fo:padding-top="0.15cm"')
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Caladea"], (11,), foot=False, styles=styles)
    return Document(engine, source, items)


# Matching for a science class, no key

FORD = [
    ("Evaporation", "a liquid changes into a gas"), ("Condensation", "a gas changes into a liquid"), ("Precipitation", "water falls from clouds as rain, snow or hail"), ("Infiltration", "water soaks into the ground"), ("Run-off", "water flows over the surface of the land"),
    ("Transpiration", "plants give off water vapour through their leaves"), ("Aquifer", "a layer of rock that holds water"), ("Watershed", "high ground that separates two river basins"), ("Tributary", "a stream that joins a larger river"), ("Mouth", "the place where a river reaches the sea"),
]


@layout(HALF, "matching-ford", "matching sheet on the water cycle, Typst: name, date and period at the head, numbered terms with a blank before each at the left, meanings with capital letters at the right, no key")
def matching_ford(draw):
    terms = draw.mixed(FORD)
    right = draw.mixed([m for _, m in terms])
    letters = "ABCDEFGHIJ"
    lines = "".join(f"[\\_\\_\\_\\_\\_ {n}. {term}], [{letters[n - 1]}. {right[n - 1]}],\n" for n, (term, _) in enumerate(terms, 1))
    source = f"""#set page(paper: "us-letter", margin: {draw.one(["20mm", "22mm", "25mm"])}, footer: align(center, text(8pt)[Earth Science · Unit 5: Water on Earth]))
#set text(font: ({draw.one(['"Comic Neue"', '"Lato"', '"Carlito"'])},), size: 12pt, lang: "en")
Name: #box(width: 65mm, line(length: 100%, stroke: .5pt)) #h(1fr) Date: #box(width: 28mm, line(length: 100%, stroke: .5pt)) #h(1fr) Period: #box(width: 12mm, line(length: 100%, stroke: .5pt))
#v(6mm)
#align(center, text(17pt, weight: "bold")[The Water Cycle: Matching])
#v(3mm)
*Directions:* Match each term on the left with its meaning on the right. Write the letter of the meaning on the blank line. Each letter is used once.
#v(4mm)
#grid(columns: (58mm, 1fr), row-gutter: 7mm, column-gutter: 8mm, {lines})
"""
    listed = choices(letters, right)
    return Document("typst", source, [item(term, None, str(n), None, listed, kind="match") for n, (term, _) in enumerate(terms, 1)])


# FAQ of a public library

ESTUARY = [
    ("Joining", [
        ("Who can join the library?", "Anyone who lives, works or studies in the county can join free of charge. Visitors may take out a temporary membership for three months."),
        ("What do I need to bring with me?", "Please bring one document that shows your name and address, such as a utility bill or a driving licence."),
        ("Can my children have their own cards?", "Yes. Children of any age can join, but a parent or guardian has to sign the form for those under 16."),
    ]),
    ("Borrowing", [
        ("How many books can I borrow?", "You can borrow up to 20 items at a time, of which no more than six may be films or games."),
        ("How long can I keep them?", "Books are lent for three weeks, films for one week. If nobody else has asked for an item, you can renew it up to five times."),
        ("I’ve lost my card. What should I do?", "Tell us as soon as possible so that nobody else can use it. A new card costs £2."),
        ("Do you charge for late returns?", "We charge 20p a day for adults’ books, up to £6 for each item. There are no charges on children’s cards."),
    ]),
    ("Computers and Wi-Fi", [
        ("Is there free Wi-Fi?", "Yes, in all our branches. Choose LibraryOpen in the list of networks and accept the terms."),
        ("Can I print from my own phone?", "You can send documents to our printers through the web page that is shown beside them. A black and white page costs 15p."),
        ("How do I book a computer?", "Ask at the desk or use the booking page. You can book for up to two hours a day."),
    ]),
]


@layout(HALF, "faq-estuary", "FAQ page of a county library printed from the web, Chromium: coloured bar, topics as heads, questions in bold with a grey line above and a minus sign at the right as an opened accordion, answers as prose, date of the last change at the end")
def faq_estuary(draw):
    body, items = "<div class=top>Fairwater County Council</div><p class=c>Home › Libraries › Help</p><h1>Frequently asked questions</h1><p>Here are the answers to what people ask us most often. If you cannot find what you are looking for, please call us on 01632 960155.</p>", []
    for topic, pairs in ESTUARY:
        body += f"<h2>{topic}</h2>"
        for question, answer in pairs:
            body += f"<div class=e><div class=q><b>{web(question)}</b><span>−</span></div><p>{web(answer)}</p></div>"
            items.append(item(question, answer, kind="faq", section=topic))
    body += "<div class=h>Last updated: 14 March 2024</div>"
    css = ".top { background: #4b2e83; color: #fff; padding: 4mm; font-size: 130% } .c { font-size: 80%; color: #666 } h1 { font-size: 165% } h2 { font-size: 125%; color: #4b2e83; margin: 6mm 0 2mm; break-after: avoid } .e { border-top: 1px solid #bbb; padding: 1.5mm 0; break-inside: avoid } .q { display: flex; justify-content: space-between } .e p { margin: 1mm 8mm 1mm 0 } .h { margin-top: 6mm; font-size: 80%; color: #666 }"
    engine, source = page(draw, body, ["Roboto", "Open Sans", "Noto Sans"], (10, 11), css)
    return Document(engine, source, items)
