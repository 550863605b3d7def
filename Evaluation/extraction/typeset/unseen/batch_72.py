"""The seventy-second: the second half of the seventy-first, whose list of documents is in batch_71.py."""

import engines  # noqa: F401  (registers latex and typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "unseen"

# 23: United Kingdom, guide for the volunteers of a museum

MILL = [
    ("How old is the mill?", "The present building dates from 1782, but a mill on this site is mentioned in 1327."),
    ("Is the wheel original?", "No. It was replaced in 1911 and its oak paddles were renewed by volunteers in 1998."),
    ("What kind of wheel is it?", "It is a breastshot wheel: the water strikes it at about the height of the axle."),
    ("How fast does it turn?", "About six times a minute when we are milling. The gears make the stone turn roughly twenty times as fast."),
    ("What are the stones made of?", "The pair in use are French burr, a very hard quartz that was shipped from the Marne valley. The old pair by the door are of Derbyshire gritstone."),
    ("Why are there grooves in the stones?", "They cut the grain, let air in to keep the flour cool, and carry the flour out to the edge."),
    ("What is the little bell for?", "It rings when the hopper is nearly empty. Stones that run without grain can strike sparks, and flour dust burns very easily."),
    ("Can visitors buy the flour?", "Yes. Wholemeal is on sale in the shop in bags of one kilogram, as long as stocks last."),
    ("Where does the water come from?", "From the Leven, by way of a leat 400 metres long. The pond holds enough for about three hours of milling."),
    ("Did people live here?", "The miller and his family had the two rooms above the cart shed until 1936."),
    ("Are dogs allowed inside?", "Only assistance dogs. There is a ring and a bowl of water beside the gate for others."),
    ("May I touch the machinery?", "Please do not. Children in particular must stay behind the rail while the wheel is turning."),
    ("When did the mill stop working?", "The last corn was ground for trade in 1954. It has worked for visitors since 1979."),
]
MILL_STYLES = paragraph_style("Asks", 0.35, 1.0, -1.0, [(1.0, "")], bold=True, extra='fo:keep-with-next="always"') + paragraph_style("Says", 0.05, 1.0, -1.0, [(1.0, "")])


@layout(HALF, "pairs-lancashire", "Q: and A: pairs")
def pairs_lancashire(draw):
    body = paragraph(run("Leven Mill Trust"), "Title") + paragraph(run("Notes for room stewards: what visitors ask", "B")) + paragraph(run("These are the questions we hear most. If you do not know the answer to another one, say so, and write it in the blue book in the shop so that we can find out."))
    body += "".join(paragraph(run(f"Q:\t{question}"), "Asks") + paragraph(run(f"A:\t{answer}"), "Says") for question, answer in MILL)
    body += paragraph(run("Thank you for giving up your time. Rotas for June to September are on the notice board. Margaret, 17 April 2010", "I"))
    items = [item(question, answer, kind="faq") for question, answer in MILL]
    engine, source = office(draw, body, ["Liberation Serif", "Caladea", "Carlito"], (12,), 2.5, styles=MILL_STYLES)
    return Document(engine, source, items)


# 25: the manual of a free program

KEEP = [
    ("General", [
        ("What is Hoarder?", ["Hoarder is a program for the command line that copies directories to another disk or to another computer and keeps the earlier versions of every file that has changed.", "It was written because the author lost a thesis chapter to a tape that could not be read."]),
        ("On which systems does it run?", ["It runs on Linux, the BSDs and Mac OS X. There is no version for Windows, but the files can be kept on a Windows share."]),
        ("Under which licence is it distributed?", ["Hoarder is free software under version 2 of the GNU General Public License."])]),
    ("Making backups", [
        ("How do I start?", ["Write the directories that you want to keep into the file .hoarderrc, one a line, and then run the following command.", "$hoarder init /mnt/disk", "The first run takes long. Later runs copy only what has changed."]),
        ("How much space do old versions take?", ["Only blocks that differ are stored, so a year of daily backups of text is often no more than twice the size of the original. Pictures and music hardly ever change and cost nothing after the first run."]),
        ("Can I leave out some files?", ["Yes. A line in .hoarderrc that begins with an exclamation mark is a pattern, and files that match it are skipped."]),
        ("Does Hoarder copy open files?", ["It copies them as they are at that moment. For databases this is not good enough; dump them to a file first."])]),
    ("Restoring", [
        ("How do I get back a file that I deleted yesterday?", ["Give its path and the day.", "$hoarder get --date yesterday letters/bank.txt", "The file is written to the current directory and never over an existing one."]),
        ("What happens if the disk is damaged?", ["Each block has a checksum. The command hoarder check reads all of them and lists the files that are lost."]),
        ("Can I read the backup without Hoarder?", ["Yes. The newest version of every file is stored as a plain file, so that any file manager can copy it. Older versions need the program."])]),
    ("Trouble", [
        ("Why does it say “index is locked”?", ["Another run has not finished, or it was interrupted. Make sure that none is active and remove the file index.lock."]),
        ("Where should I report bugs?", ["Send a message to the mailing list and attach the output of the failed command with the option -v."])]),
]


@layout(HALF, "faq-munster", "FAQ with contents and section numbers, prose answers over pages")
def faq_munster(draw):
    body, items = "", []
    for s, (title, asked) in enumerate(KEEP, 1):
        body += rf"\section{{{title}}}" "\n"
        for n, (question, answer) in enumerate(asked, 1):
            body += rf"\subsection{{{tex(question)}}}" "\n" + "\n\n".join(rf"\begin{{verbatim}}{chr(10)}{text[1:]}{chr(10)}\end{{verbatim}}" if text[0] == "$" else tex(text) for text in answer) + "\n\n"
            items.append(item(question, "\n".join(text.lstrip("$") for text in answer), f"{s}.{n}", kind="faq", section=f"{s} {title}"))
    items[0]["page"] = 2
    font = draw.one(["", r"\usepackage[T1]{fontenc}\usepackage{lmodern}", r"\usepackage[T1]{fontenc}\usepackage{mathptmx}\usepackage[scaled=.9]{helvet}"])
    source = rf"""\documentclass[{draw.one((11, 12))}pt,a4paper]{{article}}\usepackage[utf8]{{inputenc}}{font}\usepackage[hidelinks]{{hyperref}}\usepackage[margin=27mm]{{geometry}}
\setlength\parskip{{4pt}}
\title{{Hoarder: Frequently Asked Questions}}\author{{Version 0.9.4}}\date{{March 2008}}
\begin{{document}}\maketitle
This document answers what is asked on the mailing list again and again. Please read it before you post.
\tableofcontents\newpage
{body}\end{{document}}"""
    return Document("latex", source, items)


# 26: Australia, a city council

BINS = [
    ("Your bins", [
        ("What goes in the bin with the lime green lid?", ["All food scraps and garden waste: fruit, vegetables, meat, bones, bread, coffee grounds, lawn clippings, leaves and small branches up to 10 centimetres thick."]),
        ("Can I put in bags that say they are biodegradable?", ["No. Only bags marked AS 4736 or AS 5810 break down in our compost plant. Bags that are only called degradable fall into small pieces of plastic and spoil the compost.", "You can collect a free roll of 75 certified bags from any library or customer service centre."]),
        ("How often are the bins emptied?", ["The green lid bin is emptied every week. The red and yellow lid bins are emptied every second week, in turn."])]),
    ("Smells and insects", [
        ("How do I stop my kitchen caddy from smelling?", ["Empty it every two or three days, and put meat and fish scraps in the freezer until the night before collection. A sprinkle of bicarbonate of soda helps as well."]),
        ("There are maggots in my bin. What should I do?", ["Maggots come from fly eggs laid on uncovered food. Keep the lid shut, wrap meat in newspaper, and cover fresh scraps with a layer of grass or leaves. Hot water and vinegar will clean the empty bin."])]),
    ("Composting at home", [
        ("Should I still compost at home?", ["Yes, please. It is the best thing to do with fruit and vegetable scraps, and it saves transport. Use the green lid bin for meat, bones and dairy foods, which attract rats."]),
        ("Does the council help with the cost of a compost bin?", ["We pay half the price of a compost bin or worm farm, up to $60 for each household. Keep your receipt and apply online within three months.", "Tenants may apply too. They need no permission from the owner."]),
        ("Why is my compost wet and slimy?", ["It has too many kitchen scraps and too little air. Mix in torn cardboard, dry leaves or straw, and turn the heap once a week."])]),
    ("Where it all goes", [
        ("What happens to the food and garden waste?", ["It is taken to the plant at Kerang Road, shredded, and kept above 55 °C for at least three days to kill weeds and germs. After about twelve weeks it is sieved and sold to farms and vineyards."]),
        ("What if the wrong things are in my bin?", ["Our drivers check bins with a camera. The first time you will get a tag that explains what was wrong. After three tags the bin may not be collected until it has been sorted."])]),
]


@layout(HALF, "faq-quark", "FAQ with section numbers, prose answers over pages")
def faq_quark(draw):
    body, items = "<div class=b>City of Greater Wandilla</div><h1>Food and garden waste: your questions answered</h1><p class=l>Updated 1 July 2019</p>", []
    for s, (title, asked) in enumerate(BINS, 1):
        body += f"<h2>{s} &nbsp;{web(title)}</h2>"
        for n, (question, answer) in enumerate(asked, 1):
            body += f"<div class=q><h3><span>{s}.{n}</span>{web(question)}</h3>" + "".join(f"<p>{web(text)}</p>" for text in answer) + "</div>"
            items.append(item(question, "\n".join(answer), f"{s}.{n}", kind="faq", section=f"{s} {title}"))
    body += "<div class=c>More questions? Call 03 5550 0142 or visit the customer service centre, 12 Mair Street, Monday to Friday, 8.30 am to 5 pm.</div>"
    css = ".b { background: #2f6b3a; color: #fff; padding: 4mm 5mm; font-weight: bold } h1 { font-size: 190%; color: #2f6b3a; margin: 6mm 0 1mm } .l { color: #666; margin: 0 0 4mm } h2 { font-size: 140%; border-bottom: 2px solid #8fbf4d; padding-bottom: 1mm; margin: 7mm 0 3mm; break-after: avoid } h3 { font-size: 105%; margin: 4mm 0 1mm; break-after: avoid } h3 span { display: inline-block; width: 11mm } .q p { margin: 0 0 2mm 11mm } .c { background: #eef5e3; padding: 3mm 5mm; margin-top: 7mm }"
    engine, source = page(draw, body, ["Open Sans", "Lato", "Roboto"], (10.5, 11), css)
    return Document(engine, source, items)


# 28: United Kingdom, a guide to bell ringing

BELLS = [
    ("back stroke", "The half of the ringing cycle in which the ringer pulls the tail end of the rope; the other half is the *hand stroke*."),
    ("band", "The group of people who ring together, whether in one tower regularly or for a single performance."),
    ("bob", "A call by the conductor that makes some of the bells change their usual path, so that more changes can be rung before the rows repeat."),
    ("call changes", "Ringing in which the order of the bells stays the same until the conductor calls two of them to change places."),
    ("clapper", "The iron or wooden rod that hangs inside the bell and strikes it near the lip."),
    ("course", "The part of a touch between two points at which the *tenor* is in the same position."),
    ("garter hole", "The hole in the rim of the wheel through which the rope passes before it is tied to the spokes."),
    ("grandsire", "One of the oldest methods, on an odd number of working bells, in which the second bell follows the treble in a plain hunt."),
    ("hunting", "Moving one place at a time from the front of the row to the back and down to the front again."),
    ("method", "A fixed pattern that tells every bell where to strike in each row and that ringers learn by heart."),
    ("muffle", "A leather pad strapped to the clapper so that one or both strokes sound softly, as at funerals and on Remembrance Sunday."),
    ("peal", "A performance of at least five thousand different changes, which takes about three hours without a pause."),
    ("rounds", "Ringing down the scale from the lightest bell to the heaviest, over and over again."),
    ("sally", "The thick woollen part of the rope, often striped, that the ringer catches at hand stroke."),
    ("stay", "A piece of ash wood that lets the bell rest mouth upwards and that breaks if the rope is pulled too hard."),
    ("tenor", "The heaviest and lowest bell of a ring."),
    ("treble", "The lightest and highest bell of a ring, which as a rule leads in *rounds*."),
]


@layout(HALF, "glossary-dorset", "glossary with bold run-in terms, hanging and hyphenated")
def glossary_dorset(draw):
    body = r"\thispagestyle{plain}{\Large\scshape Glossary}\par\vspace{8mm}\noindent The words below are those which a learner will hear in the tower during the first year.\par\medskip " "\n"
    for term, text in BELLS:
        parts = tex(text).split("*")
        shown = "".join(rf"\textit{{{part}}}" if n % 2 else part for n, part in enumerate(parts))
        body += rf"{{\hangindent=6mm\hangafter=1\noindent\textbf{{{term}}}\enspace {shown}\par}}" "\n"
    items = [item(term, text.replace("*", ""), kind="definition") for term, text in BELLS]
    engine, source = document(draw, body, ["palatino", "times", "schoolbook"], (10, 11), (18, 19), r"\fancyhead[C]{\small\itshape Learning the Ropes}", r"\thepage", r"\setcounter{page}{87}\hyphenpenalty=20\parskip=3pt\fancypagestyle{plain}{\fancyhf{}\fancyfoot[C]{\thepage}}", paper="a5paper")
    return Document(engine, source, items)


# 29: England, key stage 4

MONEY = [
    ("Budget", "A plan of the money that is expected to come in and go out over a period of time."),
    ("Cartel", "A group of firms that agree to fix prices or share out a market among themselves."),
    ("Consumer", "A person who buys or uses goods and services."),
    ("Demand", "The quantity of a product that people are willing and able to buy at a given price."),
    ("Division of labour", "Splitting the making of a product into separate tasks, each done by different workers."),
    ("Economies of scale", "The fall in average cost as a firm makes more of its product."),
    ("Equilibrium price", "The price at which demand and supply are equal."),
    ("Exchange rate", "The price of one currency in terms of another."),
    ("Fiscal policy", "The use of taxes and government spending to influence the economy."),
    ("Gross domestic product (GDP)", "The value of all goods and services produced in a country in one year."),
    ("Inflation", "A sustained rise in the general level of prices."),
    ("Monopoly", "A market that has only one seller, or in which one seller has more than 25% of sales."),
    ("Opportunity cost", "The next best choice that is given up when a decision is made."),
    ("Progressive tax", "A tax that takes a larger share of income from those who earn more."),
    ("Scarcity", "The problem that wants are unlimited while resources are limited."),
    ("Supply", "The quantity of a product that firms are willing and able to sell at a given price."),
    ("Trade union", "An organisation of workers that bargains with employers over pay and conditions."),
]


@layout(HALF, "terms-derby", "definition table")
def terms_derby(draw):
    cells = "\n".join(f"[*{term}*], [{text}]," for term, text in MONEY)
    source = f"""#set page(paper: "a4", margin: (x: 20mm, y: 20mm), footer: text(8.5pt)[Hartwell Academy · Economics department #h(1fr) #context counter(page).display()])
#set text(font: "{draw.one(['Lato', 'Carlito', 'Open Sans'])}", size: {draw.one([10.5, 11])}pt, lang: "en", region: "GB")
#text(1.5em)[*GCSE Economics: key terms*]
#v(1mm)
Learn these definitions word for word. There will be a test on ten of them each fortnight.
#v(2mm)
#table(columns: (45mm, 1fr), inset: 7pt, stroke: 0.5pt + gray, fill: (_, row) => if row == 0 {{ rgb("#23395d") }} else if calc.even(row) {{ rgb("#eef2f8") }},
table.header(text(white)[*Term*], text(white)[*Meaning*]),
{cells})
"""
    return Document("typst", source, [item(term, text, kind="definition") for term, text in MONEY])


# 32: Netherlands, a course for beginners

DUTCH = [
    ("In huis", [("de keuken", "kitchen"), ("de slaapkamer", "bedroom"), ("het raam", "window"), ("de trap", "stairs"), ("het dak", "roof"), ("de sleutel", "key"), ("schoonmaken", "to clean")]),
    ("Eten en drinken", [("de aardappel", "potato"), ("de kaas", "cheese"), ("het broodje", "bread roll"), ("de melk", "milk"), ("lekker", "tasty"), ("bestellen", "to order"), ("de rekening", "bill")]),
    ("Het weer", [("de regen", "rain"), ("de wind", "wind"), ("de zon", "sun"), ("bewolkt", "cloudy"), ("het onweer", "thunderstorm"), ("vriezen", "to freeze"), ("de paraplu", "umbrella")]),
    ("Onderweg", [("de fiets", "bicycle"), ("het station", "railway station"), ("het kaartje", "ticket"), ("overstappen", "to change (trains)"), ("de brug", "bridge"), ("linksaf", "to the left"), ("rechtdoor", "straight on")]),
]


@layout(HALF, "words-edam", "vocabulary table of two columns with heads of topics")
def words_edam(draw):
    body = "<h1>Woordenlijst <span>Lessen 1–4</span></h1><p>Nouns are given with their article. Cover one column with a sheet of paper and test yourself.</p>"
    body += "".join(f"<table><caption>{n}. {title}</caption><tr><th>Nederlands<th>Engels</tr>" + rows((web(a), web(b)) for a, b in words) + "</table>" for n, (title, words) in enumerate(DUTCH, 1))
    items = [item(word, meaning, kind="vocabulary", section=f"{n}. {title}") for n, (title, words) in enumerate(DUTCH, 1) for word, meaning in words]
    css = "h1 { font-size: 170%; margin: 0 0 3mm; color: #b4461f } h1 span { font-size: 60%; font-weight: normal; color: #444; margin-left: 4mm } table { width: 120mm; border-collapse: collapse; margin: 5mm 0; break-inside: avoid } caption { text-align: left; font-weight: bold; font-size: 115%; padding: 0 0 1.5mm; color: #b4461f } th { text-align: left; font-weight: normal; font-style: italic; border-bottom: 1.5px solid #b4461f; padding: .5mm 2mm } td { border-bottom: 1px solid #ccc; padding: 1mm 2mm; width: 50% }"
    engine, source = page(draw, body, ["Noto Sans", "Carlito", "Lato"], (11, 11.5), css)
    return Document(engine, source, items)


# 33: Greece, a course of modern Greek

GREEK = [
    ("Στην αγορά – At the market", [("το ψωμί", "to psomí", "bread"), ("το κρεμμύδι", "to kremmídi", "onion"), ("η ντομάτα", "i domáta", "tomato"), ("το πορτοκάλι", "to portokáli", "orange"), ("το ψάρι", "to psári", "fish"), ("το αυγό", "to avgó", "egg"), ("το λάδι", "to ládi", "oil"), ("φρέσκος", "fréskos", "fresh"), ("πόσο κάνει;", "póso káni?", "how much is it?")]),
    ("Στην ταβέρνα – At the tavern", [("το τραπέζι", "to trapézi", "table"), ("το πιάτο", "to piáto", "plate"), ("το ποτήρι", "to potíri", "glass"), ("το κρασί", "to krasí", "wine"), ("το νερό", "to neró", "water"), ("ο λογαριασμός", "o logariasmós", "bill"), ("πεινάω", "pináo", "I am hungry"), ("διψάω", "dipsáo", "I am thirsty"), ("νόστιμος", "nóstimos", "delicious"), ("στην υγειά μας!", "stin iyiá mas!", "cheers!")]),
]


@layout(HALF, "words-feta", "vocabulary in Greek script, three columns with heads of topics")
def words_feta(draw):
    body, items = paragraph(run("Ελληνικά για όλους"), "Title") + paragraph(run("Λεξιλόγιο 3 – Vocabulary, unit 3", "B")), []
    for title, words in GREEK:
        body += paragraph(run(title), "Head") + office_table([[run("Ελληνικά", "B"), run("Προφορά", "B"), run("Αγγλικά", "B")], *[[run(word), run(sound, "I"), run(meaning)] for word, sound, meaning in words]], [5.2, 5.2, 5.6])
        items += [item(word, meaning, kind="vocabulary", section=title) for word, _, meaning in words]
    body += paragraph(run("Adjectives are listed in the masculine form. Stress is shown by the accent, in Greek as well as in the transcription."))
    engine, source = office(draw, body, ["Liberation Serif", "DejaVu Sans", "Noto Sans"], (11,), 2.4)
    return Document(engine, source, items)


# 35: Canada, a settlement service

PRAIRIE = [
    ("Geography", [
        ("What is the capital city of Canada?", ["Ottawa"]),
        ("How many provinces and territories does Canada have?", ["ten provinces and three territories"]),
        ("Name the three territories.", ["Yukon", "Northwest Territories", "Nunavut"]),
        ("Which three oceans border on Canada?", ["the Atlantic", "the Pacific", "the Arctic"]),
        ("Which are the Prairie provinces?", ["Alberta", "Saskatchewan", "Manitoba"]),
        ("What is the capital of Manitoba?", ["Winnipeg"])]),
    ("History", [
        ("Who are the three groups of Aboriginal peoples?", ["First Nations", "Inuit", "Métis"]),
        ("When did Confederation take place?", ["July 1, 1867"]),
        ("Who was the first Prime Minister of Canada?", ["Sir John A. Macdonald"]),
        ("Who led the Métis in the Red River Resistance?", ["Louis Riel"]),
        ("What did women in Manitoba win in 1916?", ["the right to vote in provincial elections"]),
        ("Which railway joined the Prairies to the Pacific coast in 1885?", ["the Canadian Pacific Railway"])]),
    ("Symbols and citizenship", [
        ("What are the two official languages of Canada?", ["English", "French"]),
        ("What is in the middle of the Canadian flag?", ["a red maple leaf"]),
        ("On which day do Canadians remember those who died in war?", ["November 11", "Remembrance Day"]),
        ("Which part of the Constitution has protected rights and freedoms since 1982?", ["the Canadian Charter of Rights and Freedoms"]),
        ("Name one responsibility of a citizen.", ["obeying the law", "voting in elections", "serving on a jury when called", "helping others in the community"])]),
]


@layout(HALF, "civics-cheddar", "civic-test list with bulleted answers")
def civics_cheddar(draw):
    lines, items, n = [".ds CF Pembina Newcomer Centre \\(bu Citizenship class \\(bu \\\\n[PN]", ".ce 2", "\\fB\\s+4Citizenship Study Questions\\s-4\\fP", "Winter 2014", ".sp", "Some questions have more than one right answer. You need to learn only as many as the question asks for.", ".sp .5"], [], 0
    for letter, (title, asked) in zip("ABC", PRAIRIE):
        lines += [".ne 6", ".in 0", ".sp", f"\\fB{letter}. {title.upper()}\\fP", ".br"]
        for question, answers in asked:
            n += 1
            lines += [".ne 4", ".sp .5", ".in 0.4i", ".ta 0.4i", ".ti -0.4i", f"\\fB{n}.\t{plain(question)}\\fP", ".br", ".ta 0.2i", ".in 0.75i"]
            lines += [line for answer in answers for line in (".ti -0.2i", f"\\(bu\t{plain(answer)}", ".br")]
            items.append(item(question, "\n".join(answers), str(n), section=f"{letter}. {title.upper()}"))
    engine, source = roff(draw, lines, (11, 12), ("T", "H", "P"))
    return Document(engine, source, items)


# 37: United States, a chapter of college algebra

SERIES = [
    ("Verbal", None, [("What makes a sequence arithmetic?", None, "Each term differs from the one before it by the same number."), ("How is the common ratio of a geometric sequence found?", None, None)]),
    ("Algebraic", "For the following exercises, write the first four terms of the sequence.", [
        ("$a_n=3n-1$", "aₙ = 3n − 1", "2, 5, 8, 11"), ("$a_n=2^n+1$", "aₙ = 2ⁿ + 1", None), (r"$a_n=\dfrac{n}{n+1}$", "aₙ = n/(n + 1)", r"$\frac12,\ \frac23,\ \frac34,\ \frac45$|1/2, 2/3, 3/4, 4/5"), ("$a_n=(-1)^n n^2$", "aₙ = (−1)ⁿ n²", None)]),
    (None, "For the following exercises, write a formula for the nth term.", [
        (r"$5, 8, 11, 14,\ \ldots$", "5, 8, 11, 14, …", "$a_n=3n+2$|aₙ = 3n + 2"), (r"$9, 5, 1, -3,\ \ldots$", "9, 5, 1, −3, …", None), (r"$3, 6, 12, 24,\ \ldots$", "3, 6, 12, 24, …", r"$a_n=3\cdot 2^{n-1}$|aₙ = 3 · 2ⁿ⁻¹"), (r"$80, 40, 20, 10,\ \ldots$", "80, 40, 20, 10, …", None)]),
    (None, "For the following exercises, find the sum.", [
        (r"the first 20 terms of $2+5+8+\cdots$", "the first 20 terms of 2 + 5 + 8 + ⋯", "610"), (r"the first 10 terms of $1+2+4+\cdots$", "the first 10 terms of 1 + 2 + 4 + ⋯", None), (r"$8+4+2+1+\cdots$", "8 + 4 + 2 + 1 + ⋯", "16"), ("the odd numbers from 1 to 99", None, None)]),
    ("Real-World Applications", None, [
        ("A theater has 18 seats in the first row and two more in each row behind it.", [("How many seats are in row 15?", "46"), ("How many seats are in the first 15 rows together?", "480")], None),
        ("A ball dropped from 10 feet bounces back to 60% of its height each time. How high does it rise after the third bounce?", None, None),
        (r"A job starts at \$32,000 a year, and the pay rises by \$1,500 each year. In which year does it first exceed \$40,000?", "A job starts at $32,000 a year, and the pay rises by $1,500 each year. In which year does it first exceed $40,000?", "the seventh year"),
        ("A pendulum swings 50 centimeters and then each time 90% of the swing before. How far does it swing in all?", None, None)]),
]


@layout(HALF, "exercises-asiago", "textbook exercises in two columns with answers to the odd numbers behind")
def exercises_asiago(draw):
    body, items, key, n, title = r"{\color{accent}\rule{\linewidth}{1pt}}\par{\large\bfseries\color{accent}11.3\quad SECTION EXERCISES}\par\begin{multicols}{2}" "\n", [], [], 0, None
    for head, rule, asked in SERIES:
        title = head or title
        body += rf"\par\medskip\needspace{{2.5cm}}{{\bfseries\scshape\color{{accent}} {head}}}\par\smallskip " if head else r"\medskip "
        body += rf"\needspace{{2cm}}{rule}\par\smallskip " if rule else ""
        for text, plainly, answer in asked:
            n += 1
            text = text if "$" in text else text.replace("%", r"\%")
            parts = plainly if isinstance(plainly, list) else []
            odd = n % 2
            shown, said = (answer.split("|") * 2)[:2] if answer and "|" in answer else (answer, answer)
            rest = {"section": title, "stem": rule, "kind": "numeric" if title == "Algebraic" else "short"}
            inner = "".join(rf"\par\makebox[6mm][l]{{({letter})}}{ask}" for letter, (ask, _) in zip("ab", parts))
            body += rf"\needspace{{1.2cm}}\lab{{0mm}}{{8mm}}{{\textbf{{{n}.}}}}{{{text}{inner}}}" "\n"
            for letter, (ask, says) in zip("ab", parts):
                items.append(item(ask, says if odd else None, f"{n}({letter})", **rest | {"stem": text}))
            if not parts:
                items.append(item(plainly or text.replace("\\", ""), said if odd else None, str(n), **rest))
            if odd:
                key.append(rf"\mbox{{\textbf{{{n}.}}}}~" + (" ".join(f"({letter})~{says}" for letter, (_, says) in zip("ab", parts)) if parts else shown))
    body += r"\end{multicols}\newpage{\LARGE\bfseries\color{accent}Odd Answers}\par\bigskip\textbf{Section 11.3}\par\begin{multicols}{2}\raggedcolumns " + "".join(rf"\lab{{0mm}}{{0mm}}{{}}{{{entry}}}" for entry in key) + r"\end{multicols}"
    engine, source = document(draw, body, ["times", "palatino", "lm"], (10, 11), (20, 22), r"\fancyhead[L]{\small CHAPTER 11\quad SEQUENCES AND SERIES}\fancyhead[R]{\small\thepage}", "", r"\usepackage{xcolor}\definecolor{accent}{rgb}{.55,.12,.12}\setlength\columnsep{9mm}\setcounter{page}{952}", paper="letterpaper")
    return Document(engine, source, items)


# 38: United States, a chapter of physics

HEAT = [
    ("Questions", [
        ("Why does a metal door handle feel colder than the wooden door around it?", None),
        ("What happens to the temperature of boiling water when the burner is turned up?", None),
        ("Why is the air in a double window a better insulator than glass?", None),
        ("Explain why a concrete sidewalk is poured in separate slabs.", None),
        ("Is it possible to add heat to a body without changing its temperature?", None)]),
    ("Problems", [
        ("How much heat raises the temperature of 0.50 kg of water from 20 °C to 80 °C?", "126 kJ"),
        ("A 2.0-kg aluminum pot cools from 100 °C to 25 °C. How much heat does it give off?", None),
        ("A 0.20-kg block of copper at 95 °C is dropped into 0.30 kg of water at 20 °C. Find the final temperature.", "24.4 °C"),
        ("How much steam at 100 °C must condense to give off 1.0 MJ?", None),
        ("A tray holds 0.25 kg of ice at 0 °C.", [("How much heat is needed to melt it?", "83.5 kJ"), ("How much more heat warms the water to 30 °C?", "31.4 kJ")]),
        ("A brass rod is 1.000 m long at 20 °C. What is its length at 120 °C?", None),
        ("A steel bridge is 180 m long at 10 °C. By how much does it lengthen when it warms to 35 °C?", "5.4 cm"),
        ("What mass of lead can be melted at its melting point by 50 kJ?", None),
        ("A window pane has an area of 1.2 m² and is 4.0 mm thick. Its faces differ by 15 °C. What power is conducted through it?", "3.6 kW"),
        ("By what factor does the radiated power of a star grow when its temperature doubles?", None),
        ("A 1500-W kettle holds 1.2 kg of water at 15 °C.", [("How long should the water take to reach 100 °C?", "285 s"), ("It really takes 320 s. What is the efficiency of the kettle?", "89%")])]),
]


HEAT_SUMMARY = [
    "*Heat* is energy that passes from one body to another because of a difference in temperature. It is measured in joules. One calorie, an older unit, is 4.186 J.",
    "The *specific heat* of a substance is the heat needed to raise the temperature of one kilogram of it by one degree. Water has a specific heat of 4186 J/kg·°C, larger than that of most other substances, so that lakes and oceans keep the climate of a coast mild.",
    "In an insulated vessel the heat given off by the warmer bodies equals the heat taken up by the cooler ones. Measurements of this kind are called *calorimetry*.",
    "During a *change of phase* the temperature stays the same. The heat of fusion of water is 334 kJ/kg and its heat of vaporization is 2256 kJ/kg.",
    "Heat travels by *conduction* through matter, by *convection* with a moving fluid, and by *radiation* even through empty space. The power radiated by a surface is proportional to its area and to the fourth power of its absolute temperature.",
    "Most solids expand when they are warmed. The change in length is proportional to the length and to the change in temperature; the factor between them is the *coefficient of linear expansion*.",
]


@layout(HALF, "problems-brie", "textbook problems in two columns with answers to the odd numbers behind")
def problems_brie(draw):
    text, key, items = "", "", []
    summary = "\n\n".join(HEAT_SUMMARY)
    for title, asked in HEAT:
        text += f"== {title}\n" + ("Use the tables on pages 402 and 409 for the properties of materials.\n" if title == "Problems" else "")
        for n, (question, answer) in enumerate(asked, 1):
            odd = n % 2 == 1 and title == "Problems"
            parts = answer if isinstance(answer, list) else []
            shown = question + "".join(f" *({letter})* {ask}" for letter, (ask, _) in zip("ab", parts))
            text += f"#ask[{n}.][{shown}]\n"
            for letter, (ask, says) in zip("ab", parts):
                items.append(item(ask, says if odd else None, f"{n}({letter})", stem=question, section=title, kind="numeric"))
            if not parts:
                items.append(item(question, answer if odd else None, str(n), section=title, kind="numeric" if title == "Problems" and "factor" not in question else "short"))
            if odd:
                key += f"#ask[{n}.][{' '.join(f'({letter}) {says}' for letter, (_, says) in zip('ab', parts)) if parts else answer}]\n"
    source = f"""#set page(paper: "us-letter", margin: (x: 20mm, y: 22mm), header: context [#set text(9pt); Chapter 14 #h(4mm) Heat #h(1fr) #(if here().page() == 1 {{ 417 }} else {{ 608 }})])
#set text(font: "{draw.one(['Libertinus Serif', 'TeX Gyre Termes', 'Liberation Serif'])}", size: {draw.one([10, 10.5])}pt, lang: "en", region: "US")
#set par(justify: true)
#let ask(number, body) = grid(columns: (7mm, 1fr), [*#number*], body)
#show heading: set text(font: "Liberation Sans")
#columns(2, gutter: 8mm)[
== Summary
{summary}
{text}]
#pagebreak()
= Answers to Odd-Numbered Problems
#v(3mm)
#text(font: "Liberation Sans")[*Chapter 14*]
#v(1mm)
#columns(3, gutter: 6mm)[
{key}]
"""
    return Document("typst", source, items)


# 39: United Kingdom, an allotment society

PLOTS = [
    ("Rent and waiting list", ["Rent is due on 1 October and covers the twelve months that follow.", ("A plot is forfeited if:", ["rent is unpaid by 31 December; or", "more than half of it has lain uncultivated for a whole season."]), "Names are taken in order from the waiting list. Residents of the parish come before others."]),
    ("Cultivation", ["Plots shall be kept clean, free from weeds and in a good state of cultivation.", "Fruit trees must be on dwarfing rootstocks and stand no nearer than two metres to a boundary.", "Paths between plots are to be kept at a width of sixty centimetres and mown by the tenant on the left."]),
    ("Water, fires and sheds", ["Hoses may be used to fill butts but not to water crops directly.", "Bonfires are allowed from 1 November to 31 March only, after three o’clock, and never when the wind blows towards the houses in Orchard Row.", ("A shed or greenhouse:", ["needs the consent of the committee in writing;", "may cover no more than six square metres;", "must be removed at the end of the tenancy unless the next tenant wishes to keep it."])]),
    ("Conduct", ["Dogs are to be kept on a lead. Cockerels are not allowed; up to six hens may be kept on a whole plot.", "The gate is to be locked at all times. The combination is changed each January.", "Any dispute between tenants shall be put to the secretary, who will lay it before the committee at its next meeting."]),
]


@layout(HALF, "rules-gloucester", "rules of a society, nothing to be found")
def rules_gloucester(draw):
    lines, n = [".ds CF", ".ce 3", "\\fB\\s+3LOWER FIELD ALLOTMENT SOCIETY\\s-3\\fP", "Rules for tenants", "as agreed at the annual general meeting on 12 March 2011", ".sp"], 0
    for title, rules in PLOTS:
        lines += [".ne 5", ".in 0", ".sp", f"\\fB{title}\\fP", ".br"]
        for rule in rules:
            n += 1
            text, inner = rule if isinstance(rule, tuple) else (rule, [])
            lines += [".sp .4", ".in 0.4i", ".ta 0.4i", ".ti -0.4i", f"{n}.\t{plain(text)}", ".br"]
            for letter, part in zip("abc", inner):
                lines += [".in 0.8i", ".ta 0.4i", ".ti -0.4i", f"({letter})\t{plain(part)}", ".br"]
    lines += [".in 0", ".sp 2", "I have read these rules and agree to keep them.", ".sp 2", "Signed \\l'2.4i'   Plot \\l'0.8i'   Date \\l'1.2i'"]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "N"))
    return Document(engine, source, [])
