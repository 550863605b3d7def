"""The ninety-third: documents drawn by dice from forty of the kinds that people bring to a reader."""

import importlib

import engines
from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"

# The list of forty, two or more of each kind, of which random.seed(93) took those with a star (one of each kind, two papers, four more):
# UK, OCR, GCSE Geology, 2017; *UK, Cambridge, O Level Marine Science, 2014; *UK, CCEA, GCSE Leisure and Tourism, 2018 (first Agriculture, which names-in-use has);
# IB, Sports science, 2015 (drawn, but its design is in batch 66: Cambridge instead); *India, ICSE Commercial Studies solved, 2016 (instead of: UK, RHS, level 2 with model answers, 2013, which is there);
# *USA, physics teacher, lenses, exam.cls, 2019; USA, college, logic quiz, exam.cls, 2021; *USA, Coast Guard, rules of the road, 2009 (instead of: USA, FAA, private pilot sample, 2012);
# *UK, eleven-plus mathematics, 2015 (instead of: Singapore, primary six, 2016); *Australia, pony club, C certificate, 2011 (instead of: Kenya, KCPE, 2013); *USA, test bank of psychology, 2008; Canada, Red Cross, first aid quiz, 2015;
# USA, extension service, soil quiz, 2011; *Ireland, cycling club, true or false, 2017 (instead of soil); UK, primary science, volcano words, 2018; *USA, worksheet site, hospital words, 2012;
# *UK, Cambridge PET, reading part 5 on pigeons, 2010; *Hong Kong, summary cloze, 2014; *USA, art teacher, painters, 2006; Spain, idioms, 2015;
# *USA, geological survey, leaflet on volcanoes, 1997; UK, food allergy leaflet, 2009; *USA, FAQ of sci.astro.amateur on telescopes, 1998; USA, correspondence chess FAQ, 2003;
# USA, open textbook of psychology, 2014; *UK, canal society, glossary, 2001; UK, brickwork terms, 2005; *Ireland, house buyers’ terms, 2020;
# *Denmark, word list for newcomers, 2019; Spain, Catalan words, 2012; *Japan, words for hikers, 2018; Greece, kitchen words, 2004;
# *New Zealand, library, citizenship questions, 2018; *Jamaica, citizenship questions, 2019; *USA, college algebra textbook, logarithms, 2003; *USA, probability textbook, 1999;
# UK, sheepdog article, 2000; *USA, pickleball club, rules, 2020.


def turned(draw, right, wrong):
    """The options in some order, and the place of the right one."""
    options = draw.shuffled([right, *wrong])
    return options, options.index(right)


def chosen(question, options, place, number, labels, shown=True, **rest):
    """A question with options; the answer is null where it is not printed."""
    known = {"answer_label": labels[place]} if shown and labels[place] else {}
    return item(question, options[place] if shown else None, number, None, choices(labels, options), **{"kind": "mcq"} | known | rest)


# A paper on marine science: (stem, table, parts); a part is (letter, stem, [(roman, question, points, allow)])

SALINITY = [("Baltic Sea", "8"), ("mid-Atlantic", "35"), ("mouth of the Amazon", "3"), ("Red Sea", "40")]
MARINE = [
    (None, [
        ("a", "Table 1.1 shows the salinity of surface water at four places.", [
            ("i", "State the place with the highest salinity.", ["Red Sea"], []),
            ("ii", "Suggest why the salinity is low at the mouth of the Amazon.", ["fresh water from the river dilutes the sea water"], []),
            ("iii", "Calculate the mass of salt in 2.5 kg of water from the mid-Atlantic.", ["2500 × 35 ÷ 1000", "87.5 g"], []),
        ]),
        ("b", None, [("", "Explain how evaporation changes the density of surface water.", ["water is lost but the salt is left behind", "so salinity and density increase"], [])]),
    ]),
    ("Coral reefs are found in warm, shallow seas.", [
        ("a", None, [("", "Name the organisms that live in the tissues of coral polyps and carry out photosynthesis.", ["zooxanthellae"], ["symbiotic algae"])]),
        ("b", None, [("", "State two conditions, other than warmth, that coral needs for growth.", ["clear water that lets light through", "normal salinity"], ["a hard surface to settle on"])]),
        ("c", "A reef was surveyed in 2002 and again in 2012. The cover of living coral fell from 40% to 18%.", [
            ("i", "Calculate the decrease as a percentage of the cover in 2002.", ["(40 − 18) ÷ 40 × 100", "55%"], []),
            ("ii", "Suggest two reasons for the decrease.", ["bleaching when the sea became too warm", "breakage by anchors or storms"], ["grazing by crown-of-thorns starfish"]),
        ]),
    ]),
    ("Tuna are caught with purse seines and with longlines.", [
        ("a", None, [("", "Describe how a purse seine is used to catch a shoal of tuna.", ["the net is set in a circle around the shoal", "floats keep the top of the net at the surface", "the cable at the bottom is pulled tight to close the net"], [])]),
        ("b", None, [("", "Explain how a quota helps to conserve tuna.", ["it limits the mass of fish that may be landed", "so enough adults are left to breed"], [])]),
        ("c", None, [("", "State one other way of conserving fish stocks.", ["a minimum mesh size"], ["a closed season"])]),
    ]),
]


@layout(HALF, "paper-ketch", "paper on marine science, XeLaTeX: 1 (a) (i), [2] at the end of the dotted lines; scheme in its own file as a list with semicolons")
def paper_ketch(draw):
    items, body, scheme = [], "", ""
    code = f"5180/0{draw.random.randint(1, 2)}/M/J/1{draw.random.randint(2, 6)}"
    place = {"": "9mm", "a": "18mm"}

    def dotted(count, marks, left):
        lines = r"\vspace{8.5pt}\dotfill\par" * (count - 1)
        return rf"{{\leftskip={left}\parindent=0pt\leavevmode\kern0pt{lines}\vspace{{8.5pt}}\dotfill\enspace[{marks}]\par}}" + "\n"

    for n, (stem, parts) in enumerate(MARINE, 1):
        marks_of, first = 0, True
        scheme += rf"\medskip\textbf{{{n}}}"
        opening = rf"\makebox[9mm][l]{{\textbf{{{n}}}}}"
        if stem:
            body += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}\medskip" + "\n"
            opening = r"\makebox[9mm][l]{}"
        for letter, above, below in parts:
            lead = rf"{opening}\makebox[9mm][l]{{\textbf{{({letter})}}}}"
            opening = r"\makebox[9mm][l]{}"
            if above:
                body += rf"\lab{{0pt}}{{18mm}}{{{lead}}}{{{tex(above)}}}"
                if "Table" in above:
                    rows = r"\\\hline ".join(rf"{a} & {b}" for a, b in SALINITY)
                    body += rf"\begin{{center}}\textbf{{Table 1.1}}\par\smallskip\renewcommand\arraystretch{{1.2}}\begin{{tabular}}{{|l|c|}}\hline place & salinity / parts per thousand\\\hline {rows}\\\hline\end{{tabular}}\end{{center}}"
                body += "\n"
                lead = r"\makebox[18mm][l]{}"
            for roman, question, points, allow in below:
                marks = len(points)
                marks_of += marks
                number = f"{n}({letter})" + (f"({roman})" if roman else "")
                left = "27mm" if roman else "18mm"
                label = lead + (rf"\makebox[9mm][l]{{\textbf{{({roman})}}}}" if roman else "")
                body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{4pt}}\lab{{0pt}}{{{left}}}{{{label}}}{{{tex(question)}}}{dotted(1 if marks == 1 else marks + 1, marks, left)}\end{{minipage}}\par\medskip" + "\n"
                lead = r"\makebox[18mm][l]{}"
                said = r"\\ ".join(f"{tex(point)} ;" for point in points) + "".join(rf"\\ \textbf{{A}} {tex(text)}" for text in allow)
                mark = rf"\textbf{{({letter})}}" if not roman or roman == "i" else ""
                scheme += rf"\par\hspace*{{9mm}}\makebox[9mm][l]{{{mark}}}\makebox[9mm][l]{{{f'({roman})' if roman else ''}}}\begin{{minipage}}[t]{{105mm}}\raggedright {said}\end{{minipage}}\hfill[{marks}]\par\medskip" + "\n"
                rubric = [{"text": point, "marks": None} for point in points] if marks > 1 else None
                kind = {"kind": "numeric", "answer_kind": "contains"} if question.startswith("Calculate") else {}
                items.append(item(question, "\n".join(points), number, marks, stem=" ".join(s for s in (stem, above) if s), rubric=rubric, allow=allow or None, **kind))
        body += rf"{{\raggedleft [Total: {marks_of}]\par}}\bigskip" + "\n"
        scheme += rf"{{\raggedleft\textbf{{[Total: {marks_of}]}}\par}}" + "\n"
    body = r"\begin{center}Answer \textbf{all} the questions in the spaces provided.\end{center}\medskip " + body
    foot = rf"\fancyhead[C]{{\textbf{{\thepage}}}}\fancyfoot[L]{{\scriptsize\copyright\ Board of Examinations}}\fancyfoot[C]{{\scriptsize {code}}}\fancyfoot[R]{{\scriptsize\textbf{{[Turn over}}}}"
    engine, source = document(draw, body, ["arial", "helvetica"], (11,), (20, 23), foot=foot)
    head = rf"\begin{{center}}\renewcommand\arraystretch{{1.3}}\begin{{tabular}}{{|c|c|c|c|}}\hline \textbf{{Page 2}} & \textbf{{Mark Scheme}} & \textbf{{Syllabus}} & \textbf{{Paper}}\\\hline & Marine Science – May/June & 5180 & 01\\\hline\end{{tabular}}\end{{center}}"
    _, marking = document(draw, head + scheme, ["timesnew"], (11,), (22, 24), foot="")
    return Document(engine, source, items, marking)


# A paper on tourism: points carry their marks

TOURISM = [
    ("Visitors come to Northern Ireland for many reasons.", [
        ("a", [("", "Name two natural attractions in Northern Ireland.", [("The Giant’s Causeway", 1), ("The Marble Arch Caves", 1)], 2)]),
        ("b", [("", "Explain what is meant by a package holiday.", [("Travel and accommodation are sold together", 1), ("at a single price", 1)], 2)]),
        ("c", [("", "Describe how a new motorway could affect a seaside town.", [("More people can reach the town in a day", 1), ("Shops and cafés earn more", 1), ("Traffic and parking become a problem", 1)], 3)]),
    ]),
    ("A hotel with 80 bedrooms let 420 rooms in the course of one week.", [
        ("a", [("", "Calculate the room occupancy for the week as a percentage. Show your working.", [("420 ÷ (80 × 7) × 100", 1), ("75%", 1)], 2)]),
        ("b", [("i", "What is an all-inclusive holiday?", [("Meals and drinks are part of the price", 1)], 1), ("ii", "Give two ways in which a hotel can attract guests in winter.", [("Lower prices from Monday to Thursday", 1), ("Events such as Christmas parties", 1)], 3)]),
        ("c", [("", "What is meant by the term “sustainable tourism”?", [("Tourism that does no lasting harm to the place", 1)], 2)]),
    ]),
    ("A forest park hires out bicycles and offers guided walks.", [
        ("a", [("", "Give two benefits of guided walks to visitors.", [("They learn about plants and animals", 1), ("They do not get lost", 1)], 2)]),
        ("b", [("i", "What is meant by seasonal work?", [("Work for only a part of the year", 1)], 1), ("ii", "Suggest one way in which the park could reduce litter.", [("More bins at the car parks", 1)], 1)]),
    ]),
]


@layout(HALF, "paper-yawl", "paper on tourism, Chromium: column for the examiner at the right, [2] under the ruled lines; scheme in its own file with a column of available marks")
def paper_yawl(draw):
    items, body, scheme = [], "", ""
    for n, (stem, parts) in enumerate(TOURISM, 1):
        inner, answers, marks_of = f"<div class=q><b>{n}</b><span>{web(stem)}</span></div>", "", 0
        for letter, below in parts:
            lead = f"<b>({letter})</b>"
            for roman, question, points, lines in below:
                marks = len(points)
                marks_of += marks
                inner += f"<div class=k><div class='q p'><b>{lead if roman in ('', 'i') else ''}</b>{f'<b>({roman})</b>' if roman else ''}<span>{web(question)}</span></div>" + "<div class=l></div>" * lines + f"<div class=m>[{marks}]</div></div>"
                said = "".join(f"<div class=a><span>{web(text)}</span><span>[{mark}]</span></div>" for text, mark in points)
                answers += f"<div class=r><b>{n if letter == 'a' and roman in ('', 'i') else ''}</b><b>{lead if roman in ('', 'i') else ''}</b><b>{f'({roman})' if roman else ''}</b><div class=s>{said}</div></div>"
                rubric = [{"text": text, "marks": mark} for text, mark in points] if marks > 1 else None
                kind = {"kind": "numeric", "answer_kind": "contains"} if question.startswith("Calculate") else {}
                items.append(item(question, "\n".join(text for text, _ in points), f"{n}({letter})" + (f"({roman})" if roman else ""), marks, stem=stem, rubric=rubric, **kind))
        body += f"<tr><td class=w>{inner}<td class=e><td class=e></tr>"
        scheme += f"<tr><td>{answers}<td class=t>{marks_of}</tr>"
    top = "<p class=c>Answer <b>all</b> questions in the spaces provided.</p>"
    body = f"{top}<table class=o><thead><tr><th><th colspan=2>Examiner Only</tr><tr><th><th>Marks<th>Remark</tr></thead>{body}</table><p class=c><b>THIS IS THE END OF THE QUESTION PAPER</b></p>"
    scheme = f"<table class=o><thead><tr><th><th>AVAILABLE<br>MARKS</tr></thead>{scheme}<tr><td class=y><b>Total</b><td class=t><b>{sum(x['marks'] for x in items)}</b></tr></table>"
    css = ".c { text-align: center } .o { border-collapse: collapse; width: 100% } .o th { font-size: 8pt; font-weight: normal; border: 1px solid #000; width: 15mm } .o th:first-child { border: 0; width: auto } .e, .t { border: 1px solid #000; border-top: 0; border-bottom: 0 } .o tr:last-child .e, .o tr:last-child .t { border-bottom: 1px solid #000 } .w, .o td:first-child { padding: 2mm 5mm 6mm 0; vertical-align: top } .q { display: flex; margin-top: 4mm } .q b { width: 9mm; flex: none } .q b b { width: auto } .p { margin-left: 9mm } .k { break-inside: avoid } .l { border-bottom: 1px solid #000; height: 9mm; margin-left: 18mm } .m { text-align: right; margin-top: 1mm }"
    sheet = css + " .r { display: flex; margin-top: 2mm } .r > b { width: 8mm; flex: none } .s { flex: 1 } .a { display: flex; justify-content: space-between } .t { text-align: center; vertical-align: bottom; padding-bottom: 3mm } .y { text-align: right }"
    fonts = [draw.one(["Liberation Serif", "Liberation Sans"])]
    engine, source = page(draw, body, fonts, (11,), css)
    return Document(engine, source, items, page(draw, scheme, fonts, (11,), sheet)[1])


# A solved paper in commerce

COMMERCE = [
    ("SECTION A", "Answer all questions.", [
        [
            ("Define the term ‘budget’.", 2, "A budget is a statement of the income and expenditure that a business expects in a coming period."),
            ("Distinguish between a debtor and a creditor.", 2, "A debtor owes money to the business, whereas a creditor is a person to whom the business owes money."),
            ("Give two examples of fixed assets.", 2, "Land and machinery."),
            ("What is a bearer cheque?", 2, "It is a cheque that the bank pays to whoever presents it at the counter."),
            ("What is meant by depreciation?", 2, "Depreciation is the fall in the value of an asset through use and the passage of time."),
        ],
    ]),
    ("SECTION B", "Answer any two questions.", [
        [
            ("Explain any two functions of a commercial bank.", 4, "A commercial bank accepts deposits, which customers may withdraw by cheque or after a fixed time. It also lends money to traders as loans and overdrafts, for which it charges interest."),
            ("Why does a new product need to be advertised?", 3, "Buyers do not know that it exists. Advertising tells them what it does and where it is sold, and persuades them to try it."),
            ("State three features of a good brand name.", 3, "It is short, it is easy to pronounce, and it suits the product."),
        ],
        [
            ("Explain two ways in which a trade union helps its members.", 4, "It bargains with the employer over wages and hours of work. It also gives legal help to a member who has been dismissed unfairly."),
            ("What is a current account? Who usually opens one?", 3, "It is an account from which money may be drawn at any time without notice. It is usually opened by traders and companies."),
            ("Mention three sources of recruitment from outside the firm.", 3, "Advertisements, employment exchanges and campus interviews."),
        ],
    ]),
]


@layout(HALF, "solved-sloop", "solved paper in commercial studies of an Indian publisher, word processor: Question 1 in the middle, (a) with [2] at the right, Ans. in bold with the answer run in")
def solved_sloop(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Caladea"]), draw.one((11, 12)), country="IN", margin=2.3)
    right, items, number = (sheet.wide, RIGHT), [], 0
    year = draw.random.randint(2012, 2017)
    sheet.body += [sheet.p(f"SOLVED PAPER – {year}", bold=True, align="center", size=15, after=0.05), sheet.p("COMMERCIAL STUDIES", bold=True, align="center", after=0.05), sheet.p("(Two hours)", align="center", after=0.3)]
    for section, rule, questions in COMMERCE:
        sheet.body += [sheet.p(section, bold=True, align="center", before=0.4, after=0.05), sheet.p(f"<i>{rule}</i>", align="center", after=0.2)]
        for parts in questions:
            number += 1
            sheet.body.append(sheet.p(f"Question {number}", bold=True, before=0.25, after=0.1, extra='fo:keep-with-next="always"'))
            for letter, (question, marks, answer) in zip("abcde", parts):
                sheet.body.append(sheet.p(f"({letter})\t{question}\t[{marks}]", left=1.0, first=-1.0, tabs=[1.0, right], before=0.15, after=0.05, extra='fo:keep-with-next="always"'))
                sheet.body.append(sheet.p(f"<b>Ans.</b> {answer}", align="justify", left=1.0, after=0.15))
                items.append(item(question, answer, f"{number}({letter})", marks))
    sheet.foot = sheet.p(f"Commercial Studies\t{{page}}", size=9, tabs=[right])
    engine, source = sheet.source()
    return Document(engine, source, items)


# A worksheet on lenses with the class exam: a part is (question, solution, answer) or has choices

OPTICS = [
    ("An object stands 30 cm from a converging lens with a focal length of 10 cm.", [
        ("How far from the lens is the image?", r"\begin{align*}\frac1f&=\frac1{d_o}+\frac1{d_i}\\\frac1{10}&=\frac1{30}+\frac1{d_i}\\d_i&=15\text{ cm}\end{align*}", "15 cm"),
        ("What is the magnification?", r"$M=-\dfrac{d_i}{d_o}=-\dfrac{15}{30}=-0.50$", "−0.50"),
        ("The image is", ["real", "virtual"], 0),
        ("The image is", ["upright", "inverted"], 1),
    ]),
    ("Define the following terms.", [
        ("focal length", "the distance from a lens to the point where parallel rays meet", None),
        ("index of refraction", "the speed of light in vacuum divided by its speed in the material", None),
        ("critical angle", "the angle of incidence at which the refracted ray runs along the surface", None),
    ]),
    ("Light passes from air into glass (n = 1.50) at an angle of incidence of 45.0°. Find the angle of refraction.", r"\begin{align*}n_1\sin\theta_1&=n_2\sin\theta_2\\ \sin\theta_2&=\frac{\sin 45.0^\circ}{1.50}=0.471\\ \theta_2&=28.1^\circ\end{align*}", "28.1°"),
    ("How fast does light travel in diamond (n = 2.42)?", r"$v=\dfrac cn=\dfrac{3.00\times10^8\text{ m/s}}{2.42}=1.24\times10^8\text{ m/s}$", "1.24 × 10⁸ m/s"),
    ("Which kind of mirror can form an image that is larger than the object?", ["plane", "convex", "concave"], 2),
    ("Total internal reflection can happen when light travels", ["from air into water", "from water into air", "from air into glass", "from water into glass"], 1),
    ("Explain why a fish in a pond looks nearer to the surface than it is.", "Light bends away from the normal when it leaves the water. We see the fish where the rays seem to come from, which is higher than the fish itself.", None),
]


@layout(HALF, "lenses-punt", "worksheet of the class exam with answers printed, pdfLaTeX: parts, shaded Solution boxes, circles with the right one ticked in a row or below each other")
def lenses_punt(draw):
    items = []

    def asked(question, given, answer, number, stem=None):
        if isinstance(given, list):
            env = "oneparcheckboxes" if len(given) < 3 else "checkboxes"
            listed = "".join(rf"\{'CorrectChoice' if k == answer else 'choice'} {tex(text)} " for k, text in enumerate(given))
            items.append(item(question, given[answer], number, None, choices([None] * len(given), given), stem=stem, kind="mcq"))
            between = r"\par\smallskip " if len(given) < 3 else ""
            return rf" {tex(question)}{between}\begin{{{env}}}{listed}\end{{{env}}}" + "\n"
        kind = {"kind": "numeric", "answer_kind": "contains"} if answer else {"kind": "definition" if stem and stem.startswith("Define") else "short"}
        items.append(item(question, answer or given, number, stem=stem, **kind))
        return rf" {tex(question)}\begin{{solution}}{given if answer else tex(given)}\end{{solution}}" + "\n"

    body = ""
    for n, (stem, *rest) in enumerate(OPTICS, 1):
        if len(rest) == 1:
            body += rf"\question {tex(stem)}\begin{{parts}}" + "".join(r"\part" + asked(question, given, answer, f"{n}({'abcd'[k]})", stem) for k, (question, given, answer) in enumerate(rest[0])) + r"\end{parts}" + "\n"
        else:
            body += r"\question" + asked(stem, *rest, str(n))
    unit = draw.random.randint(8, 12)
    source = "\n".join([
        rf"\documentclass[answers,{draw.one((10, 11))}pt,letterpaper]{{exam}}", r"\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage{amsmath,amssymb,xcolor}", draw.one([r"\usepackage{lmodern}", r"\usepackage{mathpazo}"]),
        r"\DeclareUnicodeCharacter{00B0}{\ensuremath{^\circ}}\DeclareUnicodeCharacter{00D7}{\ensuremath{\times}}\DeclareUnicodeCharacter{2212}{\ensuremath{-}}",
        r"\shadedsolutions\definecolor{SolutionColor}{gray}{0.88}\pagestyle{headandfoot}\firstpageheadrule\header{Physics}{}{Name: \underline{\hspace{5cm}}}\footer{}{}{Page \thepage\ of \numpages}\setlength\parskip{3pt}",
        r"\begin{document}\begin{center}{\Large\textbf{Worksheet " + f"{unit}.2" + r": Lenses and Refraction}}\end{center}\begin{questions}\setlength\itemsep{8pt}", body, r"\end{questions}\end{document}",
    ])
    return Document("latex", source, items)


# Sample questions on the rules of the road at sea

DECK = [
    ("Which vessel must keep out of the way when two power-driven vessels are crossing?", "The one that has the other on her own starboard side", ["The one that has the other on her own port side", "The slower one", "The smaller one"]),
    ("Two power-driven vessels meet head on. What should each of them do?", "Alter course to starboard", ["Alter course to port", "Stop her engines", "Keep her course and speed"]),
    ("What color is the sidelight on the port side?", "Red", ["Green", "White", "Yellow"]),
    ("One short blast on the whistle of a vessel in sight of another means", "I am altering my course to starboard", ["I am altering my course to port", "I am operating astern propulsion", "I doubt that you are taking enough action"]),
    ("What signal does a power-driven vessel making way give in fog?", "One prolonged blast every two minutes at most", ["Two prolonged blasts every two minutes at most", "One short blast every minute", "The bell for five seconds every minute"]),
    ("A vessel at anchor in daylight shows", "one ball", ["two balls", "three balls", "a cone with its point down"]),
    ("A vessel not under command shows at night", "two red lights in a vertical line", ["two green lights in a vertical line", "red, white and red lights in a vertical line", "a flashing yellow light"]),
    ("Over what arc does a masthead light shine?", "225°", ["112.5°", "135°", "360°"]),
    ("A vessel is overtaking another when she comes up from more than how many degrees abaft the beam?", "22.5°", ["10°", "45°", "67.5°"]),
    ("Which of these signals means that a vessel is in distress?", "Continuous sounding of a fog signal", ["Four short blasts", "A green flare", "A white light that flashes"]),
    ("Which vessel must keep clear of all the others, except when she is being overtaken?", "A power-driven vessel", ["A sailing vessel", "A vessel engaged in fishing", "A vessel not under command"]),
    ("Two sailing vessels have the wind on different sides. Which one must keep out of the way?", "The one with the wind on the port side", ["The one with the wind on the starboard side", "The one to windward", "The one to leeward"]),
    ("In a narrow channel a vessel should keep", "as near as is safe to the limit on her starboard side", ["as near as is safe to the limit on her port side", "in the middle of the channel", "to the side with the deeper water"]),
    ("Who is responsible for keeping a proper look-out?", "Every vessel at all times", ["Only vessels under way", "Only vessels in fog", "Only vessels longer than 20 meters"]),
]


@layout(HALF, "deck-skiff", "sample examination in the rules of the road at sea, groff: A. to D. below each other, key at the end as a grid with the letter behind the question number")
def deck_skiff(draw):
    asked = draw.some(DECK, 14)
    lines = [".ds LH \\s-2Deck General\\s0", ".ds RH \\s-2Page %\\s0", ".ds CH", ".ds CF", ".LP", ".ce 2", "\\s+4\\fBRules of the Road\\fP\\s0", "\\fBSample Examination\\fP", ".sp", "Choose the best answer for each question.", ".sp 0.5"]
    key, items = [], []
    for n, (question, right, wrong) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        lines += [".ne 7", f".IP {n}. 4n", plain(question), ".RS", ".nr PD 0.1v"]
        for letter, text in zip("ABCD", options):
            lines += [f".IP {letter}. 4n", plain(text)]
        lines += [".nr PD 0.6v", ".RE"]
        key.append(f"{n}.@{'ABCD'[place]}")
        items.append(chosen(question, options, place, str(n), "ABCD"))
    while len(key) % 5:
        key.append("@")
    lines += [".ne 12", ".sp 2", ".LP", ".ce", "\\fBAnswer Key\\fP", ".sp 0.5", ".TS", "center tab(@);", "r l r l r l r l r l."]
    lines += ["@".join(key[place : place + 5]) for place in range(0, len(key), 5)] + [".TE"]
    engine, source = roff(draw, lines, (10, 11), ("H", "T", "N"))
    return Document(engine, source, items)


# A theory paper of a pony club, without a key

PONY = [
    ("How many hands high may a pony be at most?", "14.2", ["12.2", "13.2", "15.2"]),
    ("What is the name of the bony ridge at the base of the neck, where a pony is measured?", "withers", ["poll", "croup", "hock"]),
    ("A horse with a golden coat and a white mane is called", "palomino", ["bay", "roan", "piebald"]),
    ("How many beats are there in the canter?", "three", ["two", "four", "five"]),
    ("In which pace do the legs move in diagonal pairs?", "trot", ["walk", "canter", "gallop"]),
    ("Which grooming tool is used to clean out the feet?", "hoof pick", ["body brush", "curry comb", "stable rubber"]),
    ("A white mark that covers most of the front of the face is a", "blaze", ["star", "snip", "stripe"]),
    ("How often should a pony’s feet be seen by a farrier?", "every six to eight weeks", ["every week", "every six months", "once a year"]),
    ("From which side is a pony usually led?", "near side", ["off side", "in front", "behind"]),
    ("Which disease of the feet is caused by too much rich grass?", "laminitis", ["strangles", "ringworm", "thrush"]),
    ("Which of these plants is poisonous to ponies?", "ragwort", ["clover", "dandelion", "plantain"]),
    ("What part of the bridle goes in front of the ears?", "browband", ["headpiece", "noseband", "cheekpiece"]),
    ("What is a young female horse called?", "filly", ["colt", "gelding", "stallion"]),
    ("Water should be offered to a pony", "before it is fed", ["only at night", "once a day", "only after work"]),
]


@layout(HALF, "choices-coracle", "theory paper of an Australian pony club, word processor: a) b) c) d) in one row with tabs or in two, no key")
def choices_coracle(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans", "Open Sans"]), 11, country="AU", margin=2.2)
    sheet.body += [sheet.p("Wirrabilla Pony Club", bold=True, size=16, after=0.05), sheet.p("C Certificate – Theory Paper", size=13, after=0.25), sheet.p("Name: ___________________________   Age: _____   Instructor: _________________", after=0.25), sheet.p("Circle the letter in front of the best answer.", after=0.2)]
    items, keep = [], 'fo:keep-with-next="always"'
    for n, (question, right, wrong) in enumerate(draw.some(PONY, 14), 1):
        options, place = turned(draw, right, wrong)
        sheet.body.append(sheet.p(f"{n}.\t{question}", left=1.0, first=-1.0, tabs=[1.0], before=0.28, after=0.08, extra=keep))
        said = [f"{letter}) {text}" for letter, text in zip("abcd", options)]
        if max(map(len, options)) < 14:
            sheet.body.append(sheet.p("\t".join(said), left=1.0, tabs=[5.0, 9.0, 13.0], after=0.05))
        else:
            sheet.body += [sheet.p("\t".join(said[:2]), left=1.0, tabs=[9.0], after=0.05, extra=keep), sheet.p("\t".join(said[2:]), left=1.0, tabs=[9.0], after=0.05)]
        items.append(chosen(question, options, place, str(n), "abcd", shown=False))
    sheet.foot = sheet.p("Page {page} of {pages}", align="end", size=9)
    engine, source = sheet.source()
    return Document(engine, source, items)


# A test bank of psychology with the right option marked

PSYCHE = [
    ("History", "Who opened the first laboratory for experimental psychology in Leipzig in 1879?", "Wilhelm Wundt", ["William James", "Sigmund Freud", "Ivan Pavlov"], 6),
    ("History", "The school of psychology that holds that only observable actions should be studied is called", "behaviorism.", ["structuralism.", "functionalism.", "psychoanalysis."], 9),
    ("Research Methods", "In an experiment, the variable that the researcher changes on purpose is the", "independent variable.", ["dependent variable.", "confounding variable.", "control group."], 24),
    ("Research Methods", "Which of the following correlations is the strongest?", "−0.85", ["+0.60", "+0.10", "−0.30"], 31),
    ("Biology of the Mind", "The part of a neuron that receives messages from other cells is the", "dendrite.", ["axon.", "myelin sheath.", "terminal button."], 52),
    ("Biology of the Mind", "Vision is processed mainly in the", "occipital lobe.", ["frontal lobe.", "temporal lobe.", "parietal lobe."], 63),
    ("Learning", "In Pavlov’s experiments with dogs, the food served as the", "unconditioned stimulus.", ["conditioned stimulus.", "conditioned response.", "unconditioned response."], 188),
    ("Learning", "A slot machine pays out on a schedule called", "variable ratio.", ["fixed ratio.", "fixed interval.", "variable interval."], 201),
    ("Memory", "According to George Miller, about how many items can be held in short-term memory?", "seven", ["three", "twelve", "twenty"], 225),
    ("Development", "In which of Piaget’s stages does a child first understand conservation?", "concrete operational", ["sensorimotor", "preoperational", "formal operational"], 270),
    ("Motivation", "The lowest level of Maslow’s pyramid of needs consists of", "physiological needs.", ["safety needs.", "esteem needs.", "needs for love and belonging."], 312),
]


@layout(HALF, "testbank-canoe", "test bank of a psychology textbook, word processor: a. to d. with an asterisk before the right one, a line with page, topic and type below")
def testbank_canoe(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Carlito"]), 11, country="US", paper=(21.59, 27.94), margin=2.54)
    sheet.body += [sheet.p("Psychology: A First Course, 3rd edition", align="end", size=9, after=0.1), sheet.p("Test Bank – Sample for Instructors", bold=True, size=14, after=0.1), sheet.p("Multiple-Choice Questions", bold=True, after=0.1), sheet.p("An asterisk marks the correct answer.", after=0.35)]
    items, keep = [], 'fo:keep-with-next="always"'
    for n, (topic, question, right, wrong, where) in enumerate(draw.some(PSYCHE, 10), 1):
        options, place = turned(draw, right, wrong)
        sheet.body.append(sheet.p(f"{n}.\t{question}", left=1.0, first=-1.0, tabs=[1.0], before=0.35, after=0.05, extra=keep))
        for k, text in enumerate(options):
            sheet.body.append(sheet.p(f"{'*' if k == place else ''}\t{'abcd'[k]}.\t{text}", left=2.0, first=-1.0, tabs=[1.3, 2.0], after=0, extra=keep))
        sheet.body.append(sheet.p(f"Page: {where}   Topic: {topic}   Type: {draw.one(['Factual', 'Conceptual'])}", left=1.0, size=9, before=0.05, after=0.1))
        items.append(chosen(question, options, place, str(n), "abcd"))
    sheet.foot = sheet.p("{page}", align="center", size=9)
    engine, source = sheet.source()
    return Document(engine, source, items)


# True or false on cycling

CYCLING = [
    ("A cyclist may ride through a red traffic light when turning left.", False, "Red lights apply to cyclists as to all other traffic."),
    ("At night a bicycle must have a white lamp in front and a red lamp behind.", True, ""),
    ("Tyres with low pressure puncture less easily.", False, "A soft tyre is more easily pinched between the rim and a kerb."),
    ("You should brake before a bend and not in it.", True, ""),
    ("A helmet that has been in a crash should be replaced even if no crack can be seen.", True, ""),
    ("The chain should be oiled on the outside of its plates only.", False, "The oil has to get inside the rollers."),
    ("Tram tracks should be crossed at as near to a right angle as possible.", True, ""),
    ("The saddle is at the right height when both feet rest flat on the ground.", False, "The leg should be almost straight at the bottom of the stroke, so only the toes reach the ground."),
    ("The safest place to ride is in the gutter.", False, "Drains and debris collect there, and drivers pass too close."),
    ("You should signal before you move out to pass a parked car.", True, ""),
    ("Drivers of lorries can see a cyclist on their left at all times.", False, "There is a large blind spot along the left side of a lorry."),
    ("A low gear is best for starting off.", True, ""),
]


@layout(HALF, "true-false-kayak", "true or false sheet of an Irish cycling club, Typst: T and F in circles behind the statements, answers with reasons on the next page")
def true_false_kayak(draw):
    font, size = draw.one(["Carlito", "Open Sans", "Lato"]), draw.one((10, 11))
    asked = draw.mixed(draw.some(CYCLING, 12))
    text = f'#set document(title: "Cycling quiz")\n#set page(paper: "a4", margin: 22mm, footer: align(center, text(8pt)[Slaney Wheelers Cycling Club · Youth section]))\n#set text(font: "{font}", size: {size}pt, lang: "en")\n#let c(x) = box(circle(radius: 7pt, stroke: 0.6pt, align(center + horizon, text(9pt, x))), baseline: 4pt)\n'
    text += "#align(center, text(18pt, weight: \"bold\")[How much do you know about cycling?])\n#v(2mm)\nName: #box(width: 60mm, line(length: 100%, stroke: 0.5pt))#h(1fr)Date: #box(width: 35mm, line(length: 100%, stroke: 0.5pt))\n#v(3mm)\nRead each statement. Circle *T* if it is true and *F* if it is false.\n#v(3mm)\n#grid(columns: (8mm, 1fr, 20mm), row-gutter: 5.5mm,\n"
    text += "".join(f"[{n}.], [{said}], align(right)[#c[T] #c[F]],\n" for n, (said, _, _) in enumerate(asked, 1)) + ")\n#pagebreak()\n#text(14pt, weight: \"bold\")[Answers]\n#v(2mm)\n#grid(columns: (8mm, 1fr), row-gutter: 3mm,\n"
    text += "".join(f"[{n}.], [*{'True' if verdict else 'False'}.* {why}],\n" for n, (_, verdict, why) in enumerate(asked, 1)) + ")\n"
    return Document("typst", text, [item(said, str(verdict), str(n), kind="truefalse") for n, (said, verdict, _) in enumerate(asked, 1)])


# Words of the hospital

HOSPITAL = [
    ("The nurse put a ___ around my arm because it was broken in two places.", "cast"), ("Two men carried the injured player off the field on a ___.", "stretcher"), ("The doctor wrote a ___ for some medicine.", "prescription"), ("An ___ took Grandpa to the hospital with its siren on.", "ambulance"),
    ("She could not walk far, so they brought her a ___.", "wheelchair"), ("The nurse used a ___ to find out if I had a fever.", "thermometer"), ("After the ___, he slept for three hours.", "operation"), ("The ___ showed that no bone was broken.", "X-ray"),
    ("We sat in the ___ room for an hour before the doctor saw us.", "waiting"), ("Put a ___ on the cut so that it stays clean.", "bandage"), ("Someone who is being treated in a hospital is called a ___.", "patient"), ("A doctor who performs operations is a ___.", "surgeon"),
    ("The baby got a shot, and the ___ hardly hurt at all.", "needle"), ("You may bring flowers during ___ hours.", "visiting"),
]


@layout(HALF, "gaps-barge", "hospital words for learners in the United States, word processor: word bank in a frame, sentences with underscores in two columns, answers on the next page")
def gaps_barge(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Open Sans"]), draw.one((11, 12)), country="US", paper=(21.59, 27.94), margin=2.0)
    asked = draw.mixed(HOSPITAL)
    items, inside, blank = [], "", "_" * 12
    sheet.body += [sheet.p("Name: ______________________________    Date: ________________", after=0.4), sheet.p("At the Hospital", bold=True, align="center", size=18, after=0.1), sheet.p("Fill in each blank with a word from the word bank. Use each word once.", align="center", after=0.3), sheet.table([[sheet.p("<b>Word Bank</b>", align="center", after=0.1) + sheet.p("     ".join(sorted(w for _, w in asked)), align="center", after=0.05)]], [sheet.wide], padding=0.2), sheet.p("", after=0.2)]
    for n, (sentence, answer) in enumerate(asked, 1):
        printed = sentence.replace("___", blank)
        inside += sheet.p(f"{n}.\t{printed}", left=0.9, first=-0.9, tabs=[0.9], after=0.45)
        items.append(item(printed, answer, str(n), kind="gap"))
    sheet.body += [sheet.columns(inside), sheet.break_(), sheet.p("Answer Key: At the Hospital", bold=True, size=14, after=0.3), sheet.columns("".join(sheet.p(f"{n}.\t{answer}", left=0.9, first=-0.9, tabs=[0.9], after=0.1) for n, (_, answer) in enumerate(asked, 1)))]
    engine, source = sheet.source()
    return Document(engine, source, items)
