"""The seventy-first: a second collection of papers, sheets and lists, such as the same person would gather from other publishers and teachers."""

import engines  # noqa: F401  (registers latex and typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"

# Forty documents that were thought of; dice (Python's random, seed 71) took those with a star, one of each kind and two papers first.
#    1 paper: Northern Ireland, CCEA, GCSE Double Award Science: Biology, 2018: blood and circulation
#    2 paper: England and Wales, WJEC Eduqas, GCSE Geology, 2019: rocks and faults
# *  3 paper: Cambridge, O Level Food and Nutrition, 2017
# *  4 paper: Scotland, SQA, National 5 Environmental Science, 2016
# *  5 solutions: Ireland, university, tutorial of probability with solutions, 2015
#    6 solutions: Canada, University of Waterloo, thermodynamics midterm with solutions, 2012
#    7 examcls: United States, high school, exam.cls, optics worksheet with key, 2014
# *  8 examcls: United States, community college, exam.cls, precalculus quiz with key, 2018
# *  9 keygrid: United Kingdom, amateur radio or sailing school, day skipper theory test, 2011
# * 10 keygrid: Sri Lanka, GCE O/L, Commerce paper I, 2016
# * 11 rows: Australia, mathematics competition for schools, 2010
#   12 rows: India, NCERT-like question bank, ecology, 2019
# * 13 marked: Germany, Moodle review, network basics, 2020
# * 14 marked: United States, hunter education, instructor's copy, 2009
# * 15 truefalse: England, fire safety induction quiz of a college, 2015
#   16 truefalse: United States, teacher of astronomy, 2013
# * 17 gapbank: Ireland, English grammar of an adult literacy service, 2012
#   18 gapbank: New Zealand, primary school, water cycle, 2017
# * 19 cloze: Cambridge-like B2 use of English, open or choice cloze about bees, 2015
#   20 cloze: United States, teacher of cloze passage about the Erie Canal, 2016
# * 21 matching: Canada, grade 8, Renaissance inventions, 2014
#   22 matching: France, lycée, literary figures of speech, 2018
# * 23 pairs: United Kingdom, church or museum volunteer guide, Q: A:, 2010
#   24 pairs: United States, job manual: first-day IT help desk Q/A, 2006
# * 25 faq: Free software manual, LaTeX article: FAQ of a backup program, 2008
# * 26 faq: Australia, city council, composting and recycling FAQ, 2019
#   27 glossary: United States, open textbook of linguistics, 2016
# * 28 glossary: United Kingdom, guide to bell ringing or sailing, 2009
# * 29 deftable: England, school, key stage 4 citizenship or economics terms, 2018
#   30 deftable: South Africa, learner's guide, tourism, 2014
#   31 vocab: Spain-Germany, evening course, German household vocabulary, 2013
# * 32 vocab: Wales or Netherlands, beginners' Dutch, 2015
# * 33 script: Greece, course of modern Greek, market and food, 2016
#   34 script: Japan, genki-like word list, travel, 2012
# * 35 civics: Canada, settlement service, citizenship study questions, 2014
#   36 civics: New York, adult school, Spanish-English civics, 2010
# * 37 textbook: United States, college algebra/trigonometry chapter, 2010
# * 38 textbook: United States, physics of heat chapter, 2012
# * 39 nothing: United Kingdom, allotment society rules, 2011
#   40 nothing: United States, laboratory safety notes, 2007


# 3: Cambridge, O Level

FOOD = [
    ("Dietary fibre (NSP) is part of a healthy diet.", [
        ("(a)", None, "State **two** good sources of NSP.", 2, ["wholemeal bread / wholegrain cereals", "fruit or vegetables eaten with their skins"], "any two from; 1 mark each"),
        ("(b)", None, "Explain how NSP helps to prevent constipation.", 3, ["absorbs water in the large intestine", "makes the faeces soft and bulky", "so that the muscles can push them along"], None),
        ("(c)", "Some groups of people have special needs.", None, 0, [], None),
        ("(c)(i)", None, "Suggest **one** reason why older people may need more NSP.", 1, ["their digestive system becomes slower"], None),
        ("(c)(ii)", None, "Name **one** other nutrient that is important for older people.", 1, ["calcium"], "accept vitamin D, iron, vitamin C"),
    ]),
    ("Eggs are used in many dishes.", [
        ("(a)", None, "Name the two proteins found in egg white.", 2, ["albumin", "globulin"], None),
        ("(b)", "An egg is heated slowly in a pan.", None, 0, [], None),
        ("(b)(i)", None, "Give the temperature at which egg white begins to coagulate.", 1, ["60 °C"], None),
        ("(b)(ii)", None, "Describe what happens to a scrambled egg that is overcooked.", 2, ["protein shrinks and becomes tough", "liquid is squeezed out (syneresis)"], None),
        ("(c)", None, "State **one** use of eggs in each of the following dishes.", 0, [], None),
        ("(c)(i)", None, "sponge cake", 1, ["trapping air / aeration"], None),
        ("(c)(ii)", None, "fish cakes", 1, ["coating or binding"], None),
    ]),
    ("Milk can be preserved in several ways.", [
        ("(a)", None, "Describe how milk is pasteurised.", 2, ["heated to 72 °C for 15 seconds", "cooled quickly to below 10 °C"], "accept 63 °C for 30 minutes"),
        ("(b)", None, "Why does sterilised milk taste different from fresh milk?", 1, ["the sugar in it caramelises"], None),
    ]),
]


def bold(text):
    """TeX with what stands between two stars in bold."""
    parts = tex(text).split("**")
    return "".join(rf"\textbf{{{part}}}" if n % 2 else part for n, part in enumerate(parts))


@layout(HALF, "paper-stilton", "numbered paper with nested parts and marks at the right margin, mark scheme table in its own file")
def paper_stilton(draw):
    body, scheme, items = r"\begin{center}\textbf{Section A}\\[4pt]Answer \textbf{all} questions.\end{center}" "\n", "", []
    for n, (stem, parts) in enumerate(FOOD, 1):
        total, stems = sum(part[3] for part in parts), {}
        intro = rf"\lab{{0mm}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}\smallskip "
        for label, lead, command, marks, points, note in parts:
            pieces = label.replace(")(", ") (").split()
            text = bold(lead or command)
            left = 8 if len(pieces) == 1 else 16
            body += intro + rf"\needspace{{2.2cm}}\lab{{{left}mm}}{{8mm}}{{{pieces[-1]}}}{{{text}}}" "\n"
            intro = ""
            if not marks:
                stems[label] = (lead or command).replace("**", "")
                continue
            body += rf"{{\leftskip={left + 8}mm " + r"\par\vspace{8pt}\noindent\dotfill" * (marks + (len(text) > 40)) + rf"~[{marks}]\par}}\medskip " "\n"
            told = stem + (" " + stems[pieces[0]] if len(pieces) > 1 else "")
            rubric = [{"text": point, "marks": None} for point in points] if marks > 1 else None
            items.append(item(command.replace("**", ""), "\n".join(points), f"{n}{label}", marks, stem=told, rubric=rubric, guidance=note))
            shown = r"\newline ".join(tex(point) for point in points) + (rf"\newline \textit{{{tex(note)}}}" if note else "")
            scheme += rf"\centering {n}{label} & {shown} & \centering\arraybackslash {marks}\\\hline" "\n"
        body += rf"\par\hfill [Total: {total}]\par\bigskip "
    body = body + r"\par\vfill\begin{center}\small\textbf{[Turn over for Section B}\end{center}"
    head = r"\fancyhead[C]{\textbf{\thepage}}"
    fonts, extra = [draw.one(["arial", "helvetica"])], r"\setcounter{page}{2}"
    engine, source = document(draw, body, fonts, (11,), (21, 23), head, r"\fancyfoot[L]{\scriptsize\textcopyright{} Southmoor International 2017}\fancyfoot[C]{\scriptsize 6125/12/O/N/17}", extra)
    table = r"\renewcommand\arraystretch{1.35}\begin{longtable}{|p{20mm}|p{115mm}|p{16mm}|}\hline\rowcolor{black!12}\centering\textbf{Question} & \centering\textbf{Answer} & \centering\arraybackslash\textbf{Marks}\\\hline\endhead " + scheme + r"\end{longtable}"
    _, marking = document(draw, table, fonts, (11,), (20, 20), r"\fancyhead[L]{\small 6125/12}\fancyhead[C]{\small Southmoor O Level – Mark Scheme\\\textbf{PUBLISHED}}\fancyhead[R]{\small Oct/Nov 2017}", r"\fancyfoot[L]{\scriptsize\textcopyright{} Southmoor 2017}\fancyfoot[C]{\scriptsize Page \thepage}", r"\usepackage{colortbl}\setlength\headheight{28pt}\setcounter{page}{3}")
    return Document(engine, source, items, marking)


# 4: Scotland, National 5

RIVER = [
    ("A group of students investigated the River Allan above and below a fish farm. They used a kick net to sample invertebrates.", [
        ("(a)", None, "Describe how a kick net is used to sample a stream.", 2, ["Net is placed facing upstream / against the flow", "Disturb the bed in front of the net for a set time"], "Both points needed for 2 marks"),
        ("(b)", "The table shows some of their results.", None, 0, [], ""),
        ("(b)(i)", None, "Calculate the percentage decrease in the number of mayfly nymphs below the farm.", 1, ["75"], "% sign not required"),
        ("(b)(ii)", None, "Suggest a reason for the increase in sludge worms.", 1, ["Less oxygen in the water/more organic waste"], "‘Pollution’ alone is not acceptable"),
        ("(c)", None, "Name an abiotic factor that the students should also have measured.", 1, ["Oxygen concentration/temperature/pH/speed of flow"], "Any one"),
    ]),
    ("Peat bogs cover about one fifth of Scotland. Many have been drained for forestry or grazing.", [
        ("(a)", None, "State why intact peat bogs are called carbon sinks.", 1, ["They take in more carbon than they release"], "Accept ‘they store carbon’"),
        ("(b)", "In some areas the drains are now being blocked.", None, 0, [], ""),
        ("(b)(i)", None, "Explain how blocking drains helps Sphagnum moss to grow.", 2, ["Water table rises", "Sphagnum needs wet/waterlogged conditions"], "One mark for each point"),
        ("(b)(ii)", None, "Suggest one disadvantage to a landowner of blocking drains.", 1, ["Loss of grazing/loss of income from timber"], ""),
        ("(c)", None, "Give one economic use of peat.", 1, ["Fuel/compost/malting of whisky"], "Any one"),
    ]),
]
KICKS = [("Mayfly nymphs", 48, 12), ("Freshwater shrimps", 31, 26), ("Sludge worms", 5, 140)]


@layout(HALF, "paper-dunlop", "numbered paper with nested parts and marks at the right margin, marking instructions table in its own file")
def paper_dunlop(draw):
    body, scheme, items, total = "", "", [], 0
    for n, (stem, parts) in enumerate(RIVER, 1):
        body += rf"\lab{{0mm}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(stem)}}}\medskip "
        stems, before = {}, ""
        for label, lead, command, marks, points, note in parts:
            pieces = label.replace(")(", ") (").split()
            if not marks:
                stems[label] = lead
                before = rf"\makebox[9mm][l]{{{pieces[0]}}}"
                body += rf"\needspace{{4cm}}\lab{{9mm}}{{9mm}}{{{pieces[0]}}}{{{tex(lead)}}}" "\n"
                body += r"\begin{center}\renewcommand\arraystretch{1.2}\begin{tabular}{|l|c|c|}\hline \textbf{Animal} & \textbf{Above farm} & \textbf{Below farm}\\\hline " + "".join(rf"{a} & {b} & {c}\\\hline " for a, b, c in KICKS) + r"\end{tabular}\end{center}" if n == 1 else ""
                continue
            left = 9 * len(pieces)
            body += rf"\needspace{{2.5cm}}\lab{{{left}mm}}{{9mm}}{{{pieces[-1]}}}{{{tex(command)}\mark{{{marks}}}}}" + (rf"{{\leftskip={left + 9}mm \par\smallskip\textit{{Space for calculation}}\par\vspace{{14mm}}\hfill\rule{{25mm}}{{0.4pt}} \%\par}}" if "Calculate" in command else rf"{{\leftskip={left + 9}mm " + r"\par\vspace{17pt}\noindent\hrulefill" * (marks + 1) + r"\par}") + r"\bigskip " "\n"
            told = stem + (" " + stems[pieces[0]] if len(pieces) > 1 else "")
            kind = {"kind": "numeric"} if "Calculate" in command else {}
            rubric = [{"text": point, "marks": None} for point in points] if marks > 1 else None
            items.append(item(command, "\n".join(points), f"{n}{label}", marks, stem=told, rubric=rubric, guidance=note, **kind))
            first = pieces[0] if label in ("(a)", "(c)") or label.endswith("(i)") else ""
            shown = r"\newline ".join(tex(point) for point in points)
            scheme += rf"{f'{n}.' if label == '(a)' else ''} & {first} & {pieces[1] if len(pieces) > 1 else ''} & {shown} & \centering {marks} & {tex(note)}\\\hline" "\n"
            total += marks
    body += r"\begin{center}[END OF QUESTION PAPER]\end{center}"
    lines = r"\AddToShipoutPictureBG{\AtPageLowerLeft{\begin{tikzpicture}[overlay]\draw[line width=.6pt] (17.6,1.6)--(17.6,28.2) (19.0,1.6)--(19.0,28.2) (20.4,1.6)--(20.4,28.2);\node[font=\bfseries\tiny] at (18.3,28.0) {MARKS};\node[font=\bfseries\tiny,align=center] at (19.7,27.9) {DO NOT\\WRITE IN\\THIS\\MARGIN};\end{tikzpicture}}}"
    extra = lines + r"\renewcommand\mark[1]{\hfill\rlap{\hspace{15mm}#1}}\setcounter{page}{4}\geometry{left=20mm,right=42mm,top=24mm,bottom=24mm}"
    fonts = [draw.one(["lmsans", "arial", "noto"])]
    engine, source = document(draw, body, fonts, (11,), (20, 20), "", r"\fancyfoot[C]{\small Page \ifcase\value{page}\or one\or two\or three\or four\or five\or six\or seven\fi}", extra)
    table = r"{\large\textbf{Marking Instructions for each question}}\par\medskip\textbf{Section 2}\par\medskip\renewcommand\arraystretch{1.3}\begin{tabular}{|p{6mm}|p{7mm}|p{7mm}|>{\raggedright}p{66mm}|p{10mm}|>{\raggedright\arraybackslash}p{45mm}|}\hline\multicolumn{3}{|c|}{\textbf{Question}} & \centering\textbf{Expected Answer(s)} & \centering\textbf{Max Mark} & \textbf{Additional Guidance}\\\hline " + scheme + rf"\multicolumn{{4}}{{|r|}}{{\textbf{{Total}}}} & \centering {total} & \\\hline\end{{tabular}}\begin{{center}}[END OF MARKING INSTRUCTIONS]\end{{center}}"
    _, marking = document(draw, table, fonts, (11,), (18, 18), "", r"\fancyfoot[C]{\small Page \thepage}")
    return Document(engine, source, items, marking)


# 5: Ireland, a tutorial of a university

CHANCE = [
    ("A box holds 5 red pens, 4 blue pens and 3 black pens. Three pens are taken at random without replacement.", [
        ("Find the probability that all three pens are red.", r"There are 220 ways to choose three pens and 10 ways to choose three red ones, so the probability is $10/220=1/22$.", "There are 220 ways to choose three pens and 10 ways to choose three red ones, so the probability is 10/220 = 1/22."),
        ("Find the probability that no pen is black.", r"Three pens are to be chosen from the nine that are not black. The probability is $84/220=21/55$.", "Three pens are to be chosen from the nine that are not black. The probability is 84/220 = 21/55."),
        ("Find the probability of one pen of each colour.", r"This can be done in $5\times 4\times 3=60$ ways, and so the probability is $60/220=3/11$.", "This can be done in 5 × 4 × 3 = 60 ways, and so the probability is 60/220 = 3/11."),
    ]),
    ("The 46A bus is late on 20% of mornings, independently of other mornings. Aoife takes it on five mornings.", [
        ("What is the distribution of the number of late buses?", r"It is binomial with $n=5$ and $p=0.2$.", "It is binomial with n = 5 and p = 0.2."),
        ("What is the probability that no bus is late?", r"Each bus must be on time, which has probability $0.8^5=0.3277$.", "Each bus must be on time, which has probability 0.8⁵ = 0.3277."),
        ("What is the probability that at least two buses are late?", r"The probability of exactly one late bus is $5\times 0.2\times 0.8^4=0.4096$. Hence the answer is $1-0.3277-0.4096=0.2627$.", "The probability of exactly one late bus is 5 × 0.2 × 0.8⁴ = 0.4096. Hence the answer is 1 − 0.3277 − 0.4096 = 0.2627."),
    ]),
    ("A continuous random variable $X$ has density $f(x)=2x$ for $0\\le x\\le 1$, and $f(x)=0$ elsewhere.", [
        ("Verify that $f$ is a density.", r"The function is not negative, and the triangle below its graph has the area $1/2\times 1\times 2=1$.", "The function is not negative, and the triangle below its graph has the area 1/2 × 1 × 2 = 1."),
        ("Compute $P(X>1/2)$.", r"We have $P(X>1/2)=1-(1/2)^2=3/4$.", "We have P(X > 1/2) = 1 − (1/2)² = 3/4."),
        ("Compute the mean of $X$.", r"The mean is the integral of $x\times 2x=2x^2$ from 0 to 1, which is $2/3$.", "The mean is the integral of x × 2x = 2x² from 0 to 1, which is 2/3."),
    ]),
    ("A factory has two machines. Machine A makes 60% of the bolts and 2% of these are faulty; machine B makes the rest and 5% of these are faulty. A bolt that is picked at random is faulty. What is the probability that machine B made it?", r"The probability of a faulty bolt is $0.6\times 0.02+0.4\times 0.05=0.032$. By Bayes' theorem the answer is $0.02/0.032=0.625$.", "The probability of a faulty bolt is 0.6 × 0.02 + 0.4 × 0.05 = 0.032. By Bayes’ theorem the answer is 0.02/0.032 = 0.625."),
]


@layout(HALF, "tutorial-gubbeen", "university tutorial with solutions run in")
def tutorial_gubbeen(draw):
    body, items = r"\begin{center}{\large\bfseries ST1051 Introduction to Probability}\\[2pt]{\bfseries Tutorial 4 --- Solutions}\\[2pt]Michaelmas Term 2015\end{center}\medskip ", []
    shown = lambda text: text if "$" in text and "%" not in text else text.replace("%", r"\%")
    said = lambda text: text.replace("f(x)=2x", "f(x) = 2x").replace(r"0\le x\le 1", "0 ≤ x ≤ 1").replace("f(x)=0", "f(x) = 0").replace("X>1/2", "X > 1/2").replace("$", "")
    for n, (stem, *rest) in enumerate(CHANCE, 1):
        body += rf"\par\medskip\needspace{{3cm}}\textbf{{Question {n}.}}\enspace \textit{{{shown(stem)}}}"
        if len(rest) == 2:
            body += rf"\par\smallskip\textbf{{Solution.}}\enspace {shown(rest[0])}"
            items.append(item(stem, rest[1], str(n)))
            continue
        parts = rest[0]
        body += r"\begin{enumerate}[label=(\roman*),nosep,left=4mm]" + "".join(rf"\item \textit{{{shown(text)}}}" for text, *_ in parts) + r"\end{enumerate}\textbf{Solution.}\begin{enumerate}[label=(\roman*),nosep,left=4mm]" + "".join(rf"\item {shown(answer)}" for _, answer, _ in parts) + r"\end{enumerate}" "\n"
        items += [item(said(text), plainly, f"{n}({roman})", stem=said(stem)) for roman, (text, _, plainly) in zip(("i", "ii", "iii"), parts)]
    engine, source = document(draw, body, ["cm", "lm"], (11, 12), (26, 30), "", r"\thepage")
    return Document(engine, source, items)


# 8: United States, a quiz of a community college in the class exam

PRECALC = [
    ("box", "Convert $150^\\circ$ to radians.", "Convert 150° to radians.", r"$\displaystyle 150^\circ\cdot\frac{\pi}{180^\circ}=\frac{5\pi}{6}$", "150° · π/180° = 5π/6", 2),
    ("tick", "In which quadrant does an angle of $-200^\\circ$ end?", "In which quadrant does an angle of −200° end?", ["Quadrant I", "Quadrant II", "Quadrant III", "Quadrant IV"], 1, 1),
    ("parts", "Let $\\sin\\theta=\\frac{3}{5}$ with $\\theta$ in Quadrant II.", "Let sin θ = 3/5 with θ in Quadrant II.", [
        ("Find $\\cos\\theta$.", "Find cos θ.", r"The cosine is negative there, so $\cos\theta=-\frac{4}{5}$.", "The cosine is negative there, so cos θ = −4/5.", 2),
        ("Find $\\tan\\theta$.", "Find tan θ.", r"$\tan\theta=-\frac{3}{4}$", "tan θ = −3/4", 1)], None, 3),
    ("tick", "What is the period of $y=4\\cos 2x$?", "What is the period of y = 4 cos 2x?", ["$\\frac{\\pi}{2}$", "$\\pi$", "$2\\pi$", "$4$"], 1, 1),
    ("tick", "Which function is even?", "Which function is even?", ["Sine", "Cosine", "Tangent", "Cosecant"], 1, 1),
    ("box", "A ladder leans on a wall at an angle of $70^\\circ$ with the ground. Its foot is 4 feet from the wall. How long is the ladder?", "A ladder leans on a wall at an angle of 70° with the ground. Its foot is 4 feet from the wall. How long is the ladder?", r"$L=\displaystyle\frac{4}{\cos 70^\circ}\approx 11.7$ feet", "L = 4/cos 70° ≈ 11.7 feet", 3),
    ("box", "Explain why the tangent of $90^\\circ$ is undefined.", "Explain why the tangent of 90° is undefined.", r"The tangent is sine over cosine, and the cosine of $90^\circ$ is zero.", "The tangent is sine over cosine, and the cosine of 90° is zero.", 2),
]


@layout(HALF, "quiz-colby", "worksheet of the class exam with solution boxes and tick-one choices")
def quiz_colby(draw):
    said = {"$\\frac{\\pi}{2}$": "π/2", "$\\pi$": "π", "$2\\pi$": "2π", "$4$": "4"}
    body, items = "", []
    for n, (kind, text, plainly, given, right, points) in enumerate(PRECALC, 1):
        if kind == "parts":
            body += rf"\question {text}\begin{{parts}}" + "".join(rf"\part[{p}] {ask}\begin{{solution}}{answer}\end{{solution}}" for ask, _, answer, _, p in given) + r"\end{parts}" "\n"
            items += [item(ask, answer, f"{n}({letter})", p, stem=plainly) for letter, (_, ask, _, answer, p) in zip("ab", given)]
        elif kind == "tick":
            where = "oneparcheckboxes" if max(map(len, given)) < 12 and n > 3 else "checkboxes"
            body += rf"\question[{points}] {text}\par\begin{{{where}}}" + "".join((r"\CorrectChoice " if k == right else r"\choice ") + option + " " for k, option in enumerate(given)) + rf"\end{{{where}}}" "\n"
            told = [said.get(option, option) for option in given]
            items.append(item(plainly, told[right], str(n), points, choices([None] * 4, told), kind="mcq"))
        else:
            body += rf"\question[{points}] {text}\begin{{solution}}{given}\end{{solution}}" "\n"
            items.append(item(plainly, right, str(n), points))
    size, font = draw.one((11, 12)), draw.one(["", r"\usepackage[T1]{fontenc}\usepackage{mathptmx}", r"\usepackage[T1]{fontenc}\usepackage{lmodern}"])
    source = rf"""\documentclass[{size}pt,letterpaper,addpoints,answers]{{exam}}{font}\usepackage{{amsmath,amssymb}}\usepackage[margin=1in]{{geometry}}
\pagestyle{{headandfoot}}\firstpageheader{{Math 125: Precalculus II}}{{\textbf{{Quiz 3 KEY}}}}{{Spring 2018}}\runningheader{{Math 125}}{{Quiz 3 KEY}}{{Spring 2018}}\headrule\footer{{}}{{Page \thepage\ of \numpages}}{{}}
\checkedchar{{$\blacksquare$}}\checkboxchar{{$\square$}}
\begin{{document}}\noindent Name: \underline{{\hspace{{3in}}}}\hfill Score: \underline{{\hspace{{.6in}}}} / \numpoints
\medskip

\noindent Show all work. You may use a scientific calculator.
\medskip
\begin{{questions}}
{body}\end{{questions}}\end{{document}}"""
    return Document("latex", source, items)


# 9: United Kingdom, a sailing school

SKIPPER = [
    ("What does a red can-shaped buoy mark when you enter a harbour in region A?", ["The starboard side of the channel", "The port side of the channel", "An isolated danger", "Safe water"], 1),
    ("A cardinal buoy has two black cones pointing upwards. Where is safe water?", ["North of the buoy", "East of the buoy", "South of the buoy", "West of the buoy"], 0),
    ("Your steering compass reads 085°. Deviation is 3° W. What is the magnetic heading?", ["082°", "085°", "088°", "091°"], 0),
    ("Two yachts under sail meet on opposite tacks. Which one gives way?", ["The windward boat", "The boat on starboard tack", "The boat on port tack", "The slower boat"], 2),
    ("What is the meaning of one short blast of the horn?", ["I am altering course to port", "I am altering course to starboard", "My engines are going astern", "I do not understand your intentions"], 1),
    ("Spring tides occur", ["only in spring", "soon after full and new moon", "soon after the half moons", "only at the equinoxes"], 1),
    ("Chart datum is approximately the level of", ["mean high water springs", "mean sea level", "the lowest astronomical tide", "the deepest sounding"], 2),
    ("What is the length of one minute of latitude?", ["One kilometre", "One statute mile", "One nautical mile", "One cable"], 2),
    ("On which VHF channel is a distress call made?", ["6", "12", "16", "80"], 2),
    ("Which word begins a call when there is grave and imminent danger to life?", ["PAN PAN", "MAYDAY", "SECURITE", "URGENT"], 1),
    ("In the forecast the wind is “backing”. It is", ["changing anticlockwise", "changing clockwise", "becoming weaker", "becoming gusty"], 0),
    ("A yacht is at anchor by day. What should she show forward?", ["A black cone, point down", "A black ball", "A black diamond", "A red flag"], 1),
    ("How many metres of chain should be used, as a rule of thumb, in a depth of 5 m?", ["5 m", "10 m", "20 m", "60 m"], 2),
    ("Force 6 on the Beaufort scale is called a", ["gentle breeze", "fresh breeze", "strong breeze", "gale"], 2),
]
SKIPPER_STYLES = paragraph_style("Ask", 0.3, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="always"') + paragraph_style("Opt", 0.0, 1.7, -0.8, [(1.7, "")]) + paragraph_style("Keys", 0, bold=True, size=14, extra='fo:break-before="page"')


@layout(HALF, "theory-caerphilly", "multiple choice with key at the end in a grid")
def theory_caerphilly(draw):
    body, items = paragraph(run("Solent Quay Sea School"), "Title") + paragraph(run("Day Skipper theory – assessment paper 2 (general knowledge)", "B")) + paragraph(run("Time allowed: 30 minutes. Circle one letter for each question. No books or almanacs.", "I")), []
    for n, (question, options, right) in enumerate(SKIPPER, 1):
        body += paragraph(run(f"{n}.\t{question}"), "Ask") + "".join(paragraph(run(f"{letter}\t{text}"), "Opt") for letter, text in zip("ABCD", options))
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    cells = [run(f"{n}  {'ABCD'[right]}") for n, (_, _, right) in enumerate(SKIPPER, 1)]
    body += paragraph(run("Assessment paper 2: answers"), "Keys") + paragraph(run("")) + office_table([cells[a : a + 7] for a in (0, 7)], [2.0] * 7) + paragraph(run("Pass mark: 11 out of 14. Go through wrong answers with the student before the chart work paper."))
    engine, source = office(draw, body, ["Liberation Sans", "Carlito"], (11,), 2.0, styles=SKIPPER_STYLES)
    return Document(engine, source, items)


# 10: Sri Lanka, GCE O/L

COMMERCE = [
    ("Which of the following is a need and not a want?", ["a motor car", "drinking water", "a television", "a gold chain"], 1),
    ("The reward for land as a factor of production is", ["rent", "wages", "interest", "profit"], 0),
    ("A business owned by one person is known as a", ["partnership", "co-operative", "sole proprietorship", "public company"], 2),
    ("The document sent by a seller to a buyer to show the amount due is", ["a quotation", "an invoice", "a receipt", "a debit card"], 1),
    ("In the accounting equation, capital is equal to", ["assets plus liabilities", "assets minus liabilities", "income minus expenses", "liabilities minus assets"], 1),
    ("Which bank has the sole right to issue notes and coins in Sri Lanka?", ["the People’s Bank", "the National Savings Bank", "the Central Bank", "the Bank of Ceylon"], 2),
    ("Goods costing Rs. 4 000 are sold for Rs. 5 000. The profit as a percentage of cost is", ["20%", "25%", "80%", "125%"], 1),
    ("Which of these is a current asset?", ["buildings", "machinery", "debtors", "a bank loan"], 2),
    ("Insurance against loss of goods carried by ship is called", ["life insurance", "marine insurance", "fire insurance", "fidelity guarantee"], 1),
    ("Selling goods to other countries is", ["import trade", "retail trade", "export trade", "entrepôt trade"], 2),
    ("The book in which credit purchases are first recorded is the", ["cash book", "purchases journal", "sales journal", "general ledger"], 1),
    ("Which of the following statements on a partnership is correct?", ["The partners usually share profits and losses.", "It can be formed by a single person.", "Its shares are quoted on the stock exchange.", "It must have at least fifty members."], 0),
    ("A trader who buys from the producer in bulk and sells to shops is a", ["retailer", "hawker", "wholesaler", "broker"], 2),
    ("The balance of the cash account at the end of a day can never be", ["a debit balance", "a credit balance", "nil", "equal to that of the day before"], 1),
    ("Which is the safest way of sending money by post?", ["a bearer cheque", "a crossed cheque", "currency notes", "coins"], 1),
    ("The final aim of the economic activity of a society is the", ["payment of taxes", "satisfaction of human wants", "increase of imports", "issue of money"], 1),
]


@layout(HALF, "choices-halloumi", "multiple choice with key at the end in a table")
def choices_halloumi(draw):
    body, items = r"\begin{center}{\large\bfseries Western Hills Zonal Education Office}\\[2pt]\textbf{Second Term Test 2016 -- Grade 11}\\[2pt]\textbf{Business and Accounting Studies I}\hfill\textbf{Time: One hour}\end{center}\hrule\medskip $\bullet$~\textit{Answer \textbf{all} questions.}\par $\bullet$~\textit{In each of the questions, pick the alternative} (1), (2), (3), (4) \textit{which you consider is correct or most appropriate.}\par\medskip\hrule\medskip " "\n", []
    for n, (question, options, right) in enumerate(COMMERCE, 1):
        longest = max(map(len, options))
        wide = 38 if longest < 15 else 76 if longest < 36 else 0
        cells = [rf"({k})~~{tex(option)}" for k, option in enumerate(options, 1)]
        if wide:
            inner = "".join(rf"\makebox[{wide}mm][l]{{{cell}}}" + (r"\\" if wide == 76 and k == 1 else "") for k, cell in enumerate(cells))
        else:
            inner = r"\\".join(cells)
        body += rf"\needspace{{2cm}}\lab{{0mm}}{{9mm}}{{{n:02}.}}{{{tex(question)}\\{inner}}}\smallskip " "\n"
        items.append(item(question, options[right], f"{n:02}", None, choices("1234", options), kind="mcq", answer_label="1234"[right]))
    keys = [rf"{n:02}. & ({right + 1})" for n, (_, _, right) in enumerate(COMMERCE, 1)]
    body += r"\par\bigskip\begin{center}* * *\end{center}\needspace{5cm}\begin{center}\textbf{Answers -- Paper I}\\[4pt]\renewcommand\arraystretch{1.2}\begin{tabular}{|c|c||c|c||c|c||c|c|}\hline " + "".join(" & ".join(keys[k + 4 * c] for c in range(4)) + r"\\\hline " for k in range(4)) + r"\end{tabular}\\[4pt](2 $\times$ 16 = 32 marks)\end{center}"
    engine, source = document(draw, body, ["times", "timesnew"], (11,), (22, 25), r"\fancyhead[R]{\small 62 -- E -- I}", r"-- \thepage\ --")
    return Document(engine, source, items)


# 11: Australia, a competition of schools

CONTEST = [
    ("The value of 2010 − 20.10 is", ["1990.09", "1990.9", "1989.9", "1989.09", "1998.9"]),
    ("A tram leaves at 10:47 am and arrives at 1:05 pm. The journey takes", ["1 h 58 min", "2 h 8 min", "2 h 18 min", "2 h 58 min", "3 h 42 min"]),
    ("How many of the whole numbers from 1 to 50 are multiples of both 3 and 4?", ["3", "4", "7", "12", "28"]),
    ("The angles of a triangle are in the ratio 2 : 3 : 4. The largest angle is", ["40°", "60°", "72°", "80°", "90°"]),
    ("If 5 litres of paint cover 60 square metres, how many litres are needed for 84 square metres?", ["6", "7", "8", "9", "12"]),
    ("A square has the same area as a rectangle 4 cm wide and 9 cm long. What is the perimeter of the square?", ["6 cm", "13 cm", "24 cm", "26 cm", "36 cm"]),
    ("The mean of five numbers is 12. When a sixth number is added the mean becomes 13. The sixth number is", ["13", "14", "15", "17", "18"]),
    ("Kim writes the whole numbers from 1 to 100. How many times does she write the digit 7?", ["10", "11", "19", "20", "21"]),
    ("In a class of 28 students, 17 have a dog, 12 have a cat and 5 have neither. How many have both?", ["1", "4", "5", "6", "7"]),
    ("Four friends sit in a row for a photograph. In how many ways can they sit if two of them insist on being next to each other?", ["6", "8", "12", "18", "24"]),
    ("The sum of three consecutive even numbers is 78. What is the product of the smallest and the largest?", ["624", "672", "676", "728", "780"]),
]


@layout(HALF, "contest-ricotta", "multiple choice with options in rows, no answers")
def contest_ricotta(draw):
    body, items = r"\begin{center}{\Large\bfseries Junior Division}\\[3pt]{\itshape Years 7 and 8 \quad Thursday 29 July 2010}\end{center}" "\n", []
    for n, (question, options) in enumerate(CONTEST, 1):
        if n in (1, 8):
            body += rf"\par\bigskip\begin{{center}}\framebox[\linewidth]{{\strut\textbf{{{'Questions 1 to 7, 3 marks each' if n == 1 else 'Questions 8 to 11, 4 marks each'}}}}}\end{{center}}" "\n"
        row = "".join(rf"\makebox[30mm][l]{{(\textsf{{{letter}}})~~{tex(option)}}}" for letter, option in zip("ABCDE", options))
        body += rf"\needspace{{2.5cm}}\lab{{0mm}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(question)}\par\smallskip {row}}}\bigskip " "\n"
        items.append(item(question, None, str(n), None, choices("ABCDE", options), kind="mcq"))
    engine, source = document(draw, body, ["lm", "schoolbook", "palatino"], (11, 12), (24, 26), r"\fancyhead[L]{\small 2010 SMC -- Junior Questions}\fancyhead[R]{\small \thepage}", "")
    return Document(engine, source, items)


# 13: Germany, review of a test in a learning platform

NETZ = [
    ("one", "Wie viele Bit hat eine IPv4-Adresse?", ["16", "32", "64", "128"], [1], 1),
    ("one", "Welches Gerät verbindet verschiedene Netze miteinander?", ["Hub", "Repeater", "Router", "Patchfeld"], [2], 2),
    ("bool", "Eine MAC-Adresse wird vom DHCP-Server vergeben.", ["Wahr", "Falsch"], [1], 1),
    ("one", "Welcher Port ist für HTTPS vorgesehen?", ["21", "80", "110", "443"], [3], 1),
    ("many", "Welche Protokolle gehören zur Transportschicht?", ["TCP", "IP", "UDP", "Ethernet"], [0, 2], None),
    ("one", "Wie viele nutzbare Hostadressen hat ein Netz mit der Maske 255.255.255.0?", ["126", "254", "255", "256"], [1], 1),
    ("one", "Wofür ist DNS zuständig?", ["für die Verschlüsselung von Verbindungen", "für die Übersetzung von Namen in IP-Adressen", "für das Versenden von E-Mails", "für die Zeitsynchronisation"], [1], 1),
    ("bool", "Ein Switch leitet Rahmen anhand der MAC-Adresse weiter.", ["Wahr", "Falsch"], [0], 0),
    ("one", "Welche dieser Adressen ist privat?", ["8.8.8.8", "192.168.10.4", "172.40.1.1", "11.0.0.1"], [1], 1),
]


@layout(HALF, "review-limburger", "multiple choice with the right option marked on the page")
def review_limburger(draw):
    given = {2: [0], 7: [3]}
    body, items = "<h1>BS-IT10 Netzwerktechnik</h1><table class=s><tr><th>Begonnen am<td>Dienstag, 3. November 2020, 10:12<tr><th>Status<td>Beendet<tr><th>Beendet am<td>Dienstag, 3. November 2020, 10:24<tr><th>Punkte<td>7,00/9,00<tr><th>Bewertung<td><b>7,78</b> von 10,00 (<b>78</b>%)</table>", []
    for n, (kind, text, options, right, _) in enumerate(NETZ, 1):
        chosen = given.get(n, right)
        good = chosen == right
        letters = [f"{letter}. " for letter in "abcd"] if kind != "bool" else ["", ""]
        sign = ("☑", "☐") if kind == "many" else ("◉", "○")
        lines = "".join(f"<p class=o><i>{sign[0] if k in chosen else sign[1]}</i> {letter}{web(option)}{(' <b class=y>✓</b>' if k in right else ' <b class=x>✗</b>') if k in chosen else ''}</p>" for k, (letter, option) in enumerate(zip(letters, options)))
        told = "Die richtige Antwort ist „" + options[right[0]] + "“." if kind == "bool" else ("Die richtigen Antworten sind: " if kind == "many" else "Die richtige Antwort ist: ") + ", ".join(options[k] for k in right)
        ask = "" if kind == "bool" else f"<p class=w>{'Wählen Sie eine oder mehrere Antworten:' if kind == 'many' else 'Wählen Sie eine Antwort:'}</p>"
        body += f"<div class=q><div class=i><p>Frage <b>{n}</b></p><p>{'Richtig' if good else 'Falsch'}</p><p>Erreichte Punkte {'1,00' if good else '0,00'} von 1,00</p></div><div class=f><div class=t><p>{web(text)}</p>{ask}{lines}</div><div class=r>Die Antwort ist {'richtig' if good else 'falsch'}.<br>{web(told)}</div></div></div>"
        if kind == "bool":
            items.append(item(text, "True" if right == [0] else "False", str(n), 1, kind="truefalse"))
        else:
            rest = {"kind": "multi"} if kind == "many" else {"kind": "mcq", "answer_label": "abcd"[right[0]]}
            items.append(item(text, "\n".join(options[k] for k in right), str(n), 1, choices("abcd", options), **rest))
    css = "h1 { font-size: 150%; font-weight: normal; margin: 0 0 4mm } .s { font-size: 90%; border-collapse: collapse; width: 100%; margin-bottom: 5mm } .s th { text-align: right; width: 32mm; background: #f2f2f2 } .s td, .s th { border: 1px solid #ddd; padding: 1mm 2mm } .q { display: flex; gap: 4mm; margin-bottom: 4mm; break-inside: avoid } .i { width: 30mm; border: 1px solid #cad0d7; background: #f8f9fa; padding: 2mm; font-size: 80%; align-self: flex-start } .i p { margin: 0 0 1.5mm } .i b { font-size: 140% } .f { flex: 1 } .t { background: #e7f3f5; padding: 3mm } .t p { margin: 0 0 1.5mm } .o { padding-left: 4mm } .o i { font-style: normal; font-family: 'DejaVu Sans' } .y { color: #2a7d2e; font-family: 'DejaVu Sans' } .x { color: #b00020; font-family: 'DejaVu Sans' } .r { background: #fcefdc; padding: 2.5mm 3mm; color: #7d5a29; margin-top: 2mm }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Noto Sans"], (10, 10.5), css, language="de")
    return Document(engine, source, items)


# 14: United States, hunter education, the instructor's copy

HUNTER = [
    ("The first rule of firearm safety is to:", ["keep the action open at all times.", "control the direction of the muzzle.", "wear ear protection.", "unload before crossing a stream."], 1),
    ("Which color must most hunters wear during deer season so that others can see them?", ["Forest green", "Brown camouflage", "Blaze orange", "Dark red"], 2),
    ("The difference between a rifle and a shotgun barrel is that the rifle barrel has:", ["spiral grooves inside.", "a smooth bore.", "a choke.", "thinner walls."], 0),
    ("Before crossing a fence alone you should:", ["hand the gun over first.", "carry the gun in one hand.", "unload and lay the gun on the other side.", "lean the gun against a post."], 2),
    ("The best shot at a standing deer for most hunters is:", ["head-on.", "broadside.", "straight from behind.", "at the neck."], 1),
    ("The number stamped on the barrel must match:", ["the number on your license.", "the cartridge or shell used.", "the weight of the gun.", "the year it was made."], 1),
    ("A tree stand hunter is most likely to be injured:", ["while sitting still.", "by lightning.", "by falling while climbing.", "by other hunters."], 2),
    ("Hypothermia means that:", ["the body loses heat faster than it makes it.", "the skin is burned by the sun.", "the body lacks salt.", "the heart beats too fast."], 0),
    ("Wildlife conservation is best described as:", ["no use of wildlife at all.", "the wise use of wildlife.", "raising animals in zoos.", "removing predators."], 1),
    ("When you hunt on private land you should first:", ["park at the gate.", "ask the landowner for permission.", "post your own signs.", "call the county clerk."], 1),
    ("After a shot at an animal that runs off, the hunter should:", ["go home and return next day.", "follow at once at a run.", "wait and then follow the trail.", "fire again into the brush."], 2),
    ("A safe backstop for target practice is:", ["a stand of thin trees.", "a high bank of earth.", "the surface of a pond.", "a row of rocks."], 1),
]


@layout(HALF, "choices-monterey", "multiple choice with the right option marked on the page")
def choices_monterey(draw):
    lines, items = [".ds RH Instructor copy", ".ds LH Form B", ".ds CF - \\\\n[PN] -", ".P1", ".ce 3", "\\fB\\s+3BASIC HUNTER EDUCATION COURSE\\s-3\\fP", "\\fBFinal Examination, Form B\\fP", "INSTRUCTOR COPY \\- DO NOT HAND OUT", ".sp", "Correct responses are marked with an asterisk (*). Students need 9 of 12 to pass.", ".sp .5"], []
    for n, (question, options, right) in enumerate(HUNTER, 1):
        lines += [".ne 6", ".in 0", ".sp .5", ".ta 0.45i", ".in 0.45i", ".ti -0.45i", f"{n}.\t{plain(question)}", ".ta 0.25i 0.6i"]
        for k, (letter, option) in enumerate(zip("abcd", options)):
            lines += [".br", ".in 1.05i", ".ti -0.6i", f"{'*' if k == right else ''}\t{letter}.\t{plain(option)}"]
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    engine, source = roff(draw, lines, (11, 12), ("T", "H", "N"))
    return Document(engine, source, items)


# 15: England, induction at a college

FIRE = [
    ("You should finish what you are doing before you leave when the alarm sounds.", False, "Leave at once by the nearest exit."),
    ("Lifts must not be used during an evacuation.", True, "Power may fail and trap people inside."),
    ("A red extinguisher with a cream label contains foam.", True, "Foam is for wood, paper and flammable liquids."),
    ("Water is suitable for putting out an electrical fire.", False, "Use carbon dioxide (black label)."),
    ("Fire doors may be wedged open on hot days.", False, "They must be kept shut to hold back smoke."),
    ("The assembly point for the Mill Lane building is the lower car park.", True, "See the plan beside each exit."),
    ("You may go back in for your bag once the bell has stopped.", False, "Wait until the fire marshal tells you to return."),
    ("Anyone who finds a fire should break the glass of the nearest call point.", True, "Raise the alarm before anything else."),
    ("Smoke is heavier than air, so it gathers at floor level.", False, "Hot smoke rises; stay low where the air is clearer."),
    ("The alarm is tested every Wednesday at 8.30 am.", True, "There is no need to leave during this test."),
    ("A burning chip pan should be carried outside.", False, "Turn off the heat and cover it with a fire blanket."),
    ("Visitors are the responsibility of the person they have come to see.", True, "Take them with you to the assembly point."),
]


@layout(HALF, "induction-wensleydale", "true or false with key")
def induction_wensleydale(draw):
    asked = "\n".join(f"[{n}], [{text}], [□ True], [□ False]," for n, (text, *_) in enumerate(FIRE, 1))
    key = "\n".join(f"+ *{'True' if right else 'False'}.* {why}" for _, right, why in FIRE)
    items = [item(text, "True" if right else "False", str(n), kind="truefalse") for n, (text, right, _) in enumerate(FIRE, 1)]
    source = f"""#set page(paper: "a4", margin: (x: 22mm, top: 26mm, bottom: 20mm), header: text(9pt)[Ryedale Vale College #h(1fr) Staff and student induction], footer: text(9pt)[Estates HS-07, issue 3, September 2015 #h(1fr) #context counter(page).display("1 of 1", both: true)])
#set text(font: "{draw.one(['Carlito', 'Lato', 'Liberation Sans'])}", size: {draw.one([11, 12])}pt, lang: "en", region: "GB")
= Fire safety quiz
#v(2mm)
Name: #box(width: 60mm, line(length: 100%, stroke: 0.5pt)) #h(6mm) Department: #box(width: 45mm, line(length: 100%, stroke: 0.5pt))
#v(2mm)
Read each statement and tick True or False. Hand the sheet back at the end of the talk.
#v(2mm)
#grid(columns: (8mm, 1fr, 18mm, 18mm), row-gutter: 5mm, column-gutter: 2mm,
{asked})
#v(6mm)
Score: #box(width: 15mm, line(length: 100%, stroke: 0.5pt)) / {len(FIRE)} #h(1fr) Signed: #box(width: 50mm, line(length: 100%, stroke: 0.5pt))
#pagebreak()
= Fire safety quiz: answers
#v(2mm)
#set enum(spacing: 3.5mm)
{key}

#v(3mm)
Anyone with fewer than nine right answers should speak to the health and safety officer before using the workshops.
"""
    return Document("typst", source, items)


# 17: Ireland, adult literacy

ARTICLES = [
    ("Conjunctions", ["although", "because", "or", "so", "unless", "until"], [
        ("We took the umbrella * it looked like rain.", "because"), ("You can pay by card * in cash.", "or"), ("The shop was shut, * I came home.", "so"),
        ("* she was tired, Nuala finished the shift.", "Although"), ("Wait here * the nurse calls your name.", "until"), ("You won’t get a parcel * you show some identification.", "unless")]),
    ("Past tense", ["bought", "caught", "drove", "forgot", "taught", "wrote"], [
        ("Seán * a letter to the council about the footpath.", "wrote"), ("I * my PIN and the card was blocked.", "forgot"), ("My grandfather * me how to mend a net.", "taught"),
        ("They * the early bus to Galway.", "caught"), ("We * two tickets for the match.", "bought"), ("She * to Ennis in the snow.", "drove")]),
]


@layout(HALF, "gaps-cashel", "gap fill with a word bank in two columns, answers at the foot")
def gaps_cashel(draw):
    body, items, key, n = "", [], [], 0
    rule = "_" * draw.one((11, 13))
    for letter, (title, bank, asked) in zip("AB", ARTICLES):
        body += paragraph(run(f"{letter}. {title}"), "Head") + paragraph(run("Fill each gap with a word from the box. Use each word once.", "I")) + office_table([[run("     ".join(bank[:3]) + "\n" + "     ".join(bank[3:]), "B")]], [7.6])
        for text, answer in asked:
            n += 1
            body += paragraph(run(f"{n}.\t" + text.replace("*", rule)), "Part")
            items.append(item(text.replace("*", rule), answer.lower(), str(n), kind="gap", section=f"{letter}. {title}"))
            key.append(f"{n} {answer.lower()}")
    body = paragraph(run("Reading and Writing Matters"), "Title") + paragraph(run("Unit 6: Joining words and verbs\tName: ______________________")) + f'<text:section text:style-name="Two" text:name="Exercises">{body}</text:section>'
    body += paragraph(run("Answers: " + ", ".join(key[:6]) + "; " + ", ".join(key[6:]) + "."), "Small")
    styles = paragraph_style("Small", 1.0, size=8.5) + '<style:style style:name="Two" style:family="section"><style:section-properties><style:columns fo:column-count="2" fo:column-gap="0.9cm"/></style:section-properties></style:style>'
    engine, source = office(draw, body, ["Carlito", "Liberation Sans"], (12,), 2.2, styles=styles)
    return Document(engine, source, items)


# 19: an examination of English at level B2

HIVE = [
    ("Bees have been kept by people for thousands of years, and honey was once the only sweetener that most of them could ", 0, ["afford", "spend", "cost", "charge"], 0, ". "),
    ("A single colony may ", 1, ["contain", "involve", "belong", "consist"], 0, " as many as fifty thousand workers in summer, all of them daughters of one queen. "),
    ("When a worker has found a good source of nectar, she flies home and ", 2, ["does", "performs", "acts", "makes"], 1, " a kind of dance that tells the others how far away it is. "),
    ("Farmers depend ", 3, ["in", "of", "on", "with"], 2, " bees as well, since many crops need insects to carry pollen from flower to flower. "),
    ("In recent decades, ", 4, ["despite", "however", "although", "otherwise"], 1, ", wild bees have become rarer in many places. "),
    ("Scientists have put ", 5, ["forward", "up", "away", "out"], 0, " several explanations, from new diseases to the loss of meadows. "),
    ("Anyone with a garden can play a ", 6, ["piece", "game", "part", "place"], 2, " in helping them. "),
    ("Leaving a corner of the lawn uncut is a simple way of ", 7, ["offering", "giving", "supplying", "providing"], 3, " bees with food from spring to autumn. "),
    ("It takes hardly any time, and the results are well ", 8, ["worth", "deserving", "value", "merit"], 0, " waiting for."),
]


@layout(HALF, "cloze-cheshire", "cloze passage with numbered gaps and choices, key below")
def cloze_cheshire(draw):
    dots = "." * draw.one((12, 16))
    text, items = "", []
    for before, n, options, right, after in HIVE:
        text += f"{before}*({n})* {options[right] if n == 0 else dots}{after}".replace(options[right], f"#underline[{options[right]}]" if n == 0 else options[right])
        if n:
            items.append(item(f"{before}({n}) {dots}{after}".strip(), options[right], str(n), None, choices("ABCD", options), kind="gap", answer_label="ABCD"[right]))
    rows = "\n".join(f"[*{n}*], " + ", ".join(f"[*{letter}* #h(2mm) {option}]" for letter, option in zip("ABCD", options)) + "," for _, n, options, _, _ in HIVE)
    key = " #h(5mm) ".join(f"*{n}* {'ABCD'[right]}" for _, n, _, right, _ in HIVE if n)
    source = f"""#set page(paper: "a4", margin: 24mm, footer: align(center, text(9pt)[Use of English · Practice test 4 #h(8mm) #context counter(page).display()]))
#set text(font: "{draw.one(['Libertinus Serif', 'Liberation Serif', 'TeX Gyre Pagella'])}", size: {draw.one([11, 12])}pt, lang: "en", region: "GB")
#set par(justify: true, leading: 0.8em)
#text(1.3em)[*Part 1*]

For questions *1–8*, read the text below and decide which answer (*A*, *B*, *C* or *D*) best fits each gap. There is an example at the beginning (*0*).
#v(3mm)
#align(center)[#text(1.15em)[*A corner for the bees*]]
#v(2mm)
{text}
#v(5mm)
#grid(columns: (10mm, 1fr, 1fr, 1fr, 1fr), row-gutter: 4mm,
{rows})
#v(10mm)
#line(length: 100%, stroke: 0.4pt)
#text(0.85em)[*Key to Part 1:* #h(3mm) {key}]
"""
    return Document("typst", source, items)


# 21: Canada, grade 8

RENAISSANCE = [
    ("Johannes Gutenberg", "printed books with movable metal type in Mainz"),
    ("Leonardo da Vinci", "filled notebooks with drawings of machines, birds and the human body"),
    ("Filippo Brunelleschi", "built the dome of the cathedral of Florence and studied perspective"),
    ("Niccolò Machiavelli", "wrote a book of advice for rulers called The Prince"),
    ("Lorenzo de’ Medici", "ruled Florence and paid artists and scholars to work there"),
    ("Michelangelo", "carved David and painted the ceiling of the Sistine Chapel"),
    ("Nicolaus Copernicus", "taught that the Earth moves around the Sun"),
    ("Andreas Vesalius", "corrected old ideas about anatomy by dissecting bodies"),
    ("Erasmus of Rotterdam", "edited the Greek New Testament and made fun of abuses in the Church"),
    ("Isabella d’Este", "governed Mantua and collected paintings and music"),
]


@layout(HALF, "matching-oka", "matching of two columns with key")
def matching_oka(draw):
    order = draw.mixed(range(len(RENAISSANCE)))
    right = [RENAISSANCE[k][1] for k in order] + ["sailed around Africa to India"]
    letters = "ABCDEFGHIJK"
    table = "".join(rf"\rule{{10mm}}{{.4pt}} & {n}. & {tex(RENAISSANCE[n - 1][0]) if n <= 10 else ''} & {letters[n - 1]}. & {tex(text)}\\[5pt]" "\n" for n, text in enumerate(right, 1)).replace(r"\rule{10mm}{.4pt} & 11. &  &", "& & &")
    items, key = [], []
    for n, (name, deed) in enumerate(RENAISSANCE, 1):
        letter = letters[right.index(deed)]
        items.append(item(name, deed, str(n), None, choices(letters, right), kind="match", answer_label=letter))
        key.append(rf"{n}. {letter}")
    body = r"Name: \rule{60mm}{.4pt}\hfill Class: \rule{20mm}{.4pt}\hfill Date: \rule{25mm}{.4pt}\par\bigskip\begin{center}{\Large\bfseries Worldviews: The Renaissance}\\[3pt]{\large Who did what?}\end{center}\medskip Match each person in Column A with the correct description in Column B. Write the letter on the line. There is one description that you will not need.\par\bigskip\setlength\tabcolsep{4pt}\noindent\begin{tabular}{@{}lrp{42mm}r>{\raggedright\arraybackslash}p{78mm}@{}} & & \textbf{Column A} & & \textbf{Column B}\\[6pt]" + table + r"\end{tabular}\par\vfill\begin{flushleft}\small\textbf{Answer Key}\quad " + r"\quad ".join(key) + r"\end{flushleft}"
    engine, source = document(draw, body, ["schoolbook", "times", "noto"], (11,), (22, 24), "", r"\fancyfoot[L]{\footnotesize Social Studies 8}\fancyfoot[R]{\footnotesize May be copied for classroom use}", paper="letterpaper")
    return Document(engine, source, items)
