"""The forty-seventh: after the designs of boards, universities, publishers and course providers. Never looked at."""

import importlib
import re

import engines  # noqa: F401  (registers latex)
from latex import document, tex
from paper import Document, choices, item, layout
from webpage import web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "blind-then-read"


def html(css, body, language="en"):
    return f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title></title><style>{css} sup, sub {{ line-height: 0; font-size: 70% }}</style></head><body>\n{body}\n</body></html>'


def picked(question, options, right, number, labels, marks=None, **rest):
    return item(question, options[right], number, marks, choices(labels, options), **{"kind": "mcq", "answer_label": labels[right]} | rest)


# Each part: label, context or None, command, marks, points, lines or options with the right one, guidance

WAVES = [
    ("A student uses a ripple tank to study water waves.", [
        ("(a)", None, "Which of these describes the wavelength of a wave?", 1, ["the distance from one crest to the next crest"], (["the height of a crest above the rest position", "the distance from one crest to the next crest", "the number of waves that pass each second", "the time taken for one wave to pass"], 1), None),
        ("(b)(i)", None, "State the equation that links wave speed, frequency and wavelength.", 1, ["wave speed = frequency × wavelength"], 2, "v = f × λ"),
        ("(b)(ii)", "The bar in the ripple tank makes 8 waves each second. The wavelength is 2.5 cm.", "Calculate the speed of the waves in cm/s.", 2, ["substitution: 8 × 2.5", "20 (cm/s)"], 4, "award full marks for the correct answer with no working"),
        ("(c)", None, "Describe how the student could measure the wavelength more accurately.", 3, ["take a photograph of the waves", "measure across at least ten wavelengths", "divide the distance by the number of waves"], 5, "accept use of a strobe to freeze the waves"),
    ]),
    ("Infrared and ultraviolet are parts of the electromagnetic spectrum.", [
        ("(a)", None, "Give one use of infrared radiation.", 1, ["thermal imaging"], 1, "accept remote controls, grills, optical fibres"),
        ("(b)", None, "Explain why exposure to ultraviolet radiation can be harmful.", 2, ["ultraviolet radiation is ionising", "it can damage cells in the skin and cause cancer"], 4, "reject burns from heat"),
        ("(c)", None, "Which colour of visible light has the longest wavelength?", 1, ["red"], (["blue", "green", "red", "violet"], 2), None),
    ]),
    ("Figure 3 shows how the activity of a radioactive source changes with time. The activity at the start is 640 Bq.", [
        ("(a)", None, "State what is meant by the half-life of a source.", 2, ["the time taken for the activity", "to fall to half of its starting value"], 4, "accept number of undecayed nuclei for activity"),
        ("(b)", "The half-life of the source is 6 hours.", "Calculate the activity of the source after 24 hours.", 3, ["24 ÷ 6 = 4 half-lives", "640 ÷ 16", "40 (Bq)"], 5, "allow repeated halving"),
        ("(c)", None, "Give one precaution that a teacher should take when handling the source.", 1, ["use long tongs"], 2, "accept keep the time of exposure short"),
    ]),
]


@layout(HALF, "paper-lute", "numbered paper with nested parts and marks at the right margin, mark scheme table in its own file")
def paper_lute(draw):
    dots = r"\par\vspace{5.2mm}\noindent\hspace*{15mm}\dotfill"
    body, scheme, items, total = r"\begin{center}\textbf{Answer ALL questions. Write your answers in the spaces provided.}\par\smallskip\textbf{Some questions must be answered with a cross in a box $\boxtimes$. If you change your mind about an answer, put a line through the box.}\end{center}\medskip ", "", [], 0

    def shown(text):
        return tex(text).replace("×", r"$\times$").replace("÷", r"$\div$")

    for n, (stem, parts) in enumerate(WAVES, 1):
        body += rf"\needspace{{4cm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{shown(stem)}}}\medskip "
        if "Figure" in stem:
            curve = r"\draw[->] (0,0)--(6.4,0) node[right] {time in hours};\draw[->] (0,0)--(0,3.6);\node[rotate=90] at (-1.1,1.7) {activity in Bq};\draw[thick] plot[domain=0:6,samples=40] (\x,{3.2*pow(0.5,\x)});\foreach \x/\t in {0/0,1/6,2/12,3/18,4/24,5/30} {\draw (\x,0)--(\x,-0.1) node[below] {\small\t};}\foreach \y/\t in {0.8/160,1.6/320,2.4/480,3.2/640} {\draw (0,\y)--(-0.1,\y) node[left] {\small\t};}"
            body += rf"\begin{{center}}\begin{{tikzpicture}}{curve}\end{{tikzpicture}}\par\textbf{{Figure 3}}\end{{center}}\medskip "
        for label, context, command, marks, points, how, note in parts:
            letter, roman = re.fullmatch(r"(\(.\))(\(.*\))?", label).groups()
            roman = roman or ""
            printed = (letter + " " if roman in ("", "(i)") else "") + roman
            left = "8mm" if roman in ("", "(i)") else "15mm"
            wide = "7mm" if roman == "" else "14mm" if roman == "(i)" else "7mm"
            inset = "15mm" if not roman else "22mm"
            inner = printed if roman != "(i)" else rf"\makebox[7mm][l]{{{letter}}}{roman}"
            ask = (shown(context) + rf"\par\leftskip={inset}\relax\noindent " if context else "") + shown(command)
            body += rf"\needspace{{3cm}}\lab{{{left}}}{{{wide}}}{{{inner}}}{{{ask}}}\nopagebreak\par\noindent\hspace*{{\fill}}\textbf{{({marks})}}\par\nopagebreak "
            number = f"{n}{label}"
            stems = [stem]
            if isinstance(how, tuple):
                options, right = how
                body += "".join(rf"\noindent\hspace*{{15mm}}$\boxtimes$\hspace{{4mm}}\textbf{{{l}}}\hspace{{4mm}}{shown(text)}\par\smallskip " for l, text in zip("ABCD", options)) + r"\bigskip "
                items.append(picked(command, options, right, number, "ABCD", marks, stem=stem))
                cell = rf"\textbf{{{'ABCD'[right]}}}\quad {shown(options[right])}"
                scheme += rf"{number} & {cell} & & (1)\\\hline "
            else:
                body += dots * how + r"\par\bigskip "
                numeric = {"kind": "numeric"} if command.startswith("Calculate") else {}
                rubric = [{"text": text, "marks": 1} for text in points] if marks > 1 else None
                more = {"context": context, "command": command} if context else {}
                items.append(item(f"{context} {command}" if context else command, "\n".join(points), number, marks, stem=" ".join(stems), rubric=rubric, guidance=note, **numeric, **more))
                lines = r"\newline ".join(rf"{shown(text)}\hfill(1)" if marks > 1 else shown(text) for text in points)
                scheme += rf"{number} & {lines} & {shown(note or '')} & ({marks})\\\hline "
            total += marks
        sum_ = sum(part[3] for part in parts)
        body += rf"\par\noindent\hspace*{{\fill}}\textbf{{(Total for Question {n} = {sum_} marks)}}\par\vspace{{3mm}}\hrule\vspace{{5mm}} "
        scheme += rf"\multicolumn{{4}}{{|r|}}{{\textbf{{Total for Question {n} = {sum_} marks}}}}\\\hline "
    body += rf"\noindent\hspace*{{\fill}}\textbf{{TOTAL FOR PAPER = {total} MARKS}}"
    side = r"\AddToShipoutPictureBG{\begin{tikzpicture}[remember picture,overlay]\foreach \y in {-5,-15,-25} {\node[rotate=90,gray] at ([xshift=8mm,yshift=\y cm]current page.north west) {\footnotesize DO NOT WRITE IN THIS AREA};}\end{tikzpicture}}"
    fonts, size = [draw.one(["arial", "helvetica"])], (draw.one((10, 11)),)
    engine, source = document(draw, body, fonts, size, (20, 23), foot=r"\fancyfoot[C]{\thepage}\fancyfoot[R]{\textbf{Turn over} $\blacktriangleright$}\fancyfoot[L]{\footnotesize P74102A}", extra=side)
    head = r"\textbf{Waves and radioactivity: mark scheme}\par\medskip\renewcommand\arraystretch{1.5}\setlength\LTleft{0pt}\begin{longtable}{|p{20mm}|p{95mm}|p{80mm}|p{15mm}|}\hline\textbf{Question number} & \textbf{Answer} & \textbf{Additional guidance} & \textbf{Mark}\\\hline\endhead "
    _, markscheme = document(draw, head + scheme + r"\end{longtable}", fonts, (10,), (18, 22), paper="a4paper,landscape")
    return Document(engine, source, items, markscheme)


# Each part: label, command, marks, points, guidance

PEAT = [
    ("Leaves of cress were placed in a solution of hydrogencarbonate indicator and left in bright light.", [
        ("(a)", "Name the gas taken up by the leaves in bright light.", 1, ["Carbon dioxide"], "CO₂ is acceptable"),
        ("(b)(i)", "Describe a suitable control for this experiment.", 1, ["The same tube without leaves"], "Dead or boiled leaves are also acceptable"),
        ("(b)(ii)", "Give one variable that should be kept constant.", 1, ["Volume of indicator"], "Mass of leaves, temperature, distance from lamp"),
        ("(c)", "Explain why the rate of photosynthesis falls when the temperature is raised from 35 °C to 55 °C.", 2, ["Enzymes are denatured", "so the active site no longer fits the substrate"], "Do not accept ‘killed’"),
    ]),
    ("A red squirrel population was counted in a Scots pine forest every autumn for ten years.", [
        ("(a)", "State the term for all the squirrels of one species in the forest.", 1, ["Population"], ""),
        ("(b)", "Suggest why the number of squirrels was lower after winters with little pine seed.", 1, ["There was less food so fewer survived"], "Answer must refer to competition or survival"),
        ("(c)(i)", "Name one abiotic factor that could affect the squirrels.", 1, ["Temperature"], "Rainfall, snow depth"),
        ("(c)(ii)", "Name one biotic factor that could affect the squirrels.", 1, ["Predation"], "Disease, competition with grey squirrels"),
        ("(d)", "Explain how a biological key would help a visitor to the forest.", 2, ["It gives paired statements", "which lead to the name of the organism"], ""),
    ]),
    ("Sphagnum moss holds up to twenty times its own mass of water.", [
        ("(a)", "A sample of dry moss has a mass of 15 g. Calculate the greatest mass of water that it can hold.", 1, ["300 g"], "Unit not required"),
        ("(b)", "Describe two adaptations of plants that live in wet, acid soils with few nutrients.", 2, ["Some trap insects to obtain nitrogen", "Some have air spaces in their roots"], "One mark for each adaptation"),
    ]),
]


@layout(HALF, "paper-viol", "numbered paper with nested parts and marks in a column at the right, marking instructions table in its own file")
def paper_viol(draw):
    rows, scheme, items, total = "", "", [], 0
    for n, (stem, parts) in enumerate(PEAT, 1):
        rows += f"<tr><td class=n>{n}.</td><td colspan=3>{web(stem)}</td><td class=m></td></tr>"
        for place, (label, command, marks, points, note) in enumerate(parts):
            letter, roman = re.fullmatch(r"(\(.\))(\(.*\))?", label).groups()
            roman = roman or ""
            first = letter if roman in ("", "(i)") else ""
            lines = "<div class=l></div>" * (2 * marks)
            cells = f"<td colspan=2>{web(command)}{lines}</td>" if not roman else f"<td class=r>{roman}</td><td>{web(command)}{lines}</td>"
            rows += f"<tr><td></td><td class=r>{first}</td>{cells}<td class=m>{marks}</td></tr>"
            answer = "<br>".join(web(point) + (" (1)" if len(points) > 1 else "") for point in points)
            scheme += f"<tr><td>{f'{n}.' if place == 0 else ''}</td><td>{first}</td><td>{roman}</td><td>{answer}</td><td class=c>{marks}</td><td>{web(note)}</td></tr>"
            rubric = [{"text": text, "marks": 1} for text in points] if marks > 1 else None
            kind = {"kind": "numeric"} if "Calculate" in command else {}
            items.append(item(command, "\n".join(points), f"{n}{label}", marks, stem=stem, rubric=rubric, guidance=note, **kind))
            total += marks
    font = draw.one(["Liberation Sans", "Carlito"])
    css = f'@page {{ size: A4; margin: 14mm 14mm 16mm 20mm }} body {{ font: {draw.one((11, 12))}pt/1.35 "{font}"; margin: 0 }} table {{ border-collapse: collapse; width: 100% }} td, th {{ vertical-align: top; padding: 1.5mm 2mm }} .n {{ width: 9mm; font-weight: bold }} .r {{ width: 8mm }} .m {{ width: 14mm; border-left: 1px solid #000; border-right: 1px solid #000; text-align: center }} th.m {{ font-size: 8pt }} .l {{ border-bottom: 1px solid #888; height: 8mm }} tr {{ break-inside: avoid }} h3 {{ text-align: center; font-size: 12pt; margin: 2mm 0 }} .e {{ text-align: center; margin-top: 6mm }}'
    body = f"<h3>SECTION 2 — {total} marks<br>Attempt ALL questions</h3><table><thead><tr><th colspan=4></th><th class=m>MARKS</th></tr></thead><tbody>{rows}</tbody></table><p class=e>[END OF QUESTION PAPER]</p>"
    css2 = f'@page {{ size: A4 landscape; margin: 16mm }} body {{ font: 10pt/1.3 "{font}"; margin: 0 }} table {{ border-collapse: collapse; width: 100% }} td, th {{ border: 1px solid #000; vertical-align: top; padding: 1.5mm 2mm; text-align: left }} .c {{ text-align: center }} tr {{ break-inside: avoid }} td:nth-child(-n+3) {{ width: 8mm }} td:nth-child(4) {{ width: 105mm }} td:nth-child(5) {{ width: 15mm }}'
    scheme = f"<h3>Marking instructions for each question</h3><h4>Section 2</h4><table><thead><tr><th colspan=3>Question</th><th>Expected response</th><th>Max mark</th><th>Additional guidance</th></tr></thead><tbody>{scheme}</tbody></table><p>[END OF MARKING INSTRUCTIONS]</p>"
    return Document("chromium", html(css, body), items, html(css2, scheme))


def said(text):
    """The truth of a text with formulas between dollar signs."""
    for old, new in ((r"\cdot", "·"), (r"\mid", "|"), (r"\approx", "≈"), (r"\cap", "∩")):
        text = re.sub(r"\s*" + re.escape(old) + r"\s*", f" {new} ", text)
    text = text.replace("$", "")
    text = re.sub(r"\\d?frac\{([^{}]*)\}\{([^{}]*)\}", r"\1/\2", text)
    text = re.sub(r"\^\{?([0-9]+)\}?", lambda m: "".join("⁰¹²³⁴⁵⁶⁷⁸⁹"[int(d)] for d in m[1]), text)
    return re.sub(r"\s+", " ", text.replace("{", "").replace("}", "").replace(r"\ ", " ")).strip()


DICE = [
    ("A fair die is rolled twice. Let $A$ be the event that the sum is 7 and $B$ the event that the first roll shows a 3.", [
        ("Find $P(A)$ and $P(B)$.", 4, r"There are 36 equally likely outcomes and six of them have the sum 7, so $P(A)=\frac{6}{36}=\frac{1}{6}$. In the same way $P(B)=\frac{1}{6}$."),
        ("Are $A$ and $B$ independent? Justify your answer.", 4, r"Only the outcome (3, 4) lies in both events, so $P(A\cap B)=\frac{1}{36}$. This equals $P(A)P(B)$, and the events are independent."),
        ("Given that the sum is at least 11, find the probability that the first roll is a 6.", 4, r"The outcomes with a sum of at least 11 are (5, 6), (6, 5) and (6, 6). Two of these three begin with a 6, so the answer is $\frac{2}{3}$."),
    ]),
    ("A screening test detects a disease in 95% of the people who have it and gives a false positive in 2% of those who do not. One person in 200 has the disease.", [
        ("What is the probability that a person chosen at random tests positive?", 6, r"By the law of total probability this is $0.95\cdot 0.005+0.02\cdot 0.995=0.02465$."),
        ("A person tests positive. What is the probability that this person has the disease?", 6, r"Bayes’ rule gives $\frac{0.00475}{0.02465}\approx 0.193$, so most people who test positive are healthy."),
    ]),
    ("Calls arrive at a help desk as a Poisson process with rate 4 per hour.", [
        ("What is the expected number of calls in a shift of 8 hours?", 3, r"The number of calls is Poisson with mean $4\cdot 8=32$, so we expect 32 calls."),
        ("Find the probability that no call arrives during a coffee break of 15 minutes.", 5, r"The mean for a quarter of an hour is 1, hence the probability is $e^{-1}\approx 0.368$."),
        ("What is the distribution of the time between two calls? State its mean.", 4, r"The times between calls are exponential with rate 4 per hour. Their mean is $\frac{1}{4}$ hour, or 15 minutes."),
    ]),
]


@layout(HALF, "paper-cello", "university paper with solutions run in below each part")
def paper_cello(draw):
    body, items = r"\noindent\textbf{STAT 230 \hfill Midterm 1 --- Solutions \hfill Fall 2024}\par\vspace{1mm}\hrule\bigskip\noindent\textit{Closed book. One sheet of notes is allowed. Show your work; unsupported answers receive no credit. You have 50 minutes.}\par\bigskip ", []
    bare = lambda text: said(text).replace("e^−1", "e⁻¹").replace("e^-1", "e⁻¹")
    safe = lambda text: text.replace("%", r"\%")
    for n, (stem, parts) in enumerate(DICE, 1):
        body += rf"\lab{{0pt}}{{6mm}}{{\textbf{{{n}.}}}}{{\textbf{{({sum(p[1] for p in parts)} points)}} {safe(stem)}}}\smallskip "
        for letter, (question, marks, answer) in zip("abcd", parts):
            body += rf"\needspace{{2cm}}\lab{{6mm}}{{7mm}}{{({letter})}}{{[{marks} pts] {safe(question)}}}\smallskip {{\leftskip=13mm\noindent\textsc{{Solution.}}\enspace {safe(answer)}\pushright{{$\square$}}}}\medskip "
            items.append(item(bare(question), bare(answer), f"{n}({letter})", marks, stem=bare(stem)))
        body += r"\bigskip "
    engine, source = document(draw, body, ["cm", "lm"], (11, 12), (25, 30), head=r"\fancyhead[L]{}\fancyhead[R]{\small Page \thepage}", foot="", paper="letterpaper")
    return Document(engine, source, items)


PERIODIC = [
    ("tick", "Which of these elements is a halogen?", ["Argon", "Bromine", "Calcium", "Sulfur"], 1, 1),
    ("box", "Explain why the noble gases hardly react with other elements.", "Their outer electron shells are full, so they neither gain, lose nor share electrons.", None, 2),
    ("tick", "How many electrons are in the outer shell of a magnesium atom?", ["1", "2", "8", "12"], 1, 1),
    ("parts", "Lithium, sodium and potassium are in Group 1.", [("What do these three elements have in common in their electron arrangement?", "Each has one electron in its outer shell.", 1), ("Which of the three reacts most vigorously with water?", "Potassium", 1), ("Write the name of the gas that is given off.", "Hydrogen", 1)], None, 3),
    ("tick", "In what order are the elements of the modern periodic table arranged?", ["By the date of discovery", "By atomic number", "By density", "By relative atomic mass"], 1, 1),
    ("box", "Mendeleev left gaps in his table. Give the reason.", "He expected that elements not yet discovered would fit there.", None, 2),
    ("tick", "Which property increases down Group 7?", ["Boiling point", "Reactivity", "Number of outer electrons", "Ease of forming ions"], 0, 1),
    ("parts", "An atom of chlorine is written with mass number 37 and atomic number 17.", [("How many neutrons does the atom have?", "20", 1), ("Write down the electron arrangement of the atom.", "2, 8, 7", 1)], None, 2),
]


@layout(HALF, "worksheet-oboe", "worksheet of the exam class with solution boxes and tick-one choices")
def worksheet_oboe(draw):
    lines, items = [r"\begin{questions}"], []
    for n, (kind, question, given, right, marks) in enumerate(draw.mixed(PERIODIC), 1):
        if kind == "parts":
            lines += [rf"\question {tex(question)}", r"\begin{parts}"]
            for letter, (ask, answer, each) in zip("abc", given):
                lines += [rf"\part[{each}] {tex(ask)}", rf"\begin{{solutionbox}}{{12mm}}{tex(answer)}\end{{solutionbox}}"]
                items.append(item(ask, answer, f"{n}({letter})", each, stem=question))
            lines.append(r"\end{parts}")
        elif kind == "box":
            lines += [rf"\question[{marks}] {tex(question)}", rf"\begin{{solutionbox}}{{22mm}}{tex(given)}\end{{solutionbox}}"]
            items.append(item(question, given, str(n), marks))
        else:
            lines += [rf"\question[{marks}] {tex(question)} (Tick one.)", r"\begin{checkboxes}", *((r"\CorrectChoice " if k == right else r"\choice ") + tex(text) for k, text in enumerate(given)), r"\end{checkboxes}"]
            items.append(item(f"{question} (Tick one.)", given[right], str(n), marks, choices([None] * 4, given), kind="mcq"))
    lines.append(r"\end{questions}")
    font = draw.one([r"\usepackage{mathptmx}", r"\usepackage{lmodern}", r"\usepackage[scaled]{helvet}\renewcommand\familydefault\sfdefault"])
    source = "\n".join([rf"\documentclass[addpoints,answers,a4paper,{draw.one((11, 12))}pt]{{exam}}", r"\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage{amssymb}" + font, r"\pointsinrightmargin\pointformat{[\thepoints]}\pointname{}\marginpointname{}\checkboxchar{$\square$}\checkedchar{$\blacksquare$}\CorrectChoiceEmphasis{}\pagestyle{headandfoot}\firstpageheader{}{\textbf{\large Worksheet 6: The Periodic Table}\\ with answers}{}\runningheader{Worksheet 6}{}{Page \thepage}\footer{}{}{}", r"\begin{document}", r"\noindent Name: \makebox[70mm]{\hrulefill}\hfill Class: \makebox[25mm]{\hrulefill}\par\bigskip", *lines, r"\end{document}"])
    return Document("latex", source, items)


REPUBLIC = [
    ("Which of the following was the principal aim of the Stamp Act of 1765?", ["To regulate trade with the French West Indies", "To raise revenue for troops stationed in North America", "To punish Boston for the destruction of tea", "To prevent settlement west of the Appalachians"], 1),
    ("The Articles of Confederation denied the national government the power to", ["declare war", "conduct foreign relations", "levy taxes", "coin money"], 2),
    ("Which compromise settled the dispute over representation between large and small states?", ["The Great Compromise", "The Missouri Compromise", "The Three-Fifths Compromise", "The Compromise of 1850"], 0),
    ("The Louisiana Purchase of 1803 was made from", ["Great Britain", "Mexico", "Spain", "France"], 3),
    ("The Seneca Falls Convention of 1848 is best known for its demand for", ["the abolition of slavery", "temperance laws", "women’s suffrage", "free public schools"], 2),
    ("Which of the following was a direct result of the Kansas–Nebraska Act?", ["The admission of California as a free state", "Violence between proslavery and antislavery settlers", "The annexation of Texas", "The repeal of the Fugitive Slave Act"], 1),
    ("The Homestead Act of 1862 encouraged migration to the West by", ["granting land to those who lived on it and improved it", "paying for passage by rail", "opening the California goldfields", "removing tariffs on farm tools"], 0),
    ("The Fourteenth Amendment", ["abolished slavery", "established an income tax", "gave women the right to vote", "defined national citizenship"], 3),
    ("Which author described conditions in the meatpacking industry in the novel The Jungle?", ["Ida Tarbell", "Upton Sinclair", "Jacob Riis", "Lincoln Steffens"], 1),
    ("The Social Security Act of 1935 provided", ["loans to European allies", "pensions for retired workers", "free medical care for all", "work for unemployed youth"], 1),
    ("In Brown v. Board of Education (1954) the Supreme Court ruled that", ["literacy tests were lawful", "poll taxes were unconstitutional", "segregated public schools were unconstitutional", "schools could require prayer"], 2),
    ("The Marshall Plan was designed chiefly to", ["rebuild the economies of Western Europe", "create a military alliance in Asia", "end the occupation of Japan", "limit the spread of nuclear weapons"], 0),
]


@layout(HALF, "choices-flute", "multiple choice with key at the end in a grid")
def choices_flute(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Caladea"]), draw.one((10, 11)), country="US", paper=(21.59, 27.94), margin=2.2)
    asked = draw.some(REPUBLIC, 11)
    sheet.body += [sheet.p("<b>UNITED STATES HISTORY</b>", align="center", after=0.05), sheet.p("<b>SECTION I, Part A</b>", align="center", after=0.05), sheet.p("Time—10 minutes", align="center", after=0.05), sheet.p(f"{len(asked)} Questions", align="center", after=0.3), sheet.p("<b>Directions:</b> Each of the questions or incomplete statements below is followed by four suggested answers or completions. Select the one that is best in each case and then fill in the corresponding circle on the answer sheet.", align="justify", after=0.4)]
    inside, items, grid = "", [], []
    for n, (question, options, right) in enumerate(asked, 1):
        inside += sheet.p(f"{n}.\t{question}", left=0.8, first=-0.8, tabs=[0.8], after=0.12, before=0.15, extra='fo:keep-with-next="always"')
        inside += "".join(sheet.p(f"({letter})\t{text}", left=1.7, first=-0.9, tabs=[1.7], after=0.04 if letter != "D" else 0.35, extra='fo:keep-with-next="always"' if letter != "D" else "") for letter, text in zip("ABCD", options))
        items.append(picked(question, options, right, str(n), "ABCD"))
        grid.append(f"{n}\t{'ABCD'[right]}")
    sheet.body.append(sheet.columns(inside, 2))
    half = (len(grid) + 2) // 3
    rows = [["<b>Question</b>", "<b>Key</b>"] * 3]
    for r in range(half):
        row = []
        for c in range(3):
            place = c * half + r
            row += grid[place].split("\t") if place < len(grid) else ["", ""]
        rows.append(row)
    sheet.body += [sheet.p("<b>Answer Key for Section I, Part A</b>", before=0.6, after=0.3, align="center", extra='fo:keep-with-next="always" fo:break-before="page"'), sheet.table(rows, [2.6, 2.2] * 3)]
    sheet.foot = sheet.p("GO ON TO THE NEXT PAGE.\t–{page}–", size=9, tabs=[(sheet.wide, RIGHT)])
    engine, source = sheet.source()
    return Document(engine, source, items)


SKY = [
    ("Which gas makes up the largest part of Earth’s atmosphere by volume?", ["oxygen", "nitrogen", "argon", "carbon dioxide"], 1),
    ("A rock forms when magma cools slowly deep below the surface. The rock will most likely be", ["fine-grained and glassy", "coarse-grained and igneous", "layered with fossils", "foliated and banded"], 1),
    ("In which sequence are the layers of Earth listed from the center to the surface?", ["inner core, outer core, mantle, crust", "outer core, inner core, mantle, crust", "mantle, outer core, inner core, crust", "crust, mantle, outer core, inner core"], 0),
    ("What is the main cause of the seasons on Earth?", ["the changing distance to the Sun", "the rotation of Earth", "the tilt of Earth’s axis", "the phases of the Moon"], 2),
    ("Compared with cold, dry air, warm, moist air is usually", ["more dense", "less dense", "higher in pressure", "slower to rise"], 1),
    ("Which mineral can scratch quartz?", ["calcite", "talc", "fluorite", "topaz"], 3),
    ("At which type of plate boundary is new oceanic crust made?", ["convergent", "divergent", "transform", "collision"], 1),
    ("During a total solar eclipse the Moon is", ["between Earth and the Sun", "behind Earth", "at first quarter", "at its farthest point"], 0),
    ("Which instrument measures atmospheric pressure?", ["anemometer", "hygrometer", "barometer", "thermometer"], 2),
    ("A delta is built where a stream", ["begins in the mountains", "enters a body of quiet water", "flows over bedrock", "cuts a canyon"], 1),
]


@layout(HALF, "choices-harp", "multiple choice with options in rows, scoring key in its own file")
def choices_harp(draw):
    body, items, key = "", [], []
    for n, (question, options, right) in enumerate(draw.some(SKY, 9), 1):
        cells = [f"<td class=l>({k})</td><td class=t>{web(text)}</td>" for k, text in enumerate(options, 1)]
        order = ((0, 1), (2, 3)) if max(map(len, options)) > 16 else ((0, 2), (1, 3))
        grid = "".join(f"<tr>{cells[a]}{cells[b]}</tr>" for a, b in order)
        body += f"<div class=q><div class=n>{n}</div><div class=t>{web(question)}<table>{grid}</table></div></div>"
        items.append(picked(question, options, right, str(n), "1234", 1))
        key.append((n, right + 1))
    font = draw.one(["Liberation Serif", "Caladea"])
    css = f'@page {{ size: letter; margin: 18mm 22mm }} body {{ font: {draw.one((10.5, 11))}pt/1.3 "{font}"; margin: 0 }} h2 {{ text-align: center; font-size: 14pt; margin: 0 0 3mm }} .q {{ display: flex; margin: 5mm 0; break-inside: avoid }} .n {{ width: 9mm; text-align: right; padding-right: 4mm; flex: none }} .q > .t {{ flex: 1 }} table {{ border-collapse: collapse; width: 100%; margin-top: 1.5mm }} td {{ vertical-align: top; padding: 0.3mm 0 }} td.l {{ width: 8mm }} td.t {{ width: 42% }} .d {{ font-style: italic; margin: 0 0 4mm 9mm }}'
    top = f"<h2>Part A</h2><p style='text-align:center'><b>Answer all questions in this part.</b></p><p class=d>Directions (1–{len(key)}): For each statement or question, choose the word or expression that, of those given, best completes the statement or answers the question. Record your answers on your separate answer sheet.</p>"
    scheme = "<h2>Physical Setting / Earth Science</h2><h3>SCORING KEY: PART A (MULTIPLE-CHOICE QUESTIONS)</h3><table class=k><tr><th>Question Number</th><th>Scoring Key</th><th>Question Type</th><th>Credit</th></tr>" + "".join(f"<tr><td>{n}</td><td>{right}</td><td>MC</td><td>1</td></tr>" for n, right in key) + "</table>"
    css2 = css + " .k td, .k th { border: 1px solid #000; text-align: center; padding: 1mm } .k { width: 70%; margin: auto } h3 { text-align: center }"
    return Document("chromium", html(css, top + body), items, html(css2, scheme))


KITCHEN = [
    ("At what temperature should cold food be kept?", ["Between 5 °C and 8 °C", "At 5 °C or below", "At 10 °C or below", "At room temperature"], 1),
    ("How long should hands be washed with soap?", ["About 5 seconds", "About 20 seconds", "About 2 minutes", "Only a rinse is needed"], 1),
    ("Where should raw meat be stored in a refrigerator?", ["On the bottom shelf", "On the top shelf", "Next to ready-to-eat food", "In the door"], 0),
    ("What does a ‘use by’ date tell you?", ["The food tastes best until then", "The shop must sell it by then", "The food may be unsafe after that day", "The date on which it was packed"], 2),
    ("Which of these is a common food allergen?", ["Rice", "Peanuts", "Apples", "Salt"], 1),
    ("What should you do with a cut on your finger before you handle food?", ["Nothing, if it is small", "Wear a ring over it", "Cover it with a bright waterproof dressing", "Wash it in vinegar"], 2),
    ("What core temperature must chicken reach when it is cooked?", ["45 °C", "55 °C", "60 °C", "75 °C"], 3),
    ("What is cross-contamination?", ["The spread of bacteria from one food or surface to another", "Cooking two foods in one pan", "Mixing sweet and salty food", "Freezing food twice"], 0),
    ("Which bacteria are often linked with raw eggs?", ["Listeria", "Salmonella", "Legionella", "Lactobacillus"], 1),
    ("When may food be refrozen after it has thawed?", ["At any time", "After two hours", "After it has been washed", "After it has been cooked"], 3),
]


@layout(HALF, "choices-banjo", "multiple choice with the right option marked on the page")
def choices_banjo(draw):
    body, items = "", []
    sign = draw.one(["✓", "✔"])
    for n, (question, options, right) in enumerate(draw.some(KITCHEN, 8), 1):
        body += f"<div class=q><p><span class=n>Question {n}</span><br>{web(question)}</p><ul>" + "".join(f"<li class={'y' if k == right else 'x'}><span>{letter}</span> {web(text)}{f' <i>{sign}</i>' if k == right else ''}</li>" for k, (letter, text) in enumerate(zip("ABCD", options))) + "</ul></div>"
        items.append(picked(question, options, right, str(n), "ABCD"))
    css = f'@page {{ size: A4; margin: 18mm 20mm }} body {{ font: {draw.one((10, 10.5))}pt/1.35 "{draw.one(["Open Sans", "Lato", "Roboto"])}"; margin: 0 }} h1 {{ font-size: 18pt; color: #1b5e50; margin: 0 0 1mm }} .s {{ color: #666; border-bottom: 2px solid #1b5e50; padding-bottom: 2mm }} .q {{ break-inside: avoid; margin: 4mm 0 }} .q p {{ margin: 0 0 1.5mm; font-weight: bold }} .n {{ color: #1b5e50; font-size: 85%; text-transform: uppercase; letter-spacing: 0.3px }} ul {{ list-style: none; margin: 0; padding: 0 0 0 3mm }} li {{ padding: 0.6mm 2mm }} li span {{ display: inline-block; width: 6mm }} .y {{ background: #dff2e8; font-weight: bold }} .y i {{ font: 10pt "DejaVu Sans"; color: #0a7d3c }}'
    body = "<h1>Food Hygiene Level 2: Revision quiz</h1><p class=s>Trainer copy. The correct answers are highlighted.</p>" + body
    return Document("chromium", html(css, body), items)


FIRST_AID = [
    ("You should tilt the head back to stop a nosebleed.", False), ("The recovery position helps to keep the airway of an unconscious, breathing person open.", True),
    ("A burn should be cooled under running water for about twenty minutes.", True), ("Butter is a good first treatment for a small burn.", False),
    ("Chest compressions for an adult should be about 5 to 6 cm deep.", True), ("A defibrillator can only be used by a doctor.", False),
    ("A person with a suspected spinal injury should be moved as soon as possible.", False), ("Direct pressure is the first step to control heavy bleeding.", True),
    ("Someone who faints should be laid down with the legs raised.", True), ("An object stuck deep in a wound should be pulled out at once.", False),
    ("Five back blows are given first to an adult who is choking and cannot cough.", True), ("Frostbitten fingers should be rubbed with snow.", False),
]


@layout(HALF, "statements-tuba", "true or false with key")
def statements_tuba(draw):
    sheet = Sheet(draw.one(["Carlito", "Comic Neue", "Liberation Sans"]), draw.one((11, 12)))
    asked = draw.mixed(draw.some(FIRST_AID, 11))
    sheet.body += [sheet.p("<b>First Aid Basics</b>", size=18, after=0.1), sheet.p("<b>True or False?</b>  Circle <b>T</b> if the statement is true and <b>F</b> if it is false.", after=0.1), sheet.p("Name: ______________________________\tScore: _____ / " + str(len(asked)), tabs=[(sheet.wide, RIGHT)], before=0.3, after=0.5)]
    items = []
    for n, (text, true) in enumerate(asked, 1):
        sheet.body.append(sheet.p(f"{n}.\tT\tF\t{text}", left=3.0, first=-3.0, tabs=[0.9, 1.9, 3.0], after=0.28))
        items.append(item(text, "True" if true else "False", str(n), kind="truefalse"))
    key = "   ".join(f"{n}. {'T' if true else 'F'}" for n, (_, true) in enumerate(asked, 1))
    sheet.body += [sheet.p("_" * 40, before=0.8, after=0.15), sheet.p("<b>Answer key</b>", after=0.1), sheet.p(key, size=10)]
    engine, source = sheet.source()
    return Document(engine, source, items)


PHRASAL = [
    ("I have to ___ early tomorrow because my train leaves at six.", "get up"), ("Could you ___ the radio? I cannot hear what Nina says.", "turn down"), ("We ___ the meeting until Friday because the boss was ill.", "put off"), ("My brother ___ smoking two years ago.", "gave up"),
    ("Please ___ this form in capital letters.", "fill in"), ("Who is going to ___ the cat while you are away?", "look after"), ("Our car ___ on the motorway and we waited three hours for help.", "broke down"), ("The plane ___ an hour late because of fog.", "took off"),
    ("They ___ of milk, so we had black coffee.", "ran out"), ("She ___ her grandmother; they have the same smile.", "takes after"), ("Has Leo ___ from the flu yet?", "got over"), ("I ___ an old photo while I was tidying the cellar.", "came across"),
]


@layout(HALF, "gaps-fiddle", "gap fill with a word bank in two columns, answers at the foot")
def gaps_fiddle(draw):
    asked = [(text, word_) for text, word_ in draw.mixed(draw.some(PHRASAL, 12)) if word_ != "got over"][:10]
    rule = r"\underline{\hspace{22mm}}"
    inner = "".join(rf"\lab{{0pt}}{{7mm}}{{{n}}}{{{tex(text.replace('___', '@')).replace('@', rule)}}}\medskip " for n, (text, _) in enumerate(asked, 1))
    bank = r"\quad ".join(draw.mixed([w for _, w in asked]))
    body = rf"{{\Large\bfseries Unit 7\hfill Phrasal verbs}}\par\medskip\hrule\bigskip\textbf{{A}}\quad\textbf{{Complete the sentences with the phrasal verbs in the box.}}\par\medskip\begin{{center}}\setlength\fboxsep{{3mm}}\fbox{{\parbox{{0.88\linewidth}}{{\centering {bank}}}}}\end{{center}}\begin{{multicols}}{{2}}\raggedright {inner}\end{{multicols}}\vfill\hrule\smallskip{{\footnotesize\textbf{{Key}}\quad \textbf{{A}}\quad " + r"\quad ".join(rf"\textbf{{{n}}}~{w}" for n, (_, w) in enumerate(asked, 1)) + r"\par}"
    engine, source = document(draw, body, ["palatino", "libertine", "bookman"], (11, 12), (20, 24), foot=r"\fancyfoot[R]{\small Photocopiable}")
    section = "A"
    return Document(engine, source, [item(text.replace("___", ""), w, str(n), kind="gap", gap=True, section=section) for n, (text, w) in enumerate(asked, 1)])


PENCIL = "The pencil is such a common object that we seldom think (0)about where it came from. In 1564 a storm is said to (1)have blown down a large tree near Borrowdale in the north of England. Under its roots lay a soft black substance (2)which local shepherds soon used for marking their sheep. People believed that it was a kind (3)of lead, and the name has stayed in use ever (4)since, although a pencil contains no lead at (5)all. The sticks were wrapped in string in order (6)to keep hands clean. Later, wooden cases took the place of string. The English graphite was so pure that it could be used (7)as it came from the ground, and for two centuries no (8)other country had anything like it. During a war, when France was cut (9)off from these supplies, Nicolas-Jacques Conté mixed powdered graphite with clay. By changing the amount of clay, he could make pencils that were harder (10)or softer."


@layout(HALF, "cloze-zither", "cloze passage with numbered gaps, key below")
def cloze_zither(draw):
    found = re.findall(r"\((\d+)\)([\w-]+)", PENCIL)
    dots = "." * draw.one((14, 18))
    printed = re.sub(r"\((\d+)\)([\w-]+)", lambda m: f"({m[1]}) " + (m[2].upper() if m[1] == "0" else dots), PENCIL)
    sentences = re.split(r"(?<=[a-z.\)])(?<!\.\.)\. ?(?=[A-Z]|$)|(?<=\.\.\.)\. (?=[A-Z])", printed)
    sentences = [s.strip() + "." for s in sentences if s and s.strip()]
    items = [item(next(s for s in sentences if f"({n}) " in s), w, n, kind="gap") for n, w in found if n != "0"]
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito"]), 11, margin=2.4)
    shown = re.sub(r"\((\d+)\)", r"<b>(\1)</b>", printed)
    sheet.body += [sheet.p("<b>Part 2</b>", size=14, after=0.3), sheet.p("For questions <b>1–10</b>, read the text below and think of the word which best fits each gap. Use only <b>one</b> word in each gap. There is an example at the beginning (<b>0</b>).", after=0.3), sheet.p("Write your answers IN CAPITAL LETTERS on the separate answer sheet.", after=0.4), sheet.table([["<b>Example:</b>", "<b>0</b>", *"ABOUT"]], [2.6, 1.0, 0.9, 0.9, 0.9, 0.9, 0.9]), sheet.p("<b>The humble pencil</b>", align="center", size=13, before=0.6, after=0.3), sheet.p(shown, align="justify", extra='fo:line-height="150%"'), sheet.p("<b>Answer key</b>", before=1.0, after=0.2)]
    sheet.body += [sheet.p("\t".join(f"<b>{n}</b>  {w}" for n, w in found[a : a + 5]), tabs=[3.2, 6.4, 9.6, 12.8], after=0.1) for a in (1, 6)]
    engine, source = sheet.source()
    return Document(engine, source, items)
