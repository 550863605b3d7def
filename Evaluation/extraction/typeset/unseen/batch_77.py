"""The seventy-seventh: sheets after concrete documents, thrown with dice (seed 77) from a list of forty, with batch_78.

The list, country, publisher and year: geology (Wales, WJEC Eduqas 2019), practical woodworking N5 (Scotland, SQA 2018)*,
agriculture O Level (Cambridge 2016)*, sports science SL paper 2 (IB 2018), financial mathematics CT1 with solutions (UK, IFoA 2014)*,
AP Statistics free response with solutions (US 2011)*, introductory statistics worksheet (US community college 2016)*, gas laws
worksheet with key (US high school 2013)*, food hygiene level 2 mock (UK, Highfield 2015)*, ASE brakes practice test (US 2010),
general awareness and reasoning (India, SSC 2014)*, TOPIK I words (Korea 2014), quiz of an online form (UK teacher 2021), boat
licence bank (Australia, NSW 2012)*, nutrition facts and myths (US, county extension 2006), open-water diving review (dive school
1999)*, phrasal verbs (UK, Macmillan 2010)*, states of matter (Australia, primary publisher 2008)*, CAE open cloze (Cambridge 2012)*,
NT2 gatentekst (Netherlands 2011), landmarks to match (US, Teacher Created 1996)*, Latin derivatives (US, National Latin Exam 2005),
SQL interview questions (India 2014), ask an astronomer (UK observatory 2003)*, data protection FAQ (Ireland 2018)*, FAQ of a Unix
in DocBook (2005), art history glossary (US, Pearson 2008), economics glossary (US, Cengage 2011)*, medical word parts (US college
2015)*, plain-language court terms (Canada 2011), GCSE German list (UK, Edexcel 2016)*, Hungarian for travellers (2009), Japanese
lesson words (Japan 1999), Modern Greek lesson words (Thessaloniki 2007)*, state civics test (US, Arizona 2015)*, driver handbook
study questions (US, Texas 2014)*, trigonometry (US, Lial 1997), counting and probability (Canada, Nelson 2004)*, allotment
newsletter (UK 2013), reading-room regulations (Austria, in English, 2010)*. Those with a star were thrown.
"""

import re

import engines  # noqa: F401  (registers latex and typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "unseen"


def boxed(text, width):
    return rf"\makebox[{width}mm][l]{{{text}}}"


def rubric(points):
    return [{"text": point, "marks": None} for point in points] if len(points) > 1 else None


# Agriculture, O Level, Cambridge 2016

AGRI = [
    ("Fig. 1.1 shows a profile through the soil of a farm.", [
        ("Name the layer labelled A.", 1, ["topsoil"], None),
        ("State two ways in which layer B differs from layer A.", 2, ["paler in colour", "contains less humus"], None),
        (None, "The farmer tests the soil and finds that its pH is 5.0.", [
            ("State the name of a substance that can be added to raise the pH.", 1, ["lime"], None),
            ("Suggest why the farmer should not apply this substance at the same time as an ammonium fertiliser.", 2, ["they react together", "nitrogen is lost as ammonia gas"], None)]),
    ]),
    ("Maize is grown as a main crop in many countries.", [
        ("Describe how a seed bed is prepared for maize.", 3, ["clear the land of weeds and crop residue", "plough or dig", "harrow to a fine tilth"], None),
        ("Explain why maize is often grown in rotation with a legume.", 2, ["legumes have nodules with bacteria that fix nitrogen", "so that less fertiliser is needed for the maize"], None),
        (None, "A farmer plants maize with 75 cm between the rows and 25 cm between the plants in a row.", [
            ("Calculate the number of plants in a plot of 150 m².", 2, ["area for each plant = 0.1875 m²", "800 plants"], None),
            ("State one disadvantage of planting more closely than this.", 1, ["competition for light or water or nutrients"], "accept: disease spreads more easily")]),
    ]),
    ("Many farmers keep goats.", [
        ("Name the part of the stomach of a ruminant in which cellulose is broken down by microorganisms.", 1, ["rumen"], None),
        ("State two signs of ill health that a farmer should look for in a goat.", 2, ["loss of appetite", "dull coat"], "accept: any two valid signs, e.g. discharge from the nose, lameness"),
        ("Explain the importance of colostrum to a new-born kid.", 2, ["contains antibodies", "gives protection against disease until its own immunity develops"], None),
    ]),
]


@layout(HALF, "paper-arran", "agriculture paper 1 (a) (i) with [2] at the end of the dotted lines and totals; scheme in its own file as a list without rules")
def paper_arran(draw):
    figure = r"\begin{center}\begin{tikzpicture}[scale=0.9]\draw (0,0) rectangle (4,3.2);\draw (0,2.3)..controls (1.3,2.5) and (2.6,2.1)..(4,2.3);\draw (0,1)..controls (1.4,0.8) and (2.7,1.2)..(4,1);\foreach \x/\y in {0.4/0.3,1.3/0.5,2.2/0.3,3.1/0.6,3.6/0.2,0.8/0.7} \draw (\x,\y) circle (0.16);\draw (4.1,2.8)--(5.2,2.8) node[right] {A};\draw (4.1,1.6)--(5.2,1.6) node[right] {B};\draw (4.1,0.5)--(5.2,0.5) node[right] {bedrock};\end{tikzpicture}\\[4pt]\textbf{Fig. 1.1}\end{center}"
    end = r"\par\vspace{8pt}\noindent\hspace*{%s}\dotfill\ [%d]\par"
    dots = r"\par\vspace{8pt}\noindent\hspace*{%s}\dotfill\hspace*{6mm}\par"
    body, scheme, items = r"\begin{center}\textbf{Section A}\\[4pt]Answer \textbf{all} the questions.\end{center}", r"\begin{center}\textbf{Section A}\end{center}\begin{longtable}{@{}p{8mm}p{8mm}p{8mm}p{108mm}r@{}}", []
    for n, (stem, parts) in enumerate(AGRI, 1):
        body += rf"\par\bigskip\needspace{{4cm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}" + (figure if n == 1 else "")
        total = 0
        for k, part in enumerate(parts):
            letter = "abcdef"[k]
            if part[0] is None:
                body += rf"\par\medskip\lab{{8mm}}{{9mm}}{{\textbf{{({letter})}}}}{{{tex(part[1])}}}"
                asked = [(f"({r})", *leaf) for r, leaf in zip(("i", "ii"), part[2])]
                above = f"{stem} {part[1]}"
            else:
                asked, above = [("", *part)], stem
            for roman, question, marks, points, note in asked:
                body += rf"\par\medskip\needspace{{2cm}}\lab{{{'17mm' if roman else '8mm'}}}{{9mm}}{{\textbf{{{roman or f'({letter})'}}}}}{{{tex(question)}}}"
                at = "26mm" if roman else "17mm"
                body += "".join(dots % at for _ in range(marks)) * (marks > 1) + end % (at, marks) + "\n"
                first = not k and roman in ("", "(i)")
                number, said = rf"\textbf{{{n}}}", rf"\newline {tex(note)}" if note else ""
                scheme += rf"{number if first else ''} & {f'({letter})' if roman in ('', '(i)') else ''} & {roman} & {'; '.join(tex(p) for p in points)};{said} & [{marks}]\\[5pt]" + "\n"
                items.append(item(question, "\n".join(points), f"{n}({letter}){roman}", marks, stem=above, rubric=rubric(points) if marks > 1 else None, allow=[note.removeprefix("accept: ")] if note else None, kind="numeric" if "Calculate" in question else "short"))
                total += marks
        body += rf"\pushright{{[Total: {total}]}}\par"
        scheme += rf"&&&& [Total: {total}]\\[10pt]" + "\n"
    look = dict(fonts=["arial", "helvetica"], sizes=(11,), margins=(21, 24), foot=r"\fancyfoot[L]{\footnotesize 5038/12/M/J}\fancyfoot[R]{\footnotesize\textbf{[Turn over}}")
    engine, source = document(draw, body, **look, head=r"\textbf{\thepage}")
    look |= dict(foot="", head=r"\fancyhead[L]{\small Page \thepage}\fancyhead[C]{\small\textbf{Mark Scheme}\\Agriculture}\fancyhead[R]{\small Paper 12}\renewcommand\headrulewidth{0.4pt}", extra=r"\setlength\headheight{26pt}", fonts=["arial"])
    return Document(engine, source, items, document(draw, scheme + r"\end{longtable}", **look)[1])


# Practical woodworking, National 5, Scotland, SQA 2018

WOOD = [
    ("A coat rack with five turned pegs was made in a school workshop.", [
        ("The back board was made from oak.", "State **two** reasons why oak is a suitable material for the back board.", 2, ["Hard wearing", "Attractive grain"], "Accept strong, durable, takes a finish well"),
        (None, "State the name of the machine used to turn the pegs.", 1, ["Wood lathe"], "Do not accept lathe turning"),
        (None, "Describe how the centre is found on the end of a square blank before it is turned.", 2, ["Draw two diagonal lines across the end", "The centre is where they cross"], "Accept a centre finder with a suitable description"),
    ]),
    ("A mortise and tenon joint is used in the frame of a stool.", [
        (None, "State the name of the marking gauge used to mark the two sides of the mortise at the same time.", 1, ["Mortise gauge"], "Accept combination gauge"),
        (None, "Explain why a haunch may be left on the tenon at the corner of the frame.", 2, ["It stops the rail from twisting", "It closes the end of the groove"], "1 mark for each valid explanation"),
        ("The frame was glued and cramped.", "Describe **one** check made before the glue sets.", 1, ["Measure both diagonals to see that the frame is square"], "Accept use of a try square or winding strips"),
    ]),
    ("Manufactured boards are often used for carcase construction.", [
        (None, "Explain how plywood is made so that it is strong in both directions.", 2, ["Thin layers of wood are glued together", "The grain of each layer runs at 90° to the next"], None),
        (None, "State **one** advantage of veneered chipboard over solid wood for the shelves of a bookcase.", 1, ["It does not warp"], "Accept cheaper, available in wide boards"),
    ]),
    ("A pillar drill is used to bore holes in a workshop.", [
        (None, "State **two** safety checks that should be made before the drill is switched on.", 2, ["The chuck key has been removed", "The guard is in position"], "Accept work is clamped, emergency stop is known"),
        (None, "State the name of the drill bit used to bore a flat-bottomed hole.", 1, ["Forstner bit"], None),
    ]),
]


def noted(note):
    for start, key in (("Accept ", "allow"), ("Do not accept ", "reject")):
        if note and note.startswith(start):
            return {key: [note.removeprefix(start)]}
    return {"guidance": note}


def starred(text):
    return re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", web(text))


@layout(HALF, "paper-bute", "woodworking paper with a column for marks at the right, (a) in its own column; scheme in its own file as table of four columns")
def paper_bute(draw):
    body, items = "<table class=p><thead><tr><td colspan=3></td><td class=m>MARKS</td></tr></thead><tbody>", []
    body += "<tr><td colspan=3><p class=c><b>Total marks — 15</b></p><p class=c><b>Attempt ALL questions</b></p></td><td class=m></td></tr>"
    scheme = "<h2>Detailed marking instructions for each question</h2><table class=s><thead><tr><th colspan=2>Question</th><th>Expected response</th><th>Max mark</th><th>Additional guidance</th></tr></thead>"
    for n, (stem, parts) in enumerate(WOOD, 1):
        body += f"<tr><td class=n>{n}.</td><td colspan=2>{web(stem)}</td><td class=m></td></tr>"
        for letter, (context, command, marks, points, note) in zip("abc", parts):
            lead = f"<p>{web(context)}</p>" if context else ""
            body += f"<tr><td></td><td class=n>({letter})</td><td>{lead}<p>{starred(command)}</p>" + "<div class=l></div>" * (marks + 1) + f"</td><td class=m>{marks}</td></tr>"
            scheme += f"<tr><td>{f'{n}.' if letter == 'a' else ''}</td><td>({letter})</td><td>" + "".join(f"<p>{web(p)}{'' if p == points[-1] else ';'}</p>" for p in points) + f"</td><td class=c>{marks}</td><td>{web(note or '')}</td></tr>"
            said = command.replace("**", "")
            items.append(item(f"{context} {said}" if context else said, "\n".join(points), f"{n}({letter})", marks, stem=stem, context=context, command=said if context else None, rubric=rubric(points), **noted(note)))
    body += "</tbody></table><p class=c><b>[END OF QUESTION PAPER]</b></p>"
    scheme += "</table><p class=c><b>[END OF MARKING INSTRUCTIONS]</b></p>"
    css = ".p { width: 100%; border-collapse: collapse } .p td { vertical-align: top; padding: 2mm 1mm } p { margin: 0 0 2mm } .n { width: 9mm; font-weight: bold } td.m { border-left: 1px solid #000; width: 16mm; text-align: center; vertical-align: bottom; font-weight: bold; padding-bottom: 3mm } .l { border-bottom: 1px solid #888; height: 9mm } .c { text-align: center } .p tr { break-inside: avoid } .s { width: 99%; border-collapse: collapse } .s td, .s th { border: 1px solid #000; padding: 1.5mm 2mm; vertical-align: top; text-align: left } .s td.c { text-align: center } .s td:nth-child(2), .s td:first-child { border-right: none; font-weight: bold } .s td:nth-child(2) { border-left: none }"
    engine, source = page(draw, body, ["Open Sans", "Liberation Sans"], (10.5, 11), css)
    return Document(engine, source, items, page(draw, scheme, ["Open Sans"], (10,), css)[1])


# Financial mathematics CT1, paper with specimen solutions, UK actuaries 2014

ACTUARY = [
    (None, [
        ("A 91-day treasury bill is bought for £98.60 per £100 nominal. Calculate the annual simple rate of discount.", 2, r"With a year of 365 days, $100\left(1-\frac{91}{365}\,d\right)=98.60$, so that $d=5.62\%$.", "5.62%"),
        ("Calculate the annual effective rate of return that an investor in the bill obtains.", 2, r"$(1+i)^{91/365}=\frac{100}{98.60}$, which gives $i=5.82\%$.", "5.82%"),
    ]),
    (None, [("State the main differences between ordinary shares and preference shares.", 4, "Dividends on ordinary shares are not fixed and are paid only after those on preference shares. Preference shares usually carry a fixed dividend and rank before ordinary shares if the company is wound up. Holders of ordinary shares can vote; holders of preference shares usually cannot unless their dividend is unpaid.", None)]),
    ("A loan of £50,000 is to be repaid by level annual instalments in arrears over ten years. The rate of interest is 6% per annum effective.", [
        ("Calculate the amount of each instalment.", 2, r"$X=\frac{50{,}000}{a_{\overline{10}|}}=\frac{50{,}000}{7.3601}$, that is £6,793.40.", "£6,793.40"),
        ("Calculate the loan outstanding immediately after the fourth instalment.", 2, r"Prospectively, $6{,}793.40\,a_{\overline{6}|}=6{,}793.40\times 4.9173$, that is £33,405.", "£33,405"),
        ("Calculate the interest in the fifth instalment.", 1, r"$0.06\times 33{,}405$, that is £2,004.", "£2,004"),
    ]),
    ("The force of interest at time $t$ is given by $\\delta(t)=0.04+0.002t$ for $0\\le t\\le 10$.", [
        ("Calculate the accumulated amount at time 10 of £1,000 invested at time 0.", 3, r"$1{,}000\exp\left(\int_0^{10}(0.04+0.002t)\,dt\right)=1{,}000\,e^{0.5}$, that is £1,648.72.", "£1,648.72"),
        ("Calculate the constant annual effective rate of interest that gives the same amount.", 2, r"$(1+i)^{10}=e^{0.5}$, so that $i=5.13\%$.", "5.13%"),
    ]),
    (None, [("Describe the characteristics of a Eurobond.", 3, "It is medium- or long-term borrowing, usually unsecured, issued outside the country in whose currency it is made. Interest is paid once a year without deduction of tax. It is bought and sold through banks and not on an exchange.", None)]),
]


@layout(HALF, "solutions-capri", "actuarial paper, questions with (i) and [2] and totals at the right margin, solution in a smaller indented paragraph after each")
def solutions_capri(draw):
    body, items = r"\begin{center}{\large\textbf{FINANCIAL MATHEMATICS}}\\[3pt]Specimen examination with solutions\end{center}", []
    for n, (stem, parts) in enumerate(ACTUARY, 1):
        said = stem if stem and "$" in stem else tex(stem or "")
        total = sum(marks for _, marks, _, _ in parts)
        body += rf"\par\vspace{{7mm}}\needspace{{4cm}}"
        body += rf"\lab{{0pt}}{{11mm}}{{\textbf{{{n}}}}}{{{said}}}\smallskip" if stem else ""
        for k, (question, marks, _, _) in enumerate(parts):
            roman = f"({['i', 'ii', 'iii'][k]})" if len(parts) > 1 else ""
            label = boxed(rf"\textbf{{{n}}}" if not k and not stem else "", 11) + (boxed(roman, 11) if roman else "")
            at = 22 if roman else 11
            body += rf"\par\smallskip{{\leftskip={at}mm\noindent\hspace*{{-{at}mm}}{label}{tex(question)}\pushright{{[{marks}]}}}}" + "\n"
        if len(parts) > 1:
            body += rf"\par\hfill[Total {total}]\par"
        body += r"\par\medskip{\leftskip=22mm\small\noindent\hspace*{-11mm}\textit{Solution}\par\nopagebreak "
        for k, (question, marks, solution, short) in enumerate(parts):
            roman = f"({['i', 'ii', 'iii'][k]})" if len(parts) > 1 else ""
            solution = solution.replace("£", r"\pounds ") if "$" in solution else tex(solution)
            body += rf"\smallskip\noindent\hspace*{{-11mm}}\makebox[11mm][l]{{{roman}}}{solution}\par" + "\n"
            spoken = None if not stem else stem.replace("$\\delta(t)=0.04+0.002t$", "δ(t) = 0.04 + 0.002t").replace("$0\\le t\\le 10$", "0 ≤ t ≤ 10").replace("$t$", "t")
            items.append(item(question, short or solution, f"{n}{roman}", marks, stem=spoken, kind="numeric" if short else "long", answer_kind="contains" if short else None))
        body += "}"
    engine, source = document(draw, body.replace("£", r"\pounds "), ["times", "lm"], (11, 12), (24, 27), foot=r"\fancyfoot[L]{\small CT1 specimen}\fancyfoot[R]{\small Page \thepage}")
    return Document(engine, source, items)


# Introductory statistics, worksheet of a community college, exam class, US 2016

STATS = [
    ("Decide whether the variable is categorical or quantitative.", [
        ("the ZIP code of a voter", ["categorical", "quantitative"], 0),
        ("the number of text messages sent in a day", ["categorical", "quantitative"], 1),
        ("the time a commuter waits for the bus", ["categorical", "quantitative"], 1)]),
    ("Five students report the hours they slept last night: 4, 7, 7, 9, 13.", [
        ("Find the mean.", None, "8 hours"), ("Find the median.", None, "7 hours"), ("Find the sample standard deviation.", None, "3.3 hours")]),
    ("A histogram of household incomes has a long tail to the right. Which measure of center is larger?", ["the mean", "the median", "neither; they are equal"], 0),
    ("The heights of young women are approximately Normal with mean 64.5 inches and standard deviation 2.5 inches.", [
        ("What percent of young women are between 62 and 67 inches tall?", None, "about 68%, because this is within one standard deviation of the mean"),
        ("Find the z-score of a woman who is 70 inches tall.", None, "2.2")]),
    ("A reporter stands outside a gym and asks the people who leave how often they exercise each week. In which direction is the result likely to be biased, and why?", None, "It will be too high. People who leave a gym exercise more than others do, so the sample does not represent the city."),
    ("A college draws 50 names at random from each of its four campuses. Which sampling design is this?", ["simple random sample", "stratified random sample", "cluster sample", "convenience sample"], 1),
    ("In one sentence, explain what an outlier is.", None, "An observation that lies far outside the overall pattern of the data."),
]


@layout(HALF, "worksheet-delos", "statistics worksheet of the exam class, answers on: Solution boxes in frames, circles to tick in rows and below each other, the right one checked")
def worksheet_delos(draw):
    def tick(options, right, row):
        name = "oneparcheckboxes" if row else "checkboxes"
        return rf"\begin{{{name}}}" + "".join((r"\CorrectChoice " if k == right else r"\choice ") + tex(o) + " " for k, o in enumerate(options)) + rf"\end{{{name}}}" + "\n"

    body, items = "", []
    for n, (question, parts, right) in enumerate([(*q, None)[:3] for q in STATS], 1):
        body += rf"\question {tex(question)}" + "\n"
        if parts is None:
            body += rf"\begin{{solution}}{tex(right)}\end{{solution}}" + "\n"
            items.append(item(question, right, str(n)))
        elif isinstance(parts[0], str):
            body += r"\par\smallskip " + tick(parts, right, False)
            items.append(item(question, parts[right], str(n), None, choices([None] * len(parts), parts), kind="mcq"))
        else:
            body += r"\begin{parts}"
            for letter, (asked, options, answer) in zip("abc", parts):
                body += rf"\part {tex(asked)} "
                if options:
                    body += r"\par " + tick(options, answer, True)
                    items.append(item(asked, options[answer], f"{n}({letter})", None, choices([None] * 2, options), stem=question, kind="mcq"))
                else:
                    body += rf"\begin{{solution}}{tex(answer)}\end{{solution}}" + "\n"
                    items.append(item(asked, answer, f"{n}({letter})", stem=question, kind="numeric" if asked.startswith("Find") else "short"))
            body += r"\end{parts}" + "\n"
    source = rf"""\documentclass[{draw.one([10, 11])}pt,letterpaper,answers]{{exam}}
\usepackage[utf8]{{inputenc}}\usepackage[T1]{{fontenc}}\usepackage{{{draw.one(['lmodern', 'tgtermes'])}}}\usepackage{{amssymb,textcomp}}
\pdfcompresslevel=9\pdfobjcompresslevel=2
\checkboxchar{{$\bigcirc$}}\checkedchar{{$\checkmark$}}\unframedsolutions\renewcommand\solutiontitle{{\noindent\textbf{{Solution:}}\enspace}}\framedsolutions
\pagestyle{{headandfoot}}\firstpageheader{{Math 146\\Introduction to Statistics}}{{}}{{Name:\enspace\makebox[2in]{{\hrulefill}}}}\runningheader{{Math 146}}{{Worksheet 3}}{{}}\firstpagefooter{{}}{{\thepage}}{{}}\runningfooter{{}}{{\thepage}}{{}}
\begin{{document}}
\begin{{center}}\textbf{{\large Worksheet 3: Describing Data}}\end{{center}}
\noindent Work with one partner. You may use the statistics functions of your calculator.
\begin{{questions}}
{body}
\end{{questions}}
\end{{document}}"""
    return Document("latex", source, items)


# Gas laws, worksheet with key, exam class, US high school 2013

GASES = [
    (2, "A balloon has a volume of 2.50 L at 1.00 atm. What is its volume on a mountain where the pressure is 0.800 atm? The temperature is the same.", None, r"$V_2=\dfrac{P_1V_1}{P_2}=\dfrac{(1.00)(2.50)}{0.800}=3.13$ L", "3.13 L"),
    (2, "A sample of neon occupies 450. mL at 27 °C. What volume does it occupy at 127 °C and the same pressure?", None, r"$V_2=\dfrac{V_1T_2}{T_1}=\dfrac{(450.)(400.)}{300.}=600.$ mL", "600. mL"),
    (1, "An aerosol can carries the warning that it must not be thrown into a fire. Which law explains the danger best?", ["Boyle’s law", "Charles’s law", "Gay-Lussac’s law", "Avogadro’s law"], 2, None),
    (3, "A gas has a volume of 1.20 L at 745 mmHg and 25 °C. Find its volume at STP.", None, r"$V_2=\dfrac{P_1V_1T_2}{P_2T_1}=\dfrac{(745)(1.20)(273)}{(760.)(298)}=1.08$ L", "1.08 L"),
    (1, "At which temperature would the volume of an ideal gas become zero?", ["0 °C", "−273 K", "0 K", "273 K"], 2, None),
    (None, "A steel cylinder of 5.00 L holds carbon dioxide at 2.00 atm and 298 K.", [(2, "How many moles of gas are in the cylinder?", r"$n=\dfrac{PV}{RT}=\dfrac{(2.00)(5.00)}{(0.08206)(298)}=0.409$ mol", "0.409 mol"), (1, "What is the mass of the gas?", r"$(0.409)(44.01)=18.0$ g", "18.0 g")], None, None),
    (2, "Use the kinetic theory to explain why the pressure of a gas rises when its volume is made smaller.", None, "The particles have less room, so they hit the walls more often. More hits on the same area mean a greater pressure.", None),
    (1, "Which two quantities are inversely proportional?", ["P and V", "V and T", "P and T", "V and n"], 0, None),
]


@layout(HALF, "worksheet-elba", "gas laws worksheet of the exam class with points in the right margin, key in grey boxes, choices with letters of which the right one is bold")
def worksheet_elba(draw):
    def say(text):
        return tex(text).replace("°", r"\textdegree ").replace("−", "$-$")

    body, items = "", []
    for n, (points, question, parts, answer, short) in enumerate(GASES, 1):
        body += rf"\question{f'[{points}]' if points else ''} {say(question)}" + "\n"
        if isinstance(answer, int):
            body += r"\begin{choices}" + "".join((r"\CorrectChoice " if k == answer else r"\choice ") + say(o) + "\n" for k, o in enumerate(parts)) + r"\end{choices}" + "\n"
            items.append(item(question, parts[answer], str(n), points, choices("ABCD", parts), kind="mcq", answer_label="ABCD"[answer]))
        elif parts:
            body += r"\begin{parts}" + "".join(rf"\part[{p}] {say(q)}\begin{{solution}}{a}\end{{solution}}" + "\n" for p, q, a, _ in parts) + r"\end{parts}" + "\n"
            items += [item(q, s, f"{n}({letter})", p, stem=question, kind="numeric", answer_kind="contains") for letter, (p, q, _, s) in zip("ab", parts)]
        else:
            body += rf"\begin{{solution}}[2cm]{answer if short else say(answer)}\end{{solution}}" + "\n"
            items.append(item(question, short or answer, str(n), points, kind="numeric" if short else "short", answer_kind="contains" if short else None))
    source = rf"""\documentclass[{draw.one([11, 12])}pt,letterpaper,answers,addpoints]{{exam}}
\usepackage[utf8]{{inputenc}}\usepackage[T1]{{fontenc}}\usepackage{{{draw.one(['lmodern', 'tgpagella'])}}}\usepackage{{amsmath,textcomp,color}}
\pdfcompresslevel=9\pdfobjcompresslevel=2
\definecolor{{SolutionColor}}{{gray}}{{0.88}}\shadedsolutions\renewcommand\solutiontitle{{}}
\pointsinrightmargin\pointpoints{{pt}}{{pts}}\bracketedpoints
\pagestyle{{headandfoot}}\header{{Chemistry I}}{{Gas Laws}}{{Period \rule{{1.5cm}}{{0.4pt}}}}\headrule\footer{{}}{{}}{{\small Total: \numpoints\ points}}
\begin{{document}}
\noindent\textbf{{Gas Laws Practice -- KEY}}\hfill $R=0.08206\ \mathrm{{L\,atm/(mol\,K)}}$
\begin{{questions}}
{body}
\end{{questions}}
\end{{document}}"""
    return Document("latex", source, items)


# Food hygiene level 2, mock examination, UK, 2015

HYGIENE = [
    ("Which of these is the best way to thaw a frozen chicken?", ["On the draining board overnight", "At the bottom of the refrigerator", "In the oven at a low heat", "In a sink of warm water"], 1),
    ("The temperature range in which bacteria multiply most quickly is called the", ["danger zone", "freezing point", "core temperature", "safety margin"], 0),
    ("What is the legal limit for keeping hot food hot in England?", ["37°C", "50°C", "63°C or above", "82°C or above"], 2),
    ("A food handler has a cut on a finger. It should be covered with", ["a clean handkerchief", "a clear film", "a blue waterproof plaster", "nothing, so that it heals"], 2),
    ("Cross-contamination is", ["the transfer of bacteria from one place to another", "the growth of mould on bread", "the spoiling of milk by heat", "a kind of food allergy"], 0),
    ("Which food is ready to eat and high risk?", ["Dried pasta", "Raw potatoes", "Sliced cooked ham", "Boiled sweets"], 2),
    ("Where should raw meat be kept in a refrigerator?", ["On the top shelf", "Below ready-to-eat food", "Next to the salad", "In the door"], 1),
    ("A ‘use by’ date on a food tells you", ["when it tastes best", "when it was packed", "when it was delivered", "until when it is safe to eat"], 3),
    ("Which of these is a sign that mice are present?", ["Droppings on a shelf", "Damp on a wall", "A smell of chlorine", "Rust on a tin"], 0),
    ("A disinfectant is used to", ["remove grease", "reduce bacteria to a safe level", "polish steel", "kill insects"], 1),
    ("A food handler with diarrhoea should", ["wear gloves", "work only at the till", "wash hands more often", "report it and stay away from food"], 3),
    ("Which of these is one of the 14 allergens that must be declared?", ["Tomato", "Celery", "Rice", "Onion"], 1),
]


@layout(HALF, "choices-faro", "food hygiene mock test, word processor: Question 1 as a bold head, four options below, answers in a grid of number and letter at the end")
def choices_faro(draw):
    body, items = paragraph(run("Level 2 Award in Food Safety in Catering"), "Title") + paragraph(run("Mock examination   ·   12 questions   ·   20 minutes", "I")) + paragraph(run("There is only one correct answer to each question. Put a cross in the box on your answer sheet.")), []
    for n, (question, options, right) in enumerate(HYGIENE, 1):
        body += paragraph(run(f"Question {n}"), "Qhead") + paragraph(run(question), "Keep") + "".join(paragraph(run(f"{letter}\t{text}"), "Opt") for letter, text in zip("ABCD", options))
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    body += paragraph(run("Answers to the mock examination"), "Newhead")
    cells = [(run(str(n), "B"), run("ABCD"[right])) for n, (*_, right) in enumerate(HYGIENE, 1)]
    body += office_table([[c for k in range(4) for c in cells[r + 3 * k]] for r in range(3)], [1.6] * 8)
    styles = paragraph_style("Qhead", 0.45, bold=True, extra='fo:keep-with-next="always"') + paragraph_style("Keep", 0.05, extra='fo:keep-with-next="always"') + paragraph_style("Opt", 0.05, 1.6, -0.9, [(1.6, "")], extra='fo:keep-with-next="auto"') + paragraph_style("Newhead", 0, bold=True, size=14, extra='fo:break-before="page" fo:margin-bottom="0.4cm"')
    engine, source = office(draw, body, ["Carlito", "Liberation Sans"], (11, 12), 2.4, head="Food Safety Level 2 – mock paper B", styles=styles)
    return Document(engine, source, items)


# General awareness and reasoning, book for a staff selection, India 2014

SSC = [
    ("Find the missing number: 3, 8, 15, 24, 35, ?", ["44", "46", "48", "50"], 2),
    ("Doctor : Hospital :: Teacher : ?", ["Book", "School", "Student", "Lesson"], 1),
    ("Select the odd word from the given alternatives.", ["Copper", "Iron", "Zinc", "Brass"], 3),
    ("If CAT is coded as 24, then DOG will be coded as", ["22", "24", "26", "28"], 2),
    ("The Battle of Plassey was fought in", ["1526", "1757", "1764", "1857"], 1),
    ("Which article of the Constitution of India abolishes untouchability?", ["Article 14", "Article 15", "Article 17", "Article 21"], 2),
    ("The headquarters of the Reserve Bank of India is in", ["New Delhi", "Mumbai", "Kolkata", "Chennai"], 1),
    ("Hirakud Dam is built across the river", ["Godavari", "Krishna", "Mahanadi", "Sutlej"], 2),
    ("A man walks 6 km towards the north, turns right and walks 8 km. How far is he from the starting point?", ["10 km", "12 km", "14 km", "2 km"], 0),
    ("Who wrote the national song ‘Vande Mataram’?", ["Rabindranath Tagore", "Bankim Chandra Chattopadhyay", "Sarojini Naidu", "Muhammad Iqbal"], 1),
    ("The minimum age for becoming a member of the Rajya Sabha is", ["21 years", "25 years", "30 years", "35 years"], 2),
    ("Which of these Indian States has the longest coastline?", ["Kerala", "Tamil Nadu", "Odisha", "Gujarat"], 3),
    ("Pointing to a photograph, Anita said, “He is the only son of my mother’s father.” How is the man related to Anita?", ["Brother", "Uncle", "Father", "Cousin"], 1),
    ("Kathakali is a classical art form of", ["Kerala", "Punjab", "Assam", "Manipur"], 0),
]


@layout(HALF, "choices-gozo", "reasoning and general awareness for a staff selection in India, two columns, options (a) to (d) in rows, answers in rows at the end")
def choices_gozo(draw):
    body, items = "<h1>PRACTICE SET–7</h1><p class=s>GENERAL INTELLIGENCE AND GENERAL AWARENESS</p><div class=w>", []
    for n, (question, options, right) in enumerate(SSC, 1):
        longest = max(map(len, options))
        width = 24 if longest < 6 else 48
        body += f"<div class=q><b>{n}.</b><div>{web(question)}<div class=o>" + "".join(f"<span style='width:{width}%'>({letter}) {web(text)}</span>" for letter, text in zip("abcd", options)) + "</div></div></div>"
        items.append(item(question, options[right], str(n), None, choices([f"({c})" for c in "abcd"], options), kind="mcq", answer_label=f"({'abcd'[right]})"))
    body += "</div><div class=k><h3>ANSWERS</h3><table>" + rows([f"<b>{n}.</b> ({'abcd'[SSC[n - 1][2]]})" for n in range(start, min(start + 7, 15))] for start in (1, 8)) + "</table></div>"
    css = "h1 { text-align: center; font-size: 150%; margin: 0; background: #222; color: #fff } .s { text-align: center; font-weight: bold; margin: 2mm 0 4mm } .w { columns: 2; column-gap: 8mm; column-rule: 1px solid #000 } .q { display: flex; break-inside: avoid; margin-bottom: 3mm } .q > b { width: 8mm; flex: none } .q > div { flex: 1 } .o { display: flex; flex-wrap: wrap } .o span { box-sizing: border-box; padding-right: 1mm } .k { border: 1px solid #000; margin-top: 6mm; break-inside: avoid } .k h3 { text-align: center; margin: 1mm } .k table { width: 100%; text-align: center }"
    engine, source = page(draw, body, ["Liberation Serif", "Caladea"], (11, 12), css, language="en-IN")
    for made in items:
        made["answer_label"] = made["answer_label"].strip("()")
        for option in made["options"]:
            option["label"] = option["label"].strip("()")
    return Document(engine, source, items)


# Boat licence, bank of questions, Australia, New South Wales 2012

BOATS = [
    ("GEN 04", "You are the skipper of a recreational vessel and over 18. You must keep your blood alcohol below", ["0.02", "0.05", "0.08"], 1),
    ("GEN 11", "What is the colour of the light on the port side of a vessel under way at night?", ["Green", "White", "Red"], 2),
    ("GEN 12", "In a narrow channel you should keep", ["to the starboard side of the channel", "in the middle of the channel", "to the port side of the channel"], 0),
    ("GEN 17", "Two power-driven vessels meet head on. What should each of them do?", ["Alter course to port", "Alter course to starboard", "Sound five short blasts and keep on"], 1),
    ("GEN 23", "A vessel displays a blue and white flag (flag A). This means that", ["it is short of fuel", "it has a diver below", "it is racing"], 1),
    ("GEN 26", "A black post with a red band and two black balls on top marks", ["safe water all around", "the edge of the channel", "an isolated danger"], 2),
    ("GEN 31", "Going upstream or into a harbour, you leave a red can buoy", ["on your port side", "on your starboard side", "on either side"], 0),
    ("GEN 38", "A power-driven vessel meets a vessel under sail. Normally", ["the sailing vessel gives way", "the power-driven vessel gives way", "the smaller vessel gives way"], 1),
    ("GEN 44", "Which of these is a signal of distress by day?", ["An orange smoke flare", "A white flag on the mast", "One long blast on a horn"], 0),
    ("GEN 52", "A vessel less than 50 metres long is at anchor at night in open water. It must show", ["a red light over a green light", "sidelights only", "an all-round white light"], 2),
]


@layout(HALF, "choices-hitra", "bank of questions for a boat licence, word processor: code and question in bold above a table of letter, option and a tick for the right one")
def choices_hitra(draw):
    body, items = paragraph(run("General Boat Licence"), "Title") + paragraph(run("Question bank", "B")) + paragraph(run("The questions in your test are chosen from this list. The correct answer to each question is marked with a tick.")), []
    for n, (code, question, options, right) in enumerate(BOATS, 1):
        body += paragraph(run(f"{code}\t{question}"), "Coded")
        body += office_table([[run(letter), run(text, "B" if k == right else None), run("✓" if k == right else "", "B")] for k, (letter, text) in enumerate(zip("abc", options))], [1.0, 12.4, 1.2], "Row")
        items.append(item(question, options[right], code, None, choices("abc", options), kind="mcq", answer_label="abc"[right]))
    styles = paragraph_style("Coded", 0.45, 2.2, -2.2, [(2.2, "")], bold=True, extra='fo:keep-with-next="always" fo:margin-bottom="0.1cm"')
    styles += '<style:style style:name="Row" style:family="table-cell"><style:table-cell-properties fo:border-bottom="0.5pt solid #999999" fo:padding="0.06cm"/></style:style>'
    engine, source = office(draw, body, ["Liberation Sans", "Open Sans"], (10, 11), 2.3, head="Boating safety", styles=styles)
    return Document(engine, source, items)


# Knowledge review of a dive school, 1999

DIVING = [
    ("At a depth of 10 metres in sea water the pressure is twice the pressure at the surface.", True),
    ("Under water, objects seen through a mask appear larger and closer than they are.", True),
    ("Because sound travels more slowly in water than in air, it is easy to tell where it comes from.", False),
    ("You should equalize your ears only when you begin to feel pain.", False),
    ("The most important rule in scuba diving is to breathe continuously and never hold your breath.", True),
    ("A wetsuit gives less buoyancy at depth, because the bubbles of gas in it are compressed.", True),
    ("Red is the last color to be absorbed as you descend.", False),
    ("A diver who floats in sea water without moving will float higher in fresh water.", False),
    ("You should ascend no faster than 18 metres per minute.", True),
    ("If you use air at a depth of 30 metres, your tank lasts about as long as at 10 metres.", False),
    ("The effects of nitrogen narcosis go away when you ascend to a shallower depth.", True),
    ("It is safe to fly home one hour after a dive, as long as the dive was not deep.", False),
]


@layout(HALF, "true-false-ischia", "knowledge review of a dive school, groff: statements with True and False to circle at the right, key in a line below a rule")
def true_false_ischia(draw):
    chosen = draw.some(DIVING, 11)
    lines = [".ds CF \\\\n(PN", "\\fB\\s+4Knowledge Review\\s0\\fP", ".br", "\\s+1Module Two: The Underwater World\\s0", ".sp 0.5", "Name \\l'2.6i'   Date \\l'1.2i'", ".sp", "\\fICircle True or False. Rewrite each false statement on the back so that it is true.\\fP", ".sp", ".TS", "expand;", "r lw(4.6i) c c.", ]
    for n, (text, _) in enumerate(chosen, 1):
        lines += [f"{n}.\tT{{", ".ad l", plain(text), "T}\tTrue\tFalse", ".sp 0.6"]
    lines += [".TE", ".sp", "I have reviewed the questions that I answered wrong with my instructor.", ".sp", "Signature \\l'2.6i'", ".sp 2", "\\l'6i'", ".br", "\\s-2\\fBAnswers\\fP  " + "   ".join(f"{n}. {'True' if right else 'False'}" for n, (_, right) in enumerate(chosen, 1)) + "\\s0"]
    engine, source = roff(draw, lines, (11, 12), ("H", "T"))
    return Document(engine, source, [item(text, str(right), str(n), kind="truefalse") for n, (text, right) in enumerate(chosen, 1)])


# Phrasal verbs, worksheet of a publisher for teachers, UK 2010

PHRASAL = [
    ("The plane ", "took off", " two hours late because of the fog."),
    ("I can’t ", "put up with", " the noise from the flat upstairs any longer."),
    ("We have ", "run out of", " milk, so I’ll have my coffee black."),
    ("She ", "was brought up", " by her grandparents on a farm in Devon."),
    ("Could you ", "look after", " the cat while we are away?"),
    ("They had to ", "call off", " the match because the pitch was flooded."),
    ("My car ", "broke down", " on the motorway last night."),
    ("He ", "takes after", " his father: they are both very stubborn."),
    ("Don’t ", "give up", " now, you have nearly finished!"),
    ("I ", "came across", " some old letters in the attic."),
    ("Please ", "fill in", " this form and hand it to the receptionist."),
    ("How are you ", "getting on", " with your new neighbours?"),
    ("The meeting has been ", "put off", " until next Friday."),
    ("You should ", "cut down on", " sugar if you want to lose weight."),
]


@layout(HALF, "gaps-kos", "phrasal verbs, two columns of sentences with drawn rules, a bank in a rounded frame, key in small print at the foot")
def gaps_kos(draw):
    asked = draw.shuffled(PHRASAL)
    bank = r"\quad ".join(rf"\mbox{{{tex(w)}}}" for w in sorted(w for _, w, _ in asked))
    body = r"{\Large\textbf{Phrasal verbs}}\hfill\textit{Level: intermediate}\par\vspace{2mm}\textbf{1}\quad Complete the sentences with the words in the box. The verbs are in the correct form.\par\vspace{3mm}\begin{center}\begin{tikzpicture}\node[draw,rounded corners=4pt,inner sep=7pt,text width=0.9\linewidth,align=center]{" + bank + r"};\end{tikzpicture}\end{center}\begin{multicols}{2}\raggedcolumns "
    items = []
    for n, (before, words, after) in enumerate(asked, 1):
        body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(before)}\rule[-1.5pt]{{26mm}}{{0.4pt}}{tex(after)}}}\vspace{{3mm}}" + "\n"
        items.append(item(f"{before}{after}", words, str(n), kind="gap", gap=True))
    body += r"\end{multicols}\par\vfill{\footnotesize\textbf{KEY:} " + "; ".join(f"{n}. {tex(w)}" for n, (_, w, _) in enumerate(asked, 1)) + r"\par}"
    engine, source = document(draw, body, ["palatino", "arial", "libertine"], (11, 12), (20, 24), foot=r"\fancyfoot[L]{\footnotesize Photocopiable}\fancyfoot[R]{\footnotesize Teacher’s file, unit 9}", extra=r"\setlength\columnsep{9mm}")
    return Document(engine, source, items)


# States of matter, primary science sheet, Australia 2008

MATTER = [
    ("Ice is water in its __________ state.", "solid"),
    ("A __________ flows and takes the shape of its container.", "liquid"),
    ("A __________ spreads out to fill the whole room.", "gas"),
    ("When an iceblock is left in the sun it will __________.", "melt"),
    ("Water in a tray will __________ if you put it in the freezer.", "freeze"),
    ("Puddles dry up because the water __________ into the air.", "evaporates"),
    ("The bathroom mirror fogs up because steam __________ on the cold glass.", "condenses"),
    ("The __________ of a substance can be changed by heating or cooling it.", "state"),
]
MATTER_ASKED = [
    ("Name two things in your kitchen that are liquids.", "Milk and cooking oil (or others)"),
    ("Why does chocolate go soft in your hand?", "The heat of your hand melts it."),
    ("Sugar can be poured. Why is it still a solid?", "Each grain keeps its own shape."),
]


@layout(HALF, "gaps-lewis", "primary science sheet, word processor: word bank as a table, gaps of underscores, three questions with lines, answers on the last page")
def gaps_lewis(draw):
    bank = draw.mixed([w for _, w in MATTER])
    body = paragraph(run("Name: ______________________\tDate: ____________")) + paragraph(run("Solids, liquids and gases"), "Title")
    body += paragraph(run("A.  Cloze.  ", "B") + run("Use the words from the word bank to finish the sentences.")) + paragraph("") + office_table([[run(w) for w in bank[:4]], [run(w) for w in bank[4:]]], [4.0] * 4)
    body += "".join(paragraph(run(f"{n}.\t{text}"), "Wide") for n, (text, _) in enumerate(MATTER, 1))
    body += paragraph(run("B.  Think about it.  ", "B") + run("Answer each question in a sentence."), "Gapped")
    body += "".join(paragraph(run(f"{n}.\t{text}"), "Wide") + paragraph(run("_" * 62), "Under") for n, (text, _) in enumerate(MATTER_ASKED, 1))
    body += paragraph(run("Answers"), "Newhead") + paragraph(run("A.", "B")) + "".join(paragraph(run(f"{n}.\t{w}"), "Part") for n, (_, w) in enumerate(MATTER, 1)) + paragraph(run("B.", "B")) + "".join(paragraph(run(f"{n}.\t{w}"), "Part") for n, (_, w) in enumerate(MATTER_ASKED, 1))
    items = [item(re.sub("_+", "___", text), w, str(n), kind="gap", section="A. Cloze") for n, (text, w) in enumerate(MATTER, 1)]
    items += [item(text, w, str(n), section="B. Think about it") for n, (text, w) in enumerate(MATTER_ASKED, 1)]
    styles = paragraph_style("Wide", 0.4, 0.9, -0.9, [(0.9, "")]) + paragraph_style("Under", 0.4, 0.9) + paragraph_style("Gapped", 0.9) + paragraph_style("Newhead", 0, bold=True, size=15, extra='fo:break-before="page"')
    engine, source = office(draw, body, ["Comic Neue", "Carlito"], (12, 13), 2.2, styles=styles)
    return Document(engine, source, items)


# Open cloze, practice tests for an advanced certificate, Cambridge 2012

CLOZE = [
    [("Few buildings are ", "as", " easy to recognise as a lighthouse."), ("For centuries its lamp was the only thing ", "that/which", " stood between a ship and the rocks."), ("The earliest lights were open fires on a hill, and they burned wood or coal ", "until", " the lamp with a hollow wick was invented in the 1780s.")],
    [("The great change came ", "with", " the lens that the French engineer Augustin Fresnel designed."), ("", "Instead", " of one thick piece of glass, it had rings of small prisms around it, and they bent almost all the light into a single beam."), ("A lamp no brighter ", "than", " that of a coach could now be seen from a distance of thirty kilometres.")],
    [("Life in the tower was lonely, and a keeper was often cut ", "off", " from the shore for weeks by the weather."), ("Yet many who did the work say that they would ", "have", " stayed if the lights had not been automated."), ("Today hardly ", "any", " lighthouse has a keeper, but some of the old houses can be rented by visitors.")],
]


@layout(HALF, "cloze-murano", "open cloze of a practice test: title, passage in justified paragraphs with bold numbers and dots, an example, key in a box at the foot")
def cloze_murano(draw):
    first = draw.one([9, 13, 28])
    n, body, items, key = first, "", [], []
    for place, sentences in enumerate(CLOZE):
        body += "<p>" + ("A lighthouse is built <b>(0)</b> <u>&ensp;FOR&ensp;</u> sailors who will never set foot in it. " if not place else "")
        for before, word, after in sentences:
            body += f"{web(before)}<b>({n})</b> ................{web(after)} "
            items.append(item(f"{before}({n}) ................{after}", word.replace("/", "\n"), str(n), kind="gap"))
            key.append(f"<b>{n}</b> {word}")
            n += 1
        body += "</p>"
    head = f"<div class=t><span>TEST 3</span> READING AND USE OF ENGLISH</div><h2>Part 2</h2><p class=r>For questions <b>{first}–{n - 1}</b>, read the text below and think of the word which best fits each gap. Use only <b>one</b> word in each gap. There is an example at the beginning <b>(0)</b>.</p><h3>A light in the dark</h3>"
    css = ".t { background: #ddd; padding: 1mm 3mm; font-weight: bold } .t span { float: right } .r { margin-bottom: 5mm } h3 { text-align: center } .x { text-align: justify; line-height: 1.7; border: 1px solid #999; padding: 2mm 6mm } .k { margin-top: 14mm; font-size: 80%; border-top: 1px solid #000; padding-top: 1mm }"
    engine, source = page(draw, head + f"<div class=x>{body}</div><div class=k>Test 3 Part 2 &ensp; " + " &ensp; ".join(key) + "</div>", ["Liberation Serif", "Noto Serif", "Caladea"], (11, 12), css)
    return Document(engine, source, items)
