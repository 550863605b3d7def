r"""The eighty-ninth: what a second collection of ordinary sheets would have, by one who does not know the reader.

Forty documents were written down, and random.Random(89) took twenty-four: two of 1 to 4, one of each pair after them, and four more.
 1 UK, computer science paper and scheme (OCR J277, 2022)*      2 UK, National 5 physics and instructions (SQA, 2019)
 3 UK, IGCSE physics paper and scheme (Cambridge, 2021)*        4 UK, food and nutrition paper and scheme (WJEC, 2018)
 5 Canada, midterm in linear algebra with solutions (2019)*     6 Ireland, business short questions, sample answers (2021)*
 7 US, chemistry worksheet, class exam (teacher, 2020)*         8 Switzerland, physics series, class exam (2018)
 9 US, living environment, key grid (Regents style, 2017)      10 India, objective questions with key grid (publisher, 2015)*
11 Australia, numeracy test, options in rows (2016)*           12 Turkey, LGS science, options in rows (2021)
13 US, test bank of a marketing textbook, asterisks (2014)*    14 Poland, hunters' test, right options in bold (2019)
15 US, food handlers' true/false (county, 2013)                16 Germany, history statements r/f (teacher, 2012)*
17 UK, phrasal verbs to photocopy (publisher, 2011)            18 US, rock cycle gaps with bank (teacher, 2018)*
19 UK, First, Use of English part 1 (book of tests, 2015)*     20 Germany, C-Test (Volkshochschule, 2017)
21 US, explorers to match (teacher, 2016)*                     22 Spain, organelles to match (publisher, 2019)*
23 UK, allotments, Q and A in a newsletter (2014)              24 US, lawns, Q and A of an extension (groff-like, 2009)*
25 FAQ of a free program, section numbers (LaTeX, 2016)*       26 UK, admissions FAQ (university, 2020)
27 US, statistics glossary (open textbook, 2019)*              28 Netherlands, glossary of sailing (2010)
29 UK, HMRC terms in a table (2018)                            30 UK, insurance definitions in a table (2020)*
31 Germany, French words in three columns (textbook, 2014)*    32 UK, Spanish GCSE word list (2016)
33 UK, Greek words for beginners (evening class, 2013)*        34 Japan, JLPT N5 words (2015)
35 Canada, citizenship study questions (library, 2017)*        36 US, state civics test with bullets (Arizona, 2015)*
37 US, college algebra exercises (2012)                        38 UK, A-level mechanics exercises (2017)*
39 UK, rules of a chess club (2008)*                           40 UK, notes on bread (magazine, 2019)*
"""

import engines  # noqa: F401  (registers latex and typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run
from paper import Document, choices, item, layout
from roff import document as roff
from webpage import page, web

HALF = "unseen"

# 1 Computer science

LIBRARY = [
    ("A school library uses a computer to record its loans.", None, [
        ("a", "The computer has 8 GB of RAM and a magnetic hard disk of 1 TB.", [
            ("i", "Explain why the computer needs secondary storage as well as RAM.", ["RAM is volatile", "data has to be kept when the power is switched off"], "AO2 1a", None),
            ("ii", "Give one advantage of replacing the hard disk with a solid state drive.", ["Faster to read and write", "No moving parts, so more durable", "Uses less power"], "AO1 1b", 1),
        ]),
        ("b", "Convert the denary number 109 into an 8-bit binary number.", ["01101101"], "AO2 1b", None),
        ("c", "Convert the hexadecimal number 3F into denary. Show your working.", ["(3 × 16) + 15", "63"], "AO2 1b", None),
    ]),
    ("The librarian writes a program that works out fines. A loan costs 5p for each day after the first 14 days.", ['days = input("Days on loan")', "if days > 14 then", "    fine = (days - 14) * 5", "else", "    fine = 0", "endif", "print(fine)"], [
        ("a", "Identify one variable in the program.", ["days", "fine"], "AO2 1a", 1),
        ("b", "State the output of the program when the user enters 20.", ["30"], "AO2 1b", None),
        ("c", "Describe how iteration could be used to make sure that the number of days is not negative.", ["A condition-controlled loop", "which repeats while days is less than zero", "and asks for the input again inside the loop"], "AO2 1b", None),
    ]),
    ("The records are sent each night to a server in the town hall.", None, [
        ("a", "Define what is meant by a protocol.", ["A set of rules for sending data between devices"], "AO1 1a", None),
        ("b", "Describe two ways in which the records can be kept safe from unauthorised access.", ["Encryption", "so that data that is intercepted cannot be understood", "Strong passwords", "so that only members of staff can log in"], "AO1 1b", None),
    ]),
]
LIBRARY_NOTES = {"Give one": "Accept other reasonable advantages", "Identify": "Correct spelling only. Ignore case.", "Convert the hex": "2 marks for the correct answer without working", "Describe two": "1 mark for each way, 1 mark for each matching description"}


@layout(HALF, "paper-cirrus", "computing paper with nested parts and marks at the right margin, scheme table in its own file")
def paper_cirrus(draw):
    items, body, scheme, total = [], "", "", 0

    def lines(count, marks):
        out = r"\dotline" * (count - 1)
        return out + rf"\par\vspace{{7pt}}\noindent\dotfill\hspace{{1.5mm}}\textbf{{[{marks}]}}\par\vspace{{5pt}}"

    for n, (stem, code, parts) in enumerate(LIBRARY, 1):
        body += rf"\needspace{{5cm}}\vspace{{5mm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}"
        if code:
            body += r"\begin{center}\renewcommand\arraystretch{1.1}\begin{tabular}{@{}l@{\quad}l@{}}" + r"\\".join(rf"\texttt{{{k:02}}} & \texttt{{{tex(line).replace('    ', '~~~~')}}}" for k, line in enumerate(code, 1)) + r"\end{tabular}\end{center}"
        fresh_number = str(n)
        for part in parts:
            nested = isinstance(part[2][0], tuple)
            if nested:
                body += rf"\lab{{9mm}}{{9mm}}{{(\textbf{{{part[0]}}})}}{{{tex(part[1])}}}"
            for roman, question, points, aim, worth in part[2] if nested else [("", *part[1:])]:
                marks = worth or len(points)
                total += marks
                label = rf"(\textbf{{{roman or part[0]}}})"
                indent = "18mm" if nested else "9mm"
                body += rf"\needspace{{{2 + marks}cm}}\lab{{{indent}}}{{9mm}}{{{label}}}{{{tex(question)}}}{{\leftskip={'27mm' if nested else '18mm'}{lines(max(marks, 1) + (marks > 2), marks)}}}"
                note = next((v for k, v in LIBRARY_NOTES.items() if question.startswith(k)), None)
                shown = r"\newline ".join(rf"\textbullet\ {tex(p)}" if len(points) > 1 else tex(p) for p in points)
                if worth:
                    shown = rf"1 mark for any one from:\newline {shown}"
                letter = part[0] if roman in ("", "i") else ""
                scheme += rf"{fresh_number} & {letter} & {roman} & {shown} & \textbf{{{marks}}}\newline {{\footnotesize {aim} ({marks})}} & {tex(note or '')}\\\hline" + "\n"
                fresh_number = ""
                stems = stem + (" " + part[1] if nested else "")
                rubric = [{"text": p, "marks": None} for p in points] if marks > 1 else None
                items.append(item(question, "\n".join(points), f"{n}({part[0]})" + (f"({roman})" if roman else ""), marks, stem=stems, rubric=rubric, guidance=note))
    body = rf"\begin{{center}}\textbf{{SECTION A}}\par\medskip Answer \textbf{{all}} the questions.\end{{center}}{body}\vfill\begin{{center}}\textbf{{END OF QUESTION PAPER}}\end{{center}}"
    foot = r"\fancyfoot[L]{\footnotesize © NEB 2022}\fancyfoot[R]{\footnotesize\textbf{Turn over}}\fancyhead[C]{\textbf{\thepage}}"
    engine, source = document(draw, body, ["arial"], (11,), (19, 22), foot=foot)
    mark = r"{\Large\bfseries K317/01\qquad Mark Scheme\qquad June 2022}\par\bigskip\renewcommand\arraystretch{1.25}\begin{tabular}{|>{\bfseries}p{6mm}|p{5mm}|p{5mm}|p{112mm}|p{24mm}|p{72mm}|}\hline\multicolumn{3}{|c|}{\textbf{Question}} & \textbf{Answer} & \textbf{Mark} & \textbf{Guidance}\\\hline " + scheme + rf"\end{{tabular}}\par\medskip Total: {total} marks"
    return Document(engine, source, items, document(draw, mark, ["arial"], (10,), (16, 16), paper="a4paper,landscape")[1])


# 3 Physics

PAN = '<svg width="230" height="120" viewBox="0 0 230 120" style="display:block;margin:3mm auto 1mm"><path d="M60 20V85H160V20" fill="none" stroke="#000" stroke-width="3"/><path d="M61 40H159" stroke="#000"/><rect x="45" y="88" width="130" height="12" fill="#bbb" stroke="#000"/><text x="190" y="60" font-size="12" font-family="Liberation Sans">water</text><path d="M187 57L130 60" stroke="#000"/><text x="188" y="116" font-size="12" font-family="Liberation Sans">hotplate</text><path d="M186 112L165 97" stroke="#000"/></svg><p class=f><b>Fig. 1.1</b></p>'
WARMED = "<table class=d><tr><td>time / minutes</td><td>0</td><td>2</td><td>4</td><td>6</td><td>8</td><td>10</td><td>12</td></tr><tr><td>temperature / °C</td><td>22</td><td>41</td><td>60</td><td>60</td><td>60</td><td>78</td><td>97</td></tr></table>"
HEAT = [
    ("Fig. 1.1 shows a saucepan of water on an electric hotplate.", PAN, [
        ("a", "", "Name the process by which thermal energy passes through the base of the saucepan.", None, [("conduction", "B1")]),
        ("b", "", "Explain how a convection current forms in the water.", None, [("water at the bottom is heated and expands", "B1"), ("its density decreases and it rises", "B1"), ("cooler water sinks to take its place", "B1")]),
        ("c", "The hotplate has a power of 1500 W.", None, None, None),
        ("c", "i", "Calculate the energy transferred by the hotplate in 4.0 minutes.", ("energy", "J"), [("(E =) Pt OR 1500 × 240", "C1"), ("360 000 J", "A1")]),
        ("c", "ii", "The saucepan holds 0.80 kg of water at 20 °C. The specific heat capacity of water is 4200 J / (kg °C). Calculate the smallest energy that brings this water to 100 °C.", ("energy", "J"), [("(E =) mcΔθ OR 0.80 × 4200 × 80", "C1"), ("270 000 J", "A1")]),
        ("c", "iii", "Suggest why more energy than this is needed in practice.", None, [("thermal energy passes to the saucepan or the surroundings", "B1")]),
    ]),
    ("A student heats a solid at a constant rate and records its temperature. Table 2.1 shows the results.", "<p class=f><b>Table 2.1</b></p>" + WARMED, [
        ("a", "", "State the melting point of the solid.", ("melting point", "°C"), [("60 °C", "B1")]),
        ("b", "", "Explain, in terms of particles, why the temperature is constant between 4 minutes and 8 minutes.", None, [("energy is used to overcome the forces between particles", "B1"), ("the kinetic energy of the particles does not change", "B1")]),
        ("c", "", "State two ways in which evaporation differs from boiling.", None, [("evaporation occurs at any temperature", "B1"), ("evaporation occurs only at the surface", "B1")]),
    ]),
]


@layout(HALF, "paper-mistral", "physics paper with nested parts, marks at the right, scheme table in its own file")
def paper_mistral(draw):
    items, body, scheme = [], "<div class=h>2</div>", ""
    stem2 = ""
    for n, (stem, figure, parts) in enumerate(HEAT, 1):
        body += f"<div class='r{' two' if n == 2 else ''}' style='margin-top:6mm'><b class=n>{n}</b><div class=x>{web(stem)}</div></div>{figure}"
        total = 0
        for letter, roman, question, unit, points in parts:
            if points is None:
                stem2 = roman
                body += f"<div class=r><b class=n></b><b class=n>({letter})</b><div class=x>{web(roman)}</div></div>"
                continue
            first = roman == "i"
            marks = len(points)
            total += marks
            if roman:
                body += f"<div class=r><b class=n></b><b class=n></b><b class=n>({roman})</b><div class=x>{web(question)}</div></div>"
            else:
                body += f"<div class=r><b class=n></b><b class=n>({letter})</b><div class=x>{web(question)}</div></div>"
            if unit:
                body += f"<div class=s></div><div class=e>{unit[0]} = {'.' * 48} {unit[1]} [{marks}]</div>"
            else:
                left = 27 if roman else 18
                count = 122 if roman else 131
                body += "".join(f"<div class=l style='margin-left:{left}mm'>{'.' * count}</div>" for _ in range(marks if marks < 3 else 4)) [:-6]
                body += f" [{marks}]</div>"
            label = f"{n}({letter})" + (f"({roman})" if roman else "")
            scheme += "".join(f"<tr class={'t' if k == 0 else 'u'}><td>{label if k == 0 else ''}<td>{web(text)}<td>{code}</tr>" for k, (text, code) in enumerate(points))
            rubric = [{"text": text, "marks": 1} for text, _ in points] if marks > 1 else None
            items.append(item(question, "\n".join(text for text, _ in points), label, marks, stem=stem + (f" {stem2}" if roman else ""), rubric=rubric))
        body += f"<p class=z>[Total: {total}]</p>"
    css = "@page { margin: 18mm 20mm } .h { text-align: center; font-weight: bold } .r { display: flex; margin: 3mm 0 1mm; break-after: avoid } .n { width: 9mm; flex: none } .x { flex: 1 } .f { text-align: center; margin: 1mm } .d { border-collapse: collapse; margin: 2mm auto 3mm } .d { break-inside: avoid } .two { break-before: page } .d td { border: 1px solid #000; padding: 1mm 3mm; text-align: center } .l { white-space: nowrap; text-align: right; margin-top: 3mm } .s { height: 22mm } .e, .z { text-align: right } .z { margin: 3mm 0 }"
    engine, source = page(draw, body, ["Liberation Sans"], (11,), css)
    sheet = "@page { margin: 15mm 18mm } .m { border-collapse: collapse; width: 100%; margin-top: 5mm } .m th { border: 1px solid #000; background: #ddd; padding: 1.5mm } .m td { border-left: 1px solid #000; border-right: 1px solid #000; padding: 1.2mm 2mm } .m .t td { border-top: 1px solid #000 } .m { border-bottom: 1px solid #000 } .m td:first-child, .m td:last-child { text-align: center; width: 24mm } .q { display: flex; justify-content: space-between; font-size: 85%; border-bottom: 1px solid #000 }"
    _, marking = page(draw, f"<div class=q><span>0739/32</span><b>Cairnford International – Mark Scheme<br>PUBLISHED</b><span>May/June 2021</span></div><table class=m><thead><tr><th>Question<th>Answer<th>Marks</tr></thead>{scheme}</table>", ["Liberation Sans"], (11,), sheet)
    return Document(engine, source, items, marking)


# 5 Linear algebra

ALGEBRA = [
    (5, r"Let $\mathbf{u} = (1, 2, -1)$ and $\mathbf{v} = (3, 0, 1)$ be vectors in $\mathbb{R}^3$.", "Let u = (1, 2, −1) and v = (3, 0, 1) be vectors in R³.", [
        (1, r"Compute $\mathbf{u}\cdot\mathbf{v}$.", "Compute u · v.", r"$\mathbf{u}\cdot\mathbf{v} = 3 + 0 - 1 = 2$.", "u · v = 3 + 0 − 1 = 2."),
        (2, r"Find the cosine of the angle between $\mathbf{u}$ and $\mathbf{v}$.", "Find the cosine of the angle between u and v.", r"The lengths of the vectors are $\sqrt{6}$ and $\sqrt{10}$, so the cosine is $2/\sqrt{60} = 1/\sqrt{15}$.", "The lengths of the vectors are √6 and √10, so the cosine is 2/√60 = 1/√15."),
        (2, "Find a nonzero vector that is orthogonal to both of them.", "Find a nonzero vector that is orthogonal to both of them.", r"The cross product $\mathbf{u}\times\mathbf{v} = (2, -4, -6)$ is orthogonal to both. Any nonzero multiple of it will do.", "The cross product u × v = (2, −4, −6) is orthogonal to both. Any nonzero multiple of it will do."),
    ]),
    (3, r"State what it means for the vectors $\mathbf{v}_1, \ldots, \mathbf{v}_k$ to be linearly independent.", "State what it means for the vectors v₁, …, vₖ to be linearly independent.", (r"The only scalars for which $c_1\mathbf{v}_1 + \cdots + c_k\mathbf{v}_k$ is the zero vector are $c_1 = \cdots = c_k = 0$.", "The only scalars for which c₁v₁ + ⋯ + cₖvₖ is the zero vector are c₁ = ⋯ = cₖ = 0.")),
    (6, r"Consider the system $x + y + z = 6$, $x - y = 0$, $2x + z = a$, where $a$ is a real number.", "Consider the system x + y + z = 6, x − y = 0, 2x + z = a, where a is a real number.", [
        (3, "For which values of $a$ is the system consistent?", "For which values of a is the system consistent?", "Adding the first two equations gives $2x + z = 6$. Hence the system is consistent exactly when $a = 6$.", "Adding the first two equations gives 2x + z = 6. Hence the system is consistent exactly when a = 6."),
        (3, "Give the general solution for those values.", "Give the general solution for those values.", "Put $x = t$. Then $y = t$ and $z = 6 - 2t$, where $t$ is any real number.", "Put x = t. Then y = t and z = 6 − 2t, where t is any real number."),
    ]),
    (5, r"Let $T$ be the reflection of the plane in the line $y = x$.", "Let T be the reflection of the plane in the line y = x.", [
        (2, "Find the images of $(1, 0)$ and $(0, 1)$ under $T$.", "Find the images of (1, 0) and (0, 1) under T.", "$T(1, 0) = (0, 1)$ and $T(0, 1) = (1, 0)$.", "T(1, 0) = (0, 1) and T(0, 1) = (1, 0)."),
        (1, "What is the determinant of the matrix of $T$?", "What is the determinant of the matrix of T?", "It is $-1$.", "It is −1."),
        (2, "Explain without calculation why $T^2$ is the identity.", "Explain without calculation why T² is the identity.", "Reflecting twice in the same line brings every vector back to where it started.", "Reflecting twice in the same line brings every vector back to where it started."),
    ]),
]


@layout(HALF, "midterm-squall", "university paper with solutions run in")
def midterm_squall(draw):
    items, body, total = [], "", 0

    def said(n):
        return f"{n} mark{'s' if n > 1 else ''}"

    for n, (marks, question, truth, parts) in enumerate(ALGEBRA, 1):
        total += marks
        body += rf"\needspace{{3cm}}\vspace{{6mm}}\lab{{0pt}}{{7mm}}{{{n}.}}{{[{said(marks)}]\enspace {question}}}"
        if isinstance(parts, tuple):
            body += rf"\lab{{7mm}}{{0pt}}{{}}{{\textbf{{Solution:}} {parts[0]}}}"
            items.append(item(truth, parts[1], str(n), marks))
            continue
        for letter, (worth, part, plain, solution, answer) in zip("abc", parts):
            body += rf"\needspace{{2cm}}\vspace{{2mm}}\lab{{7mm}}{{7mm}}{{({letter})}}{{[{worth}]\enspace {part}}}\lab{{14mm}}{{0pt}}{{}}{{\textbf{{Solution:}} {solution}}}"
            items.append(item(plain, answer, f"{n}({letter})", worth, stem=truth))
    head = rf"\begin{{center}}{{\large University of Lake Simcoe\par\smallskip Department of Mathematics}}\par\medskip{{\Large\bfseries MATH 114 Midterm Test 1 --- Solutions}}\par\medskip Winter 2019\hfill Time: 50 minutes\hfill Total: {total} marks\end{{center}}\hrule\medskip No calculators or notes are permitted. Show all your work: an answer without justification may receive no credit.\par"
    foot = r"\fancyfoot[C]{\thepage}\fancyfoot[R]{\footnotesize MATH 114 W19}"
    engine, source = document(draw, head + body, ["cm"], (11,), (24, 28), foot=foot, paper="letterpaper")
    return Document(engine, source, items)


# 6 Business

TRADE = [
    ("What is meant by the term “opportunity cost”?", 10, ["Opportunity cost is the benefit that is given up when one option is chosen over the next best one.", "A shop that spends €5,000 on a new van can no longer spend that money on advertising."]),
    ("Distinguish between a current account and a deposit account.", 10, ["A current account is used for everyday payments by card or standing order and earns little or no interest.", "A deposit account is used for saving. It pays interest on the balance."]),
    ("Name two sources of long-term finance for a limited company.", 8, ["Share capital", "A debenture"]),
    ("Explain the role of the Ombudsman in a dispute about public services.", 10, ["The Ombudsman investigates complaints against public bodies after their own procedure has been used. The service is free and independent, and its findings are recommendations."]),
    ("Calculate the net cash position for March if opening cash is €1,200, receipts are €8,450 and payments are €7,900.", 8, ["€1,750"]),
    ("Outline one benefit and one risk of delegation for a manager.", 10, ["Benefit: the manager has more time for planning.", "Risk: the work may be done poorly if staff have not been trained for it."]),
    ("What do the letters VAT stand for?", 4, ["Value Added Tax"]),
    ("Describe how a memorandum of association protects those who deal with a company.", 10, ["It is a public document that states the name, the purpose and the share capital of the company, so suppliers and lenders can find out whom they are dealing with."]),
]


@layout(HALF, "business-drizzle", "business short questions with sample answers run in, word processor")
def business_drizzle(draw):
    body = paragraph(run("Atlantic Revision Courses"), "Small") + paragraph(run("Business – Higher Level"), "Title") + paragraph(run("Section 1: Short Response Questions with Sample Answers", "B"), "Body")
    items = []
    for n, (question, marks, answer) in enumerate(draw.some(TRADE, 8), 1):
        body += paragraph(run(f"{n}.\t{question}\t({marks})", "B"), "Ask")
        if len(answer) > 1 and max(map(len, answer)) < 20:
            body += "".join(paragraph(run(f"({roman})\t{text}"), "Two") for roman, text in zip(["i", "ii"], answer))
        else:
            body += "".join(paragraph(run(text), "Reply") for text in answer)
        items.append(item(question, "\n".join(answer), str(n), marks))
    body += paragraph(run("Examiner’s tip: leave three minutes at the end to check that you have attempted every question.", "I"), "Tip")
    wide = 21 - 2 * 2.4
    styles = (
        paragraph_style("Small", 0, size=9, extra='fo:text-align="end"')
        + paragraph_style("Ask", 0.5, 0.9, -0.9, [(0.9, ""), (wide, 'style:type="right"')], extra='fo:keep-with-next="always" fo:margin-right="0cm"')
        + paragraph_style("Reply", 0.15, 0.9)
        + paragraph_style("Two", 0.1, 1.9, -1.0, [(1.9, "")])
        + paragraph_style("Tip", 0.9, extra='fo:border="0.75pt solid #000000" fo:padding="0.2cm"')
    )
    engine, source = office(draw, body, ["Carlito", "Liberation Sans"], (11, 12), margin=2.4, head="Business – 5th and 6th Year", styles=styles)
    return Document(engine, source, items)


# 7 Chemistry, class exam

@layout(HALF, "worksheet-sirocco", "chemistry worksheet of the class exam with solution boxes and tick-one choices")
def worksheet_sirocco(draw):
    items, body = [], ""

    def solved(text, shown=None):
        return r"\begin{solution}" + (shown or tex(text)) + r"\end{solution}"

    def ask(question, answer, number, marks, shown=None, solution=None, stem=None, command="question", **rest):
        items.append(item(question, answer, number, marks, stem=stem, **rest))
        return rf"\{command}[{marks}] {shown or tex(question)}" + solved(answer, solution) + "\n"

    def tick(question, right, wrong, number, marks, command="question", stem=None):
        options = draw.mixed([right, *wrong])
        kind = draw.one(["checkboxes", "oneparcheckboxes"]) if max(map(len, options)) < 12 else "checkboxes"
        items.append(item(question, right, number, marks, [{"label": None, "text": o} for o in options], kind="mcq", stem=stem))
        return rf"\{command}[{marks}] {tex(question)}\par\begin{{{kind}}}" + "".join(rf"\{'CorrectChoice' if o == right else 'choice'} {tex(o)} " for o in options) + rf"\end{{{kind}}}" + "\n"

    body += tick("Which quantity of a substance contains 6.02 × 10²³ particles?", "one mole", ["one gram", "one liter", "one molar mass of water"], "1", 1)
    body += ask("Define the term molar mass.", "The mass of one mole of a substance, in grams per mole.", "2", 2)
    stem = "Magnesium burns in oxygen: 2Mg + O₂ → 2MgO."
    body += rf"\question {tex(stem)}\begin{{parts}}"
    body += tick("How many moles of oxygen react with 4 moles of magnesium?", "2 moles", ["1 mole", "4 moles", "8 moles"], "3(a)", 1, "part", stem)
    body += ask("Find the molar mass of magnesium oxide.", "24.3 + 16.0 = 40.3 g/mol", "3(b)", 2, stem=stem, command="part", solution=r"$24.3 + 16.0 = \mathbf{40.3}$ g/mol")
    body += ask("What mass of magnesium oxide forms from 6.0 moles of magnesium?", "6.0 mol × 40.3 g/mol = 240 g", "3(c)", 3, stem=stem, command="part", solution=r"$6.0\text{ mol} \times 40.3\text{ g/mol} = \mathbf{240}$ g")
    body += r"\end{parts}"
    body += ask("Explain why the coefficients of an equation can be read as moles but not as grams.", "The coefficients count particles. Particles of different substances have different masses, so equal counts do not have equal masses.", "4", 3)
    stem = "In a reaction 12.0 g of product was expected, and 9.0 g was obtained."
    body += rf"\question {tex(stem)}\begin{{parts}}"
    body += ask("What is the percent yield?", "75%", "5(a)", 2, stem=stem, command="part", solution=r"$\dfrac{9.0\text{ g}}{12.0\text{ g}} \times 100 = \mathbf{75\%}$")
    items[-1]["answer_kind"] = "contains"
    body += ask("Suggest two reasons why the yield was below 100%.", "Some product was lost when it was transferred. The reaction did not go to completion.", "5(b)", 2, stem=stem, command="part")
    body += r"\end{parts}"
    body += tick("The reactant that is used up first is called the", "limiting reactant.", ["excess reactant.", "catalyst.", "precipitate."], "6", 1)
    font = draw.one([r"\usepackage{mathptmx}", r"\usepackage{lmodern}", r"\usepackage{tgschola}"])
    source = rf"""\documentclass[11pt,letterpaper,answers,addpoints]{{exam}}
\usepackage[utf8]{{inputenc}}\usepackage[T1]{{fontenc}}{font}\usepackage{{amsmath,amssymb,textcomp}}
\DeclareUnicodeCharacter{{2192}}{{\ensuremath{{\rightarrow}}}}\DeclareUnicodeCharacter{{00D7}}{{\ensuremath{{\times}}}}
\pagestyle{{headandfoot}}\firstpageheader{{Chemistry}}{{\textbf{{Worksheet 7: Stoichiometry}}}}{{Mr.\ Okafor}}\runningheader{{Chemistry}}{{}}{{Worksheet 7}}\firstpagefooter{{}}{{Page \thepage\ of \numpages}}{{}}\runningfooter{{}}{{Page \thepage\ of \numpages}}{{}}
\pointsinrightmargin\pointname{{ pt}}\checkboxchar{{$\Box$}}\checkedchar{{$\blacksquare$}}
\begin{{document}}
\noindent Name: \textbf{{KEY}}\enspace\hrulefill\ Period: \rule{{2cm}}{{0.4pt}}\par\medskip
\noindent Use the periodic table. Round molar masses to one decimal place.
\begin{{questions}}
{body}
\end{{questions}}
\end{{document}}
"""
    return Document("latex", source, items)


# 10 Minerals and energy

MINERALS = [
    ("Which of the following is a ferrous mineral?", ["Bauxite", "Manganese", "Mica", "Limestone"], 1),
    ("Bauxite is the chief ore of", ["copper", "iron", "aluminium", "tin"], 2),
    ("The best variety of iron ore, with a very high content of iron, is", ["magnetite", "limonite", "siderite", "haematite"], 0),
    ("Which type of coal was formed last and has the lowest heating value?", ["Anthracite", "Bituminous", "Lignite", "Coking coal"], 2),
    ("Mumbai High is known for its", ["coal mines", "offshore oil", "gold mines", "salt pans"], 1),
    ("Mica is used mainly in the electrical industry because it", ["resists high voltage", "conducts heat", "is magnetic", "melts easily"], 0),
    ("Which of the following is a conventional source of energy?", ["Solar energy", "Tidal energy", "Coal", "Biogas"], 2),
    ("Uranium is used for the production of", ["wind power", "nuclear power", "tidal power", "thermal power"], 1),
    ("Minerals that occur in the cracks of igneous rocks form", ["placers", "beds", "lodes and veins", "dunes"], 2),
    ("The Kolar fields in Karnataka were mined for", ["gold", "diamond", "zinc", "coal"], 0),
    ("Electricity generated by falling water is called", ["thermal power", "geothermal power", "nuclear power", "hydel power"], 3),
    ("Gobar gas plants provide a farmer with fuel and", ["fodder", "manure", "seeds", "water"], 1),
    ("Which rock is the basic raw material of the cement industry?", ["Granite", "Basalt", "Limestone", "Marble"], 2),
    ("Geothermal energy makes use of", ["the heat of the interior of the Earth", "the heat of the Sun", "the movement of sea water", "the decay of plants"], 0),
    ("Removal of minerals by evaporation from sea water gives", ["gypsum only", "common salt", "copper", "coal"], 1),
]


@layout(HALF, "choices-monsoon", "multiple choice with key grid at the end, letters behind question number")
def choices_monsoon(draw):
    asked, items, body = draw.some(MINERALS, 14), [], ["", ""]
    for n, (question, options, right) in enumerate(asked, 1):
        across = 1 if max(map(len, options)) > 20 else 2
        body[n > 7] += f"#q({n})[{question}][#grid(columns: (1fr,) * {across}, row-gutter: 0.6em, " + ", ".join(f"[({'abcd'[k]}) {o}]" for k, o in enumerate(options)) + ")]\n"
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    cells = ", ".join(f"[{n}. ({'abcd'[q[2]]})]" for n, q in enumerate(asked, 1))
    source = f"""#set page(paper: "a4", margin: (x: 17mm, y: 20mm), header: [#text(8pt)[Social Science – X #h(1fr) Contemporary India]#v(-3mm)#line(length: 100%, stroke: 0.5pt)], footer: align(center)[#context counter(page).display()])
#set text(font: "{draw.one(['Linux Libertine O', 'TeX Gyre Termes', 'Caladea'])}", size: {draw.one((10, 10.5))}pt)
#set par(justify: true)
#let q(n, text, options) = block(breakable: false, below: 1.3em, grid(columns: (7mm, 1fr), row-gutter: 0.7em, strong[#n.], text, [], options))
#align(center)[#text(15pt, weight: "bold")[Chapter {draw.random.randint(4, 6)}: Minerals and Energy Resources]

#text(12pt, weight: "bold")[Objective Type Questions]]
*I. Choose the correct alternative.*
#v(2mm)
#grid(columns: (1fr, 1fr), gutter: 8mm, [{body[0]}], [{body[1]}])
#v(4mm)
#block(breakable: false)[#align(center)[#box(fill: luma(225), inset: 2mm)[*ANSWERS*]]
#table(columns: (1fr,) * 5, align: center, {cells})]
"""
    return Document("typst", source, items)


# 11 Numeracy

CLOCK = '<svg width="90" height="90" viewBox="0 0 90 90"><circle cx="45" cy="45" r="40" fill="none" stroke="#000" stroke-width="2"/><path d="M45 45L45 14" stroke="#000" stroke-width="2"/><path d="M45 45L22 45" stroke="#000" stroke-width="4"/></svg>'
NUMERACY = [
    ("Which number is 100 more than 3 950?", "", ["3 951", "3 960", "4 050", "4 950"], 2),
    ("What time does this clock show?", CLOCK, ["3:00", "9:00", "12:15", "12:45"], 1),
    ("Ava buys 3 bread rolls for 80 cents each. How much change does she get from $5?", "", ["$2.40", "$2.60", "$3.40", "$4.20"], 1),
    ("Which of these shapes has exactly one pair of parallel sides?", "", ["square", "trapezium", "rectangle", "hexagon"], 1),
    ("A movie starts at 6:45 pm and lasts 95 minutes. When does it finish?", "", ["7:40 pm", "8:05 pm", "8:20 pm", "8:40 pm"], 2),
    ("Which fraction is the same as 0.75?", "", ["1/4", "1/2", "2/3", "3/4"], 3),
    ("A bag holds 5 red, 3 blue and 2 green counters. One is taken without looking. What is the chance that it is blue?", "", ["3/10", "3/7", "1/3", "1/2"], 0),
    ("The side of a square garden is 12 metres long. What is the perimeter of the garden?", "", ["24 m", "36 m", "48 m", "144 m"], 2),
    ("Which number comes next?  4, 7, 13, 25, …", "", ["37", "43", "49", "50"], 2),
    ("How many millilitres are there in 2.5 litres?", "", ["25", "250", "2 500", "25 000"], 2),
    ("A ferry carries 28 cars on each trip. How many trips are needed for 200 cars?", "", ["6", "7", "8", "9"], 2),
]


@layout(HALF, "choices-cumulus", "numeracy test, multiple choice with options in rows, key as a table at the end")
def choices_cumulus(draw):
    asked, items, body, key = draw.some(NUMERACY, 11), [], "<div class=h><span>Year 5 Numeracy</span><span>Practice test 2</span></div>", ""
    for n, (question, figure, options, right) in enumerate(asked, 1):
        body += f"<div class=q><div class=n>{n}</div><div class=x><p>{web(question)}</p>{figure}<div class=o>" + "".join(f"<div><i></i>{o}</div>" for o in options) + "</div></div></div>"
        key += f"<tr><td>{n}<td>{options[right]}</tr>"
        items.append(item(question.replace("  ", " "), options[right], str(n), None, [{"label": None, "text": o} for o in options], kind="mcq"))
    body += f"<div class=k><h2>Answers</h2><table><tr><th>Question<th>Correct answer</tr>{key}</table></div>"
    css = ".h { display: flex; justify-content: space-between; background: #0a6e8a; color: #fff; padding: 2mm 4mm; font-weight: bold } .q { display: flex; break-inside: avoid; border-bottom: 1px solid #bbb; padding: 4mm 0 } .n { width: 9mm; height: 7mm; background: #d5eaf0; text-align: center; font-weight: bold; margin-right: 4mm; padding-top: 1mm } .x { flex: 1 } .x p { margin: 0.5mm 0 3mm } .x svg { margin-left: 50mm } .o { display: grid; grid-template-columns: repeat(4, 1fr) } .o div { display: flex; align-items: center } .o i { width: 4mm; height: 3mm; border: 1px solid #000; border-radius: 50%; margin-right: 2.5mm } .k { break-inside: avoid; margin-top: 8mm } table { border-collapse: collapse } td, th { border: 1px solid #777; padding: 1mm 6mm; text-align: center }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (11, 12), css)
    return Document(engine, source, items)


# 13 Marketing

MARKETING = [
    ("Dividing a market into groups of buyers with different needs is called", ["positioning.", "segmentation.", "differentiation.", "diversification."], 1),
    ("Which of the following is a psychographic variable?", ["Income", "Age", "Lifestyle", "Family size"], 2),
    ("A firm that sells the same product to the whole market with one offer follows a strategy of", ["undifferentiated marketing.", "niche marketing.", "local marketing.", "individual marketing."], 0),
    ("To be useful, a market segment must be", ["new, small, and loyal.", "growing and free of competitors.", "located in one region.", "measurable, accessible, and substantial."], 3),
    ("Grouping customers as light, medium, and heavy users is an example of segmentation by", ["occasion.", "benefits sought.", "usage rate.", "social class."], 2),
    ("The place that a product occupies in consumers’ minds relative to competing products is its", ["brand equity.", "position.", "price point.", "channel."], 1),
    ("A soup maker that sells spicier varieties in the Southwest than in New England is using", ["geographic segmentation.", "gender segmentation.", "behavioral segmentation.", "mass marketing."], 0),
    ("A perceptual map is used mainly to", ["set the advertising budget.", "forecast sales by region.", "choose a retail location.", "compare brands on dimensions that matter to buyers."], 3),
    ("Which targeting strategy seeks a large share of one or a few small segments?", ["Differentiated", "Concentrated", "Undifferentiated", "Mass"], 1),
    ("“More for the same” is an example of a", ["media plan.", "distribution channel.", "value proposition.", "price discrimination."], 2),
    ("When a company adapts its offer to the needs of a single customer, it practices", ["individual marketing.", "mass marketing.", "test marketing.", "cause marketing."], 0),
]


@layout(HALF, "bank-zephyr", "test bank whose right option is marked on the page, word processor")
def bank_zephyr(draw):
    body = paragraph(run("Chapter 7"), "Right") + paragraph(run("Segmentation, Targeting, and Positioning"), "Title") + paragraph(run("Multiple Choice Questions", "B"), "Body") + paragraph(run("An asterisk marks the correct answer.", "I"), "Body")
    items = []
    for n, (question, options, right) in enumerate(draw.some(MARKETING, 11), 1):
        body += paragraph(run(f"{n}.\t{question}"), "Ask")
        body += "".join(paragraph(run(f"{'*' if k == right else ''}\t{'abcd'[k]}.\t{o}"), "Option") for k, o in enumerate(options))
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    styles = (
        paragraph_style("Right", 0, size=10, extra='fo:text-align="end"')
        + paragraph_style("Ask", 0.45, 1.0, -1.0, [(1.0, "")], extra='fo:keep-with-next="always"')
        + paragraph_style("Option", 0.05, 2.2, -1.5, [(1.1, ""), (2.2, "")], extra='fo:keep-together="always"')
    )
    engine, source = office(draw, body, ["Liberation Serif", "Caladea"], (11, 12), margin=2.5, styles=styles)
    return Document(engine, source, items)


# 16 Knights

RITTER = [
    ("Die meisten Burgen im frühen Mittelalter waren aus Holz gebaut.", True, ""),
    ("Ein Page kam mit etwa sieben Jahren an einen fremden Hof.", True, ""),
    ("Der Bergfried war der Wohnraum der Burgherrin.", False, "Er war der Hauptturm und die letzte Zuflucht."),
    ("Nach der Schwertleite oder dem Ritterschlag war der Knappe ein Ritter.", True, ""),
    ("Im Palas lagen die Wohn- und Festräume der Burg.", True, ""),
    ("Turniere dienten allein der Unterhaltung der Bauern.", False, "Sie waren vor allem Übung für den Kampf."),
    ("Alle Räume der Burg waren im Winter gut geheizt.", False, "Meist gab es nur einen heizbaren Raum, die Kemenate."),
    ("Ein Lehen musste der Vasall mit Treue und Kriegsdienst vergelten.", True, ""),
    ("Die Zugbrücke führte über den Burggraben.", True, ""),
    ("Minnesänger sangen vor allem über die Arbeit auf dem Feld.", False, "Sie sangen von der Liebe zu einer Dame."),
    ("Mit den Feuerwaffen verloren die Burgen ihre Bedeutung als Festungen.", True, ""),
    ("Bauern durften im Mittelalter jederzeit frei jagen.", False, "Die Jagd war weitgehend dem Adel vorbehalten."),
]


@layout(HALF, "aussagen-foehn", "German true or false statements with key, groff")
def aussagen_foehn(draw):
    asked, items = draw.some(RITTER, 12), []
    lines = [".ll 6.3i", ".LP", ".ta 6.3iR", ".nf", "Geschichte, Klasse 7\tName: ____________________", ".fi", ".sp 0.5", ".ce", "\\s+4\\fBBurgen und Ritter: Richtig oder falsch?\\fP\\s0", ".sp 0.5", ".LP", "Kreuze an. Verbessere die falschen Sätze in deinem Heft.", ".sp 0.5", ".TS", "tab(@);", "l lw(4.7i) c c.", "@@\\fBrichtig\\fP@\\fBfalsch\\fP", ".sp 3p"]
    for n, (text, true, _) in enumerate(asked, 1):
        lines += [f"{n}.@T{{\n.na\n{text}\nT}}@\\(sq@\\(sq", ".sp 3p"]
        items.append(item(text, str(true), str(n), kind="truefalse"))
    lines += [".TE", ".sp 1.5", "\\l'6.3i'", ".LP", "\\s-1\\fBLösungen:\\fP " + "; ".join(f"{n}\\~{'richtig' if true else 'falsch'}" + (f" ({why})" if why else "") for n, (_, true, why) in enumerate(asked, 1)) + "\\s0"]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "H"))
    return Document(engine, source, items)


# 18 Rock cycle

ROCKS = [
    ("All rocks are made of one or more {}.", "minerals"), ("Melted rock below the surface is called {}.", "magma"), ("When melted rock reaches the surface, it is called {}.", "lava"),
    ("Rock that forms when melted rock cools is {} rock.", "igneous"), ("Wind, water, and ice break rock into small pieces called {}.", "sediment"), ("The breaking down of rock at the surface is known as {}.", "weathering"),
    ("Moving water carries pieces of rock away in a process called {}.", "erosion"), ("Layers that are pressed and cemented together become {} rock.", "sedimentary"), ("Heat and {} can change one kind of rock into another.", "pressure"),
    ("A rock that has been changed without melting is a {} rock.", "metamorphic"), ("Limestone changes into {} deep in the crust.", "marble"), ("The remains of living things in rock are called {}.", "fossils"), ("Rock that cools slowly has large {}.", "crystals"), ("A volcanic rock so full of holes that it floats is {}.", "pumice"),
]


@layout(HALF, "gaps-graupel", "gap fill with a word bank and two columns, answer key on the next page")
def gaps_graupel(draw):
    asked, items = draw.some(ROCKS, 14), []
    bank = r"\qquad ".join(rf"\mbox{{{word}}}" for word in draw.mixed([a for _, a in asked]))
    inner = ""
    for n, (text, answer) in enumerate(asked, 1):
        shown = text.format("______________")
        inner += rf"\begin{{minipage}}{{\linewidth}}\raggedright\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(shown)}}}\end{{minipage}}\par\vspace{{4.5mm}}" + "\n"
        items.append(item(shown, answer, str(n), kind="gap"))
    key = "".join(rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{\textcolor{{red}}{{{answer}}}}}" for n, (_, answer) in enumerate(asked, 1))
    body = rf"Name \rule{{70mm}}{{0.4pt}}\hfill Date \rule{{35mm}}{{0.4pt}}\par\bigskip\begin{{center}}{{\LARGE\bfseries The Rock Cycle}}\par\smallskip Fill in the blanks with words from the word bank. Use each word once.\end{{center}}\begin{{center}}\fbox{{\parbox{{0.94\linewidth}}{{\centering\textbf{{Word Bank}}\par {bank}}}}}\end{{center}}\medskip\begin{{multicols}}{{2}}{inner}\end{{multicols}}\newpage\begin{{center}}{{\LARGE\bfseries The Rock Cycle}}\par\smallskip Answer Key\end{{center}}\begin{{multicols}}{{2}}{key}\end{{multicols}}"
    comic = r"\setmainfont{Comic Neue}"
    engine, source = document(draw, body, ["arial"], (12,), (20, 24), foot=r"\footnotesize Mrs. Delgado – Grade 6 Science", extra=draw.one([comic, r"\setmainfont{Lato}"]) + r"\setlength\columnsep{10mm}", paper="letterpaper")
    return Document(engine, source, items)
