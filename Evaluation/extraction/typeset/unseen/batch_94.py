"""The ninety-fourth: the second part of the documents that the dice of batch 93 took."""

import importlib
import re

import engines
from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

first = importlib.import_module("unseen.batch_93")
Sheet, RIGHT, turned, chosen = first.Sheet, first.RIGHT, first.turned, first.chosen

HALF = "unseen"

# Questions and answers on volcanoes

VOLCANOES = [
    ("What is the difference between magma and lava?", "They are the same molten rock. It is called magma while it is underground and lava once it reaches the surface."),
    ("How many volcanoes are there in the United States?", "About 170 volcanoes in the United States may erupt again. Most of them are in Alaska, where there is an eruption almost every year."),
    ("Can scientists predict when a volcano will erupt?", "Often they can warn people days or weeks ahead. Before most eruptions there are swarms of small earthquakes, the ground swells, and more gas escapes. The size and the length of an eruption are much harder to foresee."),
    ("What is the greatest danger from Mount Rainier?", "A lahar, which is a flow of mud that moves like wet concrete. It could reach towns in the valleys below in less than an hour, and it could start without an eruption."),
    ("Is it safe to watch lava flow?", "Most lava on Hawaii moves more slowly than a person walks. New land at the edge of the sea, however, can collapse without warning, and the steam that rises there is acid. Stay behind the ropes."),
    ("What should I do if ash falls where I live?", "Stay indoors with the windows shut. If you must go out, wear a mask and goggles, and leave your contact lenses at home. Clear ash from your roof before it is more than four inches deep, because wet ash is heavy."),
    ("What was the largest eruption of the twentieth century?", "It took place in 1912 at Novarupta in Alaska. About thirty times as much magma came out there as at Mount St. Helens in 1980, but hardly anyone lived nearby."),
    ("Do volcanoes do any good?", "Yes. Their ash makes fertile soil, their heat drives power stations, and many ores were formed by hot water that moved through old volcanoes."),
    ("Will Yellowstone erupt soon?", "There is no sign of it. The last flow of lava was about 70,000 years ago. The ground rises and sinks by an inch or so in most years, and that is normal."),
]


@layout(HALF, "leaflet-schooner", "leaflet of a geological survey, Chromium: Q: in bold colour and A: in paragraphs, two columns, contact at the end")
def leaflet_schooner(draw):
    asked = draw.some(VOLCANOES, 8)
    body = "<div class=h>Living with Volcanoes<small>Your questions answered</small></div><div class=c>" + "".join(f"<p class=q><b>Q:</b> {web(question)}</p><p class=a><b>A:</b> {web(answer)}</p>" for question, answer in asked)
    body += "<p class=i>For more information, visit the observatory in Menlo Park on weekdays from 9 to 4, or write to the Outreach Office. This leaflet may be copied freely.</p></div><p class=n>Fact Sheet 041–97</p>"
    color = draw.one(["#8b1a1a", "#1f4e79", "#2e5d34"])
    css = f".h {{ background: {color}; color: #fff; font-size: 24pt; font-weight: bold; padding: 5mm }} .h small {{ display: block; font-size: 13pt; font-weight: normal }} .c {{ columns: 2; column-gap: 8mm; margin-top: 6mm }} .q {{ color: {color}; font-weight: bold; margin: 4mm 0 1mm; break-after: avoid }} .a {{ margin: 0; break-inside: avoid }} .i {{ border-top: 1px solid {color}; padding-top: 2mm; font-size: 85%; margin-top: 6mm }} .n {{ font-size: 80%; text-align: right }}"
    engine, source = page(draw, body, ["Liberation Sans", "Carlito", "Liberation Serif"], (10, 11), css, paper="letter")
    return Document(engine, source, [item(question, answer, kind="faq") for question, answer in asked])


# A FAQ with numbered sections; an answer is paragraphs

TELESCOPES = [
    ("About this FAQ", [
        ("Who wrote this FAQ?", ["It was put together by readers of a newsgroup for amateur astronomers. Most of them own at least one telescope, and all of them once bought one that they did not use."]),
        ("May I copy it?", ["You may copy and print it as long as you leave this section in. If you translate it, please tell the group, so that a link can be added."]),
    ]),
    ("Before you buy", [
        ("Which telescope is the best for a beginner?", ["The one that you will use most often. For many people this is a reflector with a mirror of six or eight inches on a simple wooden mount. It is easy to carry, it needs no electricity, and it shows more than a refractor of the same price."]),
        ("What does the aperture of a telescope mean?", ["The aperture is the diameter of the lens or mirror that gathers the light. It matters more than anything else. A mirror of eight inches gathers four times as much light as one of four inches.", "Large mirrors are heavy, though. A telescope that is left in the closet because of its weight shows nothing at all."]),
        ("The box promises a magnification of 600. Is that good?", ["No. The highest power that is of any use is about fifty for each inch of aperture, and the air is rarely steady enough for more than 250. Stay away from telescopes that are sold by their power."]),
        ("Should I begin with binoculars?", ["It is a good plan. A pair marked 7 × 50 or 10 × 50 shows the moons of Jupiter, hundreds of star clusters and the Andromeda galaxy, and it helps you to learn your way around the sky.", "Hold your elbows against a fence or a car roof. You will be surprised how much more you see."]),
        ("Where should I buy?", ["Go to a meeting of an astronomy club first and look through what the members use. Then buy from a dealer who sells telescopes and little else. Used ones are fine, since glass does not wear out."]),
    ]),
    ("At the eyepiece", [
        ("Why does everything look upside down?", ["Every simple astronomical telescope turns the image over. Lenses that would put it right again lose some of the light. There is no up or down in space, so most people soon stop noticing."]),
        ("Why do I see no colors in the nebula?", ["Your eye does not see color in faint light. The photographs in magazines have been exposed for minutes or hours, and their colors are often stronger than they would be even close up."]),
        ("How long does it take for my eyes to get used to the dark?", ["About half an hour. A glance at a white flashlight undoes it in a second, so use a red one to read your charts."]),
        ("Can I look at the Sun?", ["Only with a filter made for the purpose that covers the whole front of the telescope. Filters that screw into the eyepiece can crack from the heat. If you own one, throw it away."]),
    ]),
    ("Care of the telescope", [
        ("How often should I clean the mirror?", ["Hardly ever. A little dust does no harm, but wiping it off scratches the coating. Once in two or three years is enough, with plenty of water and no pressure."]),
        ("What can I do about dew?", ["Put a tube of black foam around the front end that reaches a foot beyond it. If that is not enough, a hair dryer that runs on twelve volts will clear the glass. Do not rub it."]),
    ]),
]


@layout(HALF, "faq-tender", "FAQ on telescopes, pdfLaTeX: contents on the first page, numbered sections, questions as numbered heads such as 2.3, prose answers over pages")
def faq_tender(draw):
    body, items = "", []
    for n, (head, asked) in enumerate(TELESCOPES, 1):
        body += rf"\section{{{tex(head)}}}" + "\n"
        for k, (question, paragraphs) in enumerate(asked, 1):
            body += rf"\subsection{{{tex(question)}}}" + "\n" + "\n\n".join(tex(text) for text in paragraphs) + "\n\n"
            items.append(item(question, "\n".join(paragraphs), f"{n}.{k}", kind="faq", section=head))
    items[0]["page"] = 2
    source = "\n".join([
        rf"\documentclass[{draw.one((11, 12))}pt,letterpaper]{{article}}", r"\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage{textcomp}\DeclareUnicodeCharacter{00D7}{\texttimes}", draw.one([r"\usepackage{lmodern}", r"\usepackage{tgtermes}", r"\usepackage{tgpagella}"]),
        r"\usepackage[margin=30mm]{geometry}\setlength\parindent{0pt}\setlength\parskip{5pt}\title{Telescopes: Frequently Asked Questions}\author{The readers of the newsgroup}\date{Version 3.2, March 1998}",
        r"\begin{document}\maketitle\tableofcontents\newpage", body, r"\end{document}",
    ])
    return Document("latex", source, items)


# Terms of the canals

CANAL = [
    ("aqueduct", "A structure that carries a canal over a road, a railway or a river. The longest in Wales, at Pontcysyllte, holds the water in a trough of cast iron."), ("balance beam", "The long arm of a lock gate. A boater leans on it to open the gate, and its weight balances that of the gate."), ("butty", "A boat without an engine that is towed by another. It is steered with a large wooden rudder."), ("cill", "The step under the upper gates of a lock, against which they close. A boat that is too far back when the lock empties can be caught on it."),
    ("draught", "The depth of a boat below the surface of the water."), ("feeder", "A small channel that brings water from a reservoir or stream to the summit of a canal."), ("gongoozler", "A person who stands idly beside a canal and watches the boats go by."), ("legging", "Moving a boat through a tunnel by lying on one’s back and walking along the walls. Many tunnels were built without a towpath in order to save money."),
    ("narrowboat", "A boat no more than seven feet wide, built to fit the narrow locks of the Midlands. Most are less than seventy-two feet long."), ("paddle", "A shutter that is raised to let water into a lock or out of it."), ("pound", "The stretch of level water between two locks, whether it is a few yards long or several miles."), ("puddle", "Clay worked with water until it no longer leaks, used to line the bed of a canal."),
    ("staircase", "Two or more locks joined together so that the upper gates of one are the lower gates of the next."), ("stop planks", "Boards dropped into grooves in the sides of a canal to close it off while it is being repaired."), ("tiller", "The bar at the stern with which the rudder is turned. To go to the left it must be pushed to the right."), ("winding hole", "A wide place where a long boat can turn round. The word is said like the wind that blows."), ("windlass", "The crank, carried by the crew, that fits the spindle of the paddle gear at a lock."),
]


@layout(HALF, "glossary-lugger", "glossary of canal terms, XeLaTeX: small booklet page, bold term run into its meaning, hanging indent, justified and hyphenated, page numbers outside")
def glossary_lugger(draw):
    entries = draw.some(CANAL, 16)
    body = rf"{{\huge\bfseries Glossary}}\par\vspace{{7mm}}" + "\n" + "\n".join(rf"{{\hangindent=7mm\hangafter=1\noindent\textbf{{{term}}}\quad {tex(meaning)}\par}}" for term, meaning in entries)
    start = draw.random.randint(30, 44) * 2
    body = rf"\setcounter{{page}}{{{start}}}" + body
    engine, source = document(draw, body, ["libertine", "timesnew", "palatino"], (10, 11), (16, 19), head=rf"\fancyhead[L]{{\small\thepage}}\fancyhead[R]{{\small\itshape A Guide to the Midland Canals}}", foot="", paper="a5paper", extra=r"\hyphenpenalty=20\setlength\parskip{3pt}")
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in entries])


# Terms of buying a house

HOUSES = [
    ("Asking price", "The price at which a house is advertised. It is not binding on the seller."), ("Booking deposit", "A sum paid to the estate agent to show that you are serious. You get it back if you withdraw before contracts are signed."), ("BER certificate", "A document that shows how much energy a home uses, on a scale from A1 to G."), ("Bridging loan", "A short loan that lets you buy a new home before you have sold the old one."), ("Closing", "The day on which the balance is paid and you are given the keys."), ("Contents", "Furniture and other things that are not fixed to the house and do not go with it unless this has been agreed."),
    ("Conveyancing", "The legal work of passing the ownership of a property from one person to another."), ("Equity", "The value of a house less the amount that is still owed on it."), ("Freehold", "Ownership of a house and of the land on which it stands, without limit of time."), ("Gazumping", "Accepting a higher offer from somebody else after a price has been agreed."), ("Leasehold", "Ownership for a fixed number of years, during which ground rent may be due."),
    ("Mortgage", "A loan to buy a property. If it is not repaid, the lender may sell the property."), ("Snag list", "A list of small faults in a new house that the builder has to put right."), ("Stamp duty", "A tax on the transfer of property, which the buyer pays."), ("Survey", "An inspection by an expert, who reports on the condition of the building."), ("Title deeds", "The documents that prove who owns a property."),
]


@layout(HALF, "terms-wherry", "house buyers’ terms of a consumer office, Chromium: ruled table with a dark head on each page, term in bold, meaning beside it")
def terms_wherry(draw):
    entries = draw.some(HOUSES, 15)
    body = "<h1>Buying a home: the words explained</h1><p>Solicitors and estate agents use words that are seldom heard anywhere else. This table explains those that buyers ask about most often. It is not legal advice.</p><table><thead><tr><th>Word or phrase<th>What it means</tr></thead>" + "".join(f"<tr><td><b>{web(term)}</b><td>{web(meaning)}</tr>" for term, meaning in entries) + "</table><p class=f>Consumer Information Office, Dublin. Reviewed January 2020.</p>"
    css = "h1 { color: #00504a; font-size: 170%; margin: 0 0 3mm } table { border-collapse: collapse; width: 100% } th { background: #00504a; color: #fff; text-align: left } td, th { border: 1px solid #7fa5a2; padding: 2.5mm 3mm; vertical-align: top } td:first-child { width: 42mm } tr { break-inside: avoid } .f { font-size: 80%; color: #555 }"
    engine, source = page(draw, body, ["Open Sans", "Carlito", "Liberation Sans"], (11,), css)
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in entries])


# Danish words

DANISH = [
    ("Familien", [("en mor", "a mother", "Min mor bor i Odense."), ("en søster", "a sister", "Har du en søster?"), ("et barn", "a child", "De har tre børn."), ("en fætter", "a (male) cousin", "Min fætter er tolv år."), ("bedsteforældre", "grandparents", "Vi besøger vores bedsteforældre."), ("gift", "married", "Er du gift?")]),
    ("Boligen", [("et køkken", "a kitchen", "Vi spiser i køkkenet."), ("en seng", "a bed", "Sengen er for kort."), ("et vindue", "a window", "Luk vinduet!"), ("en nøgle", "a key", "Jeg har glemt min nøgle."), ("husleje", "rent", "Huslejen er høj."), ("at flytte", "to move house", "Vi flytter til foråret.")]),
    ("På arbejde", [("en kollega", "a colleague", "Mine kolleger er flinke."), ("en løn", "a salary", "Lønnen kommer den 30."), ("et møde", "a meeting", "Mødet begynder klokken ni."), ("ferie", "holiday", "Vi har fem ugers ferie."), ("ledig", "unemployed, free", "Er denne plads ledig?"), ("at ansøge om", "to apply for", "Hun ansøger om jobbet.")]),
]


@layout(HALF, "words-gondola", "Danish word list for newcomers, Typst: topic heads, three columns Danish, English and example with thin lines")
def words_gondola(draw):
    font, size = draw.one(["Libertinus Serif", "Carlito", "Liberation Serif"]), draw.one((10, 11))
    text = f'#set page(paper: "a4", margin: 24mm, numbering: "1")\n#set text(font: "{font}", size: {size}pt, lang: "da")\n#text(20pt, weight: "bold")[Ordliste til modul 1]\n\n'
    items = []
    for topic, words in DANISH:
        text += f'#v(4mm)\n#text(13pt, weight: "bold")[{topic}]\n#table(columns: (42mm, 42mm, 1fr), stroke: (x, y) => (bottom: 0.4pt + gray), inset: 5pt, [*Dansk*], [*Engelsk*], [*Eksempel*],\n'
        text += "".join(f"[{a}], [{b}], [_{c}_],\n" for a, b, c in words) + ")\n"
        items += [item(a, b, kind="vocabulary", section=topic) for a, b, _ in words]
    return Document("typst", text, items)


# Japanese for hikers

HIKING = [
    ("On the trail", [("山", "やま", "mountain"), ("登山道", "とざんどう", "mountain trail"), ("頂上", "ちょうじょう", "summit"), ("峠", "とうげ", "mountain pass"), ("尾根", "おね", "ridge"), ("滝", "たき", "waterfall"), ("谷", "たに", "valley")]),
    ("Signs", [("危険", "きけん", "danger"), ("通行止め", "つうこうどめ", "no passage"), ("熊出没注意", "くましゅつぼつちゅうい", "beware of bears"), ("落石注意", "らくせきちゅうい", "beware of falling rocks"), ("入口", "いりぐち", "entrance"), ("水場", "みずば", "drinking water")]),
    ("At the hut", [("山小屋", "やまごや", "mountain hut"), ("予約", "よやく", "reservation"), ("毛布", "もうふ", "blanket"), ("朝食", "ちょうしょく", "breakfast"), ("弁当", "べんとう", "packed lunch"), ("消灯", "しょうとう", "lights out")]),
]


@layout(HALF, "words-felucca", "Japanese words for hikers, XeLaTeX: topics as heads, ruled table of Japanese, reading in kana and English")
def words_felucca(draw):
    body, items = r"{\LARGE\bfseries Japanese for the Mountains}\par\smallskip A short list of words that you will meet on signs and in huts.\par", []
    for topic, words in HIKING:
        rows = r"\\\hline ".join(rf"\ja{{{a}}} & \ja{{{b}}} & {c}" for a, b, c in words)
        body += rf"\bigskip\begin{{minipage}}{{\linewidth}}\textbf{{\large {topic}}}\par\smallskip\renewcommand\arraystretch{{1.35}}\begin{{tabular}}{{|p{{36mm}}|p{{52mm}}|p{{52mm}}|}}\hline\textbf{{Japanese}} & \textbf{{Reading}} & \textbf{{English}}\\\hline {rows}\\\hline\end{{tabular}}\end{{minipage}}\par" + "\n"
        items += [item(a, c, kind="vocabulary", section=topic) for a, _, c in words]
    face = draw.one(["Noto Serif CJK JP", "Noto Sans CJK JP"])
    engine, source = document(draw, body, ["arial", "schoolbook", "timesnew"], (10, 11), (22, 25), extra=rf"\newfontfamily\japanese{{{face}}}\newcommand\ja[1]{{{{\japanese #1}}}}")
    return Document(engine, source, items)


# Two lists for citizens

ZEALAND = [
    ("Government", [("Who represents the King in New Zealand?", ["the Governor-General"]), ("What is the name of New Zealand’s voting system?", ["Mixed Member Proportional", "MMP"]), ("How old must you be to vote?", ["eighteen"]), ("Name one branch of government.", ["Parliament (legislature)", "Cabinet and ministers (executive)", "the courts (judiciary)"]), ("How often is a general election held?", ["at least every three years"]), ("Where does Parliament meet?", ["Wellington", "the Parliament Buildings"])]),
    ("History", [("What was signed in 1840?", ["the Treaty of Waitangi", "Te Tiriti o Waitangi"]), ("In what year did women win the right to vote?", ["1893"]), ("Who led the campaign for women’s votes?", ["Kate Sheppard"]), ("What is remembered on Anzac Day?", ["those who served in wars", "the landing at Gallipoli in 1915"])]),
    ("People and places", [("What is the Māori name for New Zealand?", ["Aotearoa"]), ("Name the two largest islands.", ["the North Island (Te Ika-a-Māui)", "the South Island (Te Waipounamu)"]), ("What is the highest mountain?", ["Aoraki / Mount Cook"]), ("Name one language that is official by law.", ["te reo Māori", "New Zealand Sign Language"]), ("What number do you ring in an emergency?", ["111"]), ("When is Waitangi Day?", ["6 February"])]),
]


@layout(HALF, "civics-dhow", "questions of a New Zealand library for new citizens, Chromium: parts as heads, numbers that run on in bold, bulleted answers")
def civics_dhow(draw):
    body, items, n = "<h1>Becoming a New Zealander</h1><p>Practice questions for people who prepare for the citizenship ceremony. More than one answer may be correct; you need to know only one unless the question asks for more.</p>", [], 0
    for head, asked in ZEALAND:
        body += f"<h2>{head}</h2>"
        for question, answers in asked:
            n += 1
            body += f"<div class=q><p><b>{n}.</b><b>{web(question)}</b></p><ul>" + "".join(f"<li>{web(answer)}</li>" for answer in answers) + "</ul></div>"
            items.append(item(question, "\n".join(answers), str(n)))
    body += "<p class=f>Hutt Valley Libraries · Updated August 2023</p>"
    css = "h1 { font-size: 175%; margin-bottom: 2mm } h2 { border-bottom: 2px solid #333; font-size: 125%; margin: 6mm 0 2mm; break-after: avoid } .q { break-inside: avoid } .q p { display: flex; margin: 3mm 0 0 } .q p b:first-child { width: 9mm; flex: none } ul { margin: 0.5mm 0 0; padding-left: 14mm } .f { text-align: center; font-size: 80%; margin-top: 8mm }"
    engine, source = page(draw, body, ["Liberation Sans", "Liberation Serif"], (11,), css)
    return Document(engine, source, items)


JAMAICA = [
    ("National symbols", [("What is the motto of Jamaica?", ["Out of Many, One People"]), ("What are the colours of the flag?", ["black, green and gold"]), ("What is the national fruit?", ["ackee"]), ("What is the national bird?", ["the doctor bird", "the swallow-tail hummingbird"]), ("What is the national flower?", ["lignum vitae"]), ("What is the national tree?", ["the blue mahoe"])]),
    ("History and heroes", [("On what date did Jamaica become independent?", ["6 August 1962"]), ("Name one National Hero.", ["Nanny of the Maroons", "Samuel Sharpe", "Paul Bogle", "George William Gordon", "Marcus Garvey", "Norman Manley", "Alexander Bustamante"]), ("Who was the first Prime Minister?", ["Alexander Bustamante"]), ("In what year were the enslaved people fully freed?", ["1838"])]),
    ("Government and geography", [("What is the supreme law of the land?", ["the Constitution"]), ("Name the two houses of Parliament.", ["the House of Representatives", "the Senate"]), ("Who is the head of government?", ["the Prime Minister"]), ("How many parishes are there?", ["fourteen"]), ("Name one of the three counties.", ["Cornwall", "Middlesex", "Surrey"]), ("What is the highest mountain?", ["Blue Mountain Peak"])]),
]


@layout(HALF, "civics-junk", "study questions on Jamaica for a citizenship test, groff: parts with letters, numbers that run on, bulleted answers")
def civics_junk(draw):
    lines = [".ds CH", ".ds CF \\s-2- % -\\s0", ".LP", ".ce 2", "\\s+3\\fBStudy Questions on Jamaica\\fP\\s0", "for applicants for citizenship by naturalisation", ".sp", "The interviewer will ask up to ten of these questions. Answers need not be given in the words printed here.", ".sp 0.5"]
    items, n = [], 0
    for place, (head, asked) in enumerate(JAMAICA):
        lines += [".LP", ".ne 7", f"\\fB{'ABC'[place]}.  {head}\\fP"]
        for question, answers in asked:
            n += 1
            lines += [".ne 4", f".IP {n}. 4n", plain(question), ".RS", ".nr PD 0.1v"]
            for answer in answers:
                lines += [".IP \\(bu 3n", plain(answer)]
            lines += [".nr PD 0.5v", ".RE"]
            items.append(item(question, "\n".join(answers), str(n)))
    engine, source = roff(draw, lines, (11,), ("T", "N", "P"))
    return Document(engine, source, items)


# Two chapters with answers to odd numbers; what is set in mathematics has its LaTeX beside it

LOGS = [
    ("In Exercises 1–6, evaluate without a calculator.", [("log₂ 32", r"$\log_2 32$", "5", "$5$"), ("log₃ 81", r"$\log_3 81$", None, ""), ("log₁₀ 0.01", r"$\log_{10} 0.01$", "−2", "$-2$"), ("log₇ 1", r"$\log_7 1$", None, ""), ("log₉ 3", r"$\log_9 3$", "1/2", r"$\frac12$"), ("log₅ 125", r"$\log_5 125$", None, "")]),
    ("In Exercises 7–10, write as a single logarithm.", [("log 6 + log 5", r"$\log 6+\log 5$", "log 30", r"$\log 30$"), ("log 48 − log 8", r"$\log 48-\log 8$", None, ""), ("3 log 2 + log 7", r"$3\log 2+\log 7$", "log 56", r"$\log 56$"), ("2 log 9 − log 27", r"$2\log 9-\log 27$", None, "")]),
    ("In Exercises 11–14, solve for x. Give answers that are not exact to three decimal places.", [("log₄ x = 3", r"$\log_4 x=3$", "64", "$64$"), ("2ˣ = 20", r"$2^x=20$", None, ""), ("5ˣ = 12", r"$5^x=12$", "1.544", "$1.544$"), ("log₂ (x + 3) = 4", r"$\log_2(x+3)=4$", None, "")]),
    (None, [
        ("The pH of a solution is −log [H⁺]. Find the pH of a solution with [H⁺] = 0.0025.", r"The pH of a solution is $-\log{}[\mathrm{H}^+]$. Find the pH of a solution with $[\mathrm{H}^+]=0.0025$.", "2.6", "2.6"),
        ("A sum of money earns 6% a year, compounded once a year. After how many years has it doubled?", r"A sum of money earns 6\% a year, compounded once a year. After how many years has it doubled?", None, ""),
        ("A town of 8000 people grows by 3% a year. In how many years will it have 10,000 people?", r"A town of 8000 people grows by 3\% a year. In how many years will it have 10,000 people?", "7.5 years", "7.5 years"),
        ("A radioactive sample loses half its mass in 12 days. How long does it take to lose 90%?", r"A radioactive sample loses half its mass in 12 days. How long does it take to lose 90\%?", None, ""),
    ]),
]


@layout(HALF, "logarithms-sampan", "exercises of a college algebra textbook, pdfLaTeX: two columns, In Exercises 1–6 above groups, numbers that run on, answers to odd exercises on the last page")
def logarithms_sampan(draw):
    body, key, items, n = "", "", [], 0
    chapter = f"{draw.random.randint(2, 6)}.{draw.random.randint(1, 5)}"
    for stem, asked in LOGS:
        if stem:
            said = tex(stem).replace("for x.", "for $x$.")
            body += rf"\needspace{{3\baselineskip}}\medskip\textit{{{said}}}\par\smallskip" + "\n"
        else:
            body += r"\medskip "
        for question, shown, answer, printed in asked:
            n += 1
            body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{shown}}}\vspace{{2mm}}" + "\n"
            if answer:
                key += rf"\textbf{{{n}.}}~{printed}\qquad "
            items.append(item(question, answer, str(n), kind="numeric", stem=stem))
    body = rf"{{\large\bfseries Exercises {chapter}}}\par\vspace{{-2mm}}\rule{{\linewidth}}{{0.4pt}}\begin{{multicols}}{{2}}\raggedcolumns {body}\end{{multicols}}\newpage{{\large\bfseries Answers to Odd-Numbered Exercises}}\par\vspace{{-2mm}}\rule{{\linewidth}}{{0.4pt}}\par\bigskip\textbf{{Section {chapter}}}\par\medskip{{\linespread{{1.6}}\selectfont\raggedright {key}\par}}"
    engine, source = document(draw, body, ["cm", "times", "palatino"], (10, 11), (22, 26), head=rf"\fancyhead[L]{{\small\thepage}}\fancyhead[R]{{\small\itshape Logarithmic Functions}}", foot="", paper="letterpaper", extra=r"\setlength\columnsep{10mm}")
    return Document(engine, source, items)


CHANCE = [
    ("A fair die is rolled. Find the probability of", [("a five;", "1/6"), ("an even number;", "1/2"), ("a number greater than 4.", "1/3")]),
    ("A card is drawn from a deck of 52. Find the probability that it is", [("a heart;", "1/4"), ("a king;", "1/13"), ("a red queen.", "1/26")]),
    ("Two coins are tossed.", [("List the outcomes.", "HH, HT, TH, TT"), ("Find the probability of exactly one head.", "1/2")]),
    ("A bag holds 4 red and 6 blue marbles. Two are drawn without replacement. Find the probability that both are red.", "2/15"),
    ("The probability of rain is 0.3 on Saturday and 0.4 on Sunday, and the two days are independent. Find the probability that it rains", [("on both days;", "0.12"), ("on neither day.", "0.42")]),
    ("In how many ways can five people sit in a row?", "120"),
    ("A committee of three is chosen from eight people. How many committees are possible?", "56"),
    ("A spinner stops on one of the numbers 1 to 8. Find the probability that the number is odd or greater than 6.", "5/8"),
    ("A test for a disease that 1% of people have is positive for 95% of those who have it and for 4% of those who do not. Find the probability that a person with a positive test has the disease.", "0.19"),
    ("A player wins $6 if a die shows a six and loses $1 if it does not. Find the expected gain per game.", "$1/6"),
    ("A box of 20 bulbs has 3 that are defective. Two bulbs are taken at random. Find the probability that", [("neither is defective;", "68/95"), ("at least one is defective.", "27/95")]),
]


@layout(HALF, "probability-catamaran", "problems of a probability textbook, XeLaTeX: two columns with a rule, bold numbers without full stops, parts a. b. below, answers to odd problems behind in three columns")
def probability_catamaran(draw):
    body, key, items = "", "", []
    for n, (stem, given) in enumerate(CHANCE, 1):
        odd = n % 2
        body += r"\begin{minipage}{\linewidth}\setlength\parskip{2pt}" + rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}"
        if isinstance(given, str):
            items.append(item(stem, given if odd else None, str(n), kind="numeric"))
            key += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(given)}}}" * odd
        else:
            for k, (question, answer) in enumerate(given):
                letter = "abc"[k]
                body += rf"\lab{{8mm}}{{6mm}}{{{letter}.}}{{{tex(question)}}}"
                items.append(item(question, answer if odd else None, f"{n}({letter})", kind="short" if "List" in question else "numeric", stem=stem))
            if odd:
                said = r"\quad ".join(rf"{'abc'[k]}.~{tex(answer)}" for k, (_, answer) in enumerate(given))
                key += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{said}}}"
        body += r"\end{minipage}\par\vspace{3mm}" + "\n"
    section = f"{draw.random.randint(3, 5)}-{draw.random.randint(2, 4)}"
    body = rf"\colorbox{{black!80}}{{\textcolor{{white}}{{\bfseries\large Problem Set {section}}}}}\begin{{multicols}}{{2}}{body}\end{{multicols}}\newpage{{\Large Answers to Odd-Numbered Problems}}\par\medskip\textbf{{Problem Set {section}}}\begin{{multicols}}{{3}}\raggedright {key}\end{{multicols}}"
    engine, source = document(draw, body, ["bookman", "schoolbook", "libertine"], (10, 11), (20, 24), extra=r"\setlength\columnsep{9mm}\setlength\columnseprule{0.4pt}", foot=rf"\fancyfoot[R]{{Chapter {section[0]}\quad\thepage}}", paper="letterpaper")
    return Document(engine, source, items)


# Rules of a club, and a paper for eleven-year-olds


@layout(HALF, "rules-trimaran", "rules of a pickleball club, word processor: numbered rules with lettered points, table of hours, nothing to be found")
def rules_trimaran(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans"]), 11, country="US", paper=(21.59, 27.94), margin=2.3)
    numbers = sheet.levels(("1", "", ".", 0.8, 0.8), ("a", "", ".", 1.7, 0.8))
    rules = [
        ("Sign-in", ["Every player signs the sheet at the desk before going on court.", "Guests pay five dollars a day and may come three times a year."]),
        ("Court shoes", ["Only shoes with soles that leave no marks are allowed indoors."]),
        ("Waiting to play", ["Place your paddle in the rack behind the last one.", "The next four paddles take the first court that becomes free.", "When more than eight people are waiting, games are played to 9 instead of 11."]),
        ("Serving", ["The ball is struck below the waist and must land in the court diagonally opposite.", "The ball has to bounce once on each side before anyone may volley."]),
        ("The kitchen", ["No player may volley while standing within seven feet of the net, or touch that zone as a result of a volley."]),
        ("Line calls", ["Players call the lines on their own side.", "A ball that is not clearly out is in."]),
        ("Courtesy", ["If a ball rolls on to your court, call “ball” and stop at once.", "Advice is welcome only when it has been asked for."]),
    ]
    sheet.body += [sheet.p("Cedar Bluff Pickleball Club", bold=True, align="center", size=18, after=0.05), sheet.p("House Rules for Members and Guests", align="center", size=13, after=0.4), sheet.p("These rules were adopted by the board in March 2020. Whoever plays here is taken to have read them.", after=0.3), sheet.list([(f"<b>{head}</b>", points) for head, points in rules], numbers), sheet.p("Open play", bold=True, size=13, before=0.4, after=0.2)]
    sheet.body.append(sheet.table([["<b>Day</b>", "<b>Beginners</b>", "<b>Intermediate</b>", "<b>Advanced</b>"], ["Monday", "9:00–11:00", "11:00–1:00", "6:00–8:00"], ["Wednesday", "9:00–11:00", "6:00–8:00", "11:00–1:00"], ["Saturday", "8:00–10:00", "10:00–12:00", "–"]], [4.0, 4.0, 4.0, 4.0]))
    sheet.body.append(sheet.p("Concerns should be brought to the court captain, who is named on the board by the door.", before=0.4))
    engine, source = sheet.source()
    return Document(engine, source, [])


ELEVEN = [
    ("What is the value of the digit 5 in 4 305 862?", "5000", ["5", "50", "500", "50 000"]), ("Which of these numbers is a multiple of both 6 and 8?", "24", ["12", "16", "18", "36"]), ("Round 47 651 to the nearest hundred.", "47 700", ["47 000", "47 600", "47 650", "48 000"]), ("Which decimal is equal to 3/8?", "0.375", ["0.38", "0.3", "0.83", "0.625"]),
    ("What is the mean of 12, 15, 18 and 23?", "17", ["15", "16", "18", "68"]), ("Ali has three times as many stickers as Ben. They have 84 stickers altogether. How many has Ben?", "21", ["14", "28", "56", "63"]), ("What is 40% of £350?", "£140", ["£14", "£35", "£210", "£310"]), ("The perimeter of a square is 36 cm. What is its area?", "81 cm²", ["18 cm²", "36 cm²", "72 cm²", "324 cm²"]),
    ("The ratio of boys to girls in a choir is 4 : 5. There are 20 boys. How many girls are there?", "25", ["16", "21", "24", "45"]), ("A coach leaves Leeds at 09:45 and arrives in Bath at 13:20. How long does the journey take?", "3 h 35 min", ["3 h 25 min", "3 h 75 min", "4 h 25 min", "4 h 35 min"]), ("Which mass is the same as 2.07 kg?", "2070 g", ["207 g", "2007 g", "2700 g", "20 700 g"]), ("How many edges has a square-based pyramid?", "8", ["4", "5", "6", "12"]),
    ("What is the next number in the sequence 2, 3, 5, 8, 12, …?", "17", ["14", "15", "16", "20"]), ("Which of these numbers is prime?", "29", ["21", "27", "33", "39"]),
]


@layout(HALF, "choices-clipper", "practice paper in mathematics for eleven-year-olds, XeLaTeX: letters A to E in bold above or before options in one row, key in four columns at the end")
def choices_clipper(draw):
    items, body, key = [], "", ""
    for n, (question, right, wrong) in enumerate(ELEVEN, 1):
        options, place = turned(draw, right, wrong)
        row = "".join(rf"\makebox[0.19\linewidth][l]{{\textbf{{{letter}}}\enspace {tex(text)}}}" for letter, text in zip("ABCDE", options))
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{3pt}}\lab{{0pt}}{{10mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}\medskip\hspace*{{10mm}}\begin{{minipage}}{{\dimexpr\linewidth-10mm}}{row}\end{{minipage}}\end{{minipage}}\par\vspace{{7mm}}" + "\n"
        key += rf"\lab{{0pt}}{{8mm}}{{{n}}}{{{'ABCDE'[place]}}}"
        items.append(chosen(question, options, place, str(n), "ABCDE"))
    head = r"{\Large\bfseries 11+ Mathematics}\hfill{\Large Practice Paper " + str(draw.random.randint(2, 6)) + r"}\par\smallskip\hrule\medskip You have 15 minutes. Mark your answers on the separate sheet. Do not use a calculator.\par\bigskip "
    body = head + body + rf"\newpage{{\large\bfseries Answers}}\begin{{multicols}}{{4}}{key}\end{{multicols}}"
    engine, source = document(draw, body, ["arial", "avant", "helvetica"], (11,), (20, 22))
    return Document(engine, source, items)



# Two cloze passages

PIGEONS = (
    "Messengers with wings",
    "Long before there was the telephone, people used pigeons to carry messages. A pigeon that is taken away from its home will fly back as fast as it (1) ___ , even over land it has never seen. Nobody is completely (2) ___ how it finds the way.\n"
    "In 1850 a man called Reuter started a business with forty-five pigeons. There was a gap in the telegraph line (3) ___ Brussels and Aachen, (4) ___ he sent the news across it by air. The birds (5) ___ about two hours, while the train needed more than six.\n"
    "Armies used pigeons (6) ___ well. During the First World War one of them, Cher Ami, (7) ___ the lives of nearly two hundred soldiers. The bird was badly hurt but did not give (8) ___ until it reached its home.\n"
    "Today hardly (9) ___ sends letters by pigeon, but there are clubs in many countries for people who (10) ___ racing them.",
    ["can|must|should|need", "sure|safe|known|true", "between|among|through|across", "so|because|although|unless", "took|spent|passed|made", "as|so|too|very", "saved|kept|won|held", "up|in|off|out", "anyone|someone|everyone|none", "enjoy|interest|hope|agree"],
)
TEA = (
    "Tea was first grown in China, where it was drunk as a (1) ___ long before it became an everyday drink. Buddhist (2) ___ took it to Japan, and they drank it to stay awake while they prayed. In the seventeenth century Dutch ships brought tea to (3) ___ , and at first only the rich could afford it. In Britain the price was high because of a (4) ___ , so smugglers sold tea from boats at night. When the government (5) ___ the tax in 1784, smuggling stopped almost at once. Later, plantations were opened in India, and the steam ship made the voyage (6) ___ . The tea bag was an (7) ___ : a merchant in New York sent samples in small bags of silk, and his customers put the whole bag into the (8) ___ .",
    ["medicine", "monks", "Europe", "tax", "cut", "shorter", "accident", "pot"],
    ["Tea began as a medicine. For centuries nobody in China thought of drinking it for pleasure. Monks who travelled to Japan carried the leaves with them, since the drink helped them through long hours of prayer.", "Europeans first tasted tea when the Dutch shipped it home in about 1610. It cost more than a servant earned in a month. In Britain most of what people paid went to the King, and the tax fed a whole army of smugglers until, in 1784, it was cut to a tenth. There was nothing left to smuggle for.", "In the next century the hills of Assam were planted with tea, and steam ships reached London in half the time. One improvement came by accident. Around 1908 a New York merchant packed his samples in little silk bags to save money. His customers did not open them. They dropped them into the pot."],
)


def sentence_around(text, number, gap):
    """The sentence of a passage that holds the gap of this number, with its gaps as printed."""
    return next(s for s in re.split(r"(?<=[.!?])\s+|\n", text) if f"({number})" in s).replace("___", gap)


@layout(HALF, "cloze-dory", "cloze of an English certificate, XeLaTeX: passage with dotted gaps, options A B C D in rows below it, key at the foot")
def cloze_dory(draw):
    title, text, options = PIGEONS
    dots = "." * draw.random.randint(10, 14)
    printed = text.replace("___", dots)
    body = r"\textbf{\large Part 5}\par\medskip\textbf{Questions 1--10}\par\medskip Read the text below and choose the correct word for each space.\par For each question, choose the correct letter \textbf{A}, \textbf{B}, \textbf{C} or \textbf{D}.\par\bigskip" + rf"\begin{{center}}\textbf{{{title}}}\end{{center}}"
    for block in printed.split("\n"):
        for n in range(1, 11):
            block = block.replace(f"({n})", rf"\textbf{{({n})}}")
        body += rf"\hspace*{{6mm}}{block}\par\smallskip" + "\n"
    items, key, listed = [], [], ""
    for n, group in enumerate(options, 1):
        right, *wrong = group.split("|")
        turned_, place = turned(draw, right, wrong)
        listed += rf"\textbf{{{n}}} & " + " & ".join(rf"\textbf{{{letter}}}\enspace {word_}" for letter, word_ in zip("ABCD", turned_)) + r"\\[5pt]" + "\n"
        key.append(rf"\textbf{{{n}}}\enspace {'ABCD'[place]}")
        items.append(item(sentence_around(text, n, dots), right, str(n), None, choices("ABCD", turned_), kind="gap", answer_label="ABCD"[place]))
    body += rf"\bigskip\begin{{tabular}}{{@{{}}p{{10mm}}p{{33mm}}p{{33mm}}p{{33mm}}p{{33mm}}@{{}}}}{listed}\end{{tabular}}\vfill\hrule\smallskip{{\small Key:\quad {chr(10).join(k + chr(92) + 'quad' for k in key)}\par}}"
    engine, source = document(draw, body, ["arial", "helvetica"], (10, 11), (22, 25), foot=r"\fancyfoot[R]{\thepage}")
    return Document(engine, source, items)


@layout(HALF, "cloze-brig", "summary cloze of a school in Hong Kong, Chromium: an article with lines numbered by paragraph, a summary with ruled gaps (1) to (8) in a frame, suggested answers in a table")
def cloze_brig(draw):
    text, words, article = TEA
    line = "_" * draw.random.randint(12, 15)
    printed = text.replace("___", line)
    body = "<h1>English Language — Reading Exercise 6</h1><p>Name: ____________________ Class: ______ ( &nbsp; )</p><h2>Text</h2><h3>A drink for everybody</h3>" + "".join(f"<div class=a><b>[{n}]</b><p>{web(block)}</p></div>" for n, block in enumerate(article, 1))
    body += f"<h2>Questions 1–8</h2><p>Complete the summary of the text. Write <b>ONE</b> word in each blank. (8 marks)</p><div class=s>{web(printed)}</div><div class=k><h2>Suggested answers</h2><table>"
    body += "".join("<tr>" + "".join(f"<td>({n})<td>{words[n - 1]}" for n in (k, k + 4)) + "</tr>" for k in range(1, 5)) + "</table></div>"
    css = "h1 { font-size: 125%; text-align: center } h2 { font-size: 110%; margin: 7mm 0 2mm } h3 { text-align: center; font-size: 105% } .a { display: flex } .a b { width: 10mm; flex: none } .a p { margin: 0 0 3mm; text-align: justify } .s { border: 1px solid #000; padding: 4mm 5mm; line-height: 2 } .k { break-before: page } td { border: 1px solid #000; padding: 1.5mm 4mm } table { border-collapse: collapse }"
    engine, source = page(draw, body, ["Liberation Serif", "Caladea"], (11, 12), css)
    return Document(engine, source, [item(sentence_around(text, n, line), answer, str(n), kind="gap") for n, answer in enumerate(words, 1)])


# Painters

PAINTERS = [
    ("Johannes Vermeer", "Girl with a Pearl Earring"), ("Edvard Munch", "The Scream"), ("Vincent van Gogh", "The Starry Night"), ("Claude Monet", "Impression, Sunrise"), ("Grant Wood", "American Gothic"),
    ("Salvador Dalí", "The Persistence of Memory"), ("Sandro Botticelli", "The Birth of Venus"), ("Pablo Picasso", "Guernica"), ("Rembrandt", "The Night Watch"), ("Edward Hopper", "Nighthawks"),
]


@layout(HALF, "matching-cutter", "matching of painters, pdfLaTeX: Column A with a blank before each number, Column B with letters, key on the next page")
def matching_cutter(draw):
    asked = draw.mixed(PAINTERS)
    right = draw.mixed([thing for _, thing in asked])
    letters = "ABCDEFGHIJ"
    left = "".join(rf"\lab{{0pt}}{{19mm}}{{\rule{{9mm}}{{0.4pt}}\enspace {n}.}}{{{tex(name)}}}\vspace{{3mm}}" for n, (name, _) in enumerate(asked, 1))
    other = "".join(rf"\lab{{0pt}}{{8mm}}{{{letter}.}}{{{tex(thing)}}}\vspace{{3mm}}" for letter, thing in zip(letters, right))
    body = rf"Name \rule{{65mm}}{{0.4pt}}\hfill Period \rule{{15mm}}{{0.4pt}}\par\bigskip\begin{{center}}{{\Large\bfseries Painters and Their Works}}\par\smallskip Art Appreciation, Unit 5 Quiz\end{{center}}\textbf{{Directions:}} Write the letter of each work in Column B on the line next to its painter in Column A.\par\bigskip\begin{{minipage}}[t]{{0.44\linewidth}}\setlength\parskip{{2pt}}\textbf{{Column A}}\par\medskip {left}\end{{minipage}}\hfill\begin{{minipage}}[t]{{0.52\linewidth}}\setlength\parskip{{2pt}}\textbf{{Column B}}\par\medskip {other}\end{{minipage}}"
    items, key = [], ""
    for n, (name, thing) in enumerate(asked, 1):
        letter = letters[right.index(thing)]
        key += rf"{n}. & {letter}\\"
        items.append(item(name, thing, str(n), None, choices(letters, right), kind="match", answer_label=letter))
    body += rf"\newpage\textbf{{Painters and Their Works: Answer Key}}\par\medskip\begin{{tabular}}{{rl}}{key}\end{{tabular}}"
    engine, source = document(draw, body, ["times", "lm", "palatino"], (11, 12), (22, 26), paper="letterpaper", foot="")
    return Document(engine, source, items)
