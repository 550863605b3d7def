"""The fifty-second: after documents that dice chose from a list of forty; the second ten."""

import importlib

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT, RULED = word.Sheet, word.RIGHT, word.RULED

HALF = "blind-then-read"


def html(css, body, language="en"):
    """A whole HTML source."""
    return f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title></title><style>{css}</style></head><body>\n{body}\n</body></html>'


TOOLS = [
    ("Measures arterial blood pressure together with a cuff", "Sphygmomanometer"), ("Lets the examiner see the eardrum", "Otoscope"),
    ("Carries the sounds of heart and lungs to the ears of the nurse", "Stethoscope"), ("Shows the oxygen saturation at a fingertip", "Pulse oximeter"),
    ("Lights up the retina through the pupil", "Ophthalmoscope"), ("Holds the walls of the vagina apart during an examination", "Speculum"),
    ("Is tapped below the kneecap to test a reflex", "Percussion hammer"), ("Vibrates so that hearing and the sense of vibration can be tested", "Tuning fork"),
    ("Clamps a bleeding vessel and stays locked", "Hemostat"), ("Drains urine from the bladder", "Indwelling catheter"),
    ("Delivers a dose of medicine as a fine mist", "Nebulizer"), ("Measures angles of a joint", "Goniometer"),
]


@layout(HALF, "nurses-orinoco", "test of a nursing school: two columns to match with lines for letters, more options than entries, key on the next page")
def nurses_orinoco(draw):
    asked = draw.some(draw.mixed(TOOLS), 10)
    options = draw.mixed([name for _, name in asked] + ["Spirometer", "Tongue depressor"])
    letters = "ABCDEFGHIJKL"
    sheet = Sheet(draw.one(["Liberation Serif", "Caladea"]), draw.one((11, 12)), "en", "US", (21.59, 27.94), 2.3)
    wide, add = sheet.wide, sheet.body.append
    add(sheet.p("<b>NURS 104  Health Assessment</b>\tName \t", tabs=[9, (wide, RULED)], after=0.1))
    add(sheet.p("<b>Unit 2 Test: Equipment</b>\tDate \t", tabs=[9, (wide, RULED)], after=0.5))
    add(sheet.p(f"<b>I. Matching.</b> Match each use in Column A with the instrument in Column B. Write the letter on the line. Two letters are not used.", after=0.3))
    left = sheet.p("<b><u>Column A</u></b>", align="center", after=0.3)
    items = []
    for n, (use, name) in enumerate(asked, 1):
        left += sheet.p(f"_____\t{n}.\t{use}", left=2.1, first=-2.1, tabs=[1.3, 2.1], after=0.3)
        items.append(item(use, name, str(n), None, choices(letters, options), kind="match", answer_label=letters[options.index(name)]))
    right = sheet.p("<b><u>Column B</u></b>", align="center", after=0.3) + "".join(sheet.p(f"{letter}.\t{text}", left=0.8, first=-0.8, tabs=[0.8], after=0.3) for letter, text in zip(letters, options))
    add(sheet.table([[left, right]], [wide - 5.6, 5.6], rule="none"))
    add(sheet.break_() + sheet.p("<b>NURS 104 – Unit 2 Test – KEY</b>", after=0.3))
    for x in items:
        add(sheet.p(f"{x['number']}.\t{x['answer_label']}", left=1, first=-1, tabs=[1], after=0.05))
    sheet.foot = sheet.p("Rev. 8/24", after=0, size=8)
    return Document(*sheet.source(), items)


CURATOR = [
    ("Leila, age 9", "Did the knight in your hall really fight in that armour?", ["Probably not! It was made for tournaments. It weighs nearly 40 kilograms and has thicker plates on the left side, where a lance would hit. Armour for battle was lighter, so that a soldier could run and climb onto a horse."]),
    ("Mr Okafor’s class", "Why is it so dark in the room with the dresses?", ["Light fades dyes and makes silk brittle, and the damage cannot be undone. We keep the lamps at 50 lux, which is about as bright as a living room in the evening."]),
    ("Tomasz", "How do you know how old a pot is?", ["Often by its shape and decoration, because fashions changed in pots as they do in clothes.", "If there is nothing to compare it with, a laboratory can measure the light that a tiny sample gives off when it is heated. This method is called thermoluminescence."]),
    ("Freya, age 12", "What is the smallest thing in the museum?", ["A flea in a dress. It was made in Mexico in about 1920, and you need the magnifying glass on the chain to see it."]),
    ("Anonymous", "Has anything ever been stolen?", ["Once, in 1974. A silver spoon was taken from the dining table and came back by post eleven years later, with a note of apology."]),
    ("Rosa and Ben", "May we touch anything?", ["Yes: everything on the green tables. These things were collected for handling and are cleaned each week."]),
    ("Gwilym, age 10", "How does someone become a curator?", ["Most of us studied history, archaeology, art or biology and then worked as a volunteer. I began by writing labels for 600 butterflies."]),
]


@layout(HALF, "curator-avon", "leaflet of a museum with Q. and A. pairs whose askers are named")
def curator_avon(draw):
    sheet, items = Sheet(draw.one(["Linux Libertine O", "Lato", "Caladea"]), draw.one((10.5, 11)), "en", "GB", (14.8, 21.0), 1.5), []
    sheet.foot = sheet.p("Castle Street Museum · open Tuesday to Sunday, 10 to 5 · admission free", align="center", after=0, size=8)
    add = sheet.body.append
    add(sheet.p("<b>Ask the Curator</b>", align="center", size=20, after=0) + sheet.p("<i>You asked, Dr Helen Marsh answers.</i>", align="center", after=0.5))
    for who, asks, answers in CURATOR:
        add(sheet.p(f"<b>Q.</b> {asks} <i>— {who}</i>", after=0.1, color="#8a2b1d", extra='fo:keep-with-next="always"'))
        for k, text in enumerate(answers):
            add(sheet.p(f"<b>A.</b> {text}" if k == 0 else text, align="justify", after=0.28 if k == len(answers) - 1 else 0.1))
        items.append(item(asks, "\n".join(answers), kind="faq"))
    add(sheet.p("Do you have a question, too? Put it into the red box beside the shop.", align="center", after=0, size=9.5))
    return Document(*sheet.source(), items)


AGENCY = [
    ("General aspects", [
        ("What is a parallel import of a plant protection product?", ["It is the placing on the market, in one country, of a product that is already authorised there and that has been bought in another country at a lower price.", "The imported product has to be identical to the reference product with regard to its active substance, its formulation and its effects."], ""),
        ("Who may apply for a parallel trade permit?", ["Any natural or legal person who is established in the Union may apply. It is not necessary to be the holder of the authorisation of the reference product.", "An applicant from a third country has to name a representative in the Union, who is liable for the product in the same way as an importer and to whom all letters of the authority are addressed."], ""),
        ("How long is a permit valid?", ["A permit is valid until the authorisation of the reference product expires. If that authorisation is withdrawn at the request of its holder, the permit remains valid until the date on which it would have expired."], "Rev. 2"),
    ]),
    ("Application", [
        ("Which documents have to be submitted?", ["The application contains the name and registration number of the product in the country of origin, the name and address of the applicant, the original label and its translation, and a draft of the new label.", "Samples are required only if the authority asks for them. In that case two unopened packs are sent to the laboratory that the authority names, and the costs of the analysis are borne by the applicant."], ""),
        ("In which language should the application be written?", ["It should be written in an official language of the country in which the permit is sought. English is accepted for annexes."], ""),
        ("How much time does the authority have for its decision?", ["A decision is taken within 45 working days of receipt of a complete application. Where information is requested from the country of origin, the clock stops until that information has arrived."], "Rev. 1"),
        ("Can a fee be refunded if an application is withdrawn?", ["Half of the fee is refunded if the application is withdrawn before its assessment has begun. No refund is made afterwards."], "New"),
    ]),
    ("Labelling and obligations", [
        ("May the imported product be repackaged?", ["Yes, provided that the material and the closure are equivalent, and that the batch number of the original pack can be read on the new pack. Products for professional users must not be repackaged in containers that resemble those for food."], ""),
        ("Does the safety data sheet have to be translated?", ["Yes. It must be supplied in the language of the country where the product is sold, free of charge, and not later than on the day of the first delivery."], ""),
        ("What has to be reported to the authority after the permit has been granted?", ["The holder reports every change of the label, of the address, and of the product in the country of origin without delay.", "Quantities sold are reported once a year, by the end of March, for the year before."], "Rev. 2"),
    ]),
    ("End of the permit", [
        ("What happens to stocks when a permit expires?", ["Unless there are concerns for health or the environment, stocks may be sold for six months and used for twelve more months after that.", "The authority may set shorter periods. If the reference product has been withdrawn because of an unacceptable risk, no period is granted, and the holder has to take the product back from retailers at his own cost."], "New"),
        ("Is it possible to renew a permit?", ["A permit cannot be renewed as such. If the authorisation of the reference product is renewed, a short application suffices, in which the holder declares that nothing has changed in the country of origin. This declaration should reach the authority three months before the permit ends."], ""),
        ("On what grounds can a permit be revoked?", ["A permit is revoked if the product is found to differ from the reference product, if false statements were made in the application, or if obligations are not met in spite of a reminder. The holder is heard beforehand and may appeal to the administrative court within one month."], "Rev. 1"),
    ]),
]


@layout(HALF, "agency-meuse", "questions and answers of a European agency with contents, section numbers, revisions and prose answers over pages")
def agency_meuse(draw):
    code = f"PPP/{draw.random.randint(10000, 99999)}/2023"
    contents, body, items = "", "", []
    for n, (section, asked) in enumerate(AGENCY, 1):
        contents += rf"\par\medskip\textbf{{{n}. {tex(section)}}}\dotfill\pageref{{s{n}}}\par "
        body += rf"\par\bigskip\needspace{{5\baselineskip}}{{\Large\color{{euro}}\bfseries\label{{s{n}}}{n}.\enspace {tex(section)}\par}}\medskip "
        for k, (asks, answers, revision) in enumerate(asked, 1):
            mark = rf"\enspace{{\small\mdseries\itshape {revision}}}" if revision else ""
            contents += rf"{{\leftskip=16mm\rightskip=8mm plus 1fil\parfillskip=-8mm\noindent\hspace*{{-9mm}}\makebox[9mm][l]{{{n}.{k}.}}{tex(asks)}\dotfill\pageref{{q{n}{k}}}\par}}"
            body += rf"\needspace{{5\baselineskip}}\lab{{0pt}}{{11mm}}{{\bfseries\label{{q{n}{k}}}{n}.{k}.}}{{\bfseries {tex(asks)}{mark}}}\vspace{{2pt}}" + r"\par ".join(map(tex, answers)) + r"\par\medskip "
            items.append(item(asks, "\n".join(answers), f"{n}.{k}", kind="faq", section=section))
    items[0]["page"] = 2
    front = rf"\hfill\begin{{minipage}}{{6cm}}\small 14 November 2023\\{code} Rev. 2\\Regulatory Affairs Department\end{{minipage}}\par\vspace{{12mm}}{{\huge\color{{euro}} Questions and answers on parallel trade in plant protection products\par}}\vspace{{6mm}}This document is addressed to applicants and holders of permits. It is updated regularly; new and revised questions are marked. It does not replace the legislation.\par\vspace{{8mm}}{{\Large\color{{euro}}\bfseries Table of contents}}\par "
    foot = rf"\fancyfoot[L]{{\footnotesize Questions and answers on parallel trade\\ {code}}}\fancyfoot[R]{{\footnotesize Page \thepage/\pageref{{end}}}}\renewcommand\footrulewidth{{0.4pt}}"
    engine, source = document(draw, front + contents + r"\newpage " + body + r"\label{end}", ["dejavu", "noto", "arial"], (10, 11), (23, 27), foot=foot, extra=r"\definecolor{euro}{RGB}{0,51,153}")
    return Document(engine, source, items)


BINDING = {
    "B": [("Backing", "Shaping the spine of the sewn book with a hammer so that shoulders are formed for the boards."), ("Blind tooling", "Decoration pressed into leather with heated tools but without gold or colour."), ("Bone folder", "A flat tool with rounded edges, made of bone or plastic, for creasing and burnishing paper.")],
    "D": [("Deckle edge", "The rough, feathered edge of a sheet of handmade paper. Often imitated by tearing.")],
    "E": [("Endpapers", "The leaves at the front and back of a book, one of which is pasted to the inside of the board."), ("End band", "A strip sewn with coloured thread at the head or tail of the spine; today it is commonly only glued on.")],
    "F": [("Foxing", "Brown spots on paper, caused by fungi or by particles of iron."), ("Fore-edge", "The edge of a book opposite the spine.")],
    "G": [("Guard", "A strip of paper or cloth to which a plate or map is attached so that it can be sewn.")],
    "K": [("Kettle stitch", "The stitch that links each section to the one before it near the head and the tail.")],
    "P": [("Perfect binding", "A binding without sewing, in which the single leaves are held by adhesive alone. See also Section."), ("Press, lying", "A wooden press with two screws that lies flat on the bench and holds a book while its edges are cut.")],
    "S": [("Section", "A group of folded sheets, one inside the other, that is sewn through the fold; also called signature or gathering."), ("Square", "The part of a board that projects beyond the leaves.")],
    "Y": [("Yapp", "A limp binding whose covers bend over the edges of the leaves. Named after a London bookseller who sold Bibles.")],
}


@layout(HALF, "glossary-wye", "glossary of a craft manual in two narrow columns with bold run-in terms, letters as heads, hanging and hyphenated")
def glossary_wye(draw):
    body, items = r"{\LARGE Glossary}\par\medskip\begin{multicols}{2}\raggedcolumns ", []
    for letter, entries in BINDING.items():
        body += rf"\par\medskip\needspace{{3\baselineskip}}{{\centering\large\textit{{{letter}}}\par}}"
        for term, meaning in entries:
            body += rf"{{\hangindent=4mm\hangafter=1\noindent\textbf{{{tex(term)}}}\enspace {tex(meaning)}\par}}"
            items.append(item(term, meaning, kind="definition"))
    body += r"\end{multicols}"
    head = r"\setcounter{page}{212}\fancyhead[L]{\small\thepage}\fancyhead[C]{\small\textsc{the amateur bookbinder}}"
    engine, source = document(draw, body, ["libertine", "palatino", "schoolbook"], (9, 10), (22, 30), head=head, foot="", paper="a5paper")
    return Document(engine, source, items)


COFFEE = [
    ("3.1", "Terms relating to green coffee", [
        ("green coffee", "dried seed of the coffee plant before roasting", "Also called raw coffee."), ("parchment coffee", "dried coffee seed that is still enclosed in its horny inner hull", ""), ("peaberry", "rounded seed that arises when only one seed develops in a fruit", "The seed has no flat side."),
        ("triage", "residue of broken and faulty beans that is left after sorting", ""), ("black bean", "bean of which more than half is black both outside and inside", "The colour results from disease or from late picking."), ("water content", "loss in mass of the test portion on drying, divided by its mass before drying", "Expressed as a percentage."),
    ]),
    ("3.2", "Terms relating to roasting and grinding", [
        ("roasted coffee", "coffee obtained by heating green coffee until its chemical and physical properties have changed", ""), ("first crack", "audible breaking of the beans when steam bursts their structure", "It occurs near 196 °C."), ("quaker", "bean that stays pale when the rest of the batch is roasted", "Unripe fruits are the usual cause."), ("ground coffee", "product of the grinding of roasted coffee", ""),
    ]),
    ("3.3", "Terms relating to tasting", [
        ("cupping", "evaluation of an infusion of ground coffee by smell and taste under set conditions", "A round spoon is used."), ("body", "impression of the weight of the drink in the mouth", ""), ("acidity", "basic taste caused by dilute solutions of organic acids", "In coffee it is a desired property."), ("break", "moment at which the crust of grounds is parted with a spoon to release the aroma", ""),
    ]),
]


WIDE = "l lw(1.05i) lw(2.3i) lw(1.4i)"


@layout(HALF, "standard-douro", "table of terms of an international standard: number, term, definition and note, rows of groups")
def standard_douro(draw):
    lines = [".ds RH \\s-2DS 3509:2021(E)\\s0", ".ds LF \\s-2\\(co DS 2021 – All rights reserved\\s0", ".ds CF", ".ds RF \\s-2%\\s0", "\\fB\\s+23   Terms and definitions\\s0\\fP", ".sp 0.6", "For the purposes of this document, the terms and definitions of Table 1 apply.", ".sp 0.8", ".ce", "\\fBTable 1 \\[em] Terms and definitions\\fP", ".sp 0.5", ".TS H", "center allbox;", "cb cb cb cb", "lb s s s", f"{WIDE}.", "No.\tTerm\tDefinition\tNote to entry", ".TH"]
    items = []
    for number, group, entries in COFFEE:
        lines += [".T&", "lb s s s", f"{WIDE}."] * (number != "3.1") + [f"{number}  {group}"]
        for n, (term, meaning, note) in enumerate(entries, 1):
            cells = [f"T{{\n.na\n{text}\nT}}" if text else "" for text in (f"\\fB{term}\\fP", plain(meaning), plain(note))]
            lines.append(f"{number}.{n}\t" + "\t".join(cells))
            items.append(item(term, meaning, f"{number}.{n}", kind="definition", section=group))
    lines.append(".TE")
    engine, source = roff(draw, lines, (10, 11), ("H", "T"))
    return Document(engine, source, items)


WELSH = [
    ("Y tywydd", [("haul (g)", "sun"), ("cwmwl (cymylau) (g)", "cloud(s)"), ("eira (g)", "snow"), ("bwrw glaw", "to rain"), ("niwlog", "foggy"), ("gwyntog", "windy")]),
    ("Bwyd a diod", [("bara (g)", "bread"), ("caws (g)", "cheese"), ("moron", "carrots"), ("sudd oren (g)", "orange juice"), ("coginio", "to cook"), ("blasus", "tasty")]),
    ("Y corff", [("braich (breichiau) (b)", "arm(s)"), ("llygad (llygaid) (g)", "eye(s)"), ("trwyn (trwynau) (g)", "nose(s)"), ("pen tost", "a headache")]),
    ("Yn y dref", [("swyddfa’r post (b)", "post office"), ("ysgol (ysgolion) (b)", "school(s)"), ("siop lyfrau (b)", "bookshop"), ("i’r chwith", "to the left")]),
]


@layout(HALF, "geirfa-teifi", "vocabulary page of a Welsh course for adults: table of pairs with topic heads in a coloured box")
def geirfa_teifi(draw):
    body, items = "<h1>Geirfa</h1><p class=s>Uned 14&emsp;–&emsp;dysgwch yr eiriau cyn y dosbarth nesaf!</p>".replace("yr eiriau", "y geiriau"), []
    for topic, pairs in WELSH:
        body += f"<table><tr><th colspan=2>{topic}</th></tr>" + "".join(f"<tr><td>{web(a)}</td><td>{web(b)}</td></tr>" for a, b in pairs) + "</table>"
        items += [item(a, b, kind="vocabulary", section=topic) for a, b in pairs]
    body += "<p class=s>g = gwrywaidd&emsp;b = benywaidd</p>"
    font = draw.one(["Open Sans", "Lato", "Carlito"])
    css = f"""@page {{ size: A4; margin: 18mm 22mm }} body {{ font: {draw.one((11, 12))}pt/1.4 "{font}"; margin: 0 }} h1 {{ color: #b3202a; margin: 0 }} .s {{ margin: 1mm 0 4mm; font-style: italic }} table {{ width: 130mm; border-collapse: collapse; margin-bottom: 5mm; break-inside: avoid }} th {{ background: #00843d; color: #fff; text-align: left; padding: 1mm 3mm }} td {{ padding: .6mm 3mm; border-bottom: 1px dotted #888; width: 50% }}"""
    return Document("chromium", html(css, body, "cy"), items)


KANJI = [
    ("Numbers and time", [("一", "イチ", "ひと(つ)", "one"), ("千", "セン", "ち", "thousand"), ("年", "ネン", "とし", "year"), ("半", "ハン", "なか(ば)", "half"), ("午", "ゴ", "—", "noon"), ("毎", "マイ", "—", "every")]),
    ("Nature", [("山", "サン", "やま", "mountain"), ("川", "セン", "かわ", "river"), ("雨", "ウ", "あめ", "rain"), ("火", "カ", "ひ", "fire"), ("水", "スイ", "みず", "water"), ("木", "モク", "き", "tree")]),
    ("Actions", [("見", "ケン", "み(る)", "to see"), ("食", "ショク", "た(べる)", "to eat"), ("読", "ドク", "よ(む)", "to read"), ("行", "コウ", "い(く)", "to go"), ("休", "キュウ", "やす(む)", "to rest"), ("話", "ワ", "はな(す)", "to speak")]),
]


@layout(HALF, "kanji-shinano", "list of characters for a Japanese proficiency test with readings and meaning in a table with topic heads")
def kanji_shinano(draw):
    body, items, n = r"{\Large\bfseries JLPT N5 Kanji List}\par\smallskip 18 of about 100 characters that are useful for the test. \textit{On} readings are in katakana, \textit{kun} readings in hiragana.\par\medskip\renewcommand\arraystretch{1.3}\setlength\extrarowheight{5pt}\begin{longtable}{@{}r>{\huge\kanji}c>{\kana}l>{\kana}l l@{}}\textbf{\#} & \multicolumn{1}{c}{\textbf{Kanji}} & \multicolumn{1}{l}{\textbf{On}} & \multicolumn{1}{l}{\textbf{Kun}} & \textbf{Meaning}\\\hline\endhead ", [], 0
    for topic, rows in KANJI:
        body += rf"\multicolumn{{5}}{{@{{}}l}}{{\textbf{{{topic}}}}}\\\hline "
        for kanji, on, kun, meaning in rows:
            n += 1
            body += rf"{n} & {kanji} & {on} & {kun} & {meaning}\\"
            items.append(item(kanji, meaning, str(n), kind="vocabulary", section=topic))
        body += r"\hline "
    extra = r"\newfontfamily\kanji{Noto Serif CJK JP}\newfontfamily\kana{Noto Sans CJK JP}\setlength\tabcolsep{14pt}"
    engine, source = document(draw, body + r"\end{longtable}", ["noto", "arial", "libertine"], (11,), (20, 26), extra=extra)
    return Document(engine, source, items)


NATION = [
    ("Requirement 1", "What is citizenship in the nation?", [
        ("What does it mean to be a citizen of a nation?", ["Owing loyalty to it and being protected by it"], ""),
        ("Name two rights of citizens of the United States.", ["To vote in federal elections", "To run for federal office"], ""),
        ("Name two duties of citizens.", ["Obeying the law", "Serving on a jury"], ""),
    ]),
    ("Requirement 3", "Documents", [
        ("Which document explains why the colonies separated from Britain?", ["The Declaration of Independence"], ""),
        ("What are the first three words of the Constitution?", ["We the People"], ""),
        ("How many amendments does the Constitution have?", ["Twenty-seven (27)"], ""),
        ("What did the Nineteenth Amendment do?", ["It gave women the right to vote"], ""),
    ]),
    ("Requirement 6", "The branches of government", [
        ("List the three branches of the federal government.", ["Legislative", "Executive", "Judicial"], ""),
        ("Which two chambers make up Congress?", ["The Senate", "The House of Representatives"], ""),
        ("How can Congress check the power of the President?", ["It can override a veto by a vote of two thirds", "It can refuse to approve money", "The House can impeach"], ""),
        ("How long is the term of a member of the House?", ["Two years"], ""),
    ]),
    ("Requirement 8", "Your representatives", [
        ("How many senators does each state have?", ["Two"], ""),
        ("Who lives at 1600 Pennsylvania Avenue?", ["The President"], ""),
    ]),
]


@layout(HALF, "badge-ohio", "study list for a merit badge with bulleted answers, numbered questions below the requirements")
def badge_ohio(draw):
    sheet, items, n = Sheet(draw.one(["Carlito", "Liberation Sans"]), draw.one((11, 12)), "en", "US", (21.59, 27.94), 2.2), [], 0
    add = sheet.body.append
    add(sheet.p("<b>Citizenship in the Nation</b>", size=17, after=0) + sheet.p("Merit badge study sheet – Troop 41", after=0.4))
    for requirement, topic, asked in NATION:
        add(sheet.p(f"<b>{requirement}: {topic}</b>", color="#003f87", size=13, before=0.4, after=0.15, extra='fo:keep-with-next="always"'))
        for asks, answers, _ in asked:
            n += 1
            add(sheet.p(f"<b>{n}.</b>\t<b>{asks}</b>", left=0.9, first=-0.9, tabs=[0.9], after=0.05, extra='fo:keep-with-next="always"'))
            for text in answers:
                add(sheet.p(f"•\t{text}", left=1.7, first=-0.5, tabs=[1.7], after=0.05))
            items.append(item(asks, "\n".join(answers), str(n), section=f"{requirement}: {topic}"))
    add(sheet.p("Ask your counselor to sign your blue card when you have discussed all requirements.", before=0.5))
    return Document(*sheet.source(), items)


ALGEBRA = [
    ("EXERCISE 48", "Solve the following equations:", [
        ("3x + 7 = 22", "5"), ("5y − 4 = 2y + 11", "5"), ("8 − 3z = 2z − 7", "3"), ("4(n − 2) = 3n + 1", "9"), ("7(x − 1) − 2(x + 4) = 0", "3"), ("½x + 6 = 10", "8"), ("9 − (t + 2) = 3t − 1", "2"), ("0.2m + 1.4 = 3", "8"),
    ]),
    ("EXERCISE 49", None, [
        ("The sum of two consecutive integers is 47. Find the smaller.", "23"), ("A father is four times as old as his son. In six years he will be three times as old. How old is the son?", "12"),
        ("A rectangle is twice as long as it is wide, and its perimeter is 54 feet. Find its width.", "9 feet"), ("Divide $120 between two men so that one receives $30 more than the other. What is the larger share?", "$75"),
        ("A man walks to a village at 4 miles an hour and rides back at 12 miles an hour. If both journeys take 4 hours, how far is the village?", "12 miles"), ("The angles of a triangle are as 2, 3 and 4. Find the greatest.", "80°"),
        ("How many pounds of tea at 60 cents must be mixed with 20 pounds at 45 cents to make a mixture worth 50 cents a pound?", "10 pounds"), ("A tank is filled by one pipe in 3 hours and by another in 6 hours. In what time is it filled by both?", "2 hours"),
    ]),
]


@layout(HALF, "algebra-hudson", "exercises of an old school algebra in two columns, answers of the odd numbers behind, run in")
def algebra_hudson(draw):
    say = lambda text: tex(text).replace("½", r"\ensuremath{\tfrac12}").replace("°", r"\ensuremath{^\circ}")
    body, key, items = "", "", []
    maths = lambda text: "$" + text.replace("−", "-").replace("½", r"\tfrac{1}{2}") + "$"
    n = 0
    for head, rule, asked in ALGEBRA:
        roman = head.split()[1]
        body += rf"\par\medskip\begin{{center}}{head}\end{{center}}" + (rf"{tex(rule)}\par\smallskip" if rule else "") + r"\begin{multicols}{2}"
        key += rf"\textbf{{Exercise {roman}.}} " + r"\quad ".join(rf"{n}. {maths(answer) if rule else say(answer)}." for n, (_, answer) in enumerate(asked, 1) if n % 2) + r"\par\smallskip "
        for n, (asks, answer) in enumerate(asked, 1):
            shown = maths(asks) + "." if rule else say(asks)
            body += rf"{{\hspace*{{5mm}}\textbf{{{n}.}}\enspace {shown}\par}}"
            items.append(item(asks, answer if n % 2 else None, str(n), stem=rule, kind="numeric", section=head))
        body += r"\end{multicols}"
    body = r"\hfill SIMPLE EQUATIONS\hfill\null\par\bigskip\textbf{102.} When an equation has been formed from the words of a problem, the value of the unknown should always be tried in the problem itself, and not in the equation alone.\par " + body + r"\newpage\begin{center}{\large ANSWERS}\end{center}\small " + key
    head = r"\setcounter{page}{97}\fancyhead[L]{\small\thepage}\fancyhead[C]{\small\textsc{elements of algebra}}"
    engine, source = document(draw, body, ["schoolbook", "cm", "bookman"], (10, 11), (22, 30), head=head, foot="", paper="a5paper")
    return Document(engine, source, items)


@layout(HALF, "pattern-tweed", "knitting pattern with numbered rounds, sizes, abbreviations and needles, which asks nothing")
def pattern_tweed(draw):
    parts = [
        ("Materials", ["2 (2, 3) balls of double knitting wool, 50 g each", "A set of four double-pointed needles, 3.25 mm", "A stitch marker and a darning needle"]),
        ("Tension", ["24 stitches and 32 rounds to 10 cm over stocking stitch"]),
        ("Measurements", ["To fit a foot of 22 (24, 26) cm"]),
    ]
    rounds = [
        ("Cuff", ["Cast on 48 (52, 56) stitches and join without twisting.", "K2, p2 to the end of the round.", "Repeat round 2 until the cuff measures 5 cm."]),
        ("Heel flap", ["Knit 24 (26, 28) stitches and turn. Work on these stitches only.", "Sl 1, p to the end.", "* Sl 1, k1; repeat from * to the end.", "Repeat rows 2 and 3 eleven (twelve, thirteen) times."]),
        ("Toe", ["K to 3 stitches before the side, k2tog, k2, ssk; repeat at the other side.", "Knit one round.", "Repeat until 16 stitches remain. Graft them together."]),
    ]
    short = [("k", "knit"), ("p", "purl"), ("sl", "slip"), ("k2tog", "knit two stitches together"), ("ssk", "slip, slip, knit")]
    body = "<h1>Tweedside Socks</h1><p class=c>A warm pair for autumn walks · three sizes · skill level: easy</p>"
    body += "".join(f"<h2>{head}</h2>" + "".join(f"<p>{text}</p>" for text in texts) for head, texts in parts)
    body += "<p class=b><b>Abbreviations</b>  " + "; ".join(f"<b>{a}</b> {b}" for a, b in short) + "</p>"
    body += "".join(f"<h2>{head}</h2>" + "".join(f"<p><b>{'Row' if head == 'Heel flap' else 'Round'} {n}:</b> {text}</p>" for n, text in enumerate(texts, 1)) for head, texts in rounds)
    body += "<p class=c style='margin-top:6mm'>For your own use only. Do not sell copies of this pattern.</p>"
    font = draw.one(["Liberation Serif", "Linux Libertine O", "Lato"])
    css = f"""@page {{ size: A4; margin: 18mm 24mm }} body {{ font: {draw.one((10.5, 11))}pt/1.35 "{font}"; margin: 0 }} h1 {{ text-align: center; margin: 0; font-size: 20pt }} h2 {{ font-size: 12pt; margin: 4mm 0 1mm; text-transform: uppercase; letter-spacing: .05em }} p {{ margin: 0 0 1mm }} .c {{ text-align: center; font-style: italic }} .b {{ border: 1px solid #777; padding: 2mm 3mm; margin: 4mm 0 }}"""
    return Document("chromium", html(css, body), [])
