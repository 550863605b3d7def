"""The ninetieth: the other half of the documents that the dice of batch 89 took."""

import pathlib
import tempfile

import engines  # noqa: F401  (registers latex and typst)
import produce
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from pages import locate, texts
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"


def locate_behind(engine, source, items, contents):
    """Sets the pages of items whose words stand on the pages of contents in front, too."""
    with tempfile.TemporaryDirectory() as folder:
        target = pathlib.Path(folder) / "contents.pdf"
        produce.produce(engine, source, target)
        locate(items, [("", "", "")] * contents + texts(target)[contents:])


# 19 Multiple-choice cloze

PENCIL = [
    ("The pencil is so ordinary that we {} notice it.", None, None),
    ("In the 1560s, it is said, a storm in the north of England uprooted a tree and laid bare a black substance that shepherds used to mark their sheep.", None, None),
    ("It soon turned {} that the substance, now known as graphite, was excellent for writing.", ["up", "out", "over", "down"], 1),
    ("It was so soft, however, that it had to be wrapped in string to prevent it {} breaking.", ["of", "against", "from", "by"], 2),
    ("Before long, craftsmen in Germany {} up with the idea of gluing it between two strips of wood.", ["came", "got", "put", "caught"], 0),
    ("When war cut France off from English graphite, an officer was given the {} of finding a substitute.", ["work", "job", "effort", "labour"], 1),
    ("He mixed powdered graphite with clay, a method which is still in {} today.", ["use", "duty", "force", "place"], 0),
    ("{} on how much clay is added, the line may be pale or dark.", ["Relying", "Depending", "Resting", "According"], 1),
    ("A single pencil can draw a line about fifty kilometres {}.", ["far", "away", "wide", "long"], 3),
    ("No other writing tool offers such good {} for money.", ["price", "cost", "value", "worth"], 2),
]


@layout(HALF, "cloze-stratus", "multiple-choice cloze passage of an English examination, options in rows below, key at the end")
def cloze_stratus(draw):
    text, table, key, items, n = "", "", [], [], 0
    for place, (sentence, options, right) in enumerate(PENCIL):
        if options is None:
            text += " " + web(sentence).format("<b>(0)</b> <u>&nbsp;&nbsp;<i>hardly</i>&nbsp;&nbsp;</u>")
            continue
        n += 1
        if n in (4, 7):
            text += "</p><p>"
        text += " " + web(sentence).format(f"<b>({n})</b>&nbsp;.................")
        table += f"<tr><td><b>{n}</b>" + "".join(f"<td><b>{letter}</b><td class=w>{word}" for letter, word in zip("ABCD", options)) + "</tr>"
        key.append(f"<b>{n}</b> {'ABCD'[right]}")
        items.append(item(sentence.format(f"({n}) ................."), options[right], str(n), None, choices("ABCD", options), kind="gap", answer_label="ABCD"[right]))
    body = f"<div class=h>Test 3 <span>Reading and Use of English</span></div><h2>Part 1</h2><p>For questions <b>1–8</b>, read the text below and decide which answer (<b>A</b>, <b>B</b>, <b>C</b> or <b>D</b>) best fits each gap. There is an example at the beginning (<b>0</b>).</p><p class=e>Example:</p><table><tr><td><b>0</b><td><b>A</b><td class=w>scarce<td><b>B</b><td class=w>merely<td><b>C</b><td class=w>hardly<td><b>D</b><td class=w>nearly</tr></table><div class=t><h3>A tool that lasts</h3><p>{text}</p></div><table>{table}</table><p class=k>Key to Part 1: {' &ensp; '.join(key)}</p>"
    css = ".h { font-weight: bold; font-size: 120%; border-bottom: 3px solid #555 } .h span { float: right } h3 { text-align: center; margin: 0 } .t { border: 1px solid #333; padding: 4mm 6mm; margin: 4mm 1mm; text-align: justify; line-height: 1.6 } .e { margin: 2mm 0 } td { padding: 1mm 2mm } td:first-child { padding-right: 6mm } .w { width: 32mm } .k { font-size: 80%; margin-top: 14mm; text-align: right }"
    engine, source = page(draw, body, ["Liberation Serif", "Liberation Sans", "Noto Serif"], (11,), css)
    return Document(engine, source, items)


# 21 Explorers

EXPLORERS = [
    ("Reached the Bahamas in 1492 while looking for a sea route to Asia", "Christopher Columbus"),
    ("Sailed around Africa and reached India in 1498", "Vasco da Gama"),
    ("Led the fleet of which one ship was the first to sail around the world", "Ferdinand Magellan"),
    ("Conquered the Aztec Empire", "Hernán Cortés"),
    ("Conquered the Inca Empire", "Francisco Pizarro"),
    ("Crossed the Isthmus of Panama and saw the Pacific Ocean in 1513", "Vasco Núñez de Balboa"),
    ("Explored the St. Lawrence River and claimed the land for France", "Jacques Cartier"),
    ("Founded Quebec in 1608", "Samuel de Champlain"),
    ("Sailed up a river in New York for the Dutch in 1609", "Henry Hudson"),
    ("Landed in Florida in 1513 and gave it its name", "Juan Ponce de León"),
    ("Was the first European to reach the Mississippi by land from Florida, in 1541", "Hernando de Soto"),
    ("First rounded the Cape of Good Hope, in 1488", "Bartolomeu Dias"),
]


@layout(HALF, "matching-chinook", "matching of two columns with key, blanks before the numbers")
def matching_chinook(draw):
    pairs = draw.some(EXPLORERS, 10)
    names = draw.mixed([name for _, name in pairs])
    letters = "ABCDEFGHIJ"
    listed, items = choices(letters, names), []
    left, right, key = "", "", []
    for n, (deed, name) in enumerate(pairs, 1):
        label = letters[names.index(name)]
        left += rf"\lab{{0pt}}{{21mm}}{{\rule{{11mm}}{{0.4pt}}\enspace {n}.}}{{{tex(deed)}}}\vspace{{3.5mm}}" + "\n"
        key.append(f"{n}. {label}")
        items.append(item(deed, name, str(n), None, listed, kind="match", answer_label=label))
    for letter, name in zip(letters, names):
        right += rf"\lab{{0pt}}{{8mm}}{{{letter}.}}{{{tex(name)}}}\vspace{{3.5mm}}" + "\n"
    keys = r"\quad ".join(key)
    body = rf"Name: \rule{{65mm}}{{0.4pt}}\hfill Period: \rule{{15mm}}{{0.4pt}}\hfill Score: \rule{{12mm}}{{0.4pt}}/10\par\bigskip\begin{{center}}{{\Large\bfseries The Age of Exploration}}\par Matching Quiz\end{{center}}\textbf{{Directions:}} Write the letter of the explorer on the line before the correct description. Each explorer is used once.\par\bigskip\begin{{minipage}}[t]{{0.6\linewidth}}\raggedright {left}\end{{minipage}}\hfill\begin{{minipage}}[t]{{0.34\linewidth}}\raggedright {right}\end{{minipage}}\vfill{{\footnotesize\textbf{{Answer key}}\quad {keys}\par}}"
    engine, source = document(draw, body, ["timesnew", "noto", "libertine"], (11, 12), (20, 25), foot="", paper="letterpaper")
    return Document(engine, source, items)


# 22 Organelles

CELULA = [("Núcleo", "Contiene el material genético y dirige la actividad de la célula."), ("Mitocondria", "Produce energía mediante la respiración celular."), ("Cloroplasto", "Realiza la fotosíntesis en las células vegetales."), ("Ribosoma", "Fabrica las proteínas."), ("Vacuola", "Almacena agua y otras sustancias."), ("Membrana plasmática", "Regula el paso de sustancias entre la célula y el exterior.")]
TEJIDOS = [("Tejido óseo", "Sostiene el cuerpo y protege los órganos."), ("Tejido muscular", "Se contrae y permite el movimiento."), ("Tejido nervioso", "Transmite los impulsos."), ("Tejido epitelial", "Recubre las superficies del cuerpo."), ("Sangre", "Transporta oxígeno y nutrientes.")]


@layout(HALF, "relaciona-levante", "Spanish biology exercises, matching of two columns with key")
def relaciona_levante(draw):
    body, items, keys = "<div class=u><b>2</b> La célula y los tejidos</div><h2>Actividades de refuerzo</h2>", [], ""
    sets = [("Relaciona cada orgánulo con su función.", draw.some(CELULA, 6)), ("Une cada tejido con la función que realiza.", draw.some(TEJIDOS, 5))]
    for place, (task, pairs) in enumerate(sets, 1):
        ends = draw.mixed([b for _, b in pairs])
        letters = "abcdef"[: len(pairs)]
        listed = choices(letters, ends)
        body += f"<p class=t><b>{place}.</b> {task}</p><table>"
        solved = []
        for n, (a, b) in enumerate(pairs, 1):
            body += f"<tr><td class=l>{n}. {a}<td class=d>•<td class=d>•<td>{letters[n - 1]}) {ends[n - 1]}</tr>"
            label = letters[ends.index(b)]
            solved.append(f"{n}–{label}")
            items.append(item(a, b, str(n), None, listed, kind="match", answer_label=label, section=f"{place}. {task}"))
        body += "</table>"
        keys += f"<p><b>Actividad {place}:</b> {', '.join(solved)}.</p>"
    body += f"<div class=s><h3>Soluciones</h3>{keys}</div>"
    css = ".u { color: #2a7d3c; border-bottom: 2px solid #2a7d3c; font-size: 125% } .u b { background: #2a7d3c; color: #fff; padding: 0 3mm; margin-right: 2mm } .t { margin-top: 8mm } td { padding: 2mm 2mm; vertical-align: top } .l { width: 48mm } .d { width: 9mm; text-align: center; color: #2a7d3c } .s { margin-top: 15mm; background: #eef5ee; padding: 2mm 5mm } h3 { margin: 1mm 0 }"
    engine, source = page(draw, body, ["Carlito", "Roboto", "Liberation Sans"], (11, 12), css, language="es")
    return Document(engine, source, items)


# 24 Lawns

LAWNS = [
    ("How short should I mow my lawn?", ["Most cool-season grasses do best at 3 inches. Never remove more than one third of the blade at one time."]),
    ("Should I bag the clippings?", ["No. Clippings decompose quickly and return nitrogen to the soil. They do not cause thatch."]),
    ("When is the best time to seed?", ["Late August to mid-September. The soil is still warm, the nights are cool, and few weeds germinate at that season."]),
    ("My lawn has mushrooms after every rain. Are they harmful?", ["They are not. Mushrooms feed on dead wood in the soil, often the roots of a tree that was cut down years ago.", "Pick them if small children or dogs use the lawn, since some kinds are poisonous."]),
    ("How much water does a lawn need?", ["About one inch a week, including rain. Set out a few tuna cans while the sprinkler runs to see how long that takes."]),
    ("What are the brown, doughnut-shaped patches that appear in spring?", ["This is likely to be necrotic ring spot, a fungus that attacks the roots. Reseed the patches with perennial ryegrass, which resists it."]),
    ("Do I have to add lime every year?", ["Only a soil test can tell. Lime is needed where the pH is below 6.0. Too much of it makes iron unavailable to the grass."]),
    ("How do I get rid of moss?", ["Raking removes it for a season. To keep it away, change what favors it: shade, compacted soil, and poor drainage."]),
    ("Is it safe to fertilize in November?", ["Yes, as long as the ground is not frozen. A late application feeds the roots and gives an early green-up in spring."]),
    ("What is crabgrass, and why does it come back?", ["Crabgrass is an annual that dies with the first frost but leaves thousands of seeds behind. A dense lawn mowed high shades them out."]),
]


@layout(HALF, "pairs-dew", "Q: and A: pairs of an extension service, groff")
def pairs_dew(draw):
    asked, items = draw.some(LAWNS, 10), []
    lines = [".ds LF \\s-2Home Garden Fact Sheet 2.14\\s0", ".ds RF \\s-2Page \\\\n(PN\\s0", ".ds CF", ".LP", "\\s+6\\fBYour Lawn: Questions and Answers\\fP\\s0", ".sp 0.3", "\\fIMaster Gardener Hotline, Tamarack County Extension\\fP", ".sp 0.5", "Every spring our volunteers answer hundreds of calls about lawns. These are the questions that they hear most often.", ".sp 0.5"]
    for question, answer in asked:
        lines += [".ne 5", ".IP \\fBQ:\\fP 4n", f"\\fB{plain(question)}\\fP", ".IP A: 4n", plain(answer[0])]
        for more in answer[1:]:
            lines += [".IP \"\" 4n", plain(more)]
        lines += [".sp 0.4"]
        items.append(item(question, "\n".join(answer), kind="faq"))
    lines += [".LP", "\\s-1For a soil test kit, call the office on weekdays from 9 to 4.\\s0"]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "N"))
    return Document(engine, source, items)


# 25 FAQ of a program

TURNIP = [
    ("General", [
        ("What is Turnip?", ["Turnip is a program that draws up duty rosters for small groups such as crews of volunteers, choirs and kitchens. It reads a plain text file that says who can work when, and prints a roster in which nobody is overworked.", "It is free software. You may use, change and pass on the program under the terms of its licence, which is in the file COPYING."]),
        ("Where does the name come from?", ["From “turn” and from the vegetable that one of the authors was peeling when the first roster of his kitchen broke down."]),
        ("Which systems does it run on?", ["Turnip needs a C compiler and nothing else. It is tested on Linux, on the BSDs and on macOS. There is no graphical interface and none is planned."]),
        ("How can I report a bug?", ["Send the file of the roster, the command that you typed and the whole output to the mailing list. Please remove the names of your people first: the list is archived in public."]),
    ]),
    ("Writing the file", [
        ("How do I say that somebody is away?", ["Write the word “away” with the first and the last day below the person’s name:", "!away 2016-07-04 2016-07-17", "Both days belong to the absence. Several lines of this kind may follow each other."]),
        ("Can two people always work together?", ["Yes. Put their names on one line that begins with “pair”. Turnip then treats them as one person who fills two places. If one of them is away, so is the other."]),
        ("Why are my umlauts printed as question marks?", ["The file must be encoded in UTF-8. Old editors write Latin-1 unless they are told otherwise. Convert the file once with iconv and set your editor to UTF-8 for good."]),
        ("Is there a limit to the number of people?", ["There is none in the program, but the time that it takes grows quickly. With forty people and three months you should expect to wait about a minute."]),
    ]),
    ("Reading the roster", [
        ("What does a star behind a name mean?", ["The person has been given a turn on a day that the file calls inconvenient, since no other solution was found. Stars are counted, and whoever has many of them is spared in the next roster."]),
        ("Why do I get another roster each time?", ["Among solutions that are equally good one is drawn by lot. If you want the same roster again, give the number that is printed at its foot to the option --seed."]),
        ("Can I change the roster by hand?", ["You can, but Turnip will not know of it. It is better to fix the turn in the file with a line that begins with “must” and to run the program again."]),
        ("What does “no roster exists” mean?", ["Your conditions contradict each other. Turnip names the first day for which it could not find anybody. Most often too many people are away in the same week."]),
    ]),
]


@layout(HALF, "faq-nimbus", "FAQ with section numbers, prose answers over pages, contents in front")
def faq_nimbus(draw):
    body, items, contents = "", [], ""
    for place, (head, entries) in enumerate(TURNIP, 1):
        contents += rf"\medskip\textbf{{{place}\quad {head}}}\par "
        body += rf"\needspace{{3cm}}\vspace{{7mm}}{{\Large\bfseries {place}\quad {head}\par}}\vspace{{1mm}}"
        for n, (question, answer) in enumerate(entries, 1):
            number = f"{place}.{n}"
            contents += rf"\hspace*{{7mm}}\makebox[10mm][l]{{{number}}}{tex(question)} \dotfill\ \pageref{{q{number}}}\par "
            shown = ""
            for text in answer:
                shown += rf"\par\hspace*{{8mm}}\texttt{{{tex(text[1:])}}}\par " if text[0] == "!" else tex(text) + r"\par "
            body += rf"\needspace{{2cm}}\vspace{{4mm}}{{\large\bfseries\label{{q{number}}}\makebox[10mm][l]{{{number}}}{tex(question)}\par}}\nopagebreak {shown.replace('--', '-{}-')}" + "\n"
            items.append(item(question, "\n".join(text.lstrip("!") for text in answer), number, kind="faq"))
    body = rf"\begin{{center}}{{\LARGE Turnip: Frequently Asked Questions}}\par\medskip The Turnip authors\par\medskip Version 1.{draw.random.randint(2, 8)}, 12 March 2016\end{{center}}\vspace{{5mm}}{{\Large\bfseries Contents\par}}{contents}\newpage {body}"
    engine, source = document(draw, body, ["cm", "lm", "palatino"], (11,), (28, 34))
    locate_behind(engine, source, items, 1)
    return Document(engine, source, items)


# 27 Statistics

STATISTICS = [
    ("Bar graph", "a graph in which the height of each bar shows how often a category occurs"), ("Bias", "a systematic tendency of a sample or a method to give results that differ from the truth in one direction"),
    ("Census", "a collection of data from every member of a population"), ("Cluster sampling", "a method in which the population is divided into groups, some groups are chosen at random, and every member of these groups is included"),
    ("Confounding variable", "a variable that is related to both the explanatory and the response variable, so that the effect of one cannot be told from that of the other"), ("Continuous data", "data that can take any value within an interval, such as lengths and times"),
    ("Control group", "the group in an experiment that receives no treatment or a placebo"), ("Discrete data", "data that can take only separate values, usually because they are counted"), ("Double-blind experiment", "an experiment in which neither the subjects nor those who work with them know who receives the treatment"),
    ("Interquartile range", "the distance between the third and the first quartile; it spans the middle half of the data"), ("Margin of error", "half the width of a confidence interval"), ("Mean", "the sum of all values divided by their number"),
    ("Median", "the value in the middle of ordered data; with an even number of values, the mean of the two in the middle"), ("Mode", "the value that occurs most often"), ("Outlier", "an observation that lies far from the rest of the data"),
    ("Parameter", "a number that describes a population"), ("Placebo", "a treatment without an active ingredient that cannot be told from the real one"), ("Sampling error", "the difference between a statistic and the parameter that it estimates which is due to chance alone"), ("Standard deviation", "a measure of how far values typically lie from their mean; it is the square root of the variance"),
]


@layout(HALF, "glossary-isobar", "glossary of an open textbook with bold run-in terms, hanging and hyphenated")
def glossary_isobar(draw):
    entries = draw.some(STATISTICS, 18)
    inner = "".join(rf"{{\hangindent=9mm\hangafter=1\noindent\textbf{{{tex(term)}}}\quad {tex(meaning)}\par}}\vspace{{2.5mm}}" + "\n" for term, meaning in entries)
    body = rf"{{\sffamily\bfseries\Huge Key Terms\par}}\vspace{{2mm}}\hrule\vspace{{8mm}}{inner}"
    number = draw.random.randint(1, 3)
    head = rf"\fancyhead[L]{{\small Chapter {number} $\vert$ Sampling and Data}}\fancyhead[R]{{\small {40 + number}}}"
    engine, source = document(draw, body, ["palatino", "times", "libertine"], (11, 12), (34, 42), head=head, foot=r"\footnotesize This book is free to read, copy and adapt.", extra=r"\hyphenpenalty=20", paper="letterpaper")
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in entries])


# 30 Insurance

POLICY = [
    ("Accidental damage", "Sudden and unexpected physical damage which was not caused on purpose."), ("Buildings", "The structure of your home, its permanent fixtures, garages, sheds, drives, walls, gates and fences."), ("Contents", "Household goods and personal belongings in your home which you own or are legally responsible for."), ("Endorsement", "A change to the terms of this policy which is shown on your schedule."), ("Excess", "The first part of any claim, which you must pay."),
    ("Heave", "Upward movement of the ground beneath the buildings as a result of the soil expanding."), ("Home", "The private dwelling at the address shown on your schedule."), ("Landslip", "Downward movement of sloping ground."), ("Money", "Cash, cheques, postal orders, gift vouchers and travel tickets, all held for private use."), ("Period of insurance", "The time for which this policy is in force and for which you have paid, or agreed to pay, the premium."),
    ("Settlement", "Downward movement of the ground as a result of the soil being compressed by the weight of the buildings within ten years of construction."), ("Subsidence", "Downward movement of the ground beneath the buildings other than by settlement."), ("Unoccupied", "Not lived in by you or a person authorised by you for more than 60 days in a row."), ("Valuables", "Jewellery, watches, furs, pictures, collections of stamps or coins, and articles of gold, silver or other precious metal."), ("We, us, our", "Marlhouse Mutual Insurance Limited."), ("You, your", "The person or persons named as the policyholder on the schedule."),
]


@layout(HALF, "definitions-hail", "definition table of an insurance policy, word processor")
def definitions_hail(draw):
    entries = draw.some(POLICY, 15)
    body = paragraph(run("Definitions"), "Title") + paragraph(run("Wherever the following words appear in bold in this policy, they will have the meanings shown below. Words in the singular include the plural."), "Body") + paragraph(run(" "), "Inside")
    rows = [(run("Word or phrase", "B"), run("Meaning", "B"))] + [(run(term, "B"), run(meaning)) for term, meaning in entries]
    body += office_table(rows, [4.6, 12.0], draw.one(["Cell", "Line2"]))
    body += paragraph(run("Section 1 – Buildings"), "Head") + paragraph(run("We will pay for loss of or damage to your buildings caused by the events listed on page 9, up to the limit shown on your schedule. We will not pay the excess."), "Body")
    styles = '<style:style style:name="Line2" style:family="table-cell"><style:table-cell-properties fo:border-bottom="0.5pt solid #777777" fo:padding="0.14cm"/></style:style>'
    engine, source = office(draw, body, ["Carlito", "Liberation Sans"], (11,), margin=2.2, head="Marlhouse Home Insurance – Policy booklet", styles=styles)
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in entries])


# 31 French words

VOLETS = [
    ("Au marché", [("le marché", "der Markt", "Le marché est sur la place."), ("une pomme", "ein Apfel", "Je voudrais un kilo de pommes."), ("un légume", "ein Gemüse", ""), ("frais, fraîche", "frisch", "Le poisson est très frais."), ("coûter", "kosten", "Combien coûtent les cerises ?"), ("payer qc", "etw. bezahlen", ""), ("cher, chère", "teuer", "C’est trop cher pour moi.")]),
    ("Mon quartier", [("le quartier", "das Stadtviertel", "Mon quartier est calme."), ("la rue", "die Straße", "J’habite rue des Lilas."), ("un immeuble", "ein Wohnhaus", ""), ("le boulanger", "der Bäcker", ""), ("à côté de", "neben", "La poste est à côté de l’école."), ("en face de", "gegenüber von", ""), ("traverser qc", "etw. überqueren", "Traversez le pont !")]),
    ("Pendant les vacances", [("les vacances (f.)", "die Ferien", "Vive les vacances !"), ("partir", "wegfahren", "On part demain."), ("la plage", "der Strand", ""), ("nager", "schwimmen", "Il sait bien nager."), ("une carte postale", "eine Ansichtskarte", ""), ("se reposer", "sich ausruhen", "Je me repose sous un arbre."), ("bronzé, bronzée", "braun gebrannt", "")]),
]


@layout(HALF, "words-brume", "French vocabulary of a textbook in three columns with topic heads")
def words_brume(draw):
    items, body = [], ""
    for place, (topic, words) in enumerate(VOLETS, 1):
        words = draw.some(words, 7)
        body += rf"\par\vspace{{5mm}}\colorbox{{gray!20}}{{\makebox[\dimexpr\linewidth-2\fboxsep][l]{{\textbf{{Volet {place}}}\quad {topic}}}}}\par\vspace{{1mm}}\begin{{tabular}}{{@{{\hspace{{2mm}}}}>{{\bfseries}}p{{46mm}}p{{46mm}}>{{\itshape}}p{{56mm}}@{{}}}}" + r"\\[1.2mm]".join(rf"{tex(a)} & {tex(b)} & {tex(c)}" for a, b, c in words) + r"\end{tabular}"
        items += [item(a, b, kind="vocabulary", section=f"Volet {place} {topic}") for a, b, _ in words]
    unit = draw.random.randint(3, 6)
    body = rf"{{\Large\bfseries Unité {unit}\hfill Vocabulaire}}\par\vspace{{1mm}}\hrule\vspace{{2mm}}{{\footnotesize Abkürzungen: \textit{{f.}} féminin, \textit{{qc}} quelque chose, etw. etwas}}{body}"
    engine, source = document(draw, body, ["helvetica", "noto", "libertine"], (10,), (26, 27), foot=r"\small cent quarante-deux\quad\textbf{142}")
    return Document(engine, source, items)


# 33 Greek words

ELLINIKA = [
    ("Family", [("η οικογένεια", "family"), ("ο πατέρας", "father"), ("η μητέρα", "mother"), ("ο αδελφός", "brother"), ("η αδελφή", "sister"), ("το παιδί", "child"), ("ο παππούς", "grandfather")]),
    ("Food and drink", [("το ψωμί", "bread"), ("το τυρί", "cheese"), ("το νερό", "water"), ("το κρασί", "wine"), ("το ψάρι", "fish"), ("η ντομάτα", "tomato"), ("ο καφές", "coffee")]),
    ("Time", [("η μέρα", "day"), ("η νύχτα", "night"), ("η εβδομάδα", "week"), ("ο μήνας", "month"), ("σήμερα", "today"), ("αύριο", "tomorrow"), ("χθες", "yesterday")]),
    ("Useful verbs", [("θέλω", "I want"), ("έχω", "I have"), ("πηγαίνω", "I go"), ("μιλάω", "I speak"), ("διαβάζω", "I read"), ("ξέρω", "I know"), ("αγοράζω", "I buy")]),
]


@layout(HALF, "words-meltemi", "vocabulary in another script, Greek and English, ruled tables with topic heads")
def words_meltemi(draw):
    items, body = [], f"<div class=h>Modern Greek for Beginners · Tuesday evenings</div><h1>Word list {draw.random.randint(2, 5)}</h1><p>Learn the article with every noun: ο is masculine, η feminine, το neuter.</p><div class=c>"
    for topic, words in ELLINIKA:
        words = draw.some(words, 5 if topic == "Time" else 6)
        body += f"<table><tr><th colspan=2>{topic}</tr>" + "".join(f"<tr><td lang=el>{a}<td>{b}</tr>" for a, b in words) + "</table>"
        items += [item(a, b, kind="vocabulary", section=topic) for a, b in words]
    body += "</div>"
    css = ".h { font-size: 85%; color: #555 } h1 { margin: 1mm 0; font-size: 170% } .c { columns: 2; column-gap: 10mm; margin-top: 6mm } table { border-collapse: collapse; width: 100%; margin-bottom: 7mm; break-inside: avoid } th { background: #1f4e8c; color: #fff; text-align: left } th, td { border: 1px solid #1f4e8c; padding: 1.3mm 3mm } td { width: 50% }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Serif", "DejaVu Sans"], (11,), css)
    return Document(engine, source, items)


# 35 Canada

CANADA = [
    ("The land and its people", [
        ("Name the three groups of Aboriginal peoples in Canada.", ["First Nations", "Inuit", "Métis"]),
        ("Which ocean lies to the north of Canada?", ["The Arctic Ocean"]),
        ("What is the capital of Canada?", ["Ottawa"]),
        ("Name two Great Lakes that border Canada.", ["Superior", "Huron", "Erie", "Ontario"]),
        ("Which province is the only one that is officially bilingual?", ["New Brunswick"]),
    ]),
    ("History", [
        ("In what year did Confederation take place?", ["1867"]),
        ("Who was the first Prime Minister of Canada?", ["Sir John A. Macdonald"]),
        ("What joined the Atlantic and Pacific coasts in 1885?", ["The Canadian Pacific Railway"]),
        ("When is Remembrance Day?", ["November 11"]),
    ]),
    ("Government", [
        ("What are the three branches of government?", ["Executive", "Legislative", "Judicial"]),
        ("What are the two houses of the federal Parliament?", ["The House of Commons", "The Senate"]),
        ("Who represents the Sovereign in a province?", ["The Lieutenant Governor"]),
        ("How are members of Parliament chosen?", ["They are elected by the voters in their riding."]),
        ("Name two responsibilities of a citizen.", ["Obeying the law", "Serving on a jury when called to do so", "Voting in elections", "Helping others in the community"]),
    ]),
]


@layout(HALF, "civics-blizzard", "Canadian citizenship study list with bulleted answers")
def civics_blizzard(draw):
    body, items, n = "", [], 0
    for head, entries in CANADA:
        body += rf"\needspace{{4cm}}\vspace{{4mm}}{{\large\bfseries\textcolor{{red!75!black}}{{{head}}}\par}}\vspace{{1mm}}"
        for question, answers in entries:
            n += 1
            body += rf"\needspace{{2cm}}\vspace{{2.5mm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{\textbf{{{tex(question)}}}}}" + "".join(rf"\lab{{12mm}}{{5mm}}{{\textbullet}}{{{tex(answer)}}}" for answer in answers) + "\n"
            items.append(item(question, "\n".join(answers), str(n)))
    body = rf"\begin{{center}}{{\LARGE\bfseries Getting Ready for the Citizenship Test}}\par\smallskip Study questions from the Newcomers’ Desk\end{{center}}\vspace{{2mm}}Where more answers are listed than the question asks for, any of them will do. Practice aloud with a friend.\par{body}\vspace{{6mm}}\hrule\vspace{{2mm}}{{\footnotesize Practice groups meet on Wednesdays at 6:30 p.m.\ in the Reading Room. No registration is needed.}}"
    engine, source = document(draw, body, ["avant", "notoserif", "schoolbook"], (10, 11), (24, 28), foot=r"\fancyfoot[L]{\footnotesize Cedar Crossing Public Library}\fancyfoot[R]{\footnotesize \thepage}", paper="letterpaper")
    return Document(engine, source, items)


# 36 Arizona

ARIZONA = [
    ("When did Arizona become a state?", ["February 14, 1912"]), ("What is the capital of Arizona?", ["Phoenix"]), ("How many counties does Arizona have?", ["Fifteen (15)"]), ("What are the two chambers of the Arizona Legislature?", ["The Senate", "The House of Representatives"]),
    ("For how many years is the Governor elected?", ["Four (4)"]), ("Name two of the five Cs on which the state’s economy was built.", ["Copper", "Cattle", "Cotton", "Citrus", "Climate"]), ("What is the highest court in the state?", ["The Arizona Supreme Court"]), ("Which river formed the Grand Canyon?", ["The Colorado River"]),
    ("Name one state that borders Arizona.", ["California", "Nevada", "Utah", "New Mexico"]), ("Who takes office if the Governor dies or resigns?", ["The Secretary of State"]), ("What do we call a law that is proposed by the people?", ["An initiative"]), ("What is the largest Native American nation in Arizona by area?", ["The Navajo Nation"]),
    ("Which country did the United States pay for the land of the Gadsden Purchase?", ["Mexico"]), ("How many members does the State Senate have?", ["Thirty (30)"]),
]


@layout(HALF, "civics-haboob", "state civics test with bulleted answers, word processor")
def civics_haboob(draw):
    asked, items = draw.some(ARIZONA, 13), []
    body = paragraph(run("Arizona Civics: Study Guide"), "Top") + paragraph(run("The questions below may appear on the test that every student takes before graduation. Know at least one answer unless the question asks for more."), "Body")
    for n, (question, answers) in enumerate(asked, 1):
        body += paragraph(run(f"{n}.\t{question}"), "Ask") + "".join(paragraph(run(f"▪\t{answer}"), "Dot") for answer in answers)
        items.append(item(question, "\n".join(answers), str(n)))
    styles = (
        paragraph_style("Top", 0, bold=True, size=18, extra='fo:text-align="center" fo:border-bottom="1.5pt solid #b5651d" fo:padding-bottom="0.1cm"')
        + paragraph_style("Ask", 0.3, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="always"')
        + paragraph_style("Dot", 0.05, 1.9, -0.6, [(1.9, "")], bold=True)
    )
    engine, source = office(draw, body, ["Liberation Serif", "DejaVu Serif", "Carlito"], (11, 12), margin=2.3, head="Saguaro Ridge High School\tSocial Studies Department", styles=styles)
    return Document(engine, source, items)


# 38 Mechanics

MECHANICS = [
    ("4A", "Constant acceleration", [
        ("A car starts from rest and accelerates at 2.5 m/s² for 8 s. Find:", [("its final speed", "20 m/s"), ("the distance that it travels.", "80 m")]),
        ("A train slows down uniformly from 30 m/s to 12 m/s in 45 s. Find its deceleration.", "0.4 m/s²"),
        ("A stone is dropped from a bridge and hits the water after 2 s. Find the height of the bridge above the water.", "19.6 m"),
        ("A cyclist travels 120 m while her speed rises uniformly from 4 m/s to 8 m/s. How long does this take?", "20 s"),
        ("A ball is thrown vertically upwards at 14.7 m/s. Find:", [("the time that it takes to reach its highest point", "1.5 s"), ("the greatest height that it reaches.", "11.0 m")]),
        ("A bus brakes at 1.6 m/s² and stops within 40 m. Show that its speed was a little more than 11 m/s.", None),
        ("A runner starts from rest with constant acceleration and covers 40 m in 8 s. Find her acceleration.", "1.25 m/s²"),
    ]),
    ("4B", "Force and acceleration", [
        ("A resultant force of 14 N acts on a particle of mass 4 kg. Find its acceleration.", "3.5 m/s²"),
        ("A force of 60 N gives a crate on a smooth floor an acceleration of 1.5 m/s². Find the mass of the crate.", "40 kg"),
        ("A car of mass 1200 kg is driven by a force of 3000 N against a resistance of 600 N. Find:", [("the resultant force on the car", "2400 N"), ("its acceleration.", "2 m/s²")]),
        ("A sledge is pulled by a horizontal force of 90 N and moves at constant speed. State the size of the resistance, with a reason.", None),
        ("A man of mass 70 kg stands in a lift that accelerates upwards at 0.8 m/s². Find the normal reaction of the floor on him.", "742 N"),
        ("A parcel of mass 3 kg falls vertically against a constant resistance of 9 N. Find its acceleration.", "6.8 m/s²"),
        ("Particles of mass 3 kg and 4 kg are joined by a light string over a smooth pulley and released from rest. Find:", [("their acceleration", "1.4 m/s²"), ("the tension in the string.", "33.6 N")]),
    ]),
]


@layout(HALF, "exercises-gale", "textbook exercises in two columns, answers to odd numbers behind")
def exercises_gale(draw):
    inner, answers, items = "", "", []
    for code, head, entries in MECHANICS:
        section = f"Exercise {code}"
        inner += rf"\needspace{{4cm}}\vspace{{3mm}}\colorbox{{blue!12}}{{\makebox[\dimexpr\linewidth-2\fboxsep][l]{{\textbf{{Exercise {code}}}\quad {head}}}}}\par\vspace{{2mm}}"
        answers += rf"\needspace{{3cm}}\vspace{{3mm}}\textbf{{Exercise {code}}}\par "
        for n, (text, found) in enumerate(entries, 1):
            odd = n % 2
            inner += rf"\needspace{{2cm}}\vspace{{2mm}}\lab{{0pt}}{{7mm}}{{\textbf{{{n}}}}}{{{tex(text)}}}"
            if isinstance(found, list):
                inner += "".join(rf"\lab{{7mm}}{{6mm}}{{\textbf{{{letter}}}}}{{{tex(part)}}}" for letter, (part, _) in zip("abc", found))
                if odd:
                    answers += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}}}}}{{" + r"\qquad ".join(rf"\textbf{{{letter}}}\enspace {tex(answer)}" for letter, (_, answer) in zip("abc", found)) + "}"
                items += [item(part, answer if odd else None, f"{n}({letter})", stem=text, section=section) for letter, (part, answer) in zip("abc", found)]
                continue
            if odd:
                answers += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}}}}}{{{tex(found)}}}"
            items.append(item(text, found if odd else None, str(n), section=section))
            inner += "\n"
    body = rf"{{\itshape In these exercises take $g = 9.8$ m/s\textsuperscript{{2}}. Give answers to three significant figures where they are not exact.\par}}\begin{{multicols}}{{2}}\raggedright {inner}\end{{multicols}}\newpage{{\LARGE\bfseries Answers to odd-numbered questions\par}}\begin{{multicols}}{{2}}{answers}\end{{multicols}}"
    head = r"\fancyhead[L]{\small CHAPTER 4}\fancyhead[R]{\small Kinematics and forces}"
    engine, source = document(draw, body, ["times", "palatino", "schoolbook"], (10,), (18, 22), head=head, extra=r"\setlength\columnsep{9mm}")
    return Document(engine, source, items)


# 39 Chess club

@layout(HALF, "rules-thunder", "rules of a chess club with numbered clauses, groff; nothing to be found")
def rules_thunder(draw):
    rules = [
        ("Name and purpose", ["The club is called the Priory Lane Chess Club.", "Its purpose is to provide play, instruction and matches for members of all ages."]),
        ("Membership", ["Anyone may join on payment of the subscription, which is fixed at the annual meeting.", "Members under sixteen pay half.", "A member whose subscription is three months late may be suspended by the committee."]),
        ("Club evenings", ["The room is open on Thursdays from 7 p.m. to 10.30 p.m., except in August.", "Sets and clocks are put away by those who used them last."]),
        ("The championship", ["It is played in a single group, each against each. The draw is made by the secretary in October.", "The rate of play is 36 moves in 90 minutes and then 15 minutes each to finish.", "A player who is more than half an hour late loses the game.", "Telephones are switched off in the playing room. If one rings, its owner loses the game.", "Ties for first place are resolved by two games at a quicker rate."]),
        ("Complaints", ["Complaints are made to the secretary in writing within a week. The committee decides, and its decision is final."]),
        ("Changes", ["These rules can be changed only at a general meeting and by two thirds of the votes."]),
    ]
    lines = [".ds CF \\s-2Adopted at the annual meeting, 11 September 2008\\s0", ".LP", ".ce 2", "\\s+6\\fBPriory Lane Chess Club\\fP\\s0", "\\s+2Rules\\s0", ".sp"]
    for n, (head, clauses) in enumerate(rules, 1):
        lines += [".LP", ".ne 5", f"\\fB{n}.  {head}\\fP"]
        for k, clause in enumerate(clauses, 1):
            lines += [f".IP {n}.{k} 5n", plain(clause)]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "B", "N"))
    return Document(engine, source, [])


# 40 Bread

@layout(HALF, "notes-rime", "notes of a cookery magazine on sourdough; nothing to be found")
def notes_rime(draw):
    body = "<div class=k>The slow kitchen</div><h1>Flour, water, salt and time</h1><p class=i>A loaf of sourdough needs three ingredients and two days, most of which you will spend doing something else.</p><div class=c><h2>Waking the starter</h2><p>Take the jar out of the fridge in the morning and feed it: 50 g of flour, 50 g of water. By the evening it should have doubled. If a spoonful of it floats in a glass of water, it is ready. If it sinks, feed it again and wait until tomorrow.</p><h2>Mixing</h2><ol><li>Stir 350 g of water into 500 g of strong flour and leave it for half an hour.</li><li>Add 100 g of starter and 10 g of salt, and squeeze the dough until it feels even.</li><li>Fold it four times, once every half hour.</li></ol><h2>Why fold?</h2><p>Folding stretches the gluten and lines it up. Kneading does the same thing in ten minutes, but a wet dough sticks to everything, and you have the time.</p><h2>A night in the cold</h2><p>Shape the dough and put it in a floured basket. In the fridge the yeast almost stops, while the bacteria go on making acid. That is where the taste comes from. It also means that breakfast does not depend on when you get up.</p><h2>Baking</h2><p>Heat an iron pot to 240 °C with its lid on. Slide the loaf in, cut it once, and bake it for 25 minutes under the lid and 20 without. The steam that is caught in the pot keeps the crust soft until the loaf has risen.</p></div><div class=b><b>In short</b><ul><li>Starter: fed, doubled, floating</li><li>Dough: 70% water, 2% salt</li><li>Rest: four hours warm, one night cold</li><li>Oven: as hot as it gets</li></ul></div><p class=f>Next month: what to do with the rye that nobody finished.</p>"
    css = ".k { text-transform: uppercase; letter-spacing: 2px; font-size: 80%; color: #a0522d } h1 { font-size: 230%; margin: 2mm 0; font-weight: normal } .i { font-style: italic; font-size: 115% } .c { columns: 2; column-gap: 9mm; text-align: justify } h2 { font-size: 105%; margin: 3mm 0 1mm } p { margin: 1mm 0 } ol { padding-left: 5mm; margin: 1mm 0 } .b { background: #f6ece2; padding: 3mm 5mm; margin-top: 6mm } .b ul { margin: 1mm 0; columns: 2 } .f { font-size: 85%; text-align: right; margin-top: 5mm }"
    engine, source = page(draw, body, ["Liberation Serif", "Caladea", "Noto Serif"], (11,), css)
    return Document(engine, source, [])
