"""The forty-fourth: papers with schemes, homework, problem sets, choices and contests, as they are handed out."""

import importlib

import engines  # noqa: F401  (registers latex)
from latex import document, table, tex
from paper import Document, choices, item, layout
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
handed = importlib.import_module("blind-then-read.batch_34")
Sheet, RIGHT, DOTS = word.Sheet, word.RIGHT, word.DOTS
picked, turned, pointed = handed.picked, handed.turned, handed.pointed

HALF = "blind-then-read"
ROMAN = ("i", "ii", "iii", "iv")


def sums(parts):
    """The marks of parts, each with its marks or with parts of its own in the second place."""
    return sum(part[1] if isinstance(part[1], int) else sums(part[1]) for part in parts)


def asks(text):
    """The kind of a question by its first words."""
    if text.startswith(("Calculate", "How many", "Work out")):
        return "numeric"
    return "definition" if text.startswith(("Define", "What is meant", "State what is meant")) else "short"


# Papers

BLOOD = [
    ("The human heart pumps blood to all parts of the body.", [
        ("Name the blood vessel that carries blood from the heart to the lungs.", 1, ["pulmonary artery"], "Allow artery to the lungs."),
        ("The left ventricle has a thicker wall than the right ventricle.", [("State the tissue of which the wall is mainly made.", 1, ["muscle"], "Allow cardiac muscle."), ("Explain why the wall of the left ventricle is thicker.", 2, ["it pumps blood to the whole body", "so a higher pressure is needed"], "Ignore faster.")]),
        ("There are valves between the atria and the ventricles. State the function of these valves.", 1, ["to prevent backflow of blood"], ""),
    ]),
    ("An athlete measured her pulse before, during and after a run. At rest it was 62 beats per minute. At the end of the run it was 155 beats per minute.", [
        ("Describe how a pulse can be measured.", 2, ["place two fingers on the wrist or neck", "count the beats for a stated time"], "Reject thumb."),
        ("Calculate the increase in pulse rate as a percentage of the rate at rest.", 2, ["93 ÷ 62", "150 %"], "Correct answer gains both marks."),
        ("Explain why the pulse rate rises during exercise.", 3, ["muscles respire faster", "more oxygen is needed", "more glucose is delivered"], ""),
    ]),
    ("Blood contains several kinds of cell.", [
        ("Red blood cells contain haemoglobin.", [("State the function of haemoglobin.", 1, ["carries oxygen"], ""), ("Name the mineral that is needed to make haemoglobin.", 1, ["iron"], "Reject zinc.")]),
        ("White blood cells protect the body against disease.", [("Describe two ways in which white blood cells act against pathogens.", 2, ["they engulf pathogens", "they produce antibodies"], "Allow phagocytosis."), ("State what is meant by the term pathogen.", 1, ["an organism that causes disease"], "")]),
        ("Name the part of the blood that starts clotting.", 1, ["platelets"], ""),
    ]),
    ("Smoking damages the organs of gas exchange.", [
        ("Name the addictive substance in tobacco smoke.", 1, ["nicotine"], ""),
        ("Describe the effect of tar on the cilia in the airways.", 2, ["cilia are paralysed or destroyed", "so mucus is not moved away"], ""),
        ("Carbon monoxide enters the blood of smokers.", [("Explain how carbon monoxide affects the transport of oxygen.", 2, ["it combines with haemoglobin", "so less oxygen is carried"], ""), ("Suggest why this is harmful to an unborn baby.", 1, ["the baby receives less oxygen"], "Allow low birth mass.")]),
    ]),
]


@layout(HALF, "paper-avocet", "biology paper, LaTeX: 1 (a) (i) each hanging, [2] at the end of dotted lines, [Total: 6], page and code in head and foot; scheme in a file of its own as a table over pages")
def paper_avocet(draw):
    asked = draw.some(BLOOD, 3)
    body, scheme, items, whole = "", "", [], 0
    bold = draw.one([r"\textbf{%s}", "%s"])

    def leaf(part, label, number, stems, left):
        nonlocal body, scheme
        text, marks, points, note = part
        dots = r"\vspace{2mm}\noindent\dotfill\par " * (0 if marks == 1 else marks)
        if asks(text) == "numeric":
            dots = r"\vspace{18mm}\hspace*{0pt}\hfill\makebox[5cm]{\dotfill}\,\%\ " + rf"[{marks}]\par "
        else:
            dots += rf"\vspace{{2mm}}\noindent\dotfill\,[{marks}]\par "
        body += rf"\needspace{{2.6cm}}\lab{{{left}mm}}{{8mm}}{{{bold % f'({label})'}}}{{{tex(text)}}}{{\leftskip={left + 8}mm {dots}}}\medskip "
        scheme += rf"{number} & " + r" ;\newline ".join(tex(point) for point in points) + rf" ; & {marks} & {tex(note)}\\\hline "
        words = note.split(" ", 1) + [""]
        said = {words[0].lower(): [words[1].rstrip(".")]} if words[0] in ("Allow", "Reject", "Ignore") else {"guidance": note}
        items.append(pointed(text, points, number, marks, stems, kind=asks(text), **said))

    for n, (stem, parts) in enumerate(asked, 1):
        body += (r"\newpage " if n > 1 else "") + rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}\medskip "
        for letter, part in zip("abcd", parts):
            if isinstance(part[1], int):
                leaf(part, letter, f"{n}({letter})", [stem], 8)
                continue
            body += rf"\needspace{{4cm}}\lab{{8mm}}{{8mm}}{{{bold % f'({letter})'}}}{{{tex(part[0])}}}\smallskip "
            for roman, inner in zip(ROMAN, part[1]):
                leaf(inner, roman, f"{n}({letter})({roman})", [stem, part[0]], 16)
        total = sums(parts)
        whole += total
        body += rf"\hspace*{{0pt}}\hfill{bold % f'[Total: {total}]'}\par "
    front = rf"\thispagestyle{{empty}}{{\Large\bfseries Hillside International College\par}}\bigskip{{\large BIOLOGY\hfill 5070/21\par}}\smallskip Paper 2 Theory\hfill October 2025\par\smallskip\hfill 1 hour 15 minutes\par\medskip\hrule\medskip NAME \hrulefill\ CLASS \rule{{2cm}}{{0.4pt}}\par\medskip\hrule\bigskip\textbf{{READ THESE INSTRUCTIONS FIRST}}\par Write in dark blue or black pen. Answer \textbf{{all}} questions. You may use a calculator.\par The number of marks is given in brackets [ ] at the end of each question or part question.\par\vfill\hfill The total number of marks is {whole}.\par\newpage "
    fonts = draw.one([["arial"], ["timesnew"], ["times"]])
    engine, source = document(draw, front + body + r"\begin{center}\small END OF PAPER\end{center}", fonts, (11, 12), (22, 26), head=r"\thepage", foot=r"\fancyfoot[L]{\footnotesize 5070/21/O/N/25}\fancyfoot[R]{\footnotesize [Turn over}")
    listed = r"{\large\bfseries 5070/21 Mark Scheme October 2025\par}\medskip\begin{longtable}{|p{1.9cm}|p{7.6cm}|c|p{3.8cm}|}\hline\textbf{Question}&\textbf{Answer}&\textbf{Marks}&\textbf{Guidance}\\\hline\endhead " + scheme + r"\end{longtable}"
    return Document(engine, source, items, document(draw, listed, fonts, (10, 11), (20, 22), foot=r"Page \thepage")[1])


ENERGY = [
    ("A student lifts a box from the floor onto a shelf. The mass of the box is 8.0 kg and the shelf is 1.5 m high.", [
        ("Which equation links gravitational potential energy, height and mass?", 1, ["Eₚ = m × g × h"], ["Eₚ = m × g × h", "Eₚ = m × h ÷ g", "Eₚ = ½ × m × h²"]),
        ("Calculate the increase in gravitational potential energy of the box. Gravitational field strength = 9.8 N/kg", 2, ["8.0 × 9.8 × 1.5", "118 (J)"], None),
        ("The student takes 2.0 s to lift the box. Write down what is meant by power.", 1, ["energy transferred each second"], None),
        ("The work done by the student is greater than the increase in gravitational potential energy. Explain why.", 2, ["some energy is transferred to the surroundings", "by heating"], None),
    ]),
    ("A school replaces its filament lamps with LED lamps. Table 1 compares the two kinds of lamp.", [
        ("The filament lamp gives out 3 W of light. Calculate its efficiency. Use Table 1.", 2, ["3 ÷ 60", "0.05"], None),
        ("Give one reason why the school should replace the lamps.", 1, ["less energy is wasted"], None),
        ("Each LED lamp saves £6 of electricity each year. Determine the time after which the saving is equal to the cost of the lamp.", 2, ["4 ÷ 6 × 12", "8 months"], None),
    ]),
    ("Electricity can be generated from many energy resources.", [
        ("Which energy resource is not renewable?", 1, ["Natural gas"], ["Geothermal", "Natural gas", "Tides", "Wind"]),
        ("Describe how a wind turbine produces electricity.", 3, ["wind turns the blades", "the blades turn a generator", "kinetic energy is transferred electrically"], None),
        ("Suggest one reason why some people do not want wind turbines near their homes.", 1, ["they are noisy"], None),
        ("Explain one advantage of tidal power over wind power.", 2, ["tides can be predicted", "so the supply of electricity is reliable"], None),
    ]),
    ("A pan of water is heated on an electric hob.", [
        ("Name the process by which energy is transferred through the metal base of the pan.", 1, ["conduction"], None),
        ("The hob transfers 168 000 J to 0.50 kg of water. Calculate the rise in temperature of the water. Specific heat capacity of water = 4200 J/kg °C", 3, ["168 000 = 0.50 × 4200 × Δθ", "Δθ = 168 000 ÷ 2100", "80 (°C)"], None),
        ("Explain why a lid reduces the time taken for the water to boil.", 2, ["less warm air and vapour escape", "so less energy is transferred to the surroundings"], None),
    ]),
]


@layout(HALF, "paper-bittern", "physics paper, Chromium: 01.1 labels in bold, ticks in boxes, [2 marks] at the right, ruled lines, Turn over; Mark scheme behind it in the same file as a table")
def paper_bittern(draw):
    asked = draw.some(ENERGY, 3)
    spaced = draw.one([False, True])
    body, table_, items = "<div class=cover><h1>Physics</h1><h2>Topic test: Energy</h2><p>Name ____________________________________</p><p>Class __________ &nbsp; Date ________________</p><p>Time allowed: 35 minutes</p><p>You will need a calculator. The marks for each question are shown in brackets.</p><h3>Instructions</h3><ul><li>Use black ink.</li><li>Answer all questions in the spaces provided.</li><li>Show your working in calculations.</li></ul></div>", "", []
    for n, (stem, parts) in enumerate(asked, 1):
        lead = f"0{n}"
        shown = "&nbsp;".join(lead) if spaced else lead
        body += f"<div class=q><div class=r><b>{shown}</b><div>{web(stem)}</div></div>"
        if "Table 1" in stem:
            body += "<p class=c><b>Table 1</b></p><table class=d>" + rows([["", "<b>Power in W</b>", "<b>Cost in £</b>", "<b>Life in hours</b>"], ["Filament lamp", "60", "1", "1 000"], ["LED lamp", "8", "4", "15 000"]]) + "</table>"
        for k, (text, marks, points, options) in enumerate(parts, 1):
            number = f"{lead}.{k}"
            label = "&nbsp;".join(lead) + f"&nbsp;.&nbsp;{k}" if spaced else number
            body += f"<div class=p><div class=r><b>{label}</b><div>{web(text)}</div></div><p class=m>[{marks} mark{'s' if marks > 1 else ''}]</p>"
            if options:
                body += "<p class=t>Tick (✓) <b>one</b> box.</p>" + "".join(f"<p class=o><span>{web(option)}</span><i></i></p>" for option in options)
                items.append(item(text, points[0], number, marks, choices([None] * 9, options), kind="mcq", stem=stem))
            else:
                body += "<p class=l></p>" * (marks + 1)
                items.append(pointed(text, points, number, marks, [stem], each=1, kind="numeric" if "Calculate" in text or "Determine" in text else "short"))
            body += "</div>"
            table_ += "".join(f"<tr><td>{number if not p else ''}</td><td>{web(point)}</td><td>1</td></tr>" for p, point in enumerate(points))
        body += f"<p class=w>{sums(parts)}</p></div>" + ("<p class='turn over'>Turn over for the next question</p>" if n < len(asked) else "<p class=turn>END OF QUESTIONS</p>")
        table_ += f"<tr class=s><td colspan=2>Total</td><td>{sums(parts)}</td></tr>"
    body += f"<h1 class=new>Mark scheme</h1><table><thead><tr><th>Question</th><th>Answers</th><th>Mark</th></tr></thead><tbody>{table_}</tbody></table>"
    css = ".cover { break-after: page } h1 { font-size: 22pt; margin: 0 } h2 { font-size: 14pt; margin: 1mm 0 6mm } .r { display: flex } .r b { width: 19mm; flex: none } .p { break-inside: avoid; margin-top: 5mm } .m { text-align: right; font-weight: bold; margin: 1mm 0 } .t { margin: 0 0 2mm 19mm } .o { margin: 2mm 0 2mm 24mm; display: flex; align-items: center } .o span { width: 55mm } .o i { width: 6mm; height: 6mm; border: 1px solid #000 } .l { border-bottom: 1px solid #000; margin: 0 0 0 19mm; height: 8.5mm } .w { text-align: center; border: 1.5px solid #000; width: 9mm; margin: 4mm 0 0 auto; padding: 1mm 0; font-weight: bold } .turn { text-align: center; font-weight: bold; margin: 5mm 0 8mm } .over { break-after: page } .new { break-before: page; margin-bottom: 5mm } table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #000; padding: 1.5mm 2.5mm; text-align: left } td:first-child, th:first-child { width: 24mm } td:last-child { width: 14mm; text-align: center } .s { font-weight: bold } .c { text-align: center; margin: 3mm 0 1mm } table.d { width: 120mm; margin: 0 auto } table.d td { width: auto; text-align: center }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (11, 12), css)
    return Document(engine, source, items)


COLD_WAR = [
    ("Study Source A, a speech made by a minister in 1947.", [
        ("What can you learn from Source A about relations between the two powers in 1947? Support your answer with details from the source.", 6, ["The minister speaks of distrust on both sides.", "He warns that talks have broken down.", "He still hopes for an agreement."]),
        ("How useful is Source A to a historian who studies the Marshall Plan? Use the source and your own knowledge.", 8, ["It is useful because the minister took part in the talks.", "It is limited because he wants to win support at home."]),
        ("Explain why the Marshall Plan was offered to the countries of Europe.", 10, ["Europe needed money to rebuild after the war.", "The United States wanted markets for its goods.", "Prosperity was expected to stop the spread of communism."]),
    ]),
    ("The Berlin Blockade lasted from June 1948 to May 1949.", [
        ("Describe two features of the airlift to West Berlin.", 4, ["Planes landed every few minutes at Tempelhof.", "Coal and flour were the largest part of the cargo."]),
        ("Explain the consequences of the blockade for Germany.", 12, ["Germany was divided into two states in 1949.", "West Berlin became a symbol of freedom.", "NATO was founded."]),
    ]),
    ("The Cuban Missile Crisis of October 1962 brought the world close to war.", [
        ("Give two reasons why missiles were placed on Cuba.", 4, ["To protect Cuba from invasion.", "To balance American missiles in Turkey."]),
        ("“The crisis was solved because both leaders were willing to compromise.” How far do you agree? Explain your answer.", 16, ["Both sides withdrew missiles, Turkey in secret.", "The naval blockade gave time for talks.", "Letters between the leaders mattered more than public threats."]),
    ]),
    ("Between 1969 and 1979 there was a period of détente.", [
        ("What is meant by détente?", 2, ["A relaxation of tension between the powers."]),
        ("Explain why both sides wanted détente.", 10, ["The cost of nuclear weapons was very high.", "The war in Vietnam had damaged the United States.", "The Soviet Union needed trade and technology."]),
        ("How important were the Helsinki Accords of 1975? Explain your answer.", 12, ["They recognised the borders of Europe.", "They encouraged people to demand human rights.", "They were often ignored."]),
    ]),
]


@layout(HALF, "paper-dunlin", "history paper, word processor: headings 1(a) [6 marks] with the question as a paragraph below; marking notes in the same file under the same headings with bullets")
def paper_dunlin(draw):
    asked = draw.some(COLD_WAR, 4)
    sheet = Sheet(draw.one(["Liberation Serif", "Carlito", "Caladea"]), draw.one((11, 12)), margin=2.3)
    whole = sum(sums(parts) for _, parts in asked)
    sheet.body += [sheet.p("<b>The Cold War 1945–1979</b>", size=18, after=0.1), sheet.p("Internal assessment, Year 11", after=0.1), sheet.p(f"Answer all questions. Time: 2 hours. Maximum mark: {whole}", after=0.4)]
    key, items = [], []
    wide = draw.one(["{}({}) [{} marks]", "Question {}({}) [{} marks]", "{}({}) [{} marks]"])
    for n, (stem, parts) in enumerate(asked, 1):
        sheet.body.append(sheet.p(stem, before=0.4, after=0.2, extra='fo:keep-with-next="always"'))
        for letter, (text, marks, points) in zip("abc", parts):
            head = wide.format(n, letter, marks)
            sheet.body += [sheet.p(head, before=0.25, after=0.1, size=13, bold=True, extra='fo:keep-with-next="always"'), sheet.p(text, after=0.2)]
            key += [sheet.p(head, before=0.25, after=0.1, size=13, bold=True, extra='fo:keep-with-next="always"'), *(sheet.p(f"•\t{point}", left=1, first=-0.5, tabs=[1], after=0.05) for point in points)]
            items.append(pointed(text, points, f"{n}({letter})", marks, [stem], kind=asks(text) if marks < 10 else "long"))
    sheet.body += [sheet.break_(), sheet.p("<b>Marking notes</b>", size=18, after=0.2), sheet.p("Reward any other valid point. The lists below are not complete.", after=0.2), *key]
    sheet.foot = sheet.p("{page}", "center", size=9)
    return Document(*sheet.source(), items)


RATIO = [
    ("Write the ratio 18 : 24 in its simplest form.", 1, "3 : 4"), ("Divide £72 in the ratio 5 : 3.", 2, "£45 and £27"), ("A recipe for 6 people needs 450 g of flour.", [("How much flour is needed for 10 people?", 2, "750 g"), ("For how many people would 300 g of flour be enough?", 1, "4")]),
    ("On a map, 1 cm stands for 250 m. Two villages are 7.2 cm apart on the map. How far apart are they in kilometres?", 2, "1.8 km"), ("The ages of two sisters are in the ratio 2 : 3. The elder is 12. How old is the younger?", 1, "8"), ("Five identical pens cost £3.75.", [("Work out the cost of 8 of these pens.", 2, "£6"), ("How many pens can be bought for £12?", 2, "16")]),
    ("Orange paint is made of red and yellow paint in the ratio 1 : 4. How much yellow paint is needed for 15 litres of orange paint?", 2, "12 litres"), ("A photograph 15 cm wide and 10 cm high is enlarged so that it is 36 cm wide. How high is it now?", 2, "24 cm"), ("It takes 4 painters 6 days to paint a school. How long would 3 painters take?", 2, "8 days"),
    ("In a class the ratio of boys to girls is 4 : 5. There are 15 girls.", [("How many boys are there?", 1, "12"), ("What fraction of the class are boys?", 1, "4/9")]), ("£1 is worth 1.16 euros. Change £250 into euros.", 1, "290 euros"),
]


@layout(HALF, "homework-egret", "maths homework, word processor: H1, H2 in bold with (a) (b) below, (2 marks) behind the question, due date; Answers to homework on the second page in two columns")
def homework_egret(draw):
    asked = draw.some(RATIO, 9)
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans", "Liberation Serif"]), draw.one((11, 12)), margin=2.3)
    form = draw.one(["({} mark{})", "[{} mark{}]"])
    sheet.body += [sheet.p("<b>Homework 7 – Ratio and proportion</b>", size=16, after=0.15), sheet.p("Due: Thursday. Show all your working in your exercise book.", after=0.4)]
    items, key = [], ""
    for n, (text, parts, *rest) in enumerate(asked, 1):
        label = f"H{n}"
        if rest:
            worth = form.format(parts, "s" if parts > 1 else "")
            sheet.body.append(sheet.p(f"<b>{label}</b>\t{text} {worth}", left=1.2, first=-1.2, tabs=[1.2], after=0.35))
            items.append(item(text, rest[0], label, parts, kind="numeric"))
            key += sheet.p(f"<b>{label}</b>\t{rest[0]}", left=1.2, first=-1.2, tabs=[1.2], after=0.1)
            continue
        sheet.body.append(sheet.p(f"<b>{label}</b>\t{text}", left=1.2, first=-1.2, tabs=[1.2], after=0.1, extra='fo:keep-with-next="always"'))
        for letter, (part, marks, answer) in zip("ab", parts):
            worth = form.format(marks, "s" if marks > 1 else "")
            sheet.body.append(sheet.p(f"({letter})\t{part} {worth}", left=2.2, first=-1, tabs=[2.2], after=0.1 if letter == "a" else 0.35))
            items.append(item(part, answer, f"{label}({letter})", marks, stem=text, kind="numeric"))
            key += sheet.p(f"<b>{label}</b> ({letter})\t{answer}", left=2, first=-2, tabs=[2], after=0.1)
    sheet.body += [sheet.break_(), sheet.p("<b>Answers to homework 7</b>", size=14, after=0.3), sheet.columns(key, 2)]
    sheet.foot = sheet.p("8 Red Mathematics\tPage {page}", tabs=[(sheet.wide, RIGHT)], size=9)
    return Document(*sheet.source(), items)


MECHANICS = [
    (2, "A ladder leans against a smooth wall and stands on rough ground. Explain why it is more likely to slip when you climb to the top than when you stand on the bottom rung.", None, "The force of the wall on the ladder grows as your weight moves up, since its moment about the foot must balance yours. The friction at the ground has to balance this force, and it has a largest value."),
    (1, "A tennis ball is dropped on top of a basketball, and both fall together. Why does the tennis ball bounce so high?", None, "The basketball is already moving up when it meets the tennis ball, so the tennis ball rebounds with almost three times its speed."),
    (3, "A boat carries a large stone across a small pond.", [("What happens to the level of the pond when the stone is thrown into the water?", "It falls. In the boat the stone displaces its weight of water, on the bottom only its volume."), ("What happens to the level if the stone is replaced by a log that floats?", "It does not change, since the log displaces its weight of water in both cases.")], None),
    (2, "A train travels at 30 m/s and brakes at a constant rate over 450 m. Find the time it takes to stop.", None, "The mean speed is 15 m/s, so the time is 450/15 = 30 s."),
    (4, "A uniform chain of length L lies on a smooth table with one third of it hanging over the edge.", [("Find the acceleration of the chain at the moment when it is released.", "The weight of one third moves the whole chain, so a = g/3."), ("Does the acceleration grow, shrink or stay the same as the chain slides?", "It grows, because more and more of the chain hangs over the edge.")], None),
    (1, "Two skaters of different mass push each other away. Which of them has the larger momentum afterwards?", None, "Neither. The total momentum stays zero, so they have equal and opposite momenta."),
    (2, "A car of mass 1200 kg drives over a hump whose radius is 40 m. At what speed does it just lose contact with the road? Take g = 10 m/s².", None, "Contact is lost when the whole weight is needed for the circular motion, so the square of the speed is 40 × 10 = 400 and the speed is 20 m/s."),
    (3, "A solid sphere and a hollow sphere of the same mass and radius roll down a slope. Which one arrives first? Justify your answer with energy.", None, "The solid one. Less of its energy goes into rotation, so more of it is left for the motion down the slope."),
    (2, "A helium balloon is tied to the floor of a bus. Which way does it lean when the bus brakes?", None, "Backwards. The air is pushed to the front of the bus, and the balloon moves away from the denser air."),
    (2, "Estimate how much the temperature of water rises when it drops over a waterfall that is 84 m high.", None, "Each kilogram gains about 840 J, which is enough to warm it by 0.2 degrees."),
]


@layout(HALF, "problems-falcon", "handout of problems, pdfLaTeX: [2] before Problem 1. in bold, (a) (b) below, sections with a paragraph each, Solution. run in below every problem")
def problems_falcon(draw):
    asked = draw.some(MECHANICS, 9)
    heads = [("1 Statics and collisions", "We begin with problems that need no more than a clear drawing and one of Newton’s laws. The number in brackets is a guide to the difficulty and is the number of points that the problem is worth."), ("2 Energy and rotation", "Conservation laws often save a long calculation. Always ask first what stays the same.")]
    body, items = r"{\centering{\LARGE\bfseries Mechanics II: Ideas before formulas\par}\smallskip Summer school handout\par}\bigskip ", []
    first = len(asked) // 2 + 1
    for n, (points, text, parts, answer) in enumerate(asked, 1):
        if n in (1, first):
            head, prose = heads[n > 1]
            body += rf"\bigskip{{\large\bfseries {head}\par}}\smallskip {tex(prose)}\par\medskip "
        body += rf"\needspace{{3cm}}\noindent\makebox[0pt][r]{{[{points}]\ }}\textbf{{Problem {n}.}} {tex(text)}\par "
        if parts:
            for letter, (part, _) in zip("ab", parts):
                body += rf"\lab{{4mm}}{{8mm}}{{({letter})}}{{{tex(part)}}}"
            body += r"\textbf{Solution.} " + " ".join(rf"({letter}) {tex(said)}" for letter, (_, said) in zip("ab", parts)) + r"\par\bigskip "
            items += [item(part, said, f"{n}({letter})", None, stem=text) for letter, (part, said) in zip("ab", parts)]
        else:
            body += rf"\textbf{{Solution.}} {tex(answer)}\par\bigskip "
            items.append(item(text, answer, str(n), points))
    engine, source = document(draw, body, ["cm", "lm", "palatino"], (10, 11, 12), (28, 32), head=r"\fancyhead[L]{\small Physics summer school}\fancyhead[R]{\small M2: Ideas before formulas}\renewcommand\headrulewidth{0.4pt}")
    return Document(engine, source, items)


# Choices

EARTH = [
    ("Which layer of the Earth is liquid?", "the outer core", ["the crust", "the mantle", "the inner core"]),
    ("What is the name of the point on the surface directly above the start of an earthquake?", "epicentre", ["focus", "fault", "crater"]),
    ("Which of these rocks is igneous?", "granite", ["chalk", "marble", "slate"]),
    ("Why do volcanoes often form in chains along the edge of a continent?", "because one plate sinks below another and melts", ["because the crust is thickest there", "because sea water cools the magma quickly", "because the wind is strongest at the coast"]),
    ("Which scale describes the energy of an earthquake?", "moment magnitude", ["Beaufort", "Mohs", "Kelvin"]),
    ("In which zone do two plates move apart?", "at a constructive margin", ["at a destructive margin", "at a conservative margin", "at a collision margin"]),
    ("How old is the Earth thought to be?", "4.6 billion years", ["4.6 million years", "13.8 billion years", "460 000 years"]),
    ("What is a tsunami?", "a wave that is caused by a sudden movement of the sea floor", ["a tide that is higher than usual in spring", "a storm that forms above a warm ocean", "a current that flows along the coast"]),
    ("Limestone that is heated and pressed deep in the crust becomes", "marble.", ["basalt.", "quartz.", "clay."]),
    ("Which gas is given off by volcanoes in the largest amount?", "water vapour", ["oxygen", "nitrogen", "methane"]),
    ("Which instrument records the shaking of the ground?", "seismometer", ["barometer", "anemometer", "hydrometer"]),
    ("Which statement about the theory of plate tectonics is correct?", "The plates move a few centimetres a year.", ["The plates have never moved.", "The plates are made of liquid rock.", "The plates move only during earthquakes."]),
    ("Fossils are most likely to be found in", "sedimentary rock.", ["igneous rock.", "metamorphic rock.", "lava."]),
    ("The breaking up of rock by frost is an example of", "physical weathering.", ["chemical weathering.", "biological weathering.", "deposition."]),
    ("Which country lies on the Mid-Atlantic Ridge?", "Iceland", ["Ireland", "Norway", "Japan"]),
    ("Magma that reaches the surface is called", "lava.", ["ash.", "mantle.", "pumice."]),
]


@layout(HALF, "choices-grebe", "geography choices, LaTeX: bold numbers, options A to D four or two a row or below each other by their length, one question over a page end, key on the last page as a table of two rows")
def choices_grebe(draw):
    asked = draw.shuffled(draw.some(EARTH, 15))
    form = draw.one([r"\textbf{%s}", "%s.", r"\textbf{%s}"])
    gap = draw.random.randint(5, 7)
    body, items = r"{\centering{\Large\bfseries Restless Earth}\par\smallskip Multiple choice test\quad--\quad 20 minutes\par}\medskip For each question there are four possible answers \textbf{A}, \textbf{B}, \textbf{C} and \textbf{D}. Choose the one you consider correct and record your choice on the answer sheet.\par\bigskip ", []
    for n, (question, right, wrong) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        longest = max(map(len, options))
        per = 4 if longest < 15 else 2 if longest < 32 else 1
        body += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}\smallskip "
        for k in range(0, 4, per):
            body += r"\noindent\hspace*{9mm}" + "".join(rf"\makebox[{148 // per}mm][l]{{{form % 'ABCD'[m]}\hspace{{4mm}}{tex(options[m])}}}" for m in range(k, k + per)) + r"\par "
        body += rf"\vspace{{{gap}mm}}"
        items.append(picked(question, options, place, str(n)))
    letters = [one["answer_label"] for one in items]
    body += r"\newpage{\large\bfseries Answers\par}\medskip\renewcommand\arraystretch{1.3}\small\setlength\tabcolsep{4pt}" + table([["Question", *map(str, range(1, 16))], ["Answer", *letters]], "|l|" + "c|" * 15)
    engine, source = document(draw, body, ["arial", "helvetica", "times", "cm"], (11, 12), (22, 24), foot=r"Page \thepage")
    return Document(engine, source, items)


NUMBERS = [
    ("What is the value of 2 + 3 × 4 − 5?", "9", ["5", "11", "15", "20"]), ("What is the largest prime factor of 210?", "7", ["3", "5", "10", "21"]), ("The mean of five numbers is 12. The mean of four of them is 11. What is the fifth number?", "16", ["12", "13", "15", "17"]),
    ("How many diagonals does a regular hexagon have?", "9", ["6", "8", "12", "15"]), ("A clock shows half past three. What is the smaller angle between its hands?", "75°", ["60°", "80°", "90°", "105°"]), ("How many two-digit numbers are divisible by both 4 and 6?", "8", ["4", "7", "9", "15"]),
    ("A cube has a surface area of 54. What is its volume?", "27", ["9", "18", "54", "81"]), ("Two fair coins and a fair die are thrown. What is the probability of two heads and a six?", "1/24", ["1/8", "1/12", "1/36", "1/48"]), ("The sum of three consecutive odd numbers is 111. What is the smallest of them?", "35", ["33", "36", "37", "39"]),
    ("A shop raises a price by 20% and later lowers it by 20%. What is the final price as a percentage of the first?", "96%", ["80%", "98%", "100%", "104%"]), ("How many zeros stand at the end of 25 factorial?", "6", ["2", "4", "5", "10"]), ("Which of these numbers is a perfect square?", "1296", ["1250", "1298", "1350", "1444.5"]),
    ("If x + y = 10 and x − y = 4, what is xy?", "21", ["14", "16", "24", "40"]), ("In how many ways can five books be put in a row if two of them must stand together?", "48", ["24", "60", "96", "120"]),
]


@layout(HALF, "choices-heron", "mathematics contest with answers, pdfLaTeX: 1. with (A) to (E) in one row in plain or bold letters, Answer (C) and its value on the line below each, US letter")
def choices_heron(draw):
    asked = draw.some(NUMBERS, 12)
    bold, told = draw.one([True, False]), draw.one(["Answer: ({})", "Answer ({})", "Answer: {}"])
    body, items = r"{\centering{\Large\bfseries Riverside Junior Math Contest\par}\smallskip Sprint Round with Answers\par}\bigskip ", []
    for n, (question, right, wrong) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        row = r"\hfill ".join(rf"\mbox{{{rf'{chr(92)}textbf{{({label})}}' if bold else f'({label})'}~{tex(text)}}}" for label, text in zip("ABCDE", options))
        body += rf"\needspace{{3cm}}\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(question)}}}{{\leftskip=9mm\rightskip=9mm\noindent {row}\par}}{{\leftskip=9mm\noindent\textit{{{told.format('ABCDE'[place])}}}\par}}\bigskip "
        items.append(picked(question, options, place, str(n), "ABCDE"))
    engine, source = document(draw, body, ["cm", "lm", "times"], (11, 12), (25, 30), paper="letterpaper")
    return Document(engine, source, items)


WALD = [
    ("Welcher Baum verliert im Herbst seine Nadeln?", "die Lärche", ["die Fichte", "die Kiefer", "die Tanne"]), ("Wie heißt die oberste Schicht des Waldes?", "Baumschicht", ["Moosschicht", "Krautschicht", "Strauchschicht"]), ("Was zeigen die Jahresringe eines Baumes?", "sein Alter", ["seine Höhe", "die Zahl seiner Äste", "seine Art"]),
    ("Welches Tier hält Winterschlaf?", "der Igel", ["das Reh", "der Fuchs", "das Wildschwein"]), ("Welcher Pilz ist giftig?", "der Fliegenpilz", ["der Steinpilz", "der Pfifferling", "die Marone"]), ("Warum blühen viele Waldblumen schon im März?", "weil dann noch viel Licht auf den Boden fällt", ["weil es im Sommer zu warm ist", "weil die Bienen im Sommer schlafen", "weil der Boden im Sommer gefroren ist"]),
    ("Wie nennt man die Paarungszeit der Hirsche?", "Brunft", ["Balz", "Mauser", "Losung"]), ("Wovon ernährt sich der Borkenkäfer?", "vom Bast unter der Rinde", ["von Blättern und Nadeln", "von Pilzen auf dem Waldboden", "von den Samen der Zapfen"]), ("Wer darf in Deutschland den Wald betreten?", "jeder, der sich erholen will", ["nur der Besitzer", "nur Förster und Jäger", "nur wer eine Karte kauft"]),
    ("Welche Aufgabe haben die Wurzeln nicht?", "Licht aufnehmen", ["Wasser aufnehmen", "den Baum im Boden halten", "Nährstoffe speichern"]), ("Aus welchen Lebewesen besteht eine Flechte?", "aus einem Pilz und einer Alge", ["aus einem Moos und einem Farn", "aus zwei Pilzen", "aus einer Alge und einem Moos"]), ("Welcher Vogel klopft Höhlen in Bäume?", "der Specht", ["der Kuckuck", "die Eule", "der Eichelhäher"]),
]


@layout(HALF, "choices-ibis", "German biology test, Chromium: empty squares with options without letters in two columns or stacked, (1 P.) behind the question, Punkte line; Lösungen on the last page with the words of the right options")
def choices_ibis(draw):
    asked = draw.shuffled(draw.some(WALD, 11))
    body, key, items = "<p class=t>Name: ____________________ Klasse: ______ Datum: ____________</p><h1>Test: Lebensraum Wald</h1><p>Kreuze an. Es ist immer nur eine Antwort richtig.</p>", "", []
    for n, (question, right, wrong) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        wide = " class=two" if max(map(len, options)) < 26 else ""
        body += f"<div class=q><p><b>{n}.</b> {web(question)} <span>(1 P.)</span></p><div{wide}>" + "".join(f"<p class=o><i>☐</i> {web(option)}</p>" for option in options) + "</div></div>"
        key += f"<p>{n}. {web(right)}</p>"
        items.append(picked(question, options, place, str(n), [None] * 4, 1))
    body += f"<p class=e>Erreichte Punkte: ______ / {len(asked)} &nbsp;&nbsp; Note: ______</p><h1 class=new>Lösungen</h1>{key}"
    css = '.t { margin: 0 } h1 { font-size: 17pt; margin: 5mm 0 2mm } .q { break-inside: avoid; margin: 4mm 0 } .q p { margin: 0 0 .8mm } .q .o { margin-left: 7mm } .o i { font: 1.1em "DejaVu Sans"; padding-right: 1.5mm } .two { columns: 2 } .e { margin-top: 6mm; text-align: right } .new { break-before: page }'
    engine, source = page(draw, body, ["Carlito", "Liberation Sans", "Open Sans"], (11, 12), css, language="de")
    return Document(engine, source, items)


SALUD = [
    ("¿Qué nutriente aporta más energía por gramo?", "las grasas", ["las proteínas", "los glúcidos", "las vitaminas"]), ("¿Qué vitamina produce la piel con la luz del sol?", "la vitamina D", ["la vitamina A", "la vitamina C", "la vitamina K"]), ("¿En qué órgano comienza la digestión del almidón?", "en la boca", ["en el estómago", "en el hígado", "en el intestino grueso"]),
    ("La falta de hierro puede causar", "anemia.", ["escorbuto.", "bocio.", "diabetes."]), ("¿Cuál de estos alimentos contiene más fibra?", "las lentejas", ["el queso", "el pescado", "los huevos"]), ("¿Qué órgano produce la bilis?", "el hígado", ["el páncreas", "el bazo", "el riñón"]),
    ("¿Dónde se absorbe la mayor parte de los nutrientes?", "en el intestino delgado", ["en el estómago", "en el esófago", "en la faringe"]), ("El calcio es importante sobre todo para", "los huesos y los dientes.", ["la vista.", "el cabello.", "la voz."]), ("¿Cuántas raciones de fruta y verdura se recomiendan al día?", "cinco", ["una", "dos", "nueve"]),
    ("¿Qué enfermedad se relaciona con un exceso de azúcar en la sangre?", "la diabetes", ["la gripe", "la celiaquía", "el asma"]), ("Los microorganismos que convierten la leche en yogur son", "bacterias.", ["virus.", "hongos.", "algas."]), ("¿Qué debemos beber sobre todo durante el día?", "agua", ["zumos", "refrescos", "café"]),
]


@layout(HALF, "choices-jackdaw", "Spanish health test, word processor, teacher's copy: a) to d) two a row with tabs, the right option in bold, school and course in the head, no key")
def choices_jackdaw(draw):
    asked = draw.shuffled(draw.some(SALUD, 11))
    sheet = Sheet(draw.one(["Carlito", "Liberation Serif", "Liberation Sans"]), draw.one((11, 12)), "es", "ES", margin=2.3)
    form = draw.one(["{})", "{}."])
    sheet.head = sheet.p("IES Las Lagunas\t3.º ESO – Biología y Geología", tabs=[(sheet.wide, RIGHT)], size=9)
    sheet.body += [sheet.p("<b>Examen tipo test: nutrición y salud</b>", "center", size=15, after=0.1), sheet.p("(copia del profesor)", "center", size=10, after=0.3)]
    items = []
    for n, (question, right, wrong) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        shown = [f"<b>{form.format(label)} {text}</b>" if k == place else f"{form.format(label)} {text}" for k, (label, text) in enumerate(zip("abcd", options))]
        sheet.body.append(sheet.p(f"{n}.\t{question}", left=1, first=-1, tabs=[1], after=0.08, extra='fo:keep-with-next="always"'))
        sheet.body += [sheet.p("\t".join(shown[k : k + 2]), left=1, tabs=[1, 9], after=0.05 if k == 0 else 0.3, extra='fo:keep-with-next="always"' if k == 0 else "") for k in (0, 2)]
        items.append(picked(question, options, place, str(n), "abcd"))
    sheet.foot = sheet.p("{page}", "center", size=9)
    return Document(*sheet.source(), items)


ROUND = [
    (("Biology", "Which of the following organelles contains the enzymes that break down worn-out parts of an animal cell", "lysosome", ["ribosome", "centriole", "nucleolus"]), ("Biology", "What is the name of the sugar in the backbone of RNA", "RIBOSE")),
    (("Earth and Space", "What is the most abundant mineral group in the crust of the Earth", "FELDSPARS"), ("Earth and Space", "Which of the following planets has the lowest mean density", "Saturn", ["Mars", "Jupiter", "Neptune"])),
    (("Physics", "A 3-kilogram object moves at 4 meters per second. In joules, what is its kinetic energy", "24"), ("Physics", "Two resistors of 6 ohms each are connected in parallel. In ohms, what is their combined resistance", "3")),
    (("Chemistry", "Which of the following elements has the highest first ionization energy", "neon", ["sodium", "carbon", "potassium"]), ("Chemistry", "What is the oxidation number of manganese in the permanganate ion", "+7")),
    (("Math", "What is the sum of the interior angles of a convex octagon, in degrees", "1080"), ("Math", "If f of x equals 2x squared minus 3, what is f of negative 2", "5")),
    (("Energy", "Which of the following gases is the main part of natural gas", "methane", ["propane", "ethylene", "hydrogen"]), ("Energy", "What unit of power is equal to about 746 watts", "HORSEPOWER")),
    (("Physics", "What is the name of the force that keeps a satellite in its orbit", "GRAVITY"), ("Physics", "Which of the following colors of visible light has the shortest wavelength", "violet", ["red", "green", "yellow"])),
]


@layout(HALF, "contest-kestrel", "science bowl round, word processor or LaTeX: TOSS-UP and BONUS in capitals in the middle, 1) SUBJECT Multiple Choice or Short Answer in italics run into the question, W) to Z) stacked, ANSWER: in capitals")
def contest_kestrel(draw):
    asked = draw.some(ROUND, 6)
    rule = draw.one([r"\hrule\medskip ", r"{\centering\rule{0.6\linewidth}{0.4pt}\par}\medskip "])
    body, items = r"{\centering\Large\bfseries ROUND 4\par}\bigskip ", []
    for n, pair in enumerate(asked, 1):
        for title, (subject, text, right, *wrong) in zip(("TOSS-UP", "BONUS"), pair):
            kind = "Multiple Choice" if wrong else "Short Answer"
            question = text + (":" if wrong else "?")
            body += rf"\needspace{{4.6cm}}{{\centering\textbf{{{title}}}\par}}\medskip {n})~{subject.upper()}\quad\textit{{{kind}}}\quad {tex(question)}\par\medskip "
            if wrong:
                options, place = turned(draw, right, wrong[0])
                body += "".join(rf"\noindent {label}) {tex(option)}\par " for label, option in zip("WXYZ", options))
                body += rf"\medskip ANSWER: {'WXYZ'[place]}) {tex(right.upper())}\par\bigskip "
                items.append(item(question, right.upper(), str(n), None, choices("WXYZ", options), kind="mcq", answer_label="WXYZ"[place], section=title))
            else:
                body += rf"ANSWER: {tex(right)}\par\bigskip "
                items.append(item(question, right, str(n), section=title, kind="numeric" if right.strip("+").isdigit() else "short"))
        body += rule
    engine, source = document(draw, body, ["times", "timesnew", "cm"], (11, 12), (25, 28), paper="letterpaper", foot=r"\fancyfoot[L]{\small High School Round 4}\fancyfoot[R]{\small Page \thepage}")
    return Document(engine, source, items)


# Statements, gaps and matching

COMPUTERS = [
    ("RAM keeps its contents when the power is switched off.", False, "RAM is volatile, so its contents are lost."), ("A byte consists of eight bits.", True, ""), ("The CPU fetches instructions from main memory.", True, ""), ("A hard disk has no moving parts.", False, "A solid-state drive has none; a hard disk has platters and a head."),
    ("Every computer on a network needs an address.", True, ""), ("The binary number 1010 is equal to 12.", False, "1010 is equal to 10."), ("A compiler translates a whole program before it is run.", True, ""), ("A monitor is an input device.", False, "A monitor is an output device."), ("Open source software may be changed by anyone.", True, ""),
    ("One kilobyte is larger than one megabyte.", False, "A megabyte is about a thousand times as large."), ("The cache is faster than main memory.", True, ""), ("An operating system manages files and memory.", True, ""), ("A GPU can only be used for games.", False, "It is also used for films and machine learning."),
]


@layout(HALF, "statements-lapwing", "computing true or false, word processor: ruled table with number, statement and empty columns True and False, or a column T / F; below it Answers with T or F and the reason for each false one")
def statements_lapwing(draw):
    asked = draw.shuffled(draw.some(COMPUTERS, 12))
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Caladea"]), draw.one((11, 12)), margin=2.2)
    wide = draw.one([True, False])
    head, ends, widths = (["", "Statement", "True", "False"], ["", ""], [1, 11.6, 1.9, 1.9]) if wide else (["No.", "Statement", "T / F"], [""], [1.3, 12.9, 2.2])
    sheet.body += [sheet.p("Name: ______________________________\tClass: ________", tabs=[(sheet.wide, RIGHT)], after=0.3), sheet.p("<b>Computer systems: true or false?</b>", size=15, after=0.2), sheet.p("Put a tick in the right column." if wide else "Write T for true or F for false in the last column.", after=0.2)]
    sheet.body.append(sheet.table([[f"<b>{text}</b>" for text in head], *([f"{n}", text, *ends] for n, (text, _, _) in enumerate(asked, 1))], widths, padding=0.12, fills={0: "#e7e6e6"}))
    sheet.body += [sheet.break_(), sheet.p("<b>Answers</b>", size=14, after=0.2)]
    sheet.body += [sheet.p(f"{n}\t{('True' if wide else 'T') if value else ('False' if wide else 'F')}{' – ' + why if why else ''}", left=1, first=-1, tabs=[1], after=0.1) for n, (_, value, why) in enumerate(asked, 1)]
    return Document(*sheet.source(), [item(text, str(value), str(n), kind="truefalse") for n, (text, value, _) in enumerate(asked, 1)])


KOSMOS = [
    ("Ziemia krąży wokół {}.", "Słońca"), ("Naturalnym satelitą Ziemi jest {}.", "Księżyc"), ("Największą planetą Układu Słonecznego jest {}.", "Jowisz"), ("Pierwszym człowiekiem w kosmosie był Jurij {}.", "Gagarin"), ("Teorię heliocentryczną ogłosił Mikołaj {}.", "Kopernik"), ("Planeta z najbardziej znanymi pierścieniami to {}.", "Saturn"),
    ("Przyrząd do obserwacji nieba nazywamy {}.", "teleskopem"), ("Czas jednego obrotu Ziemi wokół własnej osi to {}.", "doba"), ("Nasza galaktyka nosi nazwę {}.", "Droga Mleczna"), ("Ciało niebieskie z długim warkoczem to {}.", "kometa"), ("Gdy Księżyc zasłania Słońce, mówimy o {} Słońca.", "zaćmieniu"), ("Nazwa {} pochodzi od imienia rzymskiego boga wojny.", "Mars"),
    ("Siła, która przyciąga nas do Ziemi, to {}.", "grawitacja"), ("Człowiek, który leci w kosmos, to {}.", "astronauta"),
]


@layout(HALF, "gaps-merlin", "Polish gaps, word processor: Imię i nazwisko, instruction, words in a frame, numbered sentences with dots or underscores, Odpowiedzi in one paragraph at the end")
def gaps_merlin(draw):
    asked = draw.shuffled(draw.some(KOSMOS, 12))
    gap = draw.one(["…………………", "________________", "......................."])
    sheet = Sheet(draw.one(["Liberation Serif", "Carlito", "Liberation Sans"]), draw.one((11, 12)), "pl", "PL", margin=2.3)
    sheet.body += [sheet.p("Imię i nazwisko: ................................................\tKlasa: ..........", tabs=[(sheet.wide, RIGHT)], after=0.4), sheet.p("<b>Karta pracy – Układ Słoneczny</b>", "center", size=15, after=0.3), sheet.p("Uzupełnij zdania wyrazami z ramki.", after=0.2)]
    sheet.body += [sheet.table([[sheet.p(draw.one([" • ", ", ", "     "]).join(draw.mixed([word_ for _, word_ in asked])), "center", after=0)]], [sheet.wide], padding=0.25), sheet.p("", after=0.1)]
    items = [item(text.format(gap), answer, str(n), kind="gap") for n, (text, answer) in enumerate(asked, 1)]
    sheet.body += [sheet.p(f"{n}.\t{one['question']}", left=0.9, first=-0.9, tabs=[0.9], after=0.35) for n, one in enumerate(items, 1)]
    sheet.body.append(sheet.p("<b>Odpowiedzi:</b> " + ", ".join(f"{n}. {answer}" for n, (_, answer) in enumerate(asked, 1)), before=0.6, size=9))
    return Document(*sheet.source(), items)


ROME = [("aqueduct", "a channel that carried water to a town"), ("forum", "the market place and centre of a Roman town"), ("gladiator", "a person who fought in the arena"), ("legion", "an army unit of about five thousand men"), ("senate", "the council that governed Rome"), ("toga", "a long piece of cloth worn by citizens"), ("villa", "a large house in the country"), ("mosaic", "a picture made of small coloured stones")]
EMPERORS = [("Augustus", "became the first emperor"), ("Hadrian", "built a wall across northern Britain"), ("Nero", "was emperor when Rome burned in AD 64"), ("Constantine", "moved the capital to Byzantium"), ("Titus", "opened the Colosseum"), ("Claudius", "sent the army that conquered Britain"), ("Marcus Aurelius", "wrote a book of philosophy")]


@layout(HALF, "matching-nuthatch", "history sheet, LaTeX: A a ruled table with words and numbers, a blank and meanings with letters; B two lists without rules, names at the left and a) to f) at the right; Key below as 1 F, 2 A by part")
def matching_nuthatch(draw):
    first, second = draw.shuffled(draw.some(ROME, 7)), draw.shuffled(draw.some(EMPERORS, 6))
    left, right = draw.mixed([text for _, text in first]), draw.mixed([text for _, text in second])
    upper, lower = "ABCDEFG", draw.one(["abcdef", "ABCDEF"])
    names = ["Part A: Words", "Part B: Emperors"]
    body = rf"{{\Large\bfseries The Romans: match them up\par}}\medskip\textbf{{{names[0]}}}\par Write the letter of the correct meaning in the empty box.\par\medskip\renewcommand\arraystretch{{1.45}}"
    body += table([[f"{n}. {term}", "", f"{label}. {tex(text)}"] for n, ((term, _), label, text) in enumerate(zip(first, upper, left), 1)], "|p{4cm}|p{1.2cm}|p{9.5cm}|", ["Word", "Letter", "Meaning"])
    body += rf"\par\bigskip\bigskip\textbf{{{names[1]}}}\par Join each emperor to what he is known for.\par\medskip "
    body += table([[f"{n}. {name}", f"{label}) {tex(text)}"] for n, ((name, _), label, text) in enumerate(zip(second, lower, right), 1)], "@{}p{6.5cm}p{8.5cm}", rules=False)
    items, keys, between = [], [], draw.one([r",\quad ", "; "])
    for pairs, shown, labels, name in ((first, left, upper, names[0]), (second, right, lower, names[1])):
        key = []
        for n, (term, meaning) in enumerate(pairs, 1):
            label = labels[shown.index(meaning)]
            key.append(f"{n} {label}")
            items.append(item(term, meaning, str(n), None, choices(labels, shown), kind="match", answer_label=label, section=name))
        keys.append(rf"{name.split(':')[0]}: " + between.join(key))
    body += r"\vfill\hrule\medskip\textbf{Key}\par " + r"\par ".join(keys)
    engine, source = document(draw, body, ["times", "palatino", "helvetica", "noto"], (11, 12), (22, 26), foot="")
    return Document(engine, source, items)


FOREST_TALK = [
    ("Which TWO reasons does the speaker give for visiting the forest in autumn?", 2, ["There are fewer visitors.", "The car park is free.", "The deer are easier to see.", "The paths are dry.", "The café is open longer.", "The leaves are colourful.", "Guides are available every day."], (0, 2)),
    ("Which THREE items should visitors bring?", 3, ["a compass", "warm clothes", "binoculars", "a tent", "something to drink", "a map of the county", "a torch"], (1, 4, 6)),
    ("Which TWO animals have been brought back to the forest since 2010?", 2, ["the wolf", "the beaver", "the lynx", "the red squirrel", "the wild boar", "the bison", "the otter"], (1, 3)),
    ("Which TWO things are not allowed in the forest?", 2, ["picking mushrooms", "cycling on the paths", "lighting fires", "swimming in the lake", "taking photographs", "walking at night", "flying drones"], (2, 6)),
]
FOREST_ONE = [
    ("How did the speaker first come to the forest?", "as a student of biology", ["on holiday with his parents", "as a volunteer", "to write a book"]), ("What does the speaker like best about his work?", "meeting visitors from abroad", ["being outdoors", "looking after animals", "working alone"]), ("When does the next guided walk begin?", "at 9.30", ["at 8.00", "at 10.15", "at 11.45"]),
    ("How much is a ticket for a family?", "£14", ["£9", "£11", "£18"]), ("What is planned for next year?", "a new visitor centre", ["a bridge over the river", "a path for wheelchairs", "a larger car park"]), ("What problem did last winter’s storm cause?", "The northern entrance was closed.", ["Many young trees died.", "The lake was polluted.", "A bridge was washed away."]), ("Who pays for the work in the forest?", "a charity", ["the government", "the visitors", "a timber company"]),
]


@layout(HALF, "listening-osprey", "listening test, Chromium: Section 1 questions with A to D, Section 2 choose TWO or THREE letters A to G with (2 marks), numbers go on; Answer key at the end as 8 A, C")
def listening_osprey(draw):
    single, many = draw.some(FOREST_ONE, 6), draw.shuffled(draw.some(FOREST_TALK, 4))
    body, items, key = "<h1>Listening Test 5</h1><p>You will hear a ranger talking about his work. You will hear the recording twice.</p><h2>Section 1</h2><p><i>Choose the correct letter, A, B, C or D.</i></p>", [], []
    for n, (question, right, wrong) in enumerate(single, 1):
        options, place = turned(draw, right, wrong)
        body += f"<div class=q><p><b>{n}</b> {web(question)}</p>" + "".join(f"<p class=o><b>{label}</b> {web(text)}</p>" for label, text in zip("ABCD", options)) + "</div>"
        items.append(picked(question, options, place, str(n)))
        key.append(f"{n} {'ABCD'[place]}")
    body += "<h2>Section 2</h2><p><i>Choose the correct letters, A–G.</i></p>"
    for n, (question, marks, options, places) in enumerate(many, len(single) + 1):
        body += f"<div class=q><p><b>{n}</b> {web(question)} <span>({marks} marks)</span></p>" + "".join(f"<p class=o><b>{label}</b> {web(text)}</p>" for label, text in zip("ABCDEFG", options)) + "</div>"
        label = ", ".join("ABCDEFG"[place] for place in places)
        items.append(item(question, "\n".join(options[place] for place in places), str(n), marks, choices("ABCDEFG", options), kind="multi", answer_label=label))
        key.append(f"{n} {label}")
    body += "<h2 class=new>Answer key</h2>" + "".join(f"<p class=k>{web(text)}</p>" for text in key)
    css = "h1 { font-size: 18pt; margin: 0 0 3mm } h2 { font-size: 14pt; margin: 6mm 0 2mm; break-after: avoid } .q { break-inside: avoid; margin: 4mm 0 } .q p { margin: 0 0 .8mm } .q > p > b:first-child { display: inline-block; min-width: 8mm } .o { padding-left: 8mm } .new { break-before: page } .k { margin: 0 0 1mm }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Serif", "Roboto"], (11, 12), css)
    return Document(engine, source, items)
