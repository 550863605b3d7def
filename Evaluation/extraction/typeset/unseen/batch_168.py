"""The hundred and sixty-eighth: papers of boards in several countries with their schemes, a driving quiz, words of Japanese,
a nursing bank, an FAQ and terms of a standard; by one who does not know the reader."""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"


def asked(question, points, number, marks, stem=None, each=1, answer=None, **rest):
    """An item of a paper with marks; every point of the scheme is worth `each`."""
    rubric = [{"text": point, "marks": each} for point in points] if marks and marks > 1 and points else None
    if answer is None and points:
        answer = "\n".join(points)
    return item(question, answer, number, marks, stem=stem, rubric=rubric, **rest)


def said(marks):
    return f"({marks} mark{'s' if marks > 1 else ''})"


# Structured physics paper, Hong Kong

DSE = [
    ("A metal block of mass 0.80 kg is heated by an immersion heater of power 50 W. Its temperature rises from 22 °C to 52 °C in 4 minutes.", [
        ("a", "Calculate the energy supplied by the heater.", None, [("E = Pt = 50 × 4 × 60", "M"), ("= 12 000 J", "A")]),
        ("b", "Find the specific heat capacity of the metal.", None, [("c = 12 000 / (0.80 × 30)", "M"), ("c = 500 J kg⁻¹ °C⁻¹", "A")]),
        ("c", "The value found is larger than the true one. Give a reason for this.", None, [("Some energy is lost to the surroundings.", "A")]),
    ]),
    ("A trolley of mass 1.5 kg is released from rest at the top of a smooth runway and reaches the bottom, which is 0.45 m lower. Take g = 10 m s⁻².", [
        ("a", None, "Consider the trolley during its motion.", [
            ("i", "State the energy change that takes place.", [("Potential energy changes into kinetic energy.", "A")]),
            ("ii", "Find the speed of the trolley at the bottom.", [("½mv² = mgh", "M"), ("v = 3.0 m s⁻¹", "A")]),
        ]),
        ("b", None, "At the bottom the trolley hits a soft buffer and stops in 0.20 s.", [
            ("i", "Calculate the average force on the trolley.", [("F = mv / t = 1.5 × 3.0 / 0.20", "M"), ("= 22.5 N", "A")]),
            ("ii", "Explain why a hard buffer would do more damage.", [("The time of impact is shorter,", "A"), ("so the force on the trolley is larger.", "A")]),
        ]),
    ]),
    ("A ray of light passes from air into a glass block of refractive index 1.5. The angle of incidence is 40°.", [
        ("a", "Determine the angle of refraction.", None, [("sin r = sin 40° / 1.5", "M"), ("r = 25.4°", "A")]),
        ("b", "State what happens to the frequency of the light as it enters the glass.", None, [("It does not change.", "A")]),
    ]),
]


@layout(HALF, "physics-tsing", "physics paper of a Hong Kong kind, XeLaTeX: 1. (a) (i) with (2 marks) at the right below the text, ruled answer lines, margin lines; marking scheme in its own file: Solution, Marks as 1M and 1A, in a table")
def physics_tsing(draw):
    items, body, scheme = [], "", ""
    for n, (stem, parts) in enumerate(DSE, 1):
        body += rf"\needspace{{4cm}}\medskip\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(stem)}}}" "\n"
        for letter, question, inner, rest in parts:
            first = f"{n}. ({letter})" if letter == "a" else rf"\phantom{{{n}. }}({letter})"
            if question:
                marks = len(rest)
                body += rf"\needspace{{3cm}}\lab{{8mm}}{{9mm}}{{({letter})}}{{{tex(question)}\pushright{{{said(marks)}}}}}" + r"\ruleline" * (marks + 1)
                items.append(asked(question, [p for p, _ in rest], f"{n}({letter})", marks, stem))
                scheme += "".join(rf"{first if k == 0 else ''} & {tex(p)} & 1{kind} & \\" for k, (p, kind) in enumerate(rest)) + rf"\cline{{3-3}} & & {marks} & \\\hline "
                continue
            body += rf"\needspace{{4cm}}\lab{{8mm}}{{9mm}}{{({letter})}}{{{tex(inner)}}}"
            for k, (roman, question, points) in enumerate(rest):
                marks = len(points)
                body += rf"\needspace{{3cm}}\lab{{17mm}}{{9mm}}{{({roman})}}{{{tex(question)}\pushright{{{said(marks)}}}}}" + r"\ruleline" * (marks + 1)
                items.append(asked(question, [p for p, _ in points], f"{n}({letter})({roman})", marks, f"{stem} {inner}"))
                label = first + f" ({roman})" if k == 0 else rf"\phantom{{{n}. ({letter})}} ({roman})"
                scheme += "".join(f"{label if j == 0 else ''} & {tex(p)} & 1{kind} & " + r"\\" for j, (p, kind) in enumerate(points)) + rf"\cline{{3-3}} & & {marks} & \\\hline "
    cover = r"\begin{center}\textbf{HARBOUR VIEW EXAMINATIONS COUNCIL}\par\textbf{PHYSICS\quad PAPER 1}\par SECTION B : Question-Answer Book B\end{center}\textit{Answer ALL questions. Parts marked with * involve knowledge of the extension component. Write your answers in the spaces provided.}\par "
    body = (cover + body).replace("°", r"\textdegree{}").replace("½", r"\textonehalf{}")
    body += r"\begin{center}\textbf{END OF PAPER}\end{center}"
    head = r"\begin{center}{\bfseries PHYSICS PAPER 1B\par MARKING SCHEME\par}\end{center}{\small A mark ‘M’ is for method, a mark ‘A’ is for the accuracy of an answer. Units must be given.\par}\medskip\renewcommand\arraystretch{1.3}\begin{longtable}{|p{22mm}p{82mm}|c|p{28mm}|}\hline & \textbf{Solution} & \textbf{Marks} & \textbf{Remarks}\\\hline\endhead "
    scheme = (head + scheme + r"\end{longtable}").replace("°", r"\textdegree{}").replace("½", r"\textonehalf{}")
    fonts, look = [draw.one(["timesnew", "arial"])], dict(sizes=(11,), margins=(22, 24))
    engine, source = document(draw, body, fonts, foot=r"\fancyfoot[L]{\footnotesize HV-PHY 1B--\thepage}\fancyfoot[C]{\footnotesize Answers written in the margins will not be marked.}", extra=r"\AddToShipoutPictureBG{\AtPageLowerLeft{\put(\LenToUnit{14mm},\LenToUnit{18mm}){\rule{.4pt}{262mm}}\put(\LenToUnit{196mm},\LenToUnit{18mm}){\rule{.4pt}{262mm}}}}", **look)
    return Document(engine, source, items, document(draw, scheme, fonts, foot=r"\footnotesize HV-PHY--MS \thepage", **look)[1])


# Geography paper, Wales

COASTS = [
    ("a", "Study the table below, which shows the rate of erosion at three places on a coast.", [
        ("i", "Name the place where erosion was fastest.", ["Traeth Isaf"], (0, 0, 1), [], None),
        ("ii", "Calculate the difference in the rate of erosion between Pen Garreg and Traeth Isaf. Give the unit.", ["1.9 (1)", "metres per year (1)"], (0, 0, 2), ["m/year"], None),
        ("iii", "Suggest two reasons why the rates of erosion differ.", ["The rock at Traeth Isaf is softer (1)", "It has a longer fetch so waves are stronger (1)"], (0, 2, 0), [], None),
    ]),
    ("b", "Waves shape the land in different ways.", [
        ("i", "Give the meaning of the term hydraulic action.", ["The force of the water breaks pieces of rock from the cliff (1)", "as air is compressed in the cracks (1)"], (2, 0, 0), [], None),
        ("ii", "Describe how a stack is formed from a headland.", ["Cracks are widened into a cave (1)", "Caves meet to make an arch (1)", "The roof of the arch falls (1)", "A pillar is left standing (1)"], (4, 0, 0), [], "Credit a labelled diagram."),
    ]),
]
RIVERS = ("A town has built a flood wall beside the river at a cost of £6 million.", [
    ("a", "State one other method of hard engineering that is used on rivers.", ["dam"], (1, 0, 0), ["embankment", "straightening of the channel"], None),
    ("b", "Explain one disadvantage of a flood wall for people who live downstream.", ["Water is carried away faster (1)", "which makes flooding downstream more likely (1)"], (0, 2, 0), [], None),
    ("c", "“Trees on the hills would protect the town better than a wall.” How far do you agree with this statement?", ["Trees take up water and slow its flow", "They cost little and support wildlife", "They take many years to grow", "A wall protects the town at once"], (0, 0, 6), [], "Maximum of 4 marks if only one side is considered."),
])


@layout(HALF, "geography-menai", "geography paper of a Welsh kind, Chromium: Examiner only column at the right edge, 1. (a) (i), marks in bold brackets at the end of the line, table of data; scheme in its own file: Question, Answer, AO1 to AO3 and Total")
def geography_menai(draw):
    items, scheme = [], ""

    def given(label, question, points, award, allow, note, number, stem, cls):
        nonlocal scheme
        marks = sum(award)
        points = [p.removesuffix(" (1)") for p in points]
        paid = 1 if label != "(c)" else None
        lines = "".join(f"<p>{web(p)}{' (1)' if marks > 1 and paid else ''}</p>" for p in points)
        lines += f"<p>Accept: {'; '.join(allow)}</p>" if allow else ""
        lines += f"<p><i>{note}</i></p>" if note else ""
        scheme += f"<tr><td>{number.replace('(', ' (')}</td><td>{lines}</td>" + "".join(f"<td class=n>{a or ''}</td>" for a in award) + f"<td class=n><b>{marks}</b></td></tr>"
        items.append(asked(question, points, number, marks, stem, paid, allow=allow, guidance=note, kind="long" if marks == 6 else "short"))
        return f"<div class='q {cls}'><span class=l>{label}</span><span class=x>{web(question)}</span><b class=m>[{marks}]</b></div>" + "<div class=d></div>" * (marks + 1)

    table = "<table class=t>" + rows([("<b>Place</b>", "<b>Rock</b>", "<b>Rate (m per year)</b>"), ("Pen Garreg", "slate", "0.2"), ("Porth Wen", "limestone", "0.7"), ("Traeth Isaf", "boulder clay", "2.1")]) + "</table>"
    body = "<p class=h>SECTION A</p><p class=c>Answer <b>all</b> questions in the spaces provided.</p>"
    for letter, stem, parts in COASTS:
        body += f"<div class=q><span class=l><b>{'1.' if letter == 'a' else ''}</b></span><span class=l>({letter})</span><span class=x>{web(stem)}</span></div>" + (table if letter == "a" else "")
        for roman, question, *rest in parts:
            body += given(f"({roman})", question, *rest, f"1({letter})({roman})", stem, "i")
    stem, parts = RIVERS
    body += f"<p class=h>SECTION B</p><div class=q><span class=l><b>2.</b></span><span class=x>{web(stem)}</span></div>"
    for letter, question, *rest in parts:
        body += given(f"({letter})", question, *rest, f"2({letter})", stem, "j")
    body += "<p class=h>END OF PAPER</p>"
    font = draw.one(["Liberation Sans", "Open Sans"])
    css = f".h {{ text-align: center; font-weight: bold; margin: 6mm 0 2mm }} .c {{ text-align: center }} body {{ padding-right: 16mm }} .e {{ position: fixed; right: 0; top: 0; width: 12mm; height: 100%; border-left: 1px solid #000; font-size: 8pt; text-align: center }} .q {{ display: flex; margin-top: 4mm; break-inside: avoid; break-after: avoid }} .l {{ flex: 0 0 9mm }} .x {{ flex: 1 }} .m {{ flex: 0 0 10mm; text-align: right; align-self: flex-end }} .i {{ padding-left: 18mm }} .j {{ padding-left: 9mm }} .d {{ border-bottom: 1px dotted #000; height: 8mm; margin-left: 18mm; break-before: avoid }} .t {{ margin: 3mm auto; border-collapse: collapse }} .t td {{ border: 1px solid #000; padding: 1mm 5mm }} @page {{ @bottom-left {{ content: '© Bwrdd Menai Board'; font: 8pt '{font}' }} @bottom-center {{ content: counter(page); font: 9pt '{font}' }} @bottom-right {{ content: '(C214U10-1)'; font: 8pt '{font}' }} }}"
    engine, source = page(draw, "<div class=e>Examiner<br>only</div>" + body, [font], (11,), css)
    css2 = f"h1 {{ font-size: 15pt }} table {{ border-collapse: collapse; width: 100% }} td, th {{ border: 1px solid #000; padding: 1.5mm 2mm; vertical-align: top; text-align: left }} .n {{ text-align: center; width: 9mm }} p {{ margin: 0 0 1mm }} tr {{ break-inside: avoid }} thead {{ display: table-header-group }} @page {{ @bottom-center {{ content: counter(page); font: 9pt '{font}' }} }}"
    scheme = f"<h1>GEOGRAPHY – Unit 1: Changing Landscapes</h1><p>MARK SCHEME. Section A and Section B</p><table><thead><tr><th>Question</th><th>Answer</th><th>AO1</th><th>AO2</th><th>AO3</th><th>Total</th></tr></thead>{scheme}</table>"
    return Document(engine, source, items, page(draw, scheme, [font], (10,), css2)[1])


# Biology, New South Wales

HSC = [
    (21, "A farmer keeps a flock of sheep in which wool colour is controlled by one gene. White (W) is dominant to black (w).", [
        ("a", "Identify the genotype of a black sheep.", 1, [("Identifies the genotype", 1)], "ww"),
        ("b", "Predict the ratio of white to black lambs when two heterozygous sheep are crossed.", 2, [("Predicts the correct ratio with its phenotypes", 2), ("Shows some relevant working", 1)], "The ratio is 3 white lambs to 1 black lamb."),
        ("c", "Describe one benefit of artificial insemination for the farmer.", 2, [("Describes a benefit", 2), ("Provides some relevant information", 1)], "Semen of one ram can be used on many ewes, so that a desired trait spreads quickly through the flock."),
    ]),
    (22, "Dengue fever is caused by a virus that is carried by the mosquito Aedes aegypti.", [
        ("a", "Outline the role of the mosquito in the transmission of the disease.", 2, [("Outlines the role of the vector", 2), ("Identifies the mosquito as a vector", 1)], "The mosquito is a vector. It takes in the virus with the blood of an infected person and passes it on when it bites the next."),
        ("b", "Why are antibiotics not used to treat dengue fever?", 1, [("Provides a correct reason", 1)], "Antibiotics act on bacteria and have no effect on a virus."),
        ("c", "Explain how the emptying of water from old tyres reduces the number of cases.", 3, [("Explains the link between water, mosquitoes and cases", 3), ("Describes how mosquitoes breed in still water", 2), ("Provides some relevant information", 1)], "Mosquitoes lay their eggs in still water. Without it fewer larvae hatch, so there are fewer adults to carry the virus from one person to another."),
    ]),
    (23, "The graph of a patient’s blood glucose shows a rise after a meal and a return to 5 mmol/L within two hours.", [
        ("a", "Name the hormone that lowers blood glucose.", 1, [("Names the hormone", 1)], "Insulin"),
        ("b", "Explain why this is an example of negative feedback.", 3, [("Explains the response with reference to stimulus and effect", 3), ("Describes a feature of negative feedback", 2), ("Provides some relevant information", 1)], "The rise in glucose is the stimulus. Insulin is released and the liver stores glucose, which brings the level down and so removes the stimulus."),
    ]),
    (24, None, [(None, "Compare the structure of arteries and veins.", 3, [("Compares the structure in at least two respects", 3), ("Identifies a similarity or difference", 2), ("Provides some relevant information", 1)], "Both have walls of three layers. Arteries have thick muscular walls and a narrow lumen, while veins have thin walls, a wide lumen and valves.")]),
]


@layout(HALF, "biology-wollemi", "biology paper of an Australian state, XeLaTeX: Question 21 (5 marks) in bold, (a) below with a bare bold number at the right edge, dotted lines; marking guidelines in their own file: tables Criteria and Marks, Sample answer below")
def biology_wollemi(draw):
    items, body, scheme = [], "", ""
    for n, stem, parts in HSC:
        total = sum(part[2] for part in parts)
        body += rf"\needspace{{5cm}}\bigskip\textbf{{Question {n}}} ({total} marks)\par " + (tex(stem) + r"\par " if stem else "")
        for letter, question, marks, criteria, sample in parts:
            label = f"({letter})" if letter else ""
            side = rf"\pushright{{\rlap{{\hspace*{{6mm}}\textbf{{{marks}}}}}}}" if letter else ""
            body += rf"\needspace{{3cm}}\lab{{0pt}}{{{'10mm' if letter else '0mm'}}}{{{label}}}{{{tex(question)}{side}}}" + r"\dotline" * (marks + 1) + "\n"
            scheme += rf"\needspace{{4cm}}\bigskip\textbf{{Question {n} {label}}}\par\renewcommand\arraystretch{{1.35}}\begin{{tabular}}{{|p{{120mm}}|c|}}\hline \centering\textbf{{Criteria}} & \textbf{{Marks}}\\\hline " + "".join(rf"\textbullet\enspace {tex(text)} & {mark}\\\hline " for text, mark in criteria) + rf"\end{{tabular}}\par\smallskip\textit{{\textbf{{Sample answer:}}}}\par {tex(sample)}\par "
            rubric = [{"text": text, "marks": mark} for text, mark in criteria] if marks > 1 else None
            items.append(item(question, sample, f"{n}({letter})" if letter else str(n), marks, stem=stem, rubric=rubric))
    body = r"{\large\bfseries Biology}\par\smallskip\textbf{Section II}\par\textbf{18 marks}\par Attempt Questions 21--24\par Answer the questions in the spaces provided. These spaces provide guidance for the expected length of response.\par\hrule " + body + r"\vfill\begin{center}\textbf{End of paper}\end{center}"
    scheme = r"{\large\bfseries Trial Examination\par Biology Marking Guidelines}\par\medskip\textbf{Section II}\par " + scheme
    font = [draw.one(["timesnew", "notoserif"])]
    engine, source = document(draw, body, font, (11,), (24, 26), foot=r"-- \thepage\ --", extra=r"\geometry{right=34mm}")
    return Document(engine, source, items, document(draw, scheme, font, (11,), (24, 26), head=r"\fancyhead[R]{\small Trial Biology\quad Marking Guidelines}", foot=r"Page \thepage")[1])


# Tourism, South Africa

NSC_MCQ = [
    ("The currency that is used in Japan is the …", ["yuan.", "yen.", "won.", "baht."], 1),
    ("A document that allows a foreigner to enter a country is a …", ["visa.", "voucher.", "ticket.", "boarding pass."], 0),
    ("The lines that run from pole to pole are lines of …", ["latitude.", "altitude.", "longitude.", "magnitude."], 2),
    ("The world heritage site with fossils of early humans is …", ["Robben Island.", "Mapungubwe.", "the Richtersveld.", "the Cradle of Humankind."], 3),
]
NSC_TERMS = [("The tiredness of travellers who cross several time zones", "Jet lag"), ("Goods that may be brought into a country without paying tax", "Duty-free goods"), ("A traveller who spends less than one night at a place", "Day visitor")]
NSC_LONG = ("Mr Dlamini owns a lodge near Hoedspruit. In May a flood washed away the bridge on the only road to it, and most guests cancelled.", [
    ("Name the type of disaster that is described.", 1, ["Natural disaster"], None),
    ("State TWO ways in which the lodge lost income.", 2, ["Guests cancelled their rooms", "No meals were sold to visitors"], "Accept other relevant answers."),
    ("Explain TWO effects of the flood on the people of the area.", 4, ["Staff of the lodge lost their jobs because there were no guests", "Farmers could not deliver food because the road was closed"], None),
    ("Suggest ONE way in which Mr Dlamini can win his guests back.", 2, ["Offer a discount to guests who book again"], "Accept other relevant answers."),
])


@layout(HALF, "tourism-rialto", "tourism paper of a South African kind, word processor: QUESTION 1, 1.1.1 with A to D below, terms under 1.2, 2.1.1 with (2) in a column at the right, totals in brackets; memorandum in its own file with ticks")
def tourism_rialto(draw):
    font, size = draw.one(["Liberation Sans", "Carlito"]), 11
    sheet, memo = Sheet(font, size, country="ZA", margin=2.2), Sheet(font, size, country="ZA", margin=2.2)
    items, right = [], (sheet.wide, RIGHT)
    put, note = sheet.body.append, memo.body.append
    for made, what in ((sheet, "TOURISM GRADE 12"), (memo, "TOURISM GRADE 12: MEMORANDUM")):
        made.body += [made.p(f"<b>{what}</b>", align="center", size=14), made.p("<b>SECTION A</b>", before=0.2), made.p("<b>QUESTION 1</b>", before=0.2)]
    put(sheet.p("1.1\tVarious options are provided as possible answers to the following questions. Choose the answer and write only the letter (A–D) next to the question numbers (1.1.1 to 1.1.4) in the ANSWER BOOK.", left=1.2, first=-1.2, tabs=[1.2]))
    note(memo.p("1.1", after=0.05))
    for n, (question, options, place) in enumerate(NSC_MCQ, 1):
        put(sheet.p(f"1.1.{n}\t{question}", left=2.8, first=-1.6, tabs=[2.8], before=0.25, extra='fo:keep-with-next="always"'))
        for letter, text in zip("ABCD", options):
            put(sheet.p(f"{letter}\t{text}", left=3.6, first=-0.8, tabs=[3.6], after=0.03))
        note(memo.p(f"1.1.{n}\t{'ABCD'[place]} ✓", left=1.2, tabs=[3.0], after=0.05))
        items.append(item(question, options[place], f"1.1.{n}", None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[place]))
    put(sheet.p("\t(4 x 1)\t(4)", tabs=[(sheet.wide - 1.2, RIGHT), right]))
    note(memo.p("\t(4)", tabs=[right]))
    put(sheet.p("1.2\tGive the correct term for each of the following descriptions. Write only the term next to the question numbers (1.2.1 to 1.2.3) in the ANSWER BOOK.", left=1.2, first=-1.2, tabs=[1.2], before=0.3))
    note(memo.p("1.2", after=0.05))
    for n, (question, answer) in enumerate(NSC_TERMS, 1):
        put(sheet.p(f"1.2.{n}\t{question}", left=2.8, first=-1.6, tabs=[2.8], before=0.15))
        note(memo.p(f"1.2.{n}\t{answer} ✓", left=1.2, tabs=[3.0], after=0.05))
        items.append(item(question, answer, f"1.2.{n}", None))
    put(sheet.p("\t(3 x 1)\t(3)", tabs=[(sheet.wide - 1.2, RIGHT), right]))
    put(sheet.p("\t<b>TOTAL SECTION A:\t7</b>", tabs=[(sheet.wide - 1.2, RIGHT), right]))
    note(memo.p("\t(3)", tabs=[right]))
    stem, parts = NSC_LONG
    for made in (sheet, memo):
        made.body += [made.p("<b>SECTION B</b>", before=0.4), made.p("<b>QUESTION 2</b>", before=0.2)]
    put(sheet.p("2.1\tRead the case study below and answer the questions that follow.", left=1.2, first=-1.2, tabs=[1.2]))
    put(sheet.table([[sheet.p(stem, after=0)]], [sheet.wide - 2.5]))
    note(memo.p("2.1", after=0.05))
    for n, (question, marks, points, more) in enumerate(parts, 1):
        put(sheet.p(f"2.1.{n}\t{question}\t({marks})", left=2.8, first=-1.6, tabs=[2.8, right], before=0.3))
        ticks = " ✓✓" if marks // len(points) == 2 else " ✓"
        for k, point in enumerate(points):
            end = f"\t({marks})" if k == len(points) - 1 else ""
            note(memo.p((f"2.1.{n}" if k == 0 else "") + f"\t•  {point}{ticks}{end}", left=3.0, first=-1.8, tabs=[3.0, right], after=0.05, before=0.1))
        if more:
            note(memo.p(f"<i>{more}</i>", left=3.0, after=0.1))
        items.append(asked(question, points, f"2.1.{n}", marks, "Read the case study below and answer the questions that follow. " + stem, None, guidance=more))
    put(sheet.p("\t<b>[9]</b>", tabs=[right]))
    put(sheet.p("\t<b>GRAND TOTAL:\t16</b>", tabs=[(sheet.wide - 1.2, RIGHT), right]))
    note(memo.p("\t<b>GRAND TOTAL:\t16</b>", tabs=[(sheet.wide - 1.2, RIGHT), right]))
    sheet.head = sheet.p("Tourism\t{page}\tSC/Trial", size=9, tabs=[(sheet.wide / 2, 'style:type="center"'), right])
    sheet.foot = sheet.p("Copyright reserved\tPlease turn over", size=9, tabs=[right])
    engine, source = sheet.source()
    return Document(engine, source, items, memo.source()[1])


# Chemistry, international diploma

IBC = [
    ("Hydrogen peroxide, H₂O₂, decomposes slowly at room temperature.", [
        ("a", "State an equation for the decomposition of hydrogen peroxide into water and oxygen.", ["2H₂O₂ → 2H₂O + O₂"], [], []),
        ("b", "Manganese(IV) oxide is added to the solution.", [
            ("i", "Outline how a catalyst increases the rate of reaction.", ["provides an alternative pathway", "with lower activation energy"], ["more particles have sufficient energy to react"], ["lowers the energy of the particles"]),
            ("ii", "Suggest why powder is more effective than lumps.", ["greater surface area"], ["more sites for the reaction"], []),
        ]),
        ("c", "Deduce the oxidation state of oxygen in hydrogen peroxide.", ["−1"], [], ["1−"]),
    ]),
    ("Magnesium is a metal of group 2.", [
        ("a", "State the electron configuration of the magnesium ion.", ["1s² 2s² 2p⁶"], ["[Ne]"], []),
        ("b", "Explain why magnesium has a higher melting point than sodium.", ["greater charge of the ion", "more delocalized electrons", "stronger attraction between ions and electrons"], [], ["stronger intermolecular forces"]),
        ("c", "A strip of magnesium of mass 0.243 g reacts with excess hydrochloric acid.", [
            ("i", "Calculate the amount, in mol, of magnesium.", ["0.0100 mol"], [], []),
            ("ii", "Determine the volume of hydrogen, in dm³, that is produced at STP.", ["n(H₂) = 0.0100 mol", "V = 0.227 dm³"], ["0.224 dm³"], []),
            ("iii", "Suggest one reason why the volume collected was smaller.", ["gas escaped before the bung was put in"], ["magnesium was coated with oxide"], []),
        ]),
    ]),
]


@layout(HALF, "chemistry-sapele", "chemistry paper of an international diploma, XeLaTeX: 1. (a) (i) with [2] at the right edge, frames with dotted lines; markscheme on pages across in its own file: Question in three columns, Answers with ticks, Notes, Total")
def chemistry_sapele(draw):
    items, body, scheme = [], "", ""

    def frame(lines):
        return r"\par\smallskip\fbox{\begin{minipage}{0.96\linewidth}" + r"\dotline" * lines + r"\vspace{3mm}\end{minipage}}\par\medskip "

    def scored(labels, points, allow, reject):
        ticks = r"\newline ".join(rf"{tex(p)} $\checkmark$" for p in points)
        notes = r"\newline ".join([*(rf"\textit{{Accept}} “{tex(a)}”." for a in allow), *(rf"\textit{{Do not accept}} “{tex(r)}”." for r in reject)])
        return " & ".join(labels) + rf" & {ticks} & {notes} & \textbf{{{len(points)}}}\\\hline "

    for n, (stem, parts) in enumerate(IBC, 1):
        body += rf"\needspace{{5cm}}\bigskip\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(stem)}}}"
        for letter, question, *rest in parts:
            if len(rest) == 3:
                points, allow, reject = rest
                body += rf"\needspace{{4cm}}\lab{{8mm}}{{9mm}}{{({letter})}}{{{tex(question)}\pushright{{[{len(points)}]}}}}" + frame(len(points) + 1)
                scheme += scored([f"{n}." if letter == "a" else "", letter, ""], points, allow, reject)
                items.append(asked(question, points, f"{n}({letter})", len(points), stem, None, allow=allow, reject=reject))
                continue
            body += rf"\needspace{{5cm}}\lab{{8mm}}{{9mm}}{{({letter})}}{{{tex(question)}}}"
            for roman, inner, points, allow, reject in rest[0]:
                body += rf"\needspace{{4cm}}\lab{{17mm}}{{9mm}}{{({roman})}}{{{tex(inner)}\pushright{{[{len(points)}]}}}}" + frame(len(points) + 1)
                scheme += scored([f"{n}." if letter == "a" else "", letter, roman], points, allow, reject)
                items.append(asked(inner, points, f"{n}({letter})({roman})", len(points), f"{stem} {question}", None, allow=allow, reject=reject))
    body = r"Answer \textbf{all} questions. Answers must be written within the answer boxes provided." + body
    scheme = r"\renewcommand\arraystretch{1.4}\begin{longtable}{|c|c|c|p{95mm}|p{70mm}|c|}\hline \multicolumn{3}{|c|}{\textbf{Question}} & \textbf{Answers} & \textbf{Notes} & \textbf{Total}\\\hline\endhead " + scheme + r"\end{longtable}"
    code = "22" + str(draw.random.randint(11, 99))
    head = rf"\fancyhead[C]{{-- \thepage\ --}}\fancyhead[R]{{\small {code}--6108"
    font = [draw.one(["arial", "noto"])]
    engine, source = document(draw, body, font, (11,), (20, 22), head=head + "}", foot=r"\fancyfoot[R]{\small Turn over}")
    return Document(engine, source, items, document(draw, scheme, font, (10,), (20, 22), head=head + "M}", foot="", extra=r"\geometry{landscape}")[1])


# Free response, United States

FRQ = [
    ("The economy of Ardenia is in a recession. The government wants to raise employment, and the budget is now in balance.", [
        ("a", "Is the actual rate of unemployment greater than, less than, or equal to the natural rate?", ["The actual rate of unemployment is greater than the natural rate."]),
        ("b", "Identify one fiscal policy action that the government can take to raise employment.", ["The government can increase its spending."]),
        ("c", "As a result of the action in part (b), what will happen to each of the following in the short run?", [
            ("i", "Real output", ["Real output will increase."]), ("ii", "The price level", ["The price level will increase."])]),
        ("d", "Explain how the action in part (b) will affect the interest rate.", ["The interest rate will increase", "because the government borrows and the demand for loanable funds increases."]),
    ]),
    ("The central bank of Ardenia buys bonds from commercial banks. The required reserve ratio is 20 percent.", [
        ("a", "What will happen to the reserves of the banks?", ["The reserves of the banks will increase."]),
        ("b", "Calculate the maximum change in the money supply if the central bank buys $10 million of bonds. Show your work.", ["The money multiplier is 1/0.2 = 5.", "The maximum change is $50 million."]),
        ("c", "What happens to the price of previously issued bonds as interest rates fall?", ["The price of bonds rises."]),
        ("d", "Explain how lower interest rates affect investment spending.", ["Investment spending increases because borrowing costs less."]),
    ]),
]


@layout(HALF, "economics-millau", "free response questions of an American college programme, pdfLaTeX on letter paper: 1. (a) and i. ii. without marks; scoring guidelines in their own file, each part repeated in bold frames with 1 point for and the answer")
def economics_millau(draw):
    items, body, scheme = [], "", ""

    def points(texts):
        return "".join(rf"\lab{{10mm}}{{4mm}}{{\textbullet}}{{One point is earned for stating: {tex(t)}}}" for t in texts)

    for n, (stem, parts) in enumerate(FRQ, 1):
        total = sum(len(p[2]) for p in parts)
        body += rf"\medskip\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(stem)}}}"
        scheme += rf"\bigskip{{\large\bfseries Question {n}}}\hfill\textbf{{{total} points}}\par\hrule\medskip "
        for letter, question, rest in parts:
            body += rf"\lab{{8mm}}{{9mm}}{{({letter})}}{{{tex(question)}}}"
            scheme += rf"\needspace{{3cm}}\medskip\lab{{0pt}}{{10mm}}{{\textbf{{({letter})}}}}{{\textbf{{{len(rest)} point{'s' if len(rest) > 1 else ''}}}}}"
            if isinstance(rest[0], str):
                rubric = [{"text": t, "marks": 1} for t in rest] if len(rest) > 1 else None
                items.append(item(question, "\n".join(rest), f"{n}({letter})", len(rest), stem=stem, rubric=rubric))
                scheme += points(rest)
                continue
            for roman, inner, texts in rest:
                body += rf"\lab{{17mm}}{{8mm}}{{{roman}.}}{{{tex(inner)}}}"
                items.append(item(inner, "\n".join(texts), f"{n}({letter})({roman})", len(texts), stem=f"{stem} {question}"))
                scheme += rf"\lab{{10mm}}{{8mm}}{{{roman}.}}{{{tex(inner)}}}" + points(texts)
    body = r"\begin{center}{\bfseries MACROECONOMICS\par Section II\par Planning time---10 minutes\par Writing time---50 minutes\par}\end{center}\textbf{Directions:} You are advised to spend the first 10 minutes reading all of the questions and planning your answers. It is \underline{not} enough to merely list the results of your analysis; show the steps that lead to them.\par\bigskip " + body + r"\bigskip\begin{center}{\bfseries STOP\par END OF EXAM\par}\end{center}"
    scheme = r"\begin{center}{\Large\bfseries Macroeconomics}\par\textbf{Practice Exam: Scoring Guidelines}\end{center}" + scheme
    font, look = [draw.one(["times", "palatino", "lm"])], dict(paper="letterpaper")
    engine, source = document(draw, body, font, (11, 12), (24, 26), foot=r"\fancyfoot[C]{-\thepage-}\fancyfoot[R]{\footnotesize GO ON TO THE NEXT PAGE.}", **look)
    return Document(engine, source, items, document(draw, scheme, font, (11,), (24, 26), **look)[1])


# Mathematics before the brevet, France

BREVET = [
    ("Exercice 1", "Une urne contient 4 boules rouges, 5 boules bleues et 1 boule verte, indiscernables au toucher. On tire une boule au hasard.", [
        ("1", None, "Quelle est la probabilité de tirer une boule rouge ?", 1, "4/10 = 2/5"),
        ("2", None, "Quelle est la probabilité de ne pas tirer la boule verte ?", 1, "9/10"),
        ("3", None, "On ajoute des boules vertes jusqu’à ce que la probabilité de tirer une verte soit égale à 1/4. Combien de boules faut-il ajouter ?", 2, "Il faut ajouter 2 boules vertes."),
    ]),
    ("Exercice 2", "On considère le programme de calcul suivant : choisir un nombre ; lui ajouter 3 ; multiplier le résultat par 2 ; soustraire 6.", [
        ("1", "a", "Montrer que si l’on choisit 4, on obtient 8.", 1, "(4 + 3) × 2 − 6 = 14 − 6 = 8"),
        ("1", "b", "Quel nombre obtient-on si l’on choisit −5 ?", 1, "On obtient −10."),
        ("2", None, "On note x le nombre choisi. Exprimer le résultat en fonction de x.", 2, "2(x + 3) − 6 = 2x"),
        ("3", None, "Quel nombre faut-il choisir pour obtenir 31 ?", 1, "Il faut choisir 15,5."),
    ]),
    ("Exercice 3", "Un terrain a la forme d’un triangle ABC rectangle en B, avec AB = 60 m et BC = 80 m.", [
        ("1", "a", "Calculer la longueur AC.", 2, "AC = 100 m"),
        ("1", "b", "Calculer l’aire du terrain.", 2, "L’aire est de 2 400 m²."),
        ("2", None, "Un sac de gazon couvre 150 m² et coûte 23 €. Quel sera le prix total ?", 2, "Il faut 16 sacs, donc 368 €."),
    ]),
]


@layout(HALF, "brevet-bourree", "French mathematics paper, LaTeX: Exercice 1 with its points at the right of the head, 1. and a. b. with (1 pt) behind the text; Corrigé in the same file under the same heads")
def brevet_bourree(draw):
    items, body, key = [], "", ""
    for name, stem, parts in BREVET:
        total = sum(p[3] for p in parts)
        body += rf"\needspace{{4cm}}\bigskip\textbf{{\underline{{{name}}}}}\hfill\textbf{{{total} points}}\par\smallskip {tex(stem)}\par\smallskip "
        key += rf"\bigskip\textbf{{\underline{{{name}}}}}\par\smallskip "
        seen = None
        for n, letter, question, marks, answer in parts:
            pt = f"({marks} pt{'s' if marks > 1 else ''})"
            front = rf"\textbf{{{n}.}}" if n != seen else ""
            if letter:
                both = rf"\makebox[8mm][l]{{{front}}}{letter}."
                body += rf"\lab{{0pt}}{{15mm}}{{{both}}}{{{tex(question)} \textit{{{pt}}}}}"
                key += rf"\lab{{0pt}}{{15mm}}{{{both}}}{{{tex(answer)}}}"
            else:
                body += rf"\lab{{0pt}}{{8mm}}{{{front}}}{{{tex(question)} \textit{{{pt}}}}}"
                key += rf"\lab{{0pt}}{{8mm}}{{{front}}}{{{tex(answer)}}}"
            seen = n
            items.append(item(question, answer, f"{n}({letter})" if letter else n, marks, stem=stem, section=name))
    body = r"\begin{center}\fbox{\Large\bfseries\ Brevet blanc de mathématiques\ }\par\medskip Durée : 1 heure\qquad Calculatrice autorisée\end{center}\textit{La clarté et la précision de la rédaction entreront dans l’appréciation des copies.}" + body + r"\newpage\begin{center}\fbox{\Large\bfseries\ Corrigé\ }\end{center}" + key
    body = body.replace("€", r"\texteuro{}")
    engine, source = document(draw, body, ["lm", "libertine"], (11, 12), (22, 25), head=r"\fancyhead[L]{\small Collège Jean-Zay}\fancyhead[R]{\small Classe de 3\textsuperscript{e}}", foot=r"\thepage/2", extra=r"\frenchspacing")
    return Document(engine, source, items)


# Driver handbook, United States

PERMIT = [
    ("A flashing red light at an intersection means the same as:", ["A yield sign.", "A stop sign.", "A slow sign."], 1, 12), ("You may pass on the right when:", ["The driver ahead is turning left and there is room.", "You are in a hurry.", "The shoulder is paved."], 0, 31),
    ("When a school bus ahead has stopped with its red lights flashing, you must:", ["Pass slowly on the left.", "Sound your horn.", "Stop until the lights stop flashing."], 2, 24), ("At night you must dim your high beams when an oncoming vehicle is within:", ["500 feet.", "100 feet.", "50 feet."], 0, 40),
    ("What should you do first if your car begins to skid?", ["Brake hard.", "Take your foot off the gas.", "Shift into reverse."], 1, 45), ("A solid yellow line on your side of the center line means:", ["Do not pass.", "Passing is permitted.", "The road ends ahead."], 0, 15),
    ("Blind persons who cross the street may carry:", ["An orange flag.", "A red lamp.", "A white cane."], 2, 27), ("Two cars reach a four-way stop at the same time. Who goes first?", ["The car on the left.", "The car on the right.", "The faster car."], 1, 22),
    ("Before you change lanes you should:", ["Signal and look over your shoulder.", "Slow down to 20 mph.", "Flash your headlights."], 0, 33), ("Roads are most slippery:", ["After an hour of steady rain.", "On a hot, dry day.", "Just after the rain has begun."], 2, 44),
]


@layout(HALF, "permit-brooklyn", "review questions of an American driver handbook, Chromium: two columns, bold numbers, A. to C. below, answers as a ruled table Question, Answer, See page on the last page")
def permit_brooklyn(draw):
    taken, items, body, table = draw.mixed(PERMIT), [], "", []
    for n, (question, options, place, where) in enumerate(taken, 1):
        body += f"<div class=q><p><b>{n}.&ensp;{web(question)}</b></p>" + "".join(f"<p class=o>{letter}.&ensp;{web(o)}</p>" for letter, o in zip("ABC", options)) + "</div>"
        table.append((n, "ABC"[place], where))
        items.append(item(question, options[place], str(n), None, choices("ABC", options), kind="mcq", answer_label="ABC"[place]))
    body = f"<div class=h>CHAPTER 9<br><span>Test Your Knowledge</span></div><p>The questions below are like those on the written test for a learner permit. Choose the best answer for each, then check yourself against the table that follows.</p><div class=c>{body}</div><div class=a><h2>Answers to Review Questions</h2><table><tr><th>Question</th><th>Answer</th><th>See page</th></tr>{rows(table)}</table></div>"
    css = ".h { background: #1c3f6e; color: #fff; padding: 4mm } .h span { font-size: 18pt; font-weight: bold } .c { columns: 2; column-gap: 9mm } .q { break-inside: avoid; margin-bottom: 4mm } .q p { margin: 0 0 1mm } .o { padding-left: 6mm } .a { break-before: page } table { border-collapse: collapse } td, th { border: 1px solid #555; padding: 1mm 6mm; text-align: center } th { background: #dde5ef }"
    engine, source = page(draw, body, ["Roboto", "Open Sans", "Lato"], (10.5, 11), css, paper="Letter")
    return Document(engine, source, items)


# Japanese vocabulary

NIHONGO = [("駅", "えき", "eki", "train station"), ("切符", "きっぷ", "kippu", "ticket"), ("地図", "ちず", "chizu", "map"), ("橋", "はし", "hashi", "bridge"), ("右", "みぎ", "migi", "right"), ("左", "ひだり", "hidari", "left"), ("遠い", "とおい", "tōi", "far"), ("近い", "ちかい", "chikai", "near"), ("曲がる", "まがる", "magaru", "to turn"), ("渡る", "わたる", "wataru", "to cross"), ("銀行", "ぎんこう", "ginkō", "bank"), ("郵便局", "ゆうびんきょく", "yūbinkyoku", "post office"), ("交差点", "こうさてん", "kōsaten", "crossroads"), ("信号", "しんごう", "shingō", "traffic light")]


@layout(HALF, "words-akashi", "word list of a Japanese course, Chromium: five columns No., Kanji, Kana, Rōmaji, English in a ruled table with shaded head and every second row grey, check column at the end")
def words_akashi(draw):
    words = draw.some(NIHONGO, 12)
    lines = "".join(f"<tr><td>{n}</td><td class=k>{a}</td><td class=k>{b}</td><td><i>{c}</i></td><td>{d}</td><td>☐</td></tr>" for n, (a, b, c, d) in enumerate(words, 1))
    body = f"<p class=s>Evening Institute · Japanese 1B · Term 2</p><h1>Unit {draw.random.randint(5, 9)}: Finding your way</h1><p>Learn these words for next week. Tick the last column when you can write the word without help.</p><table><thead><tr><th>No.</th><th>Kanji</th><th>Kana</th><th>Rōmaji</th><th>English</th><th>✓</th></tr></thead>{lines}</table><p class=s>Names of streets are seldom used; ask for a landmark instead.</p>"
    css = ".s { color: #666; font-size: 90% } h1 { font-size: 18pt } table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #888; padding: 1.5mm 3mm; text-align: left } th { background: #b23a48; color: #fff } tr:nth-child(even) td { background: #f0f0f0 } .k { font-family: 'Noto Sans CJK JP'; font-size: 120% }"
    engine, source = page(draw, body, ["Open Sans", "Carlito", "Noto Sans"], (11,), css)
    return Document(engine, source, [item(a, d, str(n), kind="vocabulary") for n, (a, _, _, d) in enumerate(words, 1)])


# Questions of a nursing course

NURSING = [
    ("A client who takes furosemide complains of muscle weakness. Which laboratory value should the nurse check first?", ["Potassium", "Calcium", "Chloride", "Glucose"], 0, "Loop diuretics cause the loss of potassium, which leads to weakness."),
    ("The nurse finds that the radial pulse of a client is irregular. What should the nurse do next?", ["Count for 15 seconds and multiply by four", "Count the apical pulse for one minute", "Wait for an hour and count again", "Take the temperature"], 1, "An irregular pulse is counted at the apex for a full minute."),
    ("In which position should a client with difficulty in breathing be placed?", ["Prone", "Supine", "High Fowler’s", "Trendelenburg"], 2, "Sitting upright lets the chest expand."),
    ("Which of the following is a sign of dehydration in an infant?", ["Bulging fontanelle", "Wet nappies every two hours", "Moist lips", "Sunken fontanelle"], 3, "Loss of fluid lowers the pressure below the fontanelle."),
    ("The normal range of the adult respiratory rate per minute is", ["6–10", "12–20", "22–28", "30–40"], 1, "Adults at rest breathe about 16 times a minute."),
    ("The angle at which an intramuscular injection is given is", ["90 degrees", "45 degrees", "25 degrees", "15 degrees"], 0, "The needle must pass through the fat into the muscle."),
    ("Which vitamin is given to newborns to prevent bleeding?", ["Vitamin A", "Vitamin C", "Vitamin D", "Vitamin K"], 3, "The gut of a newborn has no bacteria to make it."),
    ("A client is on contact precautions. What must the nurse wear when changing the bed?", ["A mask alone", "Gloves and a gown", "Goggles alone", "Shoe covers"], 1, "The organism is spread by touch."),
    ("Which insulin may be given intravenously?", ["Glargine", "NPH", "Regular", "Detemir"], 2, "It is the only one of these that is a clear solution of short action."),
]


@layout(HALF, "nursing-medlar", "practice questions of a nursing college, word processor: 1. to 9. with 1) to 4) below, Ans: 2) in bold right below the options and Reason in small italics")
def nursing_medlar(draw):
    sheet, items = Sheet(draw.one(["Liberation Serif", "Carlito"]), 11, country="IN", margin=2.2), []
    sheet.body += [sheet.p("<b>Seva Sadan College of Nursing</b>", align="center", size=15, after=0.05), sheet.p("Staff Nurse Recruitment – Model Questions, Set 4", align="center", after=0.4)]
    keep = 'fo:keep-with-next="always"'
    for n, (question, options, place, why) in enumerate(NURSING, 1):
        sheet.body.append(sheet.p(f"{n}.\t{question}", left=0.9, first=-0.9, tabs=[0.9], before=0.3, after=0.08, extra=keep))
        sheet.body += [sheet.p(f"{k})\t{text}", left=1.8, first=-0.9, tabs=[1.8], after=0.03, extra=keep) for k, text in enumerate(options, 1)]
        sheet.body.append(sheet.p(f"<b>Ans: {place + 1})</b>", left=0.9, before=0.08, after=0.03, extra=keep))
        sheet.body.append(sheet.p(f"<i>Reason: {why}</i>", left=0.9, size=9, after=0.2))
        items.append(item(question, options[place], str(n), None, choices("1234", options), kind="mcq", answer_label=str(place + 1)))
    sheet.foot = sheet.p("For private circulation only\t{page}", size=9, tabs=[(sheet.wide, RIGHT)])
    engine, source = sheet.source()
    return Document(engine, source, items)


# Questions of candidates

ASKED = [
    ("Before the exam", [("When will I receive my entry slip?", "Your school prints entry slips three weeks before the first paper. Private candidates receive theirs by e-mail."), ("What if my name is spelled wrongly?", "Tell the centre at once. A correction is free of charge until the last day of March."), ("Can I change from Higher to Foundation?", "Yes, up to two weeks before the paper. After that a late fee is charged for each subject.")]),
    ("On the day", [("What happens if I arrive late?", "You may enter up to thirty minutes after the start, but you will not be given extra time."), ("Which calculators are allowed?", "Any calculator that cannot store text or do algebra. The lid must be left outside."), ("May I take water into the hall?", "Yes, in a clear bottle with no label.")]),
    ("Results", [("How do I ask for a paper to be marked again?", "Use form R2, which your centre has. The fee is returned if your grade goes up."), ("How long are certificates kept?", "Centres must keep them for one year. Replacements cost more than the originals, so please collect yours."), ("Can I see my marked script?", "Yes. Scripts are put online for ten days in September.")]),
]


@layout(HALF, "faq-howrah", "FAQ of an examination board, Chromium: numbered questions in coloured bold that run on through topic heads in capitals, answers indented below, contact box and print date")
def faq_howrah(draw):
    body, items, n = "<header>Northgate Awarding Body<span>Information for candidates</span></header><h1>Frequently asked questions</h1>", [], 0
    for topic, pairs in ASKED:
        body += f"<h2>{topic}</h2>"
        for question, answer in pairs:
            n += 1
            body += f"<div class=p><p class=q>{n}. {question}</p><p class=a>{answer}</p></div>"
            items.append(item(question, answer, str(n), kind="faq", section=topic))
    body += "<div class=b><b>Still stuck?</b> Call the candidates’ line on 0300 555 0172, Monday to Friday, 9 am to 4 pm.</div><p class=f>Version 3.1 · Page last reviewed 4 February</p>"
    css = "header { display: flex; justify-content: space-between; border-bottom: 3px solid #00695c; padding-bottom: 2mm; font-weight: bold } header span { font-weight: normal } h1 { font-size: 20pt } h2 { text-transform: uppercase; font-size: 11pt; letter-spacing: 1px; margin: 6mm 0 1mm; color: #555 } .p { break-inside: avoid } .q { color: #00695c; font-weight: bold; margin: 3mm 0 1mm } .a { margin: 0 0 2mm 6mm } .b { background: #e0f2f1; padding: 3mm; margin-top: 6mm } .f { font-size: 8pt; color: #777 }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Roboto"], (10.5, 11), css)
    return Document(engine, source, items)


# Terms of a standard

TERMS = [
    ("abutment", "end support of a bridge that also holds back the earth behind it"), ("bearing", "device between superstructure and support that transfers loads and permits movement"), ("camber", "upward curve given to a beam to offset its deflection under load"), ("cantilever", "structural member that is fixed at one end and free at the other"),
    ("dead load", "weight of the structure itself and of everything that is fixed to it"), ("deck", "part of a bridge that directly carries the traffic"), ("expansion joint", "gap with a cover which allows the deck to change its length with temperature"), ("falsework", "temporary structure that carries the permanent one until it can support itself"),
    ("live load", "load of traffic, wind or snow that changes with time"), ("pier", "support between the ends of a bridge of several spans"), ("scour", "removal of soil around a foundation by flowing water"), ("span", "horizontal distance between the centres of two neighbouring supports"),
]


@layout(HALF, "terms-lime", "clause 3 of a technical standard, XeLaTeX: number in bold on its own line, term in bold below, definition below that without a full stop, source in brackets under some, running head with the standard's code")
def terms_lime(draw):
    taken, items, body = draw.some(TERMS, 11), [], ""
    for n, (term, meaning) in enumerate(taken, 1):
        source = rf"\par{{\small [SOURCE: XS {draw.random.randint(1000, 1900)}:{draw.random.randint(2004, 2019)}, 2.{draw.random.randint(1, 40)}]}}" if n % 4 == 2 else ""
        body += rf"\needspace{{2.2cm}}\textbf{{3.{n}}}\par\nopagebreak\textbf{{{term}}}\par\nopagebreak {tex(meaning)}{source}\par\medskip "
        items.append(item(term, meaning, f"3.{n}", kind="definition"))
    body = r"{\large\bfseries 2\quad Normative references}\par\medskip There are no normative references in this document.\par\bigskip{\large\bfseries 3\quad Terms and definitions}\par\medskip For the purposes of this document, the following terms and definitions apply.\par\medskip " + body
    engine, source = document(draw, body, ["arial", "noto"], (10, 11), (22, 26), head=r"\fancyhead[R]{\textbf{XS 20417:2018(E)}}", foot=r"\fancyfoot[L]{\small © Bridge Standards Committee -- All rights reserved}\fancyfoot[R]{\small\thepage}")
    return Document(engine, source, items)
