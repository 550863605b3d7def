"""The hundred and fourth: the second half of the documents that the dice of batch 103 took."""

import importlib

import engines  # noqa: F401  (registers typst and latex)
from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"

# Leaflet of chimney sweeps, US

SWEEP = [
    ("How often should I have my chimney swept?", "Have it inspected every year. If you burn wood all winter it will usually need to be swept every year, too."), ("What is creosote?", "It is a dark, sticky deposit that forms when smoke cools inside the flue. It burns easily, so a thick layer can set the chimney on fire."), ("What kind of wood is best?", "Hardwood such as oak, ash or maple that has been dried for at least a year. Wet wood makes more smoke than heat."),
    ("Why does my fireplace smoke when I light it?", "The flue may be cold. Open the damper, hold a burning roll of newspaper up in the flue for a minute, and then light the fire. If that does not help, call us."), ("Do I need a cap?", "Yes. A cap keeps out rain, leaves, birds and squirrels, and it stops sparks from landing on the roof."), ("I have a gas fireplace. Does it need to be cleaned?", "Gas burns cleanly, but the vent can still be blocked by a nest, and the burner needs to be checked once a year."),
    ("What should I do if there is a fire in the chimney?", "Get everyone out of the house and call 911. Close the damper and the air supply of the stove only if you can do so safely. Do not use the chimney again until it has been inspected."), ("Will you make a mess?", "No. We put down drop cloths and run a vacuum the whole time."),
]


@layout(HALF, "leaflet-taffeta", "leaflet of chimney sweeps, LaTeX on letter paper: Q. and A. as hanging labels in two columns, question in italics")
def leaflet_taffeta(draw):
    body, items = "", []
    for question, answer in SWEEP:
        body += rf"\begin{{samepage}}\lab{{0pt}}{{7mm}}{{\textbf{{Q.}}}}{{\textit{{{tex(question)}}}}}\nopagebreak\lab{{0pt}}{{7mm}}{{\textbf{{A.}}}}{{{tex(answer)}}}\end{{samepage}}\bigskip" + "\n"
        items.append(item(question, answer, kind="faq"))
    body = rf"{{\Huge\bfseries Ask the Sweep}}\par\smallskip{{\large What our customers want to know}}\par\medskip\hrule\bigskip\begin{{multicols}}{{2}}\raggedright {body}\end{{multicols}}\vfill\hrule\smallskip\begin{{center}}\textbf{{Ember \& Ash Chimney Service}} \quad Burlington, Vermont \quad 802-555-0{draw.random.randint(110, 190)}\\ Licensed and insured since 1987\end{{center}}"
    engine, source = document(draw, body, ["schoolbook", "bookman", "libertine"], (10, 11), (20, 24), foot="", extra=r"\setlength\columnsep{9mm}", paper="letterpaper")
    return Document(engine, source, items)


# Land registry, Ireland

LAND = [
    ("The register", [
        ("What is the land register?", ["The land register is the official record of who owns land and property. Each property has a folio, which is a page of the register with a number of its own.", "A folio has three parts: a description of the property, the name and address of the owner, and the burdens, such as a mortgage or a right of way."]),
        ("Can anyone look at a folio?", ["Yes. The register is open to the public. You may inspect a folio at any of our counters or on our website when you have paid the fee."]),
        ("How can I find the number of a folio?", ["The number is printed on the title documents which your solicitor or your bank holds. If you do not have them you can search by address or on the map."]),
    ]),
    ("Buying and inheriting", [
        ("Must a purchase be registered?", ["Yes. Since 2011 the sale of any property in the State has to be registered. Your solicitor will normally do this for you once the sale is complete."]),
        ("How long does registration take?", ["Most transfers are registered within 20 working days. Applications that need a new map take longer, and we will write to you if we have a question."]),
        ("I have inherited a house. What should I do?", ["The personal representative of the person who died applies for the grant of probate. With the grant an assent is made out to the person who inherits, and this is lodged with us together with the form and the fee.", "You do not have to use a solicitor, but we advise you to do so if the will is not simple."]),
    ]),
    ("Maps", [
        ("Does the map show the exact boundary?", ["No. The map shows the position of a property in general. Walls, hedges and fences may lie on either side of the line that is drawn."]),
        ("What can I do if I disagree with my neighbour about the boundary?", ["We cannot settle disputes of this kind. Speak to your neighbour first, then to a surveyor or a solicitor. If both owners agree on the line, they may ask us to enter it on the register."]),
        ("May I order a copy of the map?", ["Yes. Copies can be ordered online and are sent by post within three working days."]),
    ]),
    ("Fees and contact", [
        ("How can I pay?", ["You can pay by card, by postal order or from an account that you hold with us. We do not take cash."]),
        ("Where are your offices?", ["Our counters are in Dublin, Roscommon and Waterford. They are open from 10.30 a.m. to 4.30 p.m. on working days."]),
    ]),
]


@layout(HALF, "registry-chiffon", "FAQ of a land registry, word processor: contents with dots, sections 1 to 4, questions 1.1 in colour, answers as paragraphs over pages")
def registry_chiffon(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Open Sans"]), draw.one((11, 12)), country="IE", margin=2.5)
    sheet.body += [sheet.p("Registering Land and Property", size=22, color="#1b4f72", after=0.1), sheet.p("Frequently Asked Questions", size=15, color="#1b4f72", after=0.6)]
    places = {1: 1, 2: 1, 3: 2, 4: 2}
    sheet.body += [sheet.p(f"{n}\t{heading}\t{places[n]}", tabs=[1.0, (sheet.wide, word.DOTS)], after=0.1) for n, (heading, _) in enumerate(LAND, 1)]
    items = []
    for n, (heading, asked) in enumerate(LAND, 1):
        sheet.body.append(sheet.p(f"<b>{n}\t{heading}</b>", size=15, before=0.7, after=0.2, tabs=[1.2], extra='fo:keep-with-next="always"'))
        for m, (question, paragraphs) in enumerate(asked, 1):
            sheet.body.append(sheet.p(f"<b>{n}.{m}\t{question}</b>", color="#1b4f72", left=1.2, first=-1.2, tabs=[1.2], before=0.25, after=0.12, extra='fo:keep-with-next="always"'))
            sheet.body += [sheet.p(text, after=0.2) for text in paragraphs]
            items.append(item(question, "\n".join(paragraphs), f"{n}.{m}", kind="faq", section=heading))
    sheet.foot = sheet.p("Version 2.1 – March 2019\tPage {page} of {pages}", tabs=[(sheet.wide, RIGHT)], size=9, after=0)
    engine, source = sheet.source()
    return Document(engine, source, items)


# Glossary of typography

TYPE = [
    ("ascender", "The part of a lowercase letter, such as b or h, that rises above the x-height."), ("baseline", "The invisible line on which the letters of a line of text stand."), ("bleed", "The part of a picture or a coloured area that extends beyond the trimmed edge of the page, so that no white remains after cutting."), ("counter", "The space that is wholly or partly enclosed by a letter, as in o or n."),
    ("descender", "The part of a letter, such as p or y, that falls below the baseline."), ("em", "A unit of horizontal measure that equals the size of the type: in twelve-point type an em is twelve points wide."), ("folio", "The number of a page as it is printed on it."), ("hanging indent", "A setting in which the first line of a paragraph begins at the margin and all others are set in, as they are in this glossary."),
    ("kerning", "The adjustment of the space between two particular letters, such as A and V, which would otherwise seem too far apart."), ("leading", "The distance from one baseline to the next. The name comes from the strips of lead that printers put between the lines."), ("ligature", "Two or more letters joined in a single shape, such as those of f and i."), ("measure", "The length of a line of text; about sixty-five characters are comfortable to read."),
    ("orphan", "The first line of a paragraph left alone at the foot of a page."), ("recto", "A right-hand page of a book, which always bears an odd number."), ("serif", "A small stroke at the end of the main strokes of a letter."), ("verso", "A left-hand page of a book."), ("widow", "The last line of a paragraph carried over to the top of the next page."),
]


@layout(HALF, "glossary-velour", "glossary of a typography handbook, LaTeX: small book page, justified and hyphenated, bold terms run in with a hanging indent, running head in small capitals")
def glossary_velour(draw):
    entries = draw.some(TYPE, 16)
    body = "".join(rf"{{\hangindent=4mm\hangafter=1\noindent\textbf{{{tex(term)}}} \enspace {tex(meaning)}\par}}\smallskip" + "\n" for term, meaning in entries)
    body = rf"\thispagestyle{{empty}}\vspace*{{18mm}}{{\LARGE\itshape Glossary of Terms}}\par\vspace{{12mm}}{body}"
    start = draw.random.randint(70, 120) * 2 + 1
    extra = rf"\geometry{{paperwidth=140mm,paperheight=216mm,margin=20mm}}\setcounter{{page}}{{{start}}}\hyphenpenalty=20\parskip=1pt"
    engine, source = document(draw, body, ["palatino", "libertine", "times"], (10,), (20, 20), head=r"\fancyhead[C]{\scshape glossary of terms}", foot=r"\thepage", extra=extra)
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in entries])


# Sailing terms

SAILS = [
    ("Abeam", "At right angles to the length of the boat."), ("Aft", "Towards the back of the boat."), ("Bear away", "To turn the boat away from the wind. The opposite is to luff up."), ("Boom", "The spar along the foot of the mainsail. Watch your head when it swings across."), ("Cleat", "A fitting to which a rope is made fast."), ("Fender", "A cushion hung over the side to protect the boat from a quay or from another boat."),
    ("Gybe", "To turn the stern of the boat through the wind so that the boom changes sides."), ("Halyard", "A rope with which a sail is hoisted."), ("Jib", "The sail in front of the mast."), ("Leeward", "The side away from the wind; sailors say ‘loo’ard’."), ("Painter", "The rope at the bow with which a dinghy is tied up or towed."), ("Port", "The left side of the boat when you look forward. Its light is red."),
    ("Reef", "To make a sail smaller when the wind is strong, by rolling or tying up part of it."), ("Sheet", "A rope that pulls a sail in or lets it out. It is never a sail itself."), ("Starboard", "The right side of the boat when you look forward. Its light is green."), ("Tack", "To turn the bow of the boat through the wind."), ("Tiller", "The bar with which the rudder is turned."), ("Windward", "The side from which the wind blows."),
]


@layout(HALF, "glossary-seersucker", "glossary of a sailing school, groff: title in the middle, bold terms with a full stop run into hanging paragraphs, one column, note at the end")
def glossary_seersucker(draw):
    entries = draw.some(SAILS, 16)
    lines = [".ll 4.9i", ".ce 2", "\\fB\\s+4SALTMARSH SAILING SCHOOL\\s0\\fP", "Words to Know Before Your First Day", ".sp 1.5"]
    for term, meaning in entries:
        lines += [".in 0.4i", ".ti -0.4i", ".ne 2", f"\\fB{term}.\\fP\\ \\ {plain(meaning)}", ".br", ".in 0", ".sp 0.35"]
    lines += [".sp", f"\\fIDo not try to learn all of these at home. You will pick them up on the water. Course {draw.one(['A', 'B', 'C'])}, Easter {draw.random.randint(2011, 2016)}.\\fP"]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "N"))
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in entries])


# Defined words of a self-storage firm, UK

STORE = [
    ("Access hours", "6 a.m. to 10 p.m. on every day of the year except 25 December."), ("Deposit", "The sum shown on the first page of the agreement, which is returned within 21 days after the unit has been emptied and cleaned."), ("Due date", "The day of each month on which the fee has to be paid."), ("Fee", "The amount for the use of the unit, including value added tax."), ("Goods", "Anything that you or a person sent by you places in the unit."),
    ("Late charge", "10% of the fee, or £12 if that is more, for each payment that reaches us more than five days after the due date."), ("Notice", "A letter or e-mail to the last address that you have given us. A notice sent by post is taken to arrive two days later."), ("Prohibited goods", "Food that may spoil, living things, fuel, gas bottles, fireworks, weapons, waste, and anything that is against the law."), ("Site", "The building and the yard at the address above."), ("Unit", "The room or container whose number is shown on the first page, or another of the same size to which we move your goods."), ("We, us, our", "Fenland Self Storage Limited."), ("You, your", "The person named as the customer on the first page."),
]


@layout(HALF, "definitions-jersey", "defined words of a storage firm’s terms, Chromium: clauses in prose, then a table of two columns with thin lines, term in bold at the left, no head row")
def definitions_jersey(draw):
    rows = "".join(f"<tr><td><b>{web(term)}</b></td><td>{web(meaning)}</td></tr>" for term, meaning in STORE)
    body = f"<div class=h>Fenland Self Storage</div><h1>Terms of our agreement</h1><h2>Definitions</h2><p>Words that have a special meaning in this agreement are listed here. They have the same meaning wherever they are used.</p><table>{rows}</table><h2>Using the unit</h2><p>You may use the unit for storage only. Nobody may live, work or keep animals in it. You must lock the unit with your own padlock, and you alone are responsible for the key.</p><h2>Ending the agreement</h2><p>Either of us may end the agreement by giving fourteen days’ notice. The unit must be empty by noon on the last day.</p><p class=f>FSS/T&amp;C/{draw.random.randint(3, 9)} (January 2021)</p>"
    css = ".h { background: #e05a00; color: #fff; font-size: 14pt; font-weight: bold; padding: 3mm 5mm } h1 { font-size: 18pt } h2 { font-size: 13pt; color: #e05a00; margin: 6mm 0 1mm } p { margin: 1mm 0 3mm } table { border-collapse: collapse; width: 100% } td { border-top: 1px solid #bbb; border-bottom: 1px solid #bbb; padding: 2mm 3mm 2mm 0; vertical-align: top } td:first-child { width: 38mm } .f { font-size: 80%; color: #666; text-align: right }"
    engine, source = page(draw, body, ["Open Sans", "Carlito", "Liberation Sans"], (10, 11), css)
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in STORE])


# Lexicon of coffee roasters, US

COFFEE = [
    ("Acidity", "The bright, lively quality that is felt along the sides of the tongue.", "Kenya"), ("Body", "The weight and thickness of the drink in the mouth.", "Sumatra"), ("Chaff", "The thin skin that comes off the beans while they are roasted.", "—"), ("Crema", "The golden foam on top of a fresh espresso.", "—"), ("Cupping", "Tasting coffees side by side by breaking a crust of wet grounds and sipping from a spoon.", "—"),
    ("Earthy", "Smelling or tasting like damp soil; pleasant in small amounts.", "Sulawesi"), ("First crack", "The popping sound that tells the roaster that a light roast has been reached.", "—"), ("Floral", "Reminding one of jasmine, roses or other flowers.", "Ethiopia"), ("Natural", "Dried with the fruit still around the bean, which gives a sweet, winy taste.", "Yemen"), ("Nutty", "Having a taste of roasted almonds or hazelnuts.", "Brazil"),
    ("Peaberry", "A small, round bean that grew alone in its cherry instead of as one of a pair.", "Tanzania"), ("Washed", "Cleaned of its fruit with water before it is dried, which gives a clear taste.", "Colombia"),
]


@layout(HALF, "lexicon-cheviot", "tasting lexicon of coffee roasters, Typst: table of three columns Term, Meaning, Try it in with a dark head and shaded rows")
def lexicon_cheviot(draw):
    cells = "".join(f"[*{term}*], [{meaning}], [_{origin}_],\n" for term, meaning, origin in COFFEE)
    source = f"""#set page(paper: "us-letter", margin: (x: 24mm, y: 22mm), footer: align(center, text(8pt)[Copper Kettle Roasters · Asheville, NC · Tasting class handout {draw.random.randint(1, 4)}]))
#set text(font: "{draw.one(['Lato', 'Open Sans', 'Libertinus Serif'])}", size: 11pt, lang: "en")
#set table(stroke: none, inset: (x: 3mm, y: 2.4mm), fill: (_, y) => if y == 0 {{ rgb("#4b2e1e") }} else if calc.even(y) {{ rgb("#f1e9e2") }})
#text(20pt, weight: "bold")[The Taster’s Lexicon]

You do not have to use these words, but they help when you compare notes with others.
#v(3mm)
#table(columns: (32mm, 1fr, 30mm), align: left, table.header(text(white)[*Term*], text(white)[*Meaning*], text(white)[*Try it in*]),
{cells})
"""
    return Document("typst", source, [item(term, meaning, kind="definition") for term, meaning, _ in COFFEE])


# Latin words by stage, UK

STAGES = [
    ("Stage 1", [("canis", "dog"), ("coquus", "cook"), ("est", "is"), ("hortus", "garden"), ("in", "in"), ("laborat", "works, is working"), ("mater", "mother"), ("pater", "father"), ("sedet", "sits, is sitting"), ("via", "street")]),
    ("Stage 2", [("amicus", "friend"), ("ancilla", "slave-girl"), ("cena", "dinner"), ("cibus", "food"), ("dominus", "master"), ("gustat", "tastes"), ("intrat", "enters"), ("laetus", "happy"), ("mercator", "merchant"), ("quoque", "also, too")]),
    ("Stage 3", [("ad", "to"), ("circumspectat", "looks round"), ("clamat", "shouts"), ("ecce!", "see! look!"), ("iratus", "angry"), ("leo", "lion"), ("magnus", "big, large, great"), ("navis", "ship"), ("portat", "carries"), ("surgit", "gets up, stands up")]),
]


@layout(HALF, "words-distaff", "Latin word list of a school, XeLaTeX: three ruled two-column tables side by side under stages, Latin in bold, blank rows at the foot for own words")
def words_distaff(draw):
    columns, items = [], []
    for stage, words in STAGES:
        words = draw.some(words, 9)
        cells = "".join(rf"\textbf{{{latin}}} & {english}\\\hline" for latin, english in words)
        columns.append(rf"\begin{{minipage}}[t]{{0.315\linewidth}}\textbf{{{stage}}}\par\smallskip\begin{{tabular}}{{|p{{0.44\linewidth}}|>{{\raggedright\arraybackslash}}p{{0.4\linewidth}}|}}\hline {cells} & \\\hline & \\\hline\end{{tabular}}\end{{minipage}}")
        items += [item(latin, english, kind="vocabulary", section=stage) for latin, english in words]
    body = rf"{{\Large\bfseries Latin vocabulary checklist}}\hfill Year {draw.one([7, 8])}\par\medskip Learn ten words each week. Cover the English and test yourself.\par\bigskip\renewcommand\arraystretch{{1.4}}\setlength\tabcolsep{{4pt}}\noindent " + r"\hfill ".join(columns)
    engine, source = document(draw, body, ["noto", "arial", "libertine"], (10,), (15, 18), foot=r"\fancyfoot[R]{\small Classics Department}")
    return Document(engine, source, items)


# Modern Greek, evening class

GREEK = [
    ("Στην αγορά – At the market", [("το ψωμί", "bread"), ("το τυρί", "cheese"), ("η ντομάτα", "tomato"), ("το λάδι", "oil"), ("το ψάρι", "fish"), ("η πατάτα", "potato"), ("το μήλο", "apple")]),
    ("Ο καιρός – The weather", [("ο ήλιος", "sun"), ("η βροχή", "rain"), ("ο αέρας", "wind"), ("το χιόνι", "snow"), ("η ζέστη", "heat"), ("το κρύο", "cold")]),
    ("Η οικογένεια – The family", [("ο πατέρας", "father"), ("η μητέρα", "mother"), ("ο αδελφός", "brother"), ("η αδελφή", "sister"), ("το παιδί", "child"), ("η γιαγιά", "grandmother"), ("ο παππούς", "grandfather")]),
]


@layout(HALF, "words-spindle", "words of a Greek evening class, word processor: bilingual topic heads in bold, English at a tab behind each Greek word, two columns")
def words_spindle(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "DejaVu Sans", "Liberation Sans"]), draw.one((11, 12)), margin=2.2)
    items, inside = [], ""
    for topic, words in GREEK:
        inside += sheet.p(f"<b>{topic}</b>", before=0.3, after=0.15, extra='fo:keep-with-next="always"')
        for greek, english in draw.some(words, 6):
            inside += sheet.p(f"{greek}\t{english}", tabs=[4.2], after=0.08)
            items.append(item(greek, english, kind="vocabulary", section=topic))
    sheet.body += [sheet.p(f"Greek for Beginners – Week {draw.random.randint(3, 9)}", size=16, after=0.1), sheet.p("Adult Education Centre, Tuesday group. Nouns are given with their article: ο (masculine), η (feminine), το (neuter).", after=0.3), sheet.columns(inside)]
    engine, source = sheet.source()
    return Document(engine, source, items)


# Japanese adjectives

ADJECTIVES = [
    ("い-adjectives", [("新しい", "あたらしい", "new"), ("古い", "ふるい", "old (of things)"), ("大きい", "おおきい", "big"), ("小さい", "ちいさい", "small"), ("高い", "たかい", "high, expensive"), ("安い", "やすい", "cheap"), ("暑い", "あつい", "hot (weather)"), ("寒い", "さむい", "cold (weather)"), ("長い", "ながい", "long"), ("短い", "みじかい", "short")]),
    ("な-adjectives", [("静か", "しずか", "quiet"), ("便利", "べんり", "convenient"), ("元気", "げんき", "healthy, lively"), ("有名", "ゆうめい", "famous"), ("大切", "たいせつ", "important"), ("親切", "しんせつ", "kind")]),
]


@layout(HALF, "adjectives-ticking", "Japanese adjectives on a hobbyist’s page, Chromium: h2 heads, tables with a blue head Kanji, Kana, Meaning and bands, address of the page in the foot")
def adjectives_ticking(draw):
    body, items = "<h1>JLPT N5 Adjectives</h1><p>These are the adjectives that I learned for the test. Print the page and keep it in your bag!</p>", []
    for heading, words in ADJECTIVES:
        words = draw.some(words, 9)
        body += f"<h2>{heading}</h2><table><tr><th>Kanji<th>Kana<th>Meaning</tr>" + "".join(f"<tr><td class=j>{kanji}<td>{kana}<td>{english}</tr>" for kanji, kana, english in words) + "</table>"
        items += [item(kanji, english, kind="vocabulary", section=heading) for kanji, _, english in words]
    body += "<p class=f>nihongo-notebook.example/n5/adjectives · last changed 3 May 2015</p>"
    css = "h1 { font-size: 20pt; border-bottom: 3px double #336 } h2 { font-size: 14pt; color: #336; font-weight: normal; margin: 5mm 0 2mm } table { border-collapse: collapse; width: 130mm } th { background: #4472c4; color: #fff; text-align: left } th, td { border: 1px solid #8ea9db; padding: 1mm 3mm; width: 33% } tr:nth-child(odd) td { background: #d9e2f3 } .j { font-size: 120% } .f { color: #777; font-size: 80%; margin-top: 8mm }"
    engine, source = page(draw, body, ['Carlito", "Noto Sans CJK JP', 'Lato", "Noto Sans CJK JP'], (11,), css)
    return Document(engine, source, items)


# Isle of Man, what new residents should know

MANX = [
    ("Government", [
        ("What is the parliament of the Isle of Man called?", ["Tynwald"]), ("What are the two branches of the parliament?", ["the House of Keys", "the Legislative Council"]), ("How many members has the House of Keys?", ["twenty-four (24)"]), ("Who is the head of state?", ["the King, as Lord of Mann"]), ("Who represents the head of state on the island?", ["the Lieutenant Governor"]), ("Name one thing for which the United Kingdom is responsible.", ["defence", "international relations"]),
    ]),
    ("Places and symbols", [
        ("What is the capital of the Isle of Man?", ["Douglas"]), ("Name two other towns on the island.", ["Peel", "Ramsey", "Castletown"]), ("What is the highest mountain?", ["Snaefell"]), ("What does the flag show?", ["three legs in armour on a red ground"]), ("In which sea does the island lie?", ["the Irish Sea"]),
    ]),
    ("History and customs", [
        ("What happens on Tynwald Day?", ["The new laws are read out on Tynwald Hill.", "People may present petitions."]), ("When is Tynwald Day?", ["on 5 July"]), ("Which people ruled the island in the tenth century?", ["the Norse", "the Vikings"]), ("What is the island’s own language?", ["Manx", "Manx Gaelic"]), ("Which motorcycle race has been held since 1907?", ["the TT", "the Tourist Trophy"]),
    ]),
]


@layout(HALF, "civics-serge", "study list for a residents’ test on the Isle of Man, LaTeX: sections in capitals, bold numbers that run on, answers behind bullets, asterisk and note")
def civics_serge(draw):
    body, items, n = "", [], 0
    for heading, asked in MANX:
        body += rf"\needspace{{25mm}}\bigskip\textbf{{\MakeUppercase{{{heading}}}}}\par\medskip "
        for question, answers in asked:
            n += 1
            listed = "".join(rf"\lab{{9mm}}{{5mm}}{{\textbullet}}{{{tex(answer)}}}" for answer in answers)
            body += rf"\begin{{samepage}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{\textbf{{{tex(question)}}}}}\nopagebreak {listed}\end{{samepage}}\medskip" + "\n"
            items.append(item(question, "\n".join(answers), str(n), section=heading))
    body = rf"{{\LARGE Knowledge of the Island}}\par{{\large Study questions and answers for the residents’ test}}\par\medskip The questions below may be asked by the examiner. You will be asked ten of them. Where more than one answer is listed you need to give only what the question asks for.\par {body}"
    engine, source = document(draw, body, ["helvetica", "noto", "palatino"], (11, 12), (22, 25), foot=r"\fancyfoot[L]{\small Rev. 06/18}\fancyfoot[R]{\small\thepage}")
    return Document(engine, source, items)


# Chapter of an open textbook, probability

CHANCE = [
    ("Check Your Understanding", "choice", [
        ("A fair coin is tossed three times. How many outcomes are there?", ["3", "6", "8", "9"], 2), ("Two events that cannot happen at the same time are called", ["independent.", "mutually exclusive.", "complementary.", "conditional."], 1), ("Which number cannot be a probability?", ["0", "0.02", "1", "1.2"], 3),
    ]),
    ("Exercises", "open", [
        ("A bag holds 5 white and 7 black marbles. One is drawn. Find the probability that it is white.", "5/12"),
        ("A die is rolled once. Find the probability of each event.", [("an even number", "1/2"), ("a number less than 3", "1/3")]),
        ("The probability of rain tomorrow is 0.35. What is the probability that it will not rain?", "0.65"),
        ("A card is drawn from a deck of 52. Find the probability of each event.", [("a heart", "1/4"), ("an ace", "1/13"), ("a card that is not an ace", "12/13")]),
        ("In how many ways can five books be arranged on a shelf?", "120"),
        ("A test has ten true or false items. How many different answer sheets are possible?", "1,024"),
        ("Two dice are rolled. Find the probability that the sum is 7.", "1/6"),
        ("A committee of 3 is chosen from 8 people. How many committees are possible?", "56"),
        ("Of 200 students, 80 play a sport, 50 play an instrument and 20 do both. Find the probability that a student does at least one of these.", "0.55"),
        ("Events A and B are independent, with P(A) = 0.6 and P(B) = 0.5. Find each probability.", [("P(A and B)", "0.3"), ("P(A or B)", "0.8")]),
    ]),
]


@layout(HALF, "chapter-nankeen", "end of a chapter on probability, pdfLaTeX: two columns, choices a. to d. two a row, numbers that run on, parts run in a row, answers to odd numbers behind in three columns")
def chapter_nankeen(draw):
    body, items, n, back = "", [], 0, {}
    chapter = draw.random.randint(3, 7)
    for heading, kind, asked in CHANCE:
        body += rf"\medskip{{\large\bfseries\sffamily {heading}}}\par\smallskip "
        for entry in asked:
            n += 1
            question, *rest = entry
            odd = n % 2 == 1
            if kind == "choice":
                options, right = rest
                cells = [rf"\makebox[0.46\linewidth][l]{{{letter}. {tex(option)}}}" for letter, option in zip("abcd", options)]
                body += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\nopagebreak{{\leftskip=7mm\noindent {cells[0]}{cells[1]}\\{cells[2]}{cells[3]}\par}}\medskip" + "\n"
                known = {"answer_label": "abcd"[right]} if odd else {}
                items.append(item(question, options[right] if odd else None, str(n), None, choices("abcd", options), kind="mcq", section=heading, **known))
                back[n] = "abcd"[right] + "."
            elif isinstance(rest[0], list):
                parts = r"\quad ".join(rf"\mbox{{({letter}) {tex(part)}}}" for letter, (part, _) in zip("abc", rest[0]))
                body += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(question)}\\{parts}}}\medskip" + "\n"
                items += [item(part, answer if odd else None, f"{n}({letter})", stem=question, section=heading) for letter, (part, answer) in zip("abc", rest[0])]
                back[n] = r"\enspace ".join(rf"\mbox{{({letter}) {answer}}}" for letter, (_, answer) in zip("abc", rest[0]))
            else:
                body += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\medskip" + "\n"
                items.append(item(question, rest[0] if odd else None, str(n), section=heading))
                back[n] = rest[0]
    answers = "".join(rf"\lab{{0pt}}{{7mm}}{{\textbf{{{k}.}}}}{{{text}}}" for k, text in back.items() if k % 2)
    body = rf"\begin{{multicols}}{{2}}\raggedright {body}\end{{multicols}}\newpage{{\LARGE\bfseries\sffamily Answers to Odd-Numbered Questions}}\par\medskip{{\large\bfseries\sffamily Chapter {chapter}}}\begin{{multicols}}{{3}}\raggedright\small {answers}\end{{multicols}}"
    engine, source = document(draw, body, ["lm", "times"], (10,), (20, 23), head=rf"\fancyhead[L]{{\small\sffamily Chapter {chapter}\enspace Counting and Chance}}", extra=r"\usepackage[T1]{fontenc}\setlength\columnsep{9mm}\renewcommand\headrulewidth{0.4pt}", paper="letterpaper")
    return Document(engine, source, items)


# Rules of a tennis ladder, US


@layout(HALF, "bylaws-cambric", "rules of a tennis ladder of a US club, groff: articles in capitals, numbered sections with letters below, nothing to be found")
def bylaws_cambric(draw):
    articles = [
        ("PURPOSE", ["The ladder gives members the chance to play matches against others of about the same strength.", "It is open to all members who have paid the dues for the season."]),
        ("CHALLENGES", ["A player may challenge any player who stands one, two or three places above.", "A challenge is made by telephone or e-mail. It must be answered within two days and played within ten.", "A player who declines a challenge without a good reason loses by default. Good reasons are:\n(a) illness or injury;\n(b) travel that was announced to the ladder chairman;\n(c) closure of the courts."]),
        ("MATCHES", ["A match is the best of three sets, with a tie-break at six games all.", "The challenger brings a can of new balls.", "If rain stops a match it is continued on the next day that suits both players, at the score at which it was stopped."]),
        ("POSITIONS", ["When the challenger wins, the two players change places. When the challenger loses, the positions stay as they are.", "A player who has not played for 30 days moves down two places.", "New players begin at the bottom of the ladder."]),
        ("DISPUTES", ["Players call their own lines. A ball that is in doubt is good.", "The ladder chairman settles all disputes. The decision is final."]),
    ]
    lines = [".ce 2", "\\fB\\s+4ORCHARD HILL TENNIS CLUB\\s0\\fP", f"Rules of the Singles Ladder, {draw.random.randint(2008, 2015)} Season", ".sp 1.5"]
    for n, (heading, sections) in enumerate(articles, 1):
        lines += [".ne 4", f"\\fBARTICLE {['I', 'II', 'III', 'IV', 'V'][n - 1]}. {heading}\\fP", ".sp 0.3"]
        for m, text in enumerate(sections, 1):
            first, *more = text.split("\n")
            lines += [".in 0.5i", ".ti -0.5i", f"\\h'0'{n}.{m}\\h'|0.5i'{plain(first)}", ".br"]
            lines += [line for part in more for line in (".in 0.8i", f"{part}", ".br")]
            lines += [".in 0", ".sp 0.3"]
        lines.append(".sp 0.5")
    engine, source = roff(draw, lines, (11, 12), ("T", "N", "P"))
    return Document(engine, source, [])
