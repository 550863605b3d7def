"""The seventieth: the other half of the documents that the list in batch_69.py names."""

import importlib
import re

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from paper import Document, choices, item, layout
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"


def turned(draw, right, wrong):
    """The options in some order, and the place of the right one."""
    options = draw.shuffled([right, *wrong])
    return options, options.index(right)


RELACIONA = [
    ("Don Quijote de la Mancha", "Miguel de Cervantes"), ("La casa de Bernarda Alba", "Federico García Lorca"), ("Cien años de soledad", "Gabriel García Márquez"), ("La Regenta", "Leopoldo Alas, Clarín"),
    ("Fuenteovejuna", "Lope de Vega"), ("La vida es sueño", "Pedro Calderón de la Barca"), ("Platero y yo", "Juan Ramón Jiménez"), ("La colmena", "Camilo José Cela"), ("Niebla", "Miguel de Unamuno"),
]
ROSTER = [
    ("Género que cuenta una historia por medio de un narrador", "narrativa"), ("Género que expresa sentimientos, casi siempre en verso", "lírica"), ("Género que se escribe para ser representado", "teatro"), ("Conjunto de versos separados por un espacio", "estrofa"), ("Repetición de sonidos al final de los versos", "rima"), ("Estrofa de dos cuartetos y dos tercetos", "soneto"),
]


@layout(HALF, "matching-barbel", "Spanish literature activities of a textbook publisher, Chromium: 1 Relaciona works with numbers and authors with letters in two columns with dots between, 2 Relaciona definitions in a second block, Solucionario at the foot in small type")
def matching_barbel(draw):
    body, items, key = "<div class=h><span>Lengua castellana y Literatura</span><span>REPASO</span></div><p class=n>Nombre y apellidos: <u></u> Fecha: <u class=s></u></p>", [], []
    for n, (lead, pairs, count) in enumerate((("Relaciona cada obra con su autor.", RELACIONA, 7), ("Relaciona cada definición con su término.", ROSTER, 6)), 1):
        asked = draw.shuffled(draw.some(pairs, count))
        ends = draw.mixed([right for _, right in asked])
        listed = choices("abcdefgh", ends)
        body += f"<p class=q><b>{n}</b> {lead}</p><table>"
        for k, (left, right) in enumerate(asked, 1):
            body += f"<tr><td class=a>{k}. {web(left)}</td><td class=p>•</td><td class=p>•</td><td>{'abcdefgh'[k - 1]}) {web(ends[k - 1])}</td></tr>"
            items.append(item(left, right, str(k), None, listed, kind="match", answer_label="abcdefgh"[ends.index(right)], stem=lead))
        key.append(f"<b>{n}</b> " + ", ".join(f"{k}-{'abcdefgh'[ends.index(right)]}" for k, (_, right) in enumerate(asked, 1)) + ".")
        body += "</table>"
    body += "<div class=k><b>SOLUCIONARIO</b><br>" + "<br>".join(key) + "</div><p class=f>Material fotocopiable © Editorial Ribera</p>"
    css = ".h { display: flex; justify-content: space-between; background: #f0a030; color: #fff; padding: 2mm 4mm; font-weight: bold } .n { margin: 6mm 0 } u { display: inline-block; width: 85mm; border-bottom: 1px solid #000; text-decoration: none } .s { width: 30mm } .q b { background: #f0a030; color: #fff; padding: 0.5mm 2.4mm; margin-right: 2mm } .q { margin-top: 8mm } td { padding: 1.7mm 2mm; vertical-align: top } .a { width: 78mm } .p { width: 14mm; text-align: center; color: #f0a030 } .k { margin-top: 14mm; font-size: 78%; border-top: 1px solid #f0a030; padding-top: 2mm } .f { font-size: 70%; color: #777; text-align: center }"
    engine, source = page(draw, body, ["Open Sans", "Lato", "Carlito"], (11,), css, language="es")
    return Document(engine, source, items)


BEES = [
    ("My colony has built a row of queen cells along the bottom of a frame. Are the bees about to swarm?", "Very likely. Cells at the edges of the comb are usually swarm cells. Look for eggs to see whether the old queen is still at home, and be ready to split the colony within a day or two.", "Joan, Ilkley"),
    ("When should I take off the honey?", "When at least three quarters of the cells are capped. Honey that is still open may hold too much water and can ferment in the jar.", "P. Shah, Otley"),
    ("Is it safe to feed my bees with honey from the supermarket?", "No. It may carry the spores of foul brood, which do no harm to people but can destroy a hive. Use white sugar and water.", "New member"),
    ("How much stores does a colony need for the winter?", "About 20 kg in our valley. Lift the back of the hive in October; it should feel as though it were screwed down.", "Derek, Skipton"),
    ("Why are there dead bees in front of the hive in November?", "A few dozen are normal, for the workers clear out those that die inside. Heaps of them, or bees that crawl and tremble, call for a sample to be sent to the inspector.", "Maureen, Addingham"),
    ("Do I have to register my hives?", "There is no law that obliges you to, but please sign up with the national bee unit. It is free, and you will be told when disease is found nearby.", "Tom, Bingley"),
    ("What is the best plant that I can grow for bees in a small garden?", "Ivy in autumn and crocus in spring help most, since little else flowers then.", "Sue, Burley"),
    ("My smoker keeps going out. What do you burn in yours?", "Dry hessian or rotten wood, lit properly at the bottom and packed loosely. Pine needles on top cool the smoke.", "Alan, Guiseley"),
]


@layout(HALF, "pairs-smelt", "newsletter of a bee-keepers’ association, Typst: title in a band, two columns, Q: in bold with the sender in italics behind, A: as a paragraph, one notice at the foot")
def pairs_smelt(draw):
    asked, items = draw.shuffled(BEES), []
    body = ""
    for place, (question, answer, who) in enumerate(asked):
        body += "#colbreak()\n" if place == 4 else ""
        body += f"#block(breakable: true)[*Q: {question}* _({who})_]\n#block(above: 0.7em, below: 1.5em)[*A:* {answer}]\n"
        items.append(item(question, answer))
    ink = draw.one(["#8a5a00", "#5b3a1a", "#00594c"])
    source = f"""#set page(paper: "a4", margin: (x: 17mm, y: 16mm), footer: align(center, text(8pt)[Wharfe Valley Beekeepers · Newsletter 84 · #context counter(page).display()]))
#set text(font: ("{draw.one(['Libertinus Serif', 'Carlito', 'Noto Serif'])}",), size: {draw.one([11, 11.5])}pt, lang: "en")
#set par(justify: true)
#block(fill: rgb("{ink}"), width: 100%, inset: 4mm)[#text(white, 20pt, weight: "bold")[Ask the Apiary] #h(1fr) #text(white)[Autumn 2016]]
Our resident experts answer what members have asked at the hut and by post this season. Letters may have been shortened.
#v(2mm)
#columns(2, gutter: 8mm)[
{body}
#block(stroke: 0.6pt + rgb("{ink}"), inset: 3mm, width: 100%)[*Send us your questions* \\ Leave a note in the box at the apiary, or write to the editor by the end of January. The next meeting is on the first Tuesday of the month, at 7.30 pm in the village hall.]
]
"""
    return Document("typst", source, items)


TAPE = [
    ("General Information", [
        ("What is Mirrorbox?", ["Mirrorbox is a set of scripts that copy the files of one machine to another over the network and keep every earlier version of them. It was written for a small department that had two disks and no tape drive.", "It consists of a client, which runs each night, and a server, which only listens."]),
        ("Is it free?", ["Yes. You may use it, change it and pass it on under the terms of the GNU General Public License. The text of the license is in the file COPYING."]),
        ("Where do I get the latest version?", ["From the home page of the project, or from one of its mirrors in Europe and Asia. Please use a mirror if you can."]),
    ]),
    ("Installation", [
        ("What do I need to compile it?", ["A compiler for C, make, and version 5 of Perl. Nothing else is required, but if the zlib library is found it is used to compress old versions."]),
        ("The configure script says that it cannot find zlib. What now?", ["Install the package with its header files, which many distributions keep apart from the library. Then delete config.cache and run the script again:", "!rm config.cache", "If you can do without compression, give it the option --without-zlib instead."]),
        ("May I run the client as an ordinary user?", ["You may, but then it can read only what this user can read. For the backup of a whole system it has to be started by root."]),
    ]),
    ("Everyday use", [
        ("How do I get back a file that I have deleted?", ["Type the name of the program restore, followed by the path and a date:", "!mbrestore /home/ann/thesis.tex 2001-03-14", "The file is written to the current directory and never over the one that exists."]),
        ("How long are old versions kept?", ["Ninety days by default. The number is set by the line keep in the configuration file. A value of 0 means for ever, which fills a disk sooner than one thinks."]),
        ("Why does the first backup take so long?", ["Because everything has to be copied. Later ones send only what has changed, and on most machines that is less than one part in a hundred."]),
        ("Can the traffic between the two machines be read by others?", ["Not if you use the tunnel that section 4 of the manual describes. Without it, names and contents cross the network as they are."]),
    ]),
    ("Trouble", [
        ("The server stops with the message “too many open files”.", ["Your system limits how many files a program may hold open. Raise the limit before you start the server:", "!ulimit -n 1024"]),
        ("Files with accents in their names look strange after they have been restored.", ["The two machines use different character sets. Set the variable LC_ALL to the same value on both."]),
    ]),
]


@layout(HALF, "faq-gudgeon", "FAQ of a free program as Linux documentation was printed, pdfLaTeX: title with author and date, contents, sections with numbers and 2.1 questions as headings, prose with lines of code")
def faq_gudgeon(draw):
    body, items = r"\begin{center}{\LARGE Mirrorbox Frequently Asked Questions}\par\bigskip Ines Halvorsen\par\medskip v1.4, 2 April 2001\end{center}\bigskip\hrule\smallskip\textit{This document answers questions that are often asked on the mailing list of Mirrorbox. Corrections and additions are welcome.}\smallskip\hrule\bigskip" + "\n", []
    contents, text = r"{\Large\bfseries Contents\par}\medskip ", ""
    for n, (head, entries) in enumerate(TAPE, 1):
        contents += rf"\textbf{{{n}\quad {tex(head)}}}\par "
        text += rf"\vspace{{8mm}}\needspace{{40mm}}{{\Large\bfseries {n}\quad {tex(head)}\par}}\medskip " + "\n"
        for k, (question, answer) in enumerate(entries, 1):
            contents += rf"\hspace*{{7mm}}{n}.{k}\quad {tex(question)}\,\dotfill\,\pageref{{q{n}{k}}}\par "
            text += rf"\vspace{{4mm}}\needspace{{25mm}}{{\large\bfseries \hangindent=12mm {n}.{k}\quad {tex(question)}\label{{q{n}{k}}}\par}}\smallskip "
            for part in answer:
                text += (r"\begin{quote}\texttt{" + tex(part[1:]).replace("--", "-{}-") + r"}\end{quote}") if part[0] == "!" else tex(part).replace("--", "-{}-") + r"\par "
            text += "\n"
            items.append(item(question, "\n".join(part.lstrip("!") for part in answer), f"{n}.{k}", kind="faq", section=head))
    engine, source = document(draw, body + r"{\setlength\parskip{2pt}" + contents + r"}\newpage " + text, ["cm", "lm"], (11,), (26, 30), head=r"\fancyhead[L]{\small Mirrorbox Frequently Asked Questions}\fancyhead[R]{\small\thepage}", foot=" ")
    items[0]["page"] = 2  # the contents have the same words before
    return Document(engine, source, items)


DEPOSIT = [
    ("Before you deposit", [
        ("Who can deposit data with you?", "Any researcher at a university or public research organisation in the United Kingdom. We also take collections from charities and from government departments. If you are not sure whether your data are in scope, send us a short description before you prepare them."),
        ("Do I have to pay?", "No. Deposit is free of charge for collections of up to 100 GB. For larger collections we agree a contribution to the cost of storage with you in advance."),
        ("When should I deposit?", "As a rule within three months of the end of your award. Some funders hold back the last payment until a deposit has been made, so please allow time for us to check the files."),
    ]),
    ("Preparing your files", [
        ("Which file formats do you accept?", "We accept the formats that are in common use in your discipline, and we prefer open ones:\n• tab-delimited text or SPSS for statistical data\n• plain text or PDF/A for documents\n• FLAC or WAV for sound\nA full list is on our website."),
        ("What documentation is needed?", "Enough for someone who was not part of your team to understand the data. At the least we ask for a data list, the questionnaires or interview guides, and an account of how the sample was drawn."),
        ("How should personal details be treated?", "Names, addresses and dates of birth must be removed or replaced before you upload the files. If removing them would make the data useless, talk to us about controlled access."),
    ]),
    ("After the deposit", [
        ("How long does it take until my data are published?", "Usually between four and eight weeks. We check that files open, that labels are complete and that no one can be identified, and we will write to you if anything has to be changed."),
        ("Can I set an embargo?", "Yes, for up to twelve months. The catalogue record is visible during this time, but the files cannot be downloaded."),
        ("Can I correct a mistake later?", "Yes. Send us the new file and a note of what has changed. We publish it as a new version, and the earlier one stays on record."),
        ("How will others cite my data?", "Each collection is given a DOI. The suggested citation is shown at the top of its page in the catalogue."),
    ]),
]


@layout(HALF, "faq-loach", "FAQ of a data archive, word processor: title and table of versions, 1. and 1.1 as coloured headings, prose with bullets below, Page 1 of 3 at the foot")
def faq_loach(draw):
    sheet = Sheet(draw.one(["Carlito", "Open Sans", "Liberation Sans"]), 11, margin=2.4)
    ink, items = draw.one(["#1f4e79", "#7030a0", "#006b5b"]), []
    sheet.body += [sheet.p("Depositing research data", size=24, color=ink, after=0.1), sheet.p("Frequently asked questions", size=16, color=ink, after=0.5), sheet.table([["Document", "FAQ for depositors"], ["Version", "3.2"], ["Date", "14 March 2017"], ["Author", "Collections team"]], [3.5, 8.0]), sheet.p("", after=0.2)]
    for n, (head, entries) in enumerate(DEPOSIT, 1):
        keep = 'fo:keep-with-next="always"'
        sheet.body.append(sheet.p(f"{n}.\t{head}", size=16, color=ink, bold=True, before=0.6, after=0.2, left=1.2, first=-1.2, tabs=[1.2], extra=keep))
        for k, (question, answer) in enumerate(entries, 1):
            sheet.body.append(sheet.p(f"{n}.{k}\t{question}", size=13, color=ink, before=0.35, after=0.1, left=1.2, first=-1.2, tabs=[1.2], extra=keep))
            for line in answer.split("\n"):
                bullet = line.startswith("• ")
                sheet.body.append(sheet.p(line.replace("• ", "•\t"), left=1.9 if bullet else 0, first=-0.6 if bullet else 0, tabs=[1.9], after=0.08 if bullet else 0.2))
            items.append(item(question, answer.replace("• ", ""), f"{n}.{k}", kind="faq", section=head))
    sheet.foot = sheet.p("FAQ for depositors v3.2\tPage {page} of {pages}", size=9, tabs=[(sheet.wide, RIGHT)])
    engine, source = sheet.source()
    return Document(engine, source, items)


PHONETICS = [
    ("accent", "A way of pronouncing a language that is typical of a place, a social group or a single speaker. It should not be confused with dialect, which also takes in grammar and vocabulary."),
    ("affricate", "A consonant in which a complete closure is released slowly enough for friction to be heard, as at the beginning of church."),
    ("allophone", "One of the forms that a phoneme takes in different positions. The clear and the dark l of English are allophones."),
    ("alveolar", "Made with the tip or blade of the tongue against the ridge behind the upper teeth."),
    ("aspiration", "A puff of breath that follows the release of a voiceless plosive before the vowel begins."),
    ("assimilation", "A change by which a sound becomes more like its neighbour, for instance when ten bikes is said as tem bikes."),
    ("coda", "The consonant or consonants at the end of a syllable."),
    ("diphthong", "A vowel during which the tongue glides from one position to another within a single syllable."),
    ("elision", "The loss of a sound in connected speech, such as that of the t in next day."),
    ("fricative", "A consonant made by forcing air through a narrow gap, so that it becomes turbulent."),
    ("glottis", "The space between the vocal folds."),
    ("intonation", "The rise and fall of the pitch of the voice over a phrase or a sentence."),
    ("minimal pair", "Two words that differ in one sound only, such as ship and sheep."),
    ("nasal", "A consonant for which the soft palate is lowered and the air leaves through the nose."),
    ("onset", "The part of a syllable that comes before its vowel."),
    ("phoneme", "The smallest unit of sound that can distinguish one word of a language from another."),
    ("plosive", "A consonant made by blocking the air completely and letting it go with a small explosion."),
    ("rhotic", "Said of an accent in which the r is pronounced wherever it is written, as in most of North America."),
    ("schwa", "The short central vowel of unstressed syllables, the commonest vowel of English."),
    ("voicing", "The vibration of the vocal folds during a sound."),
]


@layout(HALF, "glossary-minnow", "glossary of a phonetics textbook, XeLaTeX: small page, bold terms run into justified and hyphenated text with a hanging indent, running heads")
def glossary_minnow(draw):
    terms, items, body = draw.some(PHONETICS, 20), [], ""
    for term, meaning in terms:
        body += rf"{{\hangindent=6mm\noindent\textbf{{{tex(term)}}}\quad {tex(meaning)}\par}}" + "\n"
        items.append(item(term, meaning, kind="definition"))
    engine, source = document(draw, r"\vspace*{18mm}{\huge Glossary\par}\vspace{12mm}" + body, ["libertine", "timesnew", "schoolbook"], (11,), (27, 29), head=r"\fancyhead[L]{\small\itshape Glossary}\fancyhead[R]{\small\thepage}", foot=" ", extra=r"\setcounter{page}{211}\hyphenpenalty=20\lefthyphenmin=2\righthyphenmin=3\tolerance=600", paper="b5paper")
    return Document(engine, source, items)


ECONOMICS = [
    ("Scarcity", "The problem that wants are unlimited while the resources to satisfy them are not."), ("Opportunity cost", "The next best alternative that is given up when a choice is made."), ("Demand", "The quantity of a good that buyers are willing and able to purchase at a given price."), ("Supply", "The quantity of a good that producers are willing and able to sell at a given price."),
    ("Equilibrium price", "The price at which the quantity demanded equals the quantity supplied."), ("Price elasticity of demand", "How strongly the quantity demanded responds to a change in price."), ("Externality", "A cost or benefit of a transaction that falls on somebody who takes no part in it."), ("Monopoly", "A market that is supplied by a single seller."),
    ("Subsidy", "A payment by the government to producers which lowers their costs."), ("Inflation", "A sustained rise in the general level of prices."), ("Unemployment", "The number of people who are able and willing to work but cannot find a job."), ("Gross domestic product (GDP)", "The total value of the goods and services produced in a country in a year."),
    ("Fiscal policy", "The use of government spending and taxation to influence the economy."), ("Monetary policy", "The use of interest rates and the money supply to influence the economy."), ("Tariff", "A tax on goods that are imported."), ("Exchange rate", "The price of one currency in terms of another."),
]


@layout(HALF, "terms-barb", "key terms of an economics teacher, word processor: ruled table Key term, Definition and an empty column to tick, coloured head, unit titles as rows across")
def terms_barb(draw):
    sheet = Sheet(draw.one(["Comic Neue", "Carlito", "Liberation Sans"]), 11, margin=2.0)
    terms, items = ECONOMICS, []
    tint = draw.one(["#d9e2f3", "#e2efd9", "#fbe4d5"])
    rows, fills = [["<b>Key term</b>", "<b>Definition</b>", "<b>Learnt?</b>"]], {0: "#bfbfbf"}
    for place, (term, meaning) in enumerate(terms):
        if place in (0, 9):
            head = "Unit 1 How markets work" if place == 0 else "Unit 2 How the economy works"
            fills[len(rows)] = tint
            rows.append([(f"<b>{head}</b>", 3)])
        rows.append([f"<b>{term}</b>", meaning, ""])
        items.append(item(term, meaning, kind="definition", section=head))
    sheet.body += [sheet.p("Economics – key terms for the end of year test", size=16, bold=True, after=0.15), sheet.p("Cover the middle column and test yourself. Tick the term when you know it.", after=0.3), sheet.table(rows, [4.6, 10.2, 2.2], fills=fills)]
    sheet.head = sheet.p("Mrs Okafor\tYear 10", size=9, tabs=[(sheet.wide, RIGHT)])
    engine, source = sheet.source()
    return Document(engine, source, items)


SWEDISH = [
    ("Bostad", [("en lägenhet, -en, -er", "flat"), ("ett hus, -et, =", "house"), ("ett kök, -et, =", "kitchen"), ("ett sovrum, -met, =", "bedroom"), ("en hyra, -n, hyror", "rent"), ("en granne, -n, grannar", "neighbour"), ("en hiss, -en, -ar", "lift"), ("att flytta, -r, -de, -t", "to move"), ("ljus, -t, -a", "bright, light")]),
    ("Vardag", [("att vakna, -r, -de, -t", "to wake up"), ("att duscha, -r, -de, -t", "to take a shower"), ("att handla, -r, -de, -t", "to shop"), ("en tvättstuga, -n, tvättstugor", "laundry room"), ("ofta", "often"), ("sällan", "seldom"), ("en kvart, -en, -ar", "a quarter of an hour"), ("trött, =, -a", "tired")]),
    ("Väder", [("att regna, -r, -de, -t", "to rain"), ("en snö, -n", "snow"), ("en blåst, -en", "wind"), ("molnig, -t, -a", "cloudy"), ("varm, -t, -a", "warm"), ("en grad, -en, -er", "degree"), ("en årstid, -en, -er", "season")]),
    ("Fraser", [("Hur mår du?", "How are you?"), ("Det gör ingenting.", "It does not matter."), ("Tack för senast!", "Thank you for the last time we met!"), ("Vad kostar den?", "How much does it cost?"), ("Ha det så bra!", "Take care!")]),
]


@layout(HALF, "words-sild", "Swedish words of a course, LaTeX: two columns of the page, topics in coloured type, Swedish with its endings in bold at the left of each column and English at its right, no rules")
def words_sild(draw):
    inner, items = "", []
    for head, words in SWEDISH:
        inner += rf"\par\needspace{{22mm}}\vspace{{4mm}}{{\large\bfseries\textcolor[HTML]{{0A6E8A}}{{{head}}}\par}}\vspace{{1mm}}" + "\n"
        for swedish, english in draw.some(words, 5):
            inner += rf"\noindent\parbox[t]{{0.6\linewidth}}{{\raggedright\textbf{{{tex(swedish)}}}}}\hfill\parbox[t]{{0.37\linewidth}}{{\raggedright {tex(english)}}}\par\vspace{{1mm}}" + "\n"
            items.append(item(swedish, english, kind="vocabulary", section=head))
    body = rf"{{\huge\bfseries Kapitel 6}}\hfill{{\large Ordlista svenska – engelska}}\par\smallskip\hrule\begin{{multicols}}{{2}}{inner}\end{{multicols}}"
    engine, source = document(draw, body, ["noto", "arial", "palatino"], (10,), (18, 21), extra=r"\usepackage{xcolor}\setlength\columnsep{9mm}\setlength\parskip{0pt}", foot=r"\fancyfoot[L]{\small\thepage\quad Ordlista}")
    return Document(engine, source, items)


PORTUGUESE = [
    ("Nos restaurantes", [("a conta", "bill, check"), ("o garçom", "waiter"), ("o cardápio", "menu"), ("a gorjeta", "tip"), ("a sobremesa", "dessert"), ("o prato do dia", "dish of the day")]),
    ("Comidas e bebidas", [("o arroz", "rice"), ("o feijão", "beans"), ("a carne", "meat"), ("o frango", "chicken"), ("o camarão", "shrimp"), ("a alface", "lettuce"), ("o abacaxi", "pineapple"), ("a manga", "mango"), ("o suco de laranja", "orange juice"), ("a cerveja", "beer")]),
    ("Verbos", [("almoçar", "to have lunch"), ("cozinhar", "to cook"), ("experimentar", "to try, to taste"), ("pedir", "to order, to ask for"), ("servir", "to serve")]),
    ("Descrições", [("assado/a", "roasted, baked"), ("doce", "sweet"), ("salgado/a", "salty"), ("vazio/a", "empty")]),
    ("Palavras e expressões úteis", [("Bom apetite!", "Enjoy your meal!"), ("com certeza", "certainly"), ("estar com fome", "to be hungry"), ("Saúde!", "Cheers!")]),
]


@layout(HALF, "words-piranha", "chapter words of a Portuguese course for American colleges, Chromium: VOCABULÁRIO in a coloured bar, two columns of the page, topics in bold small type with a rule, Portuguese in bold and English beside it")
def words_piranha(draw):
    body, items = "<div class=t>VOCABULÁRIO <span>LIÇÃO 7</span></div><div class=c>", []
    for head, words in PORTUGUESE:
        body += f"<div class=g><h3>{head}</h3>"
        for portuguese, english in draw.some(words, 4):
            body += f"<div class=w><b>{portuguese}</b><span>{english}</span></div>"
            items.append(item(portuguese, english, kind="vocabulary", section=head))
        body += "</div>"
    body += "</div>"
    css = ".t { background: #2f7d4f; color: #fff; font-weight: bold; font-size: 150%; padding: 2mm 4mm } .t span { float: right; font-size: 70%; padding-top: 1.2mm } .c { columns: 2; column-gap: 9mm; margin-top: 5mm } .g { break-inside: avoid; margin-bottom: 5mm } h3 { margin: 0 0 1mm; color: #2f7d4f; border-bottom: 1px solid #2f7d4f; font-size: 105% } .w { display: flex; padding: 0.4mm 0 } .w b { width: 50%; flex: none } "
    engine, source = page(draw, body, ["Open Sans", "Lato", "Liberation Sans"], (10, 11), css, language="pt", paper="letter")
    return Document(engine, source, items)


LESSON = [
    ("Nouns", [("きっぷ", "切符", "ticket"), ("えき", "駅", "station"), ("でんしゃ", "電車", "train"), ("かばん", "", "bag"), ("りょこう", "旅行", "travel"), ("やま", "山", "mountain"), ("うみ", "海", "sea"), ("ホテル", "", "hotel"), ("おみやげ", "お土産", "souvenir"), ("しゃしん", "写真", "photograph")]),
    ("い-adjectives", [("たかい", "高い", "expensive; high"), ("やすい", "安い", "inexpensive"), ("いそがしい", "忙しい", "busy"), ("たのしい", "楽しい", "fun"), ("さむい", "寒い", "cold (weather)")]),
    ("う-verbs", [("のる", "乗る", "to ride; to board"), ("およぐ", "泳ぐ", "to swim"), ("とる", "撮る", "to take (a picture)"), ("まつ", "待つ", "to wait"), ("あるく", "歩く", "to walk")]),
    ("る-verbs", [("でかける", "出かける", "to go out"), ("おりる", "降りる", "to get off")]),
    ("Adverbs and other expressions", [("いっしょに", "一緒に", "together"), ("すぐに", "", "right away"), ("ちょっと", "", "a little")]),
]


@layout(HALF, "words-koi", "vocabulary of a lesson of Japanese for colleges, Typst: heading with Japanese and English title, word classes as underlined heads, kana, kanji and English in three columns without rules, asterisks before some words and a note at the foot")
def words_koi(draw):
    items, body = [], ""
    lesson = [(head, draw.some(words, 7 if head == "Nouns" else 4)) for head, words in LESSON]
    star = set(draw.random.sample([kana for _, words in lesson for kana, _, _ in words], 7))
    for head, words in lesson:
        cells = ""
        for kana, kanji, english in words:
            mark = "\\*" if kana in star else ""
            cells += f"[{mark}],[{kana}],[{kanji}],[{english}],\n"
            items.append(item(kana, english, kind="vocabulary", section=head))
        body += f"#block(above: 1.4em, below: 0.7em, sticky: true)[#underline(offset: 3pt)[*{head}*]]\n#grid(columns: (4mm, 44mm, 34mm, 1fr), row-gutter: 0.75em, {cells})\n"
    latin = draw.one(["Libertinus Serif", "Noto Serif", "Liberation Serif"])
    source = f"""#set page(paper: "jis-b5", margin: (x: 20mm, y: 18mm), footer: [#text(8pt)[\\* Words that appear in the dialogue #h(1fr) 第5課 ◂ 133]])
#set text(font: ("{latin}", "Noto Sans CJK JP"), size: {draw.one([10, 10.5])}pt, lang: "en")
#align(center)[#text(9pt)[L E S S O N #h(2mm) 5] \\ #text(16pt)[*単語*] \\ #text(11pt)[V o c a b u l a r y]]
{body}
"""
    return Document("typst", source, items)


AUSTRALIA = [
    ("Australia and its people", [
        ("What do Australians remember on Anzac Day?", "The soldiers who landed at Gallipoli and all who served in war", ["The arrival of the first free settlers", "The opening of Parliament House"]),
        ("What are the colours of the Australian Aboriginal flag?", "Black, red and yellow", ["Blue, white and green", "Green, white and black"]),
        ("What happened in Australia on 1 January 1901?", "The colonies were joined in a federation", ["The First Fleet arrived", "Women were given the right to vote"]),
        ("What is the capital city of Australia?", "Canberra", ["Sydney", "Melbourne"]),
        ("Which official symbol shows a kangaroo and an emu?", "The Commonwealth Coat of Arms", ["The national flag", "The national anthem"]),
    ]),
    ("Australia’s democratic beliefs, rights and liberties", [
        ("Which of these is a responsibility of Australian citizens aged 18 years or over?", "To vote in elections", ["To attend church", "To join a political party"]),
        ("Which statement about freedom of speech is correct?", "People may criticise the government peacefully", ["Only members of parliament may speak about politics", "Newspapers must be approved by the government"]),
        ("What does it mean that everyone is equal before the law?", "Nobody is above the law, whatever their position", ["Judges may choose which laws they follow", "Visitors need not obey Australian laws"]),
    ]),
    ("Government and the law in Australia", [
        ("What is the name of the document that sets out the basic rules for the government of Australia?", "The Australian Constitution", ["The Australian Citizenship Act", "The Crimes Act"]),
        ("How can the Constitution be changed?", "By a vote of the people in a referendum", ["By an order of the Prime Minister", "By a decision of the High Court"]),
        ("What are the two houses of the Australian Parliament?", "The Senate and the House of Representatives", ["The Cabinet and the High Court", "The House of Lords and the House of Commons"]),
        ("Who maintains peace and order in Australia?", "The police", ["The courts", "The Governor-General"]),
    ]),
]


@layout(HALF, "civics-barramundi", "practice test of a citizenship booklet in Australia, Chromium: parts as coloured heads, numbers that run on in bold, options a. to c. below each other; Answer key with number and letter on the last page")
def civics_barramundi(draw):
    body, items, key, n = "<h1>Practice test questions</h1><p>Try these questions when you have finished the testable section of the booklet. The answers are on the last page.</p>", [], [], 0
    for head, entries in AUSTRALIA:
        body += f"<h2>{head}</h2>"
        for question, right, wrong in entries:
            n += 1
            options, place = turned(draw, right, wrong)
            body += f"<div class=q><p><b>{n}.</b> <b>{web(question)}</b></p>" + "".join(f"<p class=o>{letter}. {web(text)}</p>" for letter, text in zip("abc", options)) + "</div>"
            key.append((n, "abc"[place]))
            items.append(item(question, right, str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[place], section=head))
    body += "<div class=k><h2>Answer key to practice questions</h2><table>" + "".join("<tr>" + "".join(f"<td>{m}. {x}</td>" for m, x in key[r::4]) + "</tr>" for r in range(4)) + "</table></div>"
    css = "h1, h2 { color: #00558c } h1 { font-size: 190% } h2 { font-size: 125%; margin: 8mm 0 3mm; break-after: avoid } .q { break-inside: avoid; margin: 4mm 0 } .q p { margin: 0.8mm 0 } .q .o { padding-left: 7mm } .k { break-before: page } td { padding: 1.5mm 14mm 1.5mm 0 }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Roboto"], (11,), css)
    return Document(engine, source, items)


ONTARIO = [
    ("Government of the Province", [
        ("What is the capital city of Ontario?", ["Toronto"]), ("Where does the Legislative Assembly of Ontario meet?", ["Queen’s Park"]), ("What are the members of the Legislative Assembly called?", ["MPPs", "Members of Provincial Parliament"]),
        ("Who represents the Crown in Ontario?", ["the Lieutenant Governor"]), ("Name one responsibility that belongs to the province.", ["education", "health care", "highways", "natural resources"]), ("What are the three levels of government?", ["federal", "provincial", "municipal (local)"]),
        ("How old do you have to be to vote in a provincial election?", ["18"]),
    ]),
    ("History and Symbols", [
        ("In what year did Ontario join Confederation?", ["1867"]), ("Who were the Loyalists?", ["people who left the American colonies because they stayed loyal to the King"]), ("What is the flower of the province?", ["the white trillium"]), ("What bird is an emblem of the province?", ["the loon"]),
    ]),
    ("Land and Economy", [
        ("Which provinces share a border with Ontario?", ["Manitoba", "Quebec"]), ("Name one of the Great Lakes that touch Ontario.", ["Superior", "Huron", "Erie", "Ontario"]), ("What does the Welland Canal connect?", ["Lake Erie and Lake Ontario"]), ("Name two things that are mined in the north of Ontario.", ["nickel", "gold", "copper"]),
    ]),
]


@layout(HALF, "civics-char", "study questions of a Canadian library about a province, word processor: title with a rule, heads A. B. C., numbers that run on in bold, answers as bullets set in below")
def civics_char(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Carlito", "Caladea"]), 12, country="CA", paper=(21.59, 27.94), margin=2.4)
    sheet.body += [sheet.p("Citizenship Class: Questions about Your Region", size=17, bold=True, after=0.1, extra='fo:border-bottom="1pt solid #000000" fo:padding-bottom="0.1cm"'), sheet.p("Some questions have more than one correct answer. In that case all of them are shown here, and you may give any of them unless you are asked for more.", before=0.2, after=0.3)]
    items, n, sign = [], 0, draw.one(["•", "–", "▪"])
    for letter, (head, entries) in zip("ABC", ONTARIO):
        sheet.body.append(sheet.p(f"{letter}.  {head}", size=14, bold=True, before=0.4, after=0.15, extra='fo:keep-with-next="always"'))
        for question, answers in entries:
            n += 1
            sheet.body.append(sheet.p(f"<b>{n}.\t{question}</b>", left=1.0, first=-1.0, tabs=[1.0], before=0.2, after=0.05, extra='fo:keep-with-next="always"'))
            sheet.body += [sheet.p(f"{sign}\t{answer}", left=1.7, first=-0.6, tabs=[1.7], after=0.02) for answer in answers]
            items.append(item(question, "\n".join(answers), str(n), section=head))
    sheet.foot = sheet.p("Library Settlement Services · revised May 2012\t{page}", size=9, tabs=[(sheet.wide, RIGHT)])
    engine, source = sheet.source()
    return Document(engine, source, items)


LOGS = [
    ("write the equation in logarithmic form.", [("5² = 25", "log₅ 25 = 2"), ("10⁻³ = 0.001", "log 0.001 = −3"), ("4³ = 64", "log₄ 64 = 3"), ("3⁴ = 81", "log₃ 81 = 4"), ("2⁻⁵ = 1/32", "log₂ (1/32) = −5"), ("7⁰ = 1", "log₇ 1 = 0")]),
    ("evaluate the logarithm without a calculator.", [("log₂ 16", "4"), ("log₃ 27", "3"), ("log 1000", "3"), ("log₆ 36", "2"), ("log₅ 1", "0"), ("log₉ 3", "1/2")]),
    ("solve for x.", [("log₃ x = 4", "81"), ("log x = −2", "0.01"), ("log₂ (x + 1) = 5", "31"), ("log₇ x = 0", "1"), ("log₄ (x − 3) = 2", "19"), ("log x + log 5 = 1", "2")]),
]
LOG_WORDS = [
    ("The loudness of a sound in decibels is 10 log R, where R is its intensity divided by that of the faintest sound that can be heard. Find the loudness of a street where R = 10⁸.", "80 decibels"),
    ("The number of bacteria in a dish doubles every 3 hours. Write a formula for the number after t hours if there are 500 at first.", None),
]


def shown(text):
    """The text for LaTeX with its variables in italics."""
    return re.sub(r"\b([xRt])\b", r"$\1$", tex(text))


@layout(HALF, "exercises-bass", "exercises of a precalculus book, pdfLaTeX: bar with the section number, two columns, In Exercises 1–6 as instruction, short items two a row, applications at the end; answers to odd numbers behind in small type")
def exercises_bass(draw):
    inner, items, answers, n = "", [], [], 0
    for lead, entries in LOGS:
        said = f"In Exercises {n + 1}–{n + len(entries)}, {lead}"
        inner += rf"\par\medskip\needspace{{20mm}}\textit{{{shown(said)}}}\par\smallskip "
        cells = []
        for question, answer in entries:
            n += 1
            cells.append(rf"\makebox[0.48\linewidth][l]{{\makebox[8mm][l]{{\textbf{{{n}.}}}}{shown(question)}}}")
            odd = n % 2 == 1
            answers += [rf"\mbox{{\textbf{{{n}.}} {shown(answer)}}}"] if odd else []
            items.append(item(question, answer if odd else None, str(n), stem=said, kind="numeric" if "evaluate" in lead else "short", section="Exercises 4.2"))
        inner += "".join(cells[k] + cells[k + 1] + r"\par\vspace{1.5mm}" for k in range(0, len(cells), 2)) + "\n"
    inner += r"\par\medskip{\bfseries Applications}\par\smallskip "
    for question, answer in LOG_WORDS:
        n += 1
        inner += rf"\lab{{0mm}}{{8mm}}{{\textbf{{{n}.}}}}{{{shown(question)}}}\vspace{{1mm}}" + "\n"
        answers += [rf"\textbf{{{n}.}} {shown(answer)}"] if n % 2 else []
        items.append(item(question, answer if n % 2 else None, str(n), section="Exercises 4.2", kind="numeric" if answer else "short"))
    body = (
        r"\colorbox{black!75}{\parbox{\dimexpr\linewidth-2\fboxsep}{\color{white}\large\bfseries\rule[-1.5mm]{0pt}{6mm}EXERCISES 4.2}}\par\medskip\begin{multicols}{2}\raggedright " + inner
        + r"\end{multicols}\newpage{\Large\bfseries Answers to Odd-Numbered Exercises}\par\smallskip\hrule\medskip{\small\raggedright\textbf{Exercises 4.2 (page 312)}\par\smallskip " + r"\quad ".join(answers) + r"\par}"
    )
    engine, source = document(draw, body, ["times", "cm"], (10,), (19, 22), head=r"\fancyhead[L]{\small\textbf{\thepage}}\fancyhead[R]{\small Section 4.2\quad Logarithmic Functions}", foot=" ", extra=r"\usepackage{xcolor}\setlength\columnsep{9mm}\setcounter{page}{312}", paper="letterpaper")
    return Document(engine, source, items)


LAB_RULES = [
    ("General conduct", ["Follow all written and spoken instructions. If you do not understand a direction, speak to your teacher before you go on.", "Never work alone. No student may enter the laboratory unless a teacher is present.", "Do not touch equipment or chemicals until you have been told to begin.", "Eating, drinking and chewing gum are forbidden at all times."]),
    ("Clothing", ["Safety goggles have to be worn whenever chemicals, glassware or heat are used. There are no exceptions to this rule.", "Tie back long hair. Remove scarves and hanging jewelry.", "Shoes must cover the whole foot. Sandals are not allowed on days with laboratory work."]),
    ("Chemicals and glassware", ["Read the label twice before you take anything from a bottle.", "Never return unused chemicals to their containers.", "When you dilute an acid, add the acid slowly to the water and never the water to the acid.", "Report broken glass at once. Do not pick it up with bare hands."]),
    ("Accidents", ["If a chemical splashes into your eyes, rinse them at the eyewash for at least 15 minutes.", "Know where the fire blanket, the extinguisher and the shower are.", "Tell the teacher about every accident, no matter how small it seems."]),
]


@layout(HALF, "notes-whiting", "laboratory rules of an American school to be signed, word processor: purpose, heads, numbers that run on, agreement with lines for signatures; nothing asked")
def notes_whiting(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Liberation Sans", "Caladea"]), 11, country="US", paper=(21.59, 27.94), margin=2.54)
    sheet.body += [sheet.p("Chemistry Laboratory Safety Rules", align="center", size=18, bold=True, after=0.1), sheet.p("Lakeview High School · Science Department", align="center", after=0.4), sheet.p("<b>Purpose.</b> Chemistry is a hands-on class. The rules below protect you and everyone around you. A copy signed by you and by a parent or guardian must be on file before you may take part.", after=0.3)]
    n = 0
    for head, rules in LAB_RULES:
        sheet.body.append(sheet.p(head.upper(), bold=True, before=0.25, after=0.1, extra='fo:keep-with-next="always"'))
        for rule in rules:
            n += 1
            sheet.body.append(sheet.p(f"{n}.\t{rule}", left=0.9, first=-0.9, tabs=[0.9], after=0.08))
    line = 'style:type="right" style:leader-style="solid" style:leader-text="_"'
    sheet.body += [sheet.p("AGREEMENT", bold=True, before=0.5, after=0.1), sheet.p("I have read these rules and agree to follow them. I understand that I may be removed from the laboratory if I do not.", after=0.6)]
    sheet.body += [sheet.p(f"{who}\t   Date\t", tabs=[(11.5, line), (sheet.wide, line)], after=0.6) for who in ("Student signature ", "Parent or guardian signature ")]
    engine, source = sheet.source()
    return Document(engine, source, [])
