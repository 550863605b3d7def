"""The hundred and seventy-seventh: the second dozen by the setter of batch 176: a paper with its scheme behind, quizzes, a glossary,
lists to match, a trade test in German, words of Persian, a French comprehension, worked examples and joining instructions.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"
NEW = paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page"')

# Mock paper in biology with its scheme behind

MOTHS = [
    ("A student counted moths that came to a lamp in a garden and in a field. The results are shown in the table.", [("Species", "Garden", "Field"), ("silver Y", "14", "9"), ("heart and dart", "6", "17"), ("elephant hawk-moth", "5", "0")], [
        ("Name the phylum to which moths belong.", ["arthropods"], []),
        ("Calculate the total number of moths counted in the garden.", ["25"], []),
        ("Suggest why elephant hawk-moths were found only in the garden.", ["their food plant grows in the garden", "it does not grow in the field"], ["they need willowherb"]),
        ("State two conditions that the student should keep the same.", ["time of night", "brightness of the lamp"], ["length of time"]),
    ]),
    ("The peppered moth has a pale form and a dark form. Birds eat the moths that they can see on the bark of trees.", None, [
        ("Explain why the dark form became common in areas with polluted air.", ["soot made the bark dark", "dark moths were harder to see", "they survived and passed on their alleles"], []),
        ("What name is given to this process?", ["natural selection"], []),
    ]),
    ("Many moths visit flowers at night. Some flowers open only after sunset.", None, [
        ("Define the term pollination.", ["transfer of pollen", "from an anther to a stigma"], []),
        ("Suggest two features of flowers that attract moths in the dark.", ["white petals", "strong scent"], ["pale colour"]),
        ("Name the structure in which the pollen tube grows after pollination.", ["style"], []),
    ]),
]


@layout(HALF, "biology-makalu", "mock paper in biology, Chromium: number in a black square, (a) below, ruled lines, (2) at the right edge, Total for Question 1 in bold; MARK SCHEME behind as 1(a) with points and (1) at their ends, Allow in italics")
def biology_makalu(draw):
    body, items = "<div class=t><b>Year 11 Mock Examination</b><span>Biology · Paper 1</span></div><p>Answer ALL questions. The marks for each part are shown in brackets.</p>", []
    scheme = "<h1 class=k>MARK SCHEME</h1>"
    for n, (stem, data, parts) in enumerate(MOTHS, 1):
        body += f"<div class=s><b>{n}</b><span>{web(stem)}</span></div>"
        if data:
            body += "<table class=d>" + "".join("<tr>" + "".join(f"<t{'h' if k == 0 else 'd'}>{cell}" for cell in row) + "</tr>" for k, row in enumerate(data)) + "</table>"
        scheme += f"<h3>Question {n}</h3>"
        total = 0
        for letter, (question, points, allow) in zip("abcd", parts):
            marks = len(points)
            total += marks
            body += f"<div class=q><p>({letter}) &nbsp;{web(question)}</p><p class=m>({marks})</p>" + "<div class=l></div>" * (marks + 1) + "</div>"
            scheme += f"<div class=r><b>{n}({letter})</b><div>" + "".join(f"<p>{web(point)} <span>(1)</span></p>" for point in points) + "".join(f"<p><i>Allow {web(a)}</i></p>" for a in allow) + "</div></div>"
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=stem, kind="numeric" if points[0].isdigit() else "short", rubric=[{"text": p, "marks": 1} for p in points] if marks > 1 else None, allow=allow))
        body += f"<p class=m><b>(Total for Question {n} = {total} marks)</b></p>"
    css = ".t { display: flex; justify-content: space-between; border: 2px solid #000; padding: 3mm 5mm; font-size: 115% } .s { display: flex; margin: 6mm 0 2mm; break-after: avoid } .s b { background: #000; color: #fff; width: 6mm; height: 6mm; text-align: center; margin-right: 5mm; flex: none } .d { border-collapse: collapse; margin: 2mm auto } .d td, .d th { border: 1px solid #000; padding: 1mm 5mm; text-align: center } .q { margin: 3mm 0 0 11mm; break-inside: avoid } .q p { margin: 0 } p.m { text-align: right } .l { border-bottom: 1px solid #888; height: 7.5mm } .k { break-before: page; font-size: 140% } h3 { margin: 4mm 0 1mm } .r { display: flex; border-top: 1px solid #bbb; padding: 1mm 0; break-inside: avoid } .r b { width: 16mm } .r p { margin: .6mm 0 }"
    engine, source = page(draw, body + scheme, ["Liberation Sans", "Roboto"], (11,), css)
    return Document(engine, source, items)


# Quiz of a university course, paper version with the key behind

SURVEY = [
    ("A sample in which every member of the population has the same chance of being chosen is called a", ["convenience sample", "simple random sample", "quota sample", "panel"], 1),
    ("Which of the following is a nominal variable?", ["Income in dollars", "Age in years", "Level of agreement", "Marital status"], 3),
    ("The middle value of an ordered set of data is the", ["median", "mean", "mode", "range"], 0),
    ("A question that suggests the answer wanted by the researcher is", ["open-ended", "double-barrelled", "leading", "filtered"], 2),
    ("If a measuring instrument gives the same result again and again, it is", ["valid", "reliable", "objective", "significant"], 1),
    ("In an experiment the group that receives no treatment is the", ["focus group", "cohort", "stratum", "control group"], 3),
    ("A correlation of −0.92 between two variables shows", ["a strong negative relation", "no relation", "a weak positive relation", "that one causes the other"], 0),
    ("Interviewing a few people in depth is typical of", ["quantitative research", "meta-analysis", "qualitative research", "a census"], 2),
    ("Informed consent means that the participants", ["are paid for their time", "know what they agree to take part in", "see the results first", "remain in the study to the end"], 1),
    ("What share of a normal distribution lies within one standard deviation of the mean?", ["About 50%", "About 68%", "About 95%", "About 99%"], 1),
]


@layout(HALF, "quiz-bulkhead", "quiz of a university course, word processor: course and name lines, numbered questions with (2 pts) behind the words, a. b. c. d. two a row behind tabs; Key in one line for five numbers on the last lines")
def quiz_bulkhead(draw):
    asked = draw.some(SURVEY, 10)
    body, items = paragraph(run("SOCI 204 – Research Methods")) + paragraph(run("Quiz 2: Sampling and Measurement"), "Title") + paragraph(run("Name: ____________________________     Student ID: ________________     Score: ____ / 20")) + paragraph(run("Circle the letter of the best answer. You have 15 minutes. Closed book, no phones.", "I")), []
    for n, (question, options, right) in enumerate(asked, 1):
        two = max(map(len, options)) < 34
        cells = [f"{letter}. {text}" for letter, text in zip("abcd", options)]
        body += paragraph(run(f"{n}.\t{question} (2 pts)"), "Ask")
        for line in ([f"{cells[0]}\t{cells[1]}", f"{cells[2]}\t{cells[3]}"] if two else cells):
            body += paragraph(run(line), "Alt")
        items.append(item(question, options[right], str(n), 2, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    key = [f"{n} {'abcd'[right]}" for n, (_, _, right) in enumerate(asked, 1)]
    body += paragraph(run("KEY (remove before copying)", "B"), "Key") + paragraph(run("     ".join(key[:5]))) + paragraph(run("     ".join(key[5:])))
    styles = paragraph_style("Ask", 0.35, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="always"') + paragraph_style("Alt", 0.05, 0.9, 0, [(8.6, "")], extra='fo:keep-together="always"') + paragraph_style("Key", 0.9, extra='fo:keep-with-next="always"')
    engine, source = office(draw, body, ["Liberation Serif", "Caladea", "Carlito"], (11, 12), 2.2, styles=styles)
    return Document(engine, source, items)


# Glossary of a museum of textiles

CLOTH = [
    ("Appliqué", "Pieces of cloth sewn on to a larger cloth to make a pattern or picture."), ("Batik", "A method of dyeing in which wax keeps the colour away from parts of the cloth."), ("Bobbin", "A small spool on which thread is wound for spinning, weaving or making lace."), ("Brocade", "A heavy silk with a raised pattern, often in gold or silver thread."), ("Calico", "A plain cotton cloth, first brought to Europe from the port of Calicut."), ("Damask", "A fabric of one colour whose pattern shows by the way it catches the light."), ("Felt", "Wool that has been matted together by heat, moisture and pressure."), ("Heddle", "A cord or wire with an eye through which a warp thread passes on a loom."), ("Indigo", "A deep blue dye, obtained at first from the leaves of a plant."), ("Mordant", "A substance that fixes a dye to the fibres."), ("Selvedge", "The edge of a cloth, woven so that it does not fray."), ("Shuttle", "The tool that carries the weft from one side of the loom to the other."), ("Warp", "The threads that are stretched on the loom before weaving begins."), ("Weft", "The threads that are woven across, over and under those of the warp."),
]


@layout(HALF, "glossary-lutestring", "glossary of a museum of textiles, groff: two columns, term in bold with a full stop and its meaning run on, hanging, running head and page")
def glossary_lutestring(draw):
    terms = draw.some(CLOTH, 13)
    lines = [".P1", ".ds LH Weavers’ Hall Museum", ".ds RH Teachers’ pack", ".ds CH", ".ds CF \\\\n(PN", ".LP", "\\s+5\\fBGlossary of textile terms\\fP\\s0", ".LP", "Words that visitors will meet in the galleries and in the handling session.", ".2C"]
    for place, (term, meaning) in enumerate(terms):
        lines += [".ne 60"] * (place == 7) + [".sp 0.4", ".ne 3", ".in 2n", ".ti -2n", f"\\fB{plain(term)}.\\fP {plain(meaning)}", ".br"]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "N"))
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in terms])


# Worksheet of a sailing school: parts of a boat

BOAT = [("bow", "the front end of a boat"), ("stern", "the rear end of a boat"), ("keel", "the fin below the hull that stops the boat from slipping sideways"), ("boom", "the spar along the bottom edge of the mainsail"), ("halyard", "a line that is used to hoist a sail"), ("sheet", "a line that is used to pull a sail in or let it out"), ("rudder", "the blade at the rear that turns the boat"), ("cleat", "a fitting to which a line is made fast")]
BOAT_SPARE = "the place where a boat is tied up"
BOAT_GAPS = [("When you face forward, the left side of the boat is called {}.", "port"), ("The right side of the boat is called {}.", "starboard"), ("The side from which the wind blows is the {} side.", "windward"), ("Turning the bow of the boat through the wind is called {}.", "tacking")]


@layout(HALF, "boatparts-topgallant", "worksheet of a sailing school, XeLaTeX: Part A blanks before numbers at the left, letters A. to I. at the right in a table without rules, Part B drawn rules; small print at the foot ANSWERS A: 1 D … B: …")
def boatparts_topgallant(draw):
    first, second = "Part A. Match each word with its meaning. One meaning will not be used.", "Part B. Complete each sentence with one word."
    ends = draw.mixed([meaning for _, meaning in BOAT] + [BOAT_SPARE])
    letters = "ABCDEFGHI"
    rows = ""
    items, keys = [], []
    for n in range(1, 10):
        left = rf"\rule{{9mm}}{{.4pt}} & {n}. & {BOAT[n - 1][0]}" if n < 9 else " & & "
        rows += rf"{left} & {letters[n - 1]}. & {ends[n - 1]}\\"
    listed = choices(letters, ends)
    for n, (word, meaning) in enumerate(BOAT, 1):
        letter = letters[ends.index(meaning)]
        keys.append(f"{n}~{letter}")
        items.append(item(word, meaning, str(n), None, listed, kind="match", answer_label=letter, section="Part A"))
    body = rf"{{\Large\bfseries Parts of a Boat}}\hfill\textit{{Competent Crew, session 1}}\par\medskip Name: \rule{{60mm}}{{.4pt}}\hfill Date: \rule{{30mm}}{{.4pt}}\par\bigskip\textbf{{{first}}}\par\medskip\renewcommand\arraystretch{{1.5}}\begin{{tabular}}{{@{{}}l@{{\enspace}}r@{{\enspace}}p{{28mm}}r@{{\enspace}}p{{82mm}}@{{}}}}{rows}\end{{tabular}}\par\bigskip\textbf{{{second}}}\par\medskip "
    for n, (text, answer) in enumerate(BOAT_GAPS, 1):
        before, after = text.split("{}")
        body += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{before}\rule[-1pt]{{32mm}}{{.4pt}}{after}}}\medskip "
        items.append(item(text.replace(" {} ", "  ").replace(" {}.", "  ."), answer, str(n), kind="gap", gap=True, section="Part B"))
    body += r"\vfill\hrule\smallskip{\footnotesize ANSWERS\quad A:\enspace " + r"\enspace ".join(keys) + r"\quad B:\enspace " + r"\enspace ".join(f"{n}~{answer}" for n, (_, answer) in enumerate(BOAT_GAPS, 1)) + r"\par}"
    engine, source = document(draw, body, ["avant", "noto", "schoolbook"], (10, 11), (20, 23), foot=r"\small Saltmarsh Sailing School")
    return Document(engine, source, items)


# Trial test for the trade of security guards, Germany

WACHE = [
    ("Wer darf einen Täter auf frischer Tat vorläufig festnehmen?", ["Nur die Polizei", "Jedermann", "Nur der Eigentümer", "Nur Beamte des Zolls"], "b"),
    ("Welche Aussagen zur Notwehr treffen zu?", ["Der Angriff muss gegenwärtig sein.", "Der Angriff muss rechtswidrig sein.", "Sie ist nur gegen Bewaffnete erlaubt.", "Sie muss vorher angekündigt werden."], "ab"),
    ("Welche Notrufnummer hat die Feuerwehr?", ["110", "115", "112", "118"], "c"),
    ("Was gehört zu den Grundrechten?", ["Die Meinungsfreiheit", "Das Recht auf kostenlose Parkplätze", "Die Freizügigkeit", "Das Recht auf eine Dienstwaffe"], "ac"),
    ("Welche Farbe haben Rettungszeichen?", ["Rot", "Blau", "Gelb", "Grün"], "d"),
    ("Welche Stoffe löscht man mit einem Löscher der Brandklasse A?", ["Holz", "Benzin", "Papier", "Propan"], "ac"),
    ("Was müssen Sie tun, wenn Sie ein verdächtiges Paket finden?", ["Es vorsichtig öffnen", "Den Bereich räumen", "Die Polizei rufen", "Es ins Freie tragen"], "bc"),
    ("Wer ist im Dienst zum Tragen eines Ausweises verpflichtet?", ["Alle Wachpersonen", "Nur die Schichtleitung", "Nur Personen mit Hund", "Niemand"], "a"),
    ("Welches Gesetz regelt das Bewachungsgewerbe?", ["Das Handelsgesetzbuch", "Die Straßenverkehrsordnung", "Das Grundgesetz", "Die Gewerbeordnung"], "d"),
]


@layout(HALF, "sachkunde-zugspitze", "German trial test for security guards, word processor: Frage in bold, squares with a) to d), (1 Punkt) or (2 Punkte) at the right edge, Lösungen as a table Frage, Richtig on the next page")
def sachkunde_zugspitze(draw):
    body, items = paragraph(run("Übungstest: Sachkunde im Bewachungsgewerbe"), "Title") + paragraph(run("Name: ____________________________     Datum: ______________     Punkte: ____ / 13")) + paragraph(run("Bei Fragen mit zwei Punkten sind zwei Antworten richtig. Kreuzen Sie an.", "I")), []
    for n, (question, options, right) in enumerate(WACHE, 1):
        points = len(right)
        body += paragraph(run(f"{n}.\t{question}\t", "B") + run(f"({points} Punkt{'e' if points > 1 else ''})"), "Ask") + "".join(paragraph(run(f"☐  {letter}) {text}"), "Alt") for letter, text in zip("abcd", options))
        items.append(item(question, "\n".join(options["abcd".index(letter)] for letter in right), str(n), points, choices("abcd", options), kind="multi" if points > 1 else "mcq", answer_label=", ".join(right)))
    body += paragraph(run("Lösungen"), "New") + office_table([[run("Frage", "B"), run("Richtig", "B")]] + [[run(str(n)), run(", ".join(right))] for n, (_, _, right) in enumerate(WACHE, 1)], [2.2, 3.0])
    styles = NEW + paragraph_style("Ask", 0.35, 0.9, -0.9, [(0.9, ""), (16.6, 'style:type="right"')], extra='fo:keep-with-next="always"') + paragraph_style("Alt", 0.02, 0.9, extra='fo:keep-together="always"')
    engine, source = office(draw, body, ["Liberation Sans", "Carlito"], (10, 11), 2.2, head="Akademie Sicherheit & Service, Lehrgang § 34a", styles=styles)
    return Document(engine, source, items)


# Words of Persian

MARKET = [("بازار", "bāzār", "market"), ("نان", "nān", "bread"), ("سیب", "sib", "apple"), ("پنیر", "panir", "cheese"), ("برنج", "berenj", "rice"), ("گوشت", "gusht", "meat"), ("ماهی", "māhi", "fish"), ("نمک", "namak", "salt"), ("شکر", "shekar", "sugar"), ("چای", "chāy", "tea"), ("قیمت", "gheymat", "price"), ("ارزان", "arzān", "cheap"), ("گران", "gerān", "expensive"), ("پول", "pul", "money"), ("کیسه", "kiseh", "bag")]


@layout(HALF, "persian-ararat", "word list of a Persian course, Chromium: table read from the left, English, Pronunciation and Persian at the right, without rules but with a dotted line under each row, unit in a coloured bar, foot with school")
def persian_ararat(draw):
    words = draw.some(MARKET, 13)
    body = "<div class=h>Unit 4 <b>At the market</b></div><table><tr><th>English<th>Pronunciation<th class=f>Persian</tr>" + "".join(f"<tr><td>{english}<td><i>{sound}</i><td class=f dir=rtl lang=fa>{persian}</tr>" for persian, sound, english in words) + "</table><p class=s>Ferdowsi Evening School · Persian for Beginners · 19</p>"
    css = ".h { background: #0b6e6e; color: #fff; padding: 2.5mm 5mm; font-size: 120% } .h b { margin-left: 6mm } table { width: 100%; border-collapse: collapse; margin-top: 5mm } th { text-align: left; color: #0b6e6e } td, th { padding: 1.6mm 3mm; border-bottom: 1px dotted #888 } td.f { text-align: right; font-family: 'Noto Naskh Arabic'; font-size: 125% } th.f { text-align: right } .s { text-align: center; font-size: 80%; color: #666; margin-top: 10mm }"
    engine, source = page(draw, body, ["Noto Sans", "Noto Serif"], (11, 12), css)
    return Document(engine, source, [item(persian, english, kind="vocabulary") for persian, _, english in words])


# Reading comprehension for learners of French

CAMILLE_TEXT = ["Chère Léa, je t’écris de Chamonix, où je passe une semaine avec mes cousins. Nous logeons dans un petit chalet près de la gare. Le matin, nous partons en randonnée vers neuf heures ; à midi, nous pique-niquons au bord d’un lac.", "Hier, nous avons pris le téléphérique jusqu’à l’aiguille du Midi. Il faisait très froid là-haut, mais la vue sur le mont Blanc était superbe. Mon cousin Hugo a eu un peu le vertige ! Demain, s’il pleut, nous visiterons le musée des Cristaux. Je rentre samedi soir. À bientôt, Camille"]
CAMILLE_TRUE = [("Camille est en vacances avec ses parents.", False), ("Le chalet est proche de la gare.", True), ("La randonnée commence vers neuf heures.", True), ("Camille rentre dimanche.", False)]
CAMILLE_ASKED = [("Où est-ce que Camille pique-nique ?", 1, "Au bord d’un lac."), ("Comment est-elle montée à l’aiguille du Midi ?", 1, "En téléphérique."), ("Quel temps faisait-il là-haut ?", 1, "Il faisait très froid."), ("Qui a eu le vertige ?", 1, "Son cousin Hugo."), ("Que fera Camille s’il pleut demain ? Répondez par une phrase complète.", 2, "Elle visitera le musée des Cristaux.")]


@layout(HALF, "comprehension-ermine", "reading comprehension of a French course, XeLaTeX: letter in a frame, Exercice 1 statements with Vrai and Faux in two columns of boxes, Exercice 2 questions with dotted lines and 1 point at the right edge, Corrigé on the next page")
def comprehension_ermine(draw):
    first, second = "Exercice 1", "Exercice 2"
    body, items = r"{\large\bfseries Compréhension des écrits}\hfill Niveau A2\par\smallskip Nom : \dotfill\ Prénom : \dotfill\ Note : \makebox[12mm]{\dotfill}/10\par\medskip\noindent\fbox{\begin{minipage}{\dimexpr\linewidth-8pt}\setlength\parskip{4pt}" + r"\par ".join(CAMILLE_TEXT) + r"\end{minipage}}\par\bigskip ", []
    body += rf"\textbf{{{first}}}\quad Vrai ou faux ? Cochez la bonne case. \textit{{(1 point par bonne réponse)}}\par\smallskip\renewcommand\arraystretch{{1.4}}\begin{{tabular}}{{|l|p{{96mm}}|c|c|}}\hline & & \textbf{{Vrai}} & \textbf{{Faux}}\\\hline "
    for n, (text, true) in enumerate(CAMILLE_TRUE, 1):
        body += rf"{n} & {text} & $\Box$ & $\Box$\\\hline "
        items.append(item(text, str(true), str(n), kind="truefalse", section=first))
    body += rf"\end{{tabular}}\par\bigskip\textbf{{{second}}}\quad Répondez aux questions.\par "
    for n, (question, marks, answer) in enumerate(CAMILLE_ASKED, 1):
        body += rf"\medskip\needspace{{16mm}}\lab{{0pt}}{{8mm}}{{{n}.}}{{{question}\hfill\textit{{{marks} point{'s' if marks > 1 else ''}}}}}\par\hspace*{{8mm}}\vspace{{4pt}}\dotfill\par "
        items.append(item(question, answer, str(n), marks, section=second))
    body += rf"\newpage{{\large\bfseries Corrigé}}\par\medskip\textbf{{{first}}}\par " + r"\quad ".join(f"{n}. {'Vrai' if true else 'Faux'}" for n, (_, true) in enumerate(CAMILLE_TRUE, 1)) + rf"\par\medskip\textbf{{{second}}}\par " + "".join(rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{answer}}}" for n, (_, _, answer) in enumerate(CAMILLE_ASKED, 1))
    engine, source = document(draw, body, ["libertine", "timesnew", "noto"], (11,), (21, 23), foot=r"\fancyfoot[L]{\small Atelier des langues}\fancyfoot[R]{\small \thepage}", extra=r"\frenchspacing")
    return Document(engine, source, items)


# Worked examples of a physics course book

EXAMPLES = [
    ("A crate of mass 25 kg is pulled along a level floor by a horizontal force of 90 N. Friction is 40 N. Find its acceleration.", "The resultant force is 90 − 40 = 50 N.", "2.0 m/s²", "Then a = F/m = 50/25 = "),
    ("A climber of mass 70 kg rises 400 m in one hour. Take g = 10 N/kg and find the gain in potential energy.", "The gain is mgh, which is 70 × 10 × 400, or ", "280 000 J", None),
    ("A car slows from 24 m/s to 15 m/s in 6.0 s. Find its deceleration.", "The speed falls by 9 m/s in 6.0 s, that is by ", "1.5 m/s²", None),
]
YOURTURN = [("A sledge of mass 8.0 kg is pushed with a resultant force of 20 N. Find its acceleration.", "2.5 m/s²"), ("How much work is done when a force of 15 N moves a box 12 m?", "180 J"), ("A cyclist speeds up from 4 m/s to 10 m/s in 3.0 s. Find the acceleration.", "2.0 m/s²"), ("State the unit in which power is measured.", "the watt"), ("A motor does 3600 J of work in 2 minutes. What is its power?", "30 W"), ("A ball of mass 0.40 kg moves at 5.0 m/s. Find its kinetic energy.", "5.0 J"), ("A stone falls from rest for 2.0 s. Take g = 10 m/s² and find its speed.", "20 m/s")]


@layout(HALF, "workbook-annapurna", "pages of a physics course book, Typst: Example 1 to 3 in tinted boxes with Solution below and the result in bold at its end; Practice Problems 1. to 7. behind them, Answers to Practice Problems run on at the foot in italics")
def workbook_annapurna(draw):
    def words(text):
        return text.replace("/", "\\/").replace("*", "\\*")

    body, items = "", []
    for n, (question, before, result, middle) in enumerate(EXAMPLES, 1):
        said = f"{before} {middle}" if middle else before
        body += f'#block(fill: rgb("#e9f1e4"), width: 100%, inset: 8pt, radius: 3pt, breakable: false)[*Example {n}* \\ {words(question)} \\ #v(2pt) *Solution* #h(4pt) {words(said)}*{words(result)}*.]\n'
        items.append(item(question, result, str(n), kind="numeric", answer_kind="contains", section="Worked Examples"))
    body += "== Practice Problems\n"
    for n, (question, answer) in enumerate(YOURTURN, 1):
        body += f"#block(breakable: false)[#grid(columns: (8mm, 1fr), [{n}.], [{words(question)}])]\n"
        items.append(item(question, answer, str(n), kind="numeric" if answer[0].isdigit() else "short", section="Practice Problems"))
    body += "#v(1fr)\n#line(length: 100%, stroke: .5pt)\n#text(0.85em)[*Answers to Practice Problems* #h(6pt) " + " #h(6pt) ".join(f"{n}. _{words(answer)}_" for n, (_, answer) in enumerate(YOURTURN, 1)) + "]\n"
    source = f"""#set page(paper: "a4", margin: {draw.one([20, 22, 24])}mm, numbering: "1", header: text(8pt)[Chapter 3 #h(1fr) Forces, Work and Energy])
#counter(page).update(57)
#set text(font: ({draw.one(['"Libertinus Serif"', '"Lato"', '"Open Sans"'])},), size: {draw.one([10, 11])}pt, lang: "en")
#set par(leading: 0.6em)
== Worked Examples
{body}"""
    return Document("typst", source, items)


# Joining instructions, which ask nothing

JOINING = [
    ("1. Arrival", ["Please arrive between 16:00 and 17:30 on Friday. The gate is locked at 18:00.", "The nearest station is Ardvane; a minibus meets the 15:48 train.", "Parking is free behind the boathouse."]),
    ("2. What to bring", ["(a) Waterproof jacket and trousers", "(b) Two pairs of shoes, one of which may get wet", "(c) Towel and sleeping bag", "(d) Any medicine that you need, marked with your name"]),
    ("3. What we provide", ["Buoyancy aid, helmet and wetsuit", "All meals from supper on Friday to lunch on Sunday", "Tea and coffee at any time"]),
    ("4. Safety", ["Nobody goes afloat without an instructor.", "Tell the office about any injury, however small.", "The muster point in case of fire is the flagpole."]),
    ("5. Certificates", ["Certificates are handed out on Sunday at 14:00. A replacement costs £12."]),
]


@layout(HALF, "joining-fairlead", "joining instructions of a sailing centre, word processor: numbered heads, lists with dashes and letters, programme as a table with times, nothing asked")
def joining_fairlead(draw):
    body = paragraph(run("Weekend Course: Joining Instructions"), "Title") + paragraph(run("Thank you for booking a place with us. Please read this sheet before you travel and bring it with you."))
    for title, lines in JOINING:
        body += paragraph(run(title), "Head")
        for line in lines:
            lettered = line[0] == "("
            body += paragraph(run(line.replace(") ", ")\t", 1) if lettered else f"–\t{line}"), "Part")
    body += paragraph(run("Programme"), "Head") + office_table([[run("Time", "B"), run("Friday", "B"), run("Saturday", "B"), run("Sunday", "B")], [run("09:00"), run(""), run("Rigging"), run("Rescue drill")], [run("14:00"), run(""), run("On the water"), run("Certificates")], [run("19:00"), run("Supper and welcome"), run("Talk: tides"), run("")]], [2.5, 4.6, 4.6, 4.6])
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Lato"], (11,), 2.2, head="Ardvane Sailing Centre")
    return Document(engine, source, [])


# Midterm of a university with solutions in another file

MIDTERM = [
    ("mcq", 3, "Which data structure removes the element that was added last?", ["a queue", "a stack", "a heap", "a hash table"], 1),
    ("mcq", 3, "In the worst case, binary search in a sorted array of n elements takes a number of steps that grows like", ["n", "n²", "log n", "n log n"], 2),
    ("mcq", 3, "A tree with 15 nodes has how many edges?", ["14", "15", "16", "30"], 0),
    ("short", 4, "Give one advantage and one disadvantage of a linked list compared with an array.", "Elements can be inserted at the front in constant time, but there is no direct access by index."),
    ("parts", "The keys 8, 3, 10, 1, 6 and 14 are inserted in this order into an empty binary search tree.", [(2, "Which key is at the root?", "8"), (3, "List the keys in the order of an inorder traversal.", "1, 3, 6, 8, 10, 14"), (2, "What is the height of the tree, counted in edges?", "2")]),
    ("short", 5, "Explain why a hash table should be enlarged when its load factor becomes high.", "Collisions become frequent, so that operations no longer take constant time on average."),
    ("parts", "Consider a directed graph with vertices A, B and C and edges from A to B, from B to C and from C to A.", [(2, "Does the graph have a topological order?", "No, because it contains a cycle."), (3, "Name one edge whose removal would give it one, and write the order down.", "Remove the edge from C to A; the order is A, B, C.")]),
]


@layout(HALF, "midterm-toubkal", "midterm of a computer science course, pdfLaTeX: points in brackets at the left margin before numbers, (a) to (d) stacked, parts (a) with points in the margin, rooms for answers; solutions in their own file under the same numbers")
def midterm_toubkal(draw):
    def pts(marks):
        return rf"\llap{{\small [{marks} pts]\hspace{{3mm}}}}"

    title = r"\noindent\textbf{CS 2110: Data Structures}\hfill\textbf{Midterm 1}\par\noindent Spring Semester\hfill 50 minutes, 30 points\par\rule{\linewidth}{.5pt}\par "
    body = title + r"Name: \rule{70mm}{.4pt}\hfill NetID: \rule{35mm}{.4pt}\par\smallskip\textit{Write your answers in the space provided. No notes or devices are allowed.}\par "
    solved, items = title.replace("Midterm 1", "Midterm 1: Solutions") + r"\medskip ", []

    def words(text):
        return {"n": "$n$", "n²": "$n^2$", "log n": r"$\log n$", "n log n": r"$n \log n$"}.get(text) or tex(text).replace(" n elements", " $n$ elements")

    for n, asked in enumerate(MIDTERM, 1):
        if asked[0] == "mcq":
            _, marks, question, options, right = asked
            body += rf"\bigskip\needspace{{35mm}}\noindent{pts(marks)}\textbf{{{n}.}}\enspace {words(question)}\par " + "".join(rf"\lab{{8mm}}{{8mm}}{{({letter})}}{{{words(text)}}}" for letter, text in zip("abcd", options))
            solved += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{({'abcd'[right]})}}\smallskip "
            items.append(item(question, options[right], str(n), marks, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
        elif asked[0] == "short":
            _, marks, question, answer = asked
            body += rf"\bigskip\needspace{{40mm}}\noindent{pts(marks)}\textbf{{{n}.}}\enspace {words(question)}\par\vspace{{25mm}} "
            solved += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{words(answer)}}}\smallskip "
            items.append(item(question, answer, str(n), marks))
        else:
            _, stem, parts = asked
            body += rf"\bigskip\needspace{{45mm}}\noindent\textbf{{{n}.}}\enspace {words(stem)}\par "
            for k, (letter, (marks, question, answer)) in enumerate(zip("abc", parts)):
                body += rf"\smallskip\needspace{{20mm}}\noindent{pts(marks)}\hspace*{{8mm}}({letter})\enspace {words(question)}\par\vspace{{14mm}} "
                lead = rf"\textbf{{{n}.}}" if k == 0 else ""
                solved += rf"\lab{{0pt}}{{9mm}}{{{lead}}}{{({letter})\enspace {words(answer)}}}"
                items.append(item(question, answer, f"{n}({letter})", marks, stem=stem))
            solved += r"\smallskip "
    look = dict(fonts=[draw.one(["lm", "cm", "palatino"])], sizes=(11,), margins=(28, 30), foot=r"Page \thepage")
    engine, source = document(draw, body, **look)
    return Document(engine, source, items, document(draw, solved, **look)[1])


# Reading at primary school

LIGHT = ["Every evening Nessa climbed the ninety-eight steps of the lighthouse with her father. He carried the oil; she carried the cloth for the glass. At the top they could see the whole bay, with the mountain behind it wearing its cap of cloud.", "One night in October the wind blew out the lamp. Nessa’s father had hurt his ankle on the stairs, so she went up alone. A large grey moth sat on the cold lamp, shivering its wings. “You want the light as much as the sailors do,” she whispered. She struck three matches before the flame held. Far out on the water, a ship turned slowly away from the rocks."]
LIGHT_ASKED = [
    ("How many steps did the lighthouse have?", ["Eighty-nine", "Ninety", "Ninety-eight", "One hundred"]), ("What did Nessa carry up the stairs?", ["the oil", "a cloth", "a bucket", "the matches"]),
    ("Why did Nessa go up alone?", ["Her father was asleep.", "Her father had hurt his ankle.", "She wanted to see the moth.", "The ship had stopped."]), ("What does “the flame held” mean in the story?", ["The fire kept burning.", "Someone held the lamp.", "The match broke.", "The lamp was heavy."]),
    ("What put out the lamp?", ["the rain", "the moth", "the wind", "Nessa’s father"]), ("Find and copy a phrase that tells you the mountain top could not be seen clearly.", None), ("How do you think Nessa felt when the ship turned away? Use evidence from the text.", None), ("Write one question that you would like to ask Nessa.", None), ("Number these events from 1 to 3 in the order in which they happen: the ship turns away; the wind blows out the lamp; Nessa strikes a match.", None),
]


@layout(HALF, "reading-brimstone", "reading sheet of a publisher for primary schools, Chromium: story in a rounded frame with line numbers, questions with empty circles and letters A to D two a row, lines to write on, stars to colour; no answers")
def reading_brimstone(draw):
    body, items = "<div class=h><span>Reading Comprehension · Year 4</span><span>Name ____________________</span></div><h1>The Keeper’s Daughter</h1><div class=s>" + "".join(f"<p>{web(text)}</p>" for text in LIGHT) + "</div><p><b>Read the story and answer the questions. Fill in the circle beside the best answer.</b></p>", []
    for n, (question, options) in enumerate(LIGHT_ASKED, 1):
        body += f"<div class=q><p><b>{n}</b> {web(question)}</p>"
        if options:
            body += "<div class=o>" + "".join(f"<span><i></i>{letter} &nbsp;{web(text)}</span>" for letter, text in zip("ABCD", options)) + "</div>"
        else:
            body += "<div class=l></div><div class=l></div>"
        body += "</div>"
        items.append(item(question, None, str(n), None, choices("ABCD", options) if options else None, kind="mcq" if options else "short"))
    body += "<p class=e>How did you find this? Colour the stars: &nbsp; ☆ ☆ ☆</p>"
    css = ".h { display: flex; justify-content: space-between; font-size: 85% } h1 { text-align: center; color: #27507a; font-size: 160%; margin: 3mm 0 } .s { border: 2px solid #27507a; border-radius: 4mm; padding: 1mm 5mm } .q { break-inside: avoid; margin: 3mm 0 } .q p { margin: 0 0 1.5mm; padding-left: 9mm; text-indent: -9mm } .q p b { display: inline-block; width: 9mm; text-indent: 0; color: #27507a; font-size: 115% } .o { display: grid; grid-template-columns: 1fr 1fr; padding-left: 9mm; row-gap: 1.5mm } .o i { display: inline-block; width: 3.5mm; height: 3.5mm; border: 1px solid #222; border-radius: 50%; margin-right: 3mm; vertical-align: middle } .l { border-bottom: 1px solid #666; height: 8mm; margin-left: 9mm } .e { text-align: center; font-family: 'DejaVu Sans'; font-size: 90% }"
    engine, source = page(draw, body, ["Comic Neue", "Lato", "Carlito"], (12,), css)
    return Document(engine, source, items)


# Examination of a secondary school, Mexico

HISTORIA = [
    ("Civilización que construyó la ciudad de Palenque:", ["Olmeca", "Maya", "Tolteca"]), ("Capital del imperio mexica:", ["Tenochtitlan", "Tula", "Monte Albán"]), ("Año en que cayó la capital mexica:", ["1492", "1810", "1521"]), ("Autor del Grito de Dolores:", ["Benito Juárez", "Miguel Hidalgo", "Vicente Guerrero"]),
    ("Plan con el que se consumó la Independencia:", ["Plan de Iguala", "Plan de Ayala", "Plan de San Luis"]), ("Presidente que promulgó las Leyes de Reforma:", ["Porfirio Díaz", "Francisco I. Madero", "Benito Juárez"]), ("Lema de Emiliano Zapata:", ["Tierra y libertad", "Orden y progreso", "Sufragio efectivo"]), ("Año en que se promulgó la Constitución vigente:", ["1857", "1917", "1824"]),
]
HISTORIA_OPEN = ["Menciona dos causas de la Revolución Mexicana.", "¿Qué fue el Porfiriato?", "Explica con tus palabras qué significa la palabra mestizaje."]


@layout(HALF, "examen-elbrus", "Mexican history examination of a secondary school, pdfLaTeX: school, name and group lines, I. brackets (   ) before the numbers with a) b) c) in one row, II. open questions that begin again with lines, no answers")
def examen_elbrus(draw):
    first, second = "I. Opción múltiple", "II. Preguntas abiertas"
    body, items = r"\begin{center}\textbf{ESCUELA SECUNDARIA TÉCNICA No. 48 \guillemotleft SOR JUANA INÉS DE LA CRUZ\guillemotright}\par Examen del segundo trimestre. Historia de México\end{center}Alumno(a): \hrulefill\ Grupo: \rule{15mm}{.4pt}\ Aciertos: \rule{15mm}{.4pt}\par\bigskip\textbf{" + first + r"}\par Escribe en el paréntesis la letra de la respuesta correcta. (Valor: 1 punto cada una)\par\medskip ", []
    for n, (question, options) in enumerate(HISTORIA, 1):
        body += rf"\needspace{{16mm}}\lab{{0pt}}{{20mm}}{{(\hspace{{8mm}})\enspace {n}.}}{{{question}}}\nopagebreak\hspace*{{20mm}}" + "".join(rf"\makebox[44mm][l]{{{letter}) {text}}}" for letter, text in zip("abc", options)) + r"\par\medskip "
        items.append(item(question, None, str(n), None, choices("abc", options), kind="mcq", section=first))
    body += rf"\bigskip\textbf{{{second}}}\par Contesta lo que se te pide. (Valor: 2 puntos cada una)\par\medskip "
    for n, question in enumerate(HISTORIA_OPEN, 1):
        body += rf"\needspace{{28mm}}\lab{{0pt}}{{9mm}}{{{n}.}}{{{question}}}\ruleline\ruleline\medskip "
        items.append(item(question, None, str(n), section=second))
    engine, source = document(draw, body, ["lm", "times", "lmsans"], (11,), (20, 22), foot=r"\thepage", extra=r"\usepackage[T1]{fontenc}")
    return Document(engine, source, items)
