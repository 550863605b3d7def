"""The fifty-eighth: the last eleven of the twenty documents of the fifty-seventh, which names them."""

import itertools
import unicodedata

import engines  # noqa: F401  (registers latex)
from latex import FONTS, document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "blind-then-read"

WAEC = [
    (1, [("State four advantages of mixed farming.", 4, ["income throughout the year;", "manure from animals for crops;", "crop residues feed the animals;", "lower risk of total loss."]),
         ("Explain the term land fragmentation.", 2, ["the division of a holding into small, scattered plots, often through inheritance."])],
     "This question was popular. Part (a) was well answered, but many candidates listed crops instead of advantages. In part (b) some wrote about erosion."),
    (2, [("Name two nutrients which maize takes from the soil in large amounts.", 2, ["nitrogen;", "potassium."]),
         ("Describe three ways of controlling weeds without chemicals.", 6, ["hand pulling or hoeing before they set seed;", "mulching with straw to keep out light;", "crop rotation to break their life cycle."])],
     "Candidates who had done practical work gained full marks. Others named fertilizers by their trade names, which was not accepted."),
    (3, [("Give two signs of Newcastle disease in poultry.", 2, ["greenish watery droppings;", "twisting of the neck."]),
         ("Suggest one measure by which a farmer can prevent the disease.", 1, ["vaccination of the flock at the recommended age."])],
     "Only a few attempted this question, and most of them confused the disease with coccidiosis."),
]


@layout(HALF, "report-ankara", "report of chief examiners on agricultural science, web page: question with [marks], Observation, then the expected answers as bullets")
def report_ankara(draw):
    body, items = "<div class=bar>Home &rsaquo; Agricultural Science Paper 2 &rsaquo; Theory questions</div><h1>Agricultural Science Paper 2</h1>", []
    for n, parts, seen in WAEC:
        body += f"<h2>Question {n}</h2>" + "".join(f"<p class=q><span>({a})</span>{web(q)} <span class=m>[{m} mark{'s' if m > 1 else ''}]</span></p>" for a, (q, m, _) in zip("abc", parts))
        body += f"<h3>Observation</h3><p class=o>{web(seen)}</p><p>The expected answers were:</p>"
        for a, (question, marks, answers) in zip("abc", parts):
            body += f"<p class=q><span>({a})</span></p><ul>" + "".join(f"<li>{web(x)}</li>" for x in answers) + "</ul>"
            items.append(item(question, "\n".join(answers), f"{n}({a})", marks, rubric=[{"text": x, "marks": None} for x in answers] if marks > 1 else None))
    css = ".bar { color: #777; font-size: 80%; border-bottom: 1px solid #bbb } h1 { color: #0a5a2a } h2 { background: #e4efe4; padding: 1mm 3mm; font-size: 115% } h3 { font-size: 100%; color: #0a5a2a; text-decoration: underline; margin-bottom: 0 } .q { margin: 1mm 0 1mm 12mm } .q span:first-child { display: inline-block; width: 9mm; margin-left: -9mm } .m { margin-left: 6mm } ul { margin: 0 0 2mm 12mm } .o { text-align: justify; margin-top: 1mm }"
    engine, source = page(draw, body, ["Open Sans", "Carlito"], (10, 11), css)
    return Document(engine, source, items)


STORY = [
    "Nobody had rowed out to Gull Rock since the winter the bell went missing. Kerensa knew that, and so did her grandfather, who sat mending a lobster pot on the slipway and pretended not to notice her untying the dinghy.",
    "“Tide turns at four,” he said to the pot. “A sensible person would be back by half past three.”",
    "“I’m always sensible,” said Kerensa, and dropped an oar.",
    "The water was flat as a plate until she passed the harbour wall. Then the swell took hold, nudging the little boat first one way and then the other like an impatient dog. Ahead, the rock rose out of a scarf of mist. Something on it glinted once, and was gone.",
    "She shipped her oars and listened. Over the slap of the waves came a low, slow note, the kind you feel in your ribs before you hear it. Kerensa’s skin prickled. For eleven years she had been told that the bell lay on the sea bed.",
]
STORY_Q = [
    ("What was Kerensa’s grandfather doing at the start of the story?", None, "mending a lobster pot", 1, "Do not accept ‘sitting on the slipway’ alone."),
    ("“Tide turns at four,” he said to the pot. Why does he speak to the pot and not to Kerensa?", None, "He is pretending that he has not noticed her taking the boat.", 1, ""),
    ("Which word is closest in meaning to nudging?", ["pushing", "sinking", "splashing", "following"], "pushing", 1, ""),
    ("Find and copy one word which shows that the mist was wrapped around the rock.", None, "scarf", 1, "Accept ‘a scarf’."),
    ("What is the movement of the boat compared to?", None, "an impatient dog", 1, "Accept ‘a dog’."),
    ("How does the writer make the sound of the bell seem mysterious? Give two ways.", None, "It is low and slow.\nShe feels it in her ribs before she hears it.", 2, "Accept that the bell was thought to be on the sea bed."),
    ("For how many years had the bell been missing?", ["four", "seven", "eleven", "thirteen"], "eleven", 1, ""),
]


@layout(HALF, "reading-gingham", "reading booklet for eleven-year-olds, Chromium: story, questions with dotted lines or boxes to tick, 1 mark in the margin; mark scheme in its own file")
def reading_gingham(draw):
    body = "<h1>The Bell on Gull Rock</h1>" + "".join(f"<p class=s>{web(x)}</p>" for x in STORY) + "<div class=p>Questions 1–7 are about <b>The Bell on Gull Rock</b></div>"
    scheme, items = "<h2>The Bell on Gull Rock</h2><table class=m><tr><th>Qu.</th><th>Requirement</th><th>Mark</th></tr>", []
    for n, (question, options, answer, marks, note) in enumerate(STORY_Q, 1):
        body += f"<div class=q><div class=n><b>{n}</b></div><div class=t>{web(question)}"
        if options:
            body += "<p class=k>Tick <b>one</b>.</p><table class=o>" + "".join(f"<tr><td>{o}</td><td><span class=x></span></td></tr>" for o in options) + "</table>"
        elif marks > 1:
            body += "".join(f"<div class=l>{k}.</div><div class=l></div>" for k in (1, 2))
        else:
            body += "<div class=l></div>"
        body += f"</div><div class=r><span class=c></span>{marks} mark{'s' if marks > 1 else ''}</div></div>"
        award = f"Award {marks} mark{'s' if marks > 1 else ''} for:"
        shown = "<ul>" + "".join(f"<li>{web(x)}</li>" for x in answer.split("\n")) + "</ul>"
        scheme += f"<tr><td class=b>{n}</td><td><p><b>{web(question)}</b></p><p>{award}</p>{shown}{f'<p><i>{web(note)}</i></p>' if note else ''}</td><td class=b>{marks}m</td></tr>"
        extra = {"reject": ["sitting on the slipway"]} if note.startswith("Do not") else {"allow": [note.replace("Accept that ", "").replace("Accept ", "").strip(".‘’")]} if note else {}
        if marks > 1:
            extra["rubric"] = [{"text": x, "marks": None} for x in answer.split("\n")]
        items.append(item(question, answer, str(n), marks, choices([None] * 4, options) if options else None, kind="mcq" if options else "short", **extra))
    scheme += "</table>"
    css = ".s { text-indent: 6mm; line-height: 1.7; margin: 0 } .p { break-before: page; background: #ddd; padding: 2mm 4mm; margin-bottom: 5mm } .q { display: flex; break-inside: avoid; margin-bottom: 9mm } .n { width: 12mm; } .n b { display: inline-block; border: 1.5px solid #000; padding: .5mm 2mm } .t { flex: 1 } .r { width: 22mm; text-align: right; align-self: flex-end; font-size: 75% } .c { display: block; width: 8mm; height: 8mm; border: 1px solid #555; border-radius: 50%; margin: 0 2mm 1mm auto } .l { border-bottom: 1px dotted #333; height: 9mm; padding-top: 2mm } .o td { padding: 1.5mm 3mm; width: 30mm } .x { display: inline-block; width: 6mm; height: 6mm; border: 1px solid #222 } .k { margin-left: 34mm } .m { border-collapse: collapse; width: 100% } .m td, .m th { border: 1px solid #444; padding: 2mm; vertical-align: top } .m p, .m ul { margin: .5mm 0 } .b { text-align: center; font-weight: bold }"
    engine, source = page(draw, body, ["Liberation Sans"], (12,), css)
    return Document(engine, source, items, page(draw, scheme, ["Liberation Sans"], (10,), css)[1])


SPELL = [("Grandad keeps his chisels in a ", "leather", " pouch."), ("The ", "knight", " rode across the drawbridge."), ("We had to ", "measure", " the hall for a carpet."), ("Dad is allergic to ", "peaches", "."), ("The twins whispered ", "anxiously", " behind the curtain."), ("It was ", "impossible", " to lift the trunk."), ("Our ", "neighbour", " grows prize leeks."), ("The museum shows an ", "ancient", " canoe."), ("She gave a ", "truthful", " answer."), ("My tooth is ", "aching", " again."), ("The storm caused a ", "nuisance", " on the railway."), ("They reached the ", "summit", " before noon.")]


@layout(HALF, "spelling-calico", "spelling test for schools, word processor: sentences with a ruled gap, then the script with The word is in bold")
def spelling_calico(draw):
    body, items = paragraph(run("Spelling task"), "Title") + paragraph(run("P. ", "I") + run("This is a practice question: The ") + run("______________") + run(" ran up the curtain.")), []
    script = paragraph(run("Spelling script"), "New") + paragraph(run("Read each spelling out in the way shown below, leaving about twelve seconds between spellings. The words in bold are the answers."))
    for n, (before, word, after) in enumerate(draw.some(SPELL, 10), 1):
        body += paragraph(run(f"{n}.\t{before}") + run("______________") + run(after), "Spell")
        script += paragraph(run(f"Spelling {n}: ", "B") + run("The word is ") + run(word, "B") + run(".\n" + before) + run(word, "B") + run(f"{after}\nThe word is ") + run(word, "B") + run("."))
        items.append(item(f"{before}___{after}", word, str(n), kind="gap"))
    body += paragraph(run("End of spelling task", "B"), "Spell")
    styles = paragraph_style("Spell", 0.75, 1.2, -1.2, [(1.2, "")]) + paragraph_style("New", 0, bold=True, size=17, extra='fo:break-before="page"')
    engine, source = office(draw, body + script, ["Liberation Sans", "Carlito"], (12,), styles=styles)
    return Document(engine, source, items)


GREEK = [
    ("ἀγαθός, -ή, -όν", "good"), ("ἄγγελος, ἀγγέλου, ὁ", "messenger"), ("ἀγορά, ἀγορᾶς, ἡ", "market-place"), ("ἄγω", "I lead, bring"), ("ἀδελφός, ἀδελφοῦ, ὁ", "brother"), ("ἀθάνατος, -ον", "immortal"), ("αἴτιος, -α, -ον", "responsible (for), guilty (of)"), ("ἀκούω", "I hear, listen (to)"), ("ἀληθής, -ές", "true"), ("ἀνδρεῖος, -α, -ον", "brave, manly"), ("ἀποθνῄσκω", "I die, am killed"), ("ἀρχή, ἀρχῆς, ἡ", "rule, beginning"),
    ("βαίνω", "I go"), ("βάλλω", "I throw, pelt"), ("βασιλεύς, βασιλέως, ὁ", "king"), ("βίος, βίου, ὁ", "life"), ("βοηθέω (+ dat.)", "I help"),
    ("γέρων, γέροντος, ὁ", "old man"), ("γῆ, γῆς, ἡ", "land, earth"), ("γράφω", "I write, draw"), ("γυνή, γυναικός, ἡ", "woman, wife"),
]


@layout(HALF, "words-chlamys", "word list of an examination board, Classical Greek, word processor: table of word and meaning under letters, head and foot of the board")
def words_chlamys(draw):
    body, items = paragraph(run("Defined Vocabulary List"), "Title") + paragraph(run("Candidates will be expected to know the words below. Principal parts are given in the accidence list.")), []
    for letter, group in itertools.groupby(draw.some(GREEK, 18), lambda pair: unicodedata.normalize("NFD", pair[0])[0].upper()):
        group = list(group)
        body += paragraph(run(letter), "Head") + office_table([[run(a, "B"), run(b)] for a, b in group], [7.5, 8.5])
        items += [item(a, b, kind="vocabulary") for a, b in group]
    engine, source = office(draw, body, ["DejaVu Serif", "Noto Serif"], (10, 11), head="GCSE (9–1) in Classical Greek – practice list")
    return Document(engine, source, items)


ACROSS = [(1, "Bird that lays its eggs in the nests of others (6)", "CUCKOO"), (5, "Walk with a limp (6)", "HOBBLE"), (8, "Capital of Latvia (4)", "RIGA"), (9, "One who mends pots (6)", "TINKER"), (11, "Not sweet, of wine (3)", "DRY"), (12, "Dutch cheese with a red rind (4)", "EDAM")]
DOWN = [(2, "Cornish resort with a Tate gallery, St ___ (4)", "IVES"), (3, "Small coin of America (4)", "CENT"), (4, "Plant used in making beer (3)", "HOP"), (6, "He painted Guernica (7)", "PICASSO"), (7, "Instrument played by Pablo Casals (5)", "CELLO"), (10, "Longest river of France (5)", "LOIRE")]


@layout(HALF, "clues-worsted", "clues of a crossword in a magazine, groff: Across and Down in two columns with lengths in brackets, solution in small print below")
def clues_worsted(draw):
    number = draw.random.randint(112, 480)
    lines = [".ds CF", f"\\fB\\s+6Quick crossword {number}\\s0\\fP", ".sp 0.5", "Entries, please, by the last day of the month. The first correct solution opened wins a dictionary.", ".sp 0.5"]
    columns, items = [], []
    for head, clues in (("Across", ACROSS), ("Down", DOWN)):
        column = [f"\\fB{head}\\fP", ".in 3n"]
        for n, clue, answer in clues:
            column += [".br", ".ti 0", f"\\fB{n}\\fP\\h'|3n'{plain(clue)}"]
            items.append(item(clue, answer.capitalize(), str(n), section=head))
        columns.append("T{\n.ad l\n" + "\n".join(column) + "\nT}")
    lines += [".TS", "lw(2.9i) lw(2.9i).", "\t".join(columns), ".TE", ".sp 2"]
    lines += ["\\s-2\\fBSolution\\fP  " + "  ".join(f"\\fI{head}:\\fP " + ", ".join(f"{n} {a.capitalize()}" for n, _, a in clues) + "." for head, clues in (("Across", ACROSS), ("Down", DOWN))) + "\\s0"]
    engine, source = roff(draw, lines, fonts=("T", "P"))
    return Document(engine, source, items)


CLIL_WORDS = [("artery", "arteria"), ("blood vessel", "vaso sanguíneo"), ("heartbeat", "latido"), ("lung", "pulmón"), ("valve", "válvula"), ("vein", "vena")]
CLIL_MATCH = [("Red blood cells", "carry oxygen around the body."), ("White blood cells", "fight infections."), ("Platelets", "help to close a wound."), ("Plasma", "is the liquid part of the blood."), ("Capillaries", "are the narrowest vessels.")]
CLIL_GAPS = [("The heart is a ", "muscle", " about the size of your fist."), ("It has four chambers: two atria and two ", "ventricles", "."), ("Blood leaves the left side of the heart through the ", "aorta", "."), ("In the lungs the blood takes in ", "oxygen", "."), ("You can feel your ", "pulse", " at the wrist.")]


@layout(HALF, "clil-percale", "bilingual science sheet of a Spanish publisher, Chromium: glossary in a box, two columns to match, gaps with a word bank, answers in a band at the foot")
def clil_percale(draw):
    order = draw.mixed(range(5))
    bank = draw.mixed([w for _, w, _ in CLIL_GAPS])
    ends = [CLIL_MATCH[k][1] for k in order]
    body = "<div class=u><span>Unit 4</span> The circulatory system<br><i>El aparato circulatorio</i></div><div class=g><h3>Key words · Palabras clave</h3><table>" + "".join(f"<tr><td><b>{a}</b></td><td>{b}</td></tr>" for a, b in CLIL_WORDS) + "</table></div>"
    items = [item(a, b, kind="vocabulary", section="Key words · Palabras clave") for a, b in CLIL_WORDS]
    body += "<h3>Activity 1 <small>Match the two columns. / Relaciona las dos columnas.</small></h3><table class=m>"
    for k, (left, right) in enumerate(CLIL_MATCH):
        body += f"<tr><td>{k + 1}. {left}</td><td class=d>•</td><td class=d>•</td><td>{'abcde'[k]}. {ends[k]}</td></tr>"
        items.append(item(left, right, str(k + 1), kind="match", answer_label="abcde"[ends.index(right)], options=choices("abcde", ends), section="Activity 1"))
    body += "</table><h3>Activity 2 <small>Complete with the words in the box. / Completa con las palabras del recuadro.</small></h3><div class=w>" + " – ".join(bank) + "</div>"
    for k, (before, word, after) in enumerate(CLIL_GAPS, 1):
        body += f"<p>{k}. {before}____________________{after}</p>"
        items.append(item(f"{before}___{after}", word, str(k), kind="gap", section="Activity 2"))
    body += "<div class=s><b>Solucionario</b>&emsp;Activity 1: " + ", ".join(f"{k + 1}-{'abcde'[ends.index(r)]}" for k, (_, r) in enumerate(CLIL_MATCH)) + ".&emsp;Activity 2: " + ", ".join(f"{k} {w}" for k, (_, w, _) in enumerate(CLIL_GAPS, 1)) + ".</div>"
    css = ".u { font-size: 150%; border-bottom: 2mm solid #e28a1c; padding-bottom: 2mm } .u span { background: #e28a1c; color: #fff; padding: 0 3mm } .u i { font-size: 70%; color: #777 } .g { float: right; width: 62mm; background: #fdf0da; padding: 2mm 4mm; margin: 4mm 0 4mm 6mm } h3 { color: #b8600a } small { font-weight: normal; color: #333 } .m td { padding: 1mm 2mm } .d { width: 6mm; color: #b8600a } .w { clear: both; border: 1px dashed #b8600a; padding: 2mm 4mm; text-align: center } .s { margin-top: 15mm; border-top: 1px solid #e28a1c; font-size: 75%; padding-top: 1mm }"
    engine, source = page(draw, body, ["Lato", "Open Sans"], (11,), css)
    return Document(engine, source, items)


COAST = [
    ("BOTH INTERNATIONAL & INLAND", "A vessel not under command shows at night two all-round lights in a vertical line. What color are they?", ["White", "Red", "Green", "Yellow"], 1),
    ("BOTH INTERNATIONAL & INLAND", "What is sounded in fog by a power-driven vessel that is making way?", ["One prolonged blast at intervals of not more than two minutes", "Two prolonged blasts at intervals of not more than one minute", "One prolonged and two short blasts", "Rapid ringing of a bell for five seconds"], 0),
    ("INLAND ONLY", "Two power-driven vessels are meeting and one sounds a single short blast. What does it signal?", ["I am altering my course to port", "I am operating astern propulsion", "I am in doubt about your actions", "I intend to leave you on my port side"], 3),
    ("BOTH INTERNATIONAL & INLAND", "Two power-driven vessels are crossing. Which one must keep out of the way?", ["The one which is faster", "The one which has the other on her port side", "The one which has the other on her starboard side", "The one which is smaller"], 2),
    ("BOTH INTERNATIONAL & INLAND", "Which dayshape is displayed by a vessel at anchor?", ["A ball", "A diamond", "A cylinder", "Two cones with their points together"], 0),
    ("BOTH INTERNATIONAL & INLAND", "Which light is carried above the sternlight of a power-driven vessel towing astern?", ["A red light", "A flashing blue light", "A second white light", "A yellow towing light"], 3),
    ("BOTH INTERNATIONAL & INLAND", "What is the signal of a vessel that doubts whether enough action is being taken to avoid collision?", ["Three short blasts", "At least five short and rapid blasts", "One prolonged blast", "Continuous ringing of the bell"], 1),
]


@layout(HALF, "choices-canvas", "question bank of a coast guard, groff: number and rules that apply in capitals, (A) to (D) behind circles, a sentence that names the choice which scores")
def choices_canvas(draw):
    lines = [".ds CF Page \\\\n[PN]", ".ce", "\\fBDeck Examination \\- Rules of the Road\\fP", ".sp"]
    items = []
    for n, (applies, question, options, right) in enumerate(COAST, 1):
        lines += [".ne 9", f".IP {n}. 4n", f"{plain(applies)} {plain(question)}", ".RS"]
        for letter, option in zip("ABCD", options):
            lines += [f".IP \"\\(ci ({letter})\" 7n", plain(option)]
        lines += [".RE", ".LP", f"\\fIIf choice {'ABCD'[right]} is selected set score to 1.\\fP", ".sp 0.6"]
        items.append(item(f"{applies} {question}", options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    engine, source = roff(draw, lines, (11,), ("H", "T"))
    return Document(engine, source, items)


AID = [
    ("A burn should be cooled under running water for at least 20 minutes.", True, "Go on even if the pain eases."),
    ("You should put butter on a scald.", False, "It holds the heat in and may cause infection."),
    ("For a nosebleed the casualty leans forward.", True, "Blood is then not swallowed."),
    ("An object stuck deep in a wound should be pulled out at once.", False, "Press on either side of it and leave it in place."),
    ("The rate of chest compressions for an adult is 100 to 120 a minute.", True, "Press down 5 to 6 cm each time."),
    ("Someone who has fainted should be sat on a chair.", False, "Lay them down and raise their legs."),
    ("A casualty who is unresponsive but breathing goes into the recovery position.", True, "It keeps the airway open."),
    ("You give back blows to a choking adult who can still cough well.", False, "Encourage them to keep coughing."),
    ("A sprained ankle should be rested and cooled.", True, "Wrap the ice in a cloth."),
    ("You may give aspirin to a child with a fever.", False, "It is not for anyone under sixteen."),
]


@layout(HALF, "firstaid-gauze", "first aid test, LaTeX: statements with T F to circle at the right edge, answers on the next page with a reason each")
def firstaid_gauze(draw):
    chosen = draw.some(AID, 9)
    body = r"{\Large\bfseries Essential First Aid: check your knowledge}\par\medskip Name \rule{70mm}{0.4pt}\hfill Score \rule{12mm}{0.4pt} / " + str(len(chosen)) + r"\par\medskip Ring \textbf{T} if the statement is true and \textbf{F} if it is false.\par\bigskip "
    key, items = r"\newpage{\Large\bfseries Answers}\par\medskip ", []
    for n, (text, true, why) in enumerate(chosen, 1):
        body += rf"\noindent\makebox[9mm][l]{{{n}}}\parbox[t]{{115mm}}{{\raggedright {tex(text)}}}\hfill\textbf{{T}}\quad\textbf{{F}}\par\vspace{{5mm}}"
        key += rf"\lab{{0pt}}{{16mm}}{{{n}\quad\textbf{{{'T' if true else 'F'}}}}}{{{tex(why)}}}\smallskip "
        items.append(item(text, "True" if true else "False", str(n), kind="truefalse"))
    engine, source = document(draw, body + key, ["avant", "lmsans"], (11,), (24, 26), foot=r"\fancyfoot[R]{\footnotesize Community first aid, unit 1}")
    return Document(engine, source, items)


KEW = [
    ("acuminate", "tapering gradually to a long point, with the sides more or less concave."), ("adnate", "joined to an organ of another kind, as stamens to a corolla."), ("apomixis", "the production of seed without fertilisation."), ("aril", "a fleshy outgrowth of the stalk of the ovule which partly or wholly covers the seed, as in yew and spindle."), ("bract", "a modified leaf below a flower or an inflorescence."), ("calyx", "the outermost whorl of a flower, made up of sepals."),
    ("capitulum", "a dense head of sessile flowers surrounded by an involucre, characteristic of the daisy family."), ("cauliflorous", "bearing flowers on the trunk or the old branches."), ("connate", "joined to an organ of the same kind."), ("crenate", "of a margin, with shallow rounded teeth."), ("dioecious", "having male and female flowers on separate plants."), ("drupe", "a fleshy fruit whose seed is enclosed in a stony endocarp; plums and olives are examples."),
    ("epiphyte", "a plant that grows on another without drawing food from it."), ("glabrous", "without hairs."), ("glaucous", "covered with a bluish-white bloom that can be rubbed off."), ("hypanthium", "a cup-shaped enlargement of the receptacle on which sepals, petals and stamens are borne."), ("indumentum", "a covering of hairs or scales."), ("lenticel", "a pore in bark through which gases are exchanged."),
    ("mucronate", "ending abruptly in a short, stiff point."), ("ochrea", "a sheath formed of united stipules around the stem, as in the knotweed family."),
]


@layout(HALF, "glossary-muslin", "botanical glossary, XeLaTeX: two columns of hanging entries, bold terms run in, hyphenated, letters as heads")
def glossary_muslin(draw):
    body, items = r"{\huge Glossary}\par\bigskip\begin{multicols}{2}\small ", []
    for letter, group in itertools.groupby(KEW, lambda entry: entry[0][0]):
        body += rf"\par\medskip\needspace{{12mm}}{{\large\itshape {letter.upper()}}}\par "
        for term, meaning in group:
            body += rf"\hangindent=4mm\hangafter=1\noindent\textbf{{{term}}} {tex(meaning)}\par "
            items.append(item(term, meaning, kind="definition"))
    body += r"\end{multicols}"
    engine, source = document(draw, body, ["palatino", "libertine"], (10, 11), (22, 24), head=r"\fancyhead[R]{\small\itshape Plant identification terms\quad\thepage}", foot="", paper="b5paper")
    return Document(engine, source, items)


LAB = [
    ("write", "State the independent variable of this experiment.", 1, None, "The concentration of sucrose."),
    ("tick", "Which column of Table 1 is the dependent variable?", 1, ["Sucrose (mol/L)", "Initial mass (g)", "Final mass (g)", "Change (%)"], 3),
    ("write", "Why do you blot the potato cores before weighing them?", 2, None, "Water on the surface would be counted as part of the mass and differs from core to core."),
    ("write", "Calculate the percent change in mass of the core in 0.6 mol/L sucrose.", 2, None, "(4.25 − 5.00) ÷ 5.00 × 100 = −15%"),
    ("tick", "In which direction is the net movement of water in the beaker of 0.8 mol/L?", 1, ["Into the potato cells", "Out of the potato cells", "There is no net movement"], 1),
    ("write", "Estimate the sucrose concentration at which the mass would not change.", 2, None, "About 0.3 mol/L, where the line crosses zero."),
    ("tick", "What happens to the turgor pressure of a cell placed in distilled water?", 1, ["It rises", "It falls", "It stays the same"], 0),
    ("write", "Explain why percent change is a better measure than change in grams.", 2, None, "The cores do not all start with the same mass, so only a relative change can be compared."),
]


@layout(HALF, "lab-flannel", "laboratory sheet of a university, class exam: procedure, data table, questions with points and boxes to tick, instructor’s copy with Solution boxes")
def lab_flannel(draw):
    def words(text):
        return tex(text).replace("−", "$-$").replace("÷", r"$\div$").replace("×", r"$\times$")

    body, items = "", []
    for n, (kind, question, marks, options, answer) in enumerate(LAB, 1):
        body += rf"\question[{marks}] {words(question)}" + "\n"
        if kind == "tick":
            body += r"\begin{checkboxes}" + "".join((r"\CorrectChoice " if k == answer else r"\choice ") + words(o) for k, o in enumerate(options)) + "\\end{checkboxes}\n"
            items.append(item(question, options[answer], str(n), marks, choices([None] * len(options), options), kind="mcq"))
        else:
            body += rf"\begin{{solution}}[2cm]{words(answer)}\end{{solution}}" + "\n"
            items.append(item(question, answer, str(n), marks))
    data = r"\begin{center}Table 1. Cores of potato after 24 hours\\[3pt]\begin{tabular}{cccc}\hline Sucrose (mol/L) & Initial mass (g) & Final mass (g) & Change (\%)\\\hline 0.0 & 5.00 & 5.95 & 19\\0.2 & 4.90 & 5.24 & 7\\0.4 & 5.10 & 4.79 & $-6$\\0.6 & 5.00 & 4.25 & \\0.8 & 4.95 & 3.86 & $-22$\\\hline\end{tabular}\end{center}"
    source = rf"""\documentclass[{draw.one([11, 12])}pt,answers,addpoints]{{exam}}
\usepackage[utf8]{{inputenc}}\usepackage[T1]{{fontenc}}{FONTS[draw.one(['times', 'lm'])][1]}\usepackage{{amssymb}}
\pagestyle{{headandfoot}}\header{{BIOG 1500}}{{}}{{Lab 4: Osmosis}}\footer{{}}{{\thepage}}{{}}
\CorrectChoiceEmphasis{{\bfseries}}\checkedchar{{$\boxtimes$}}
\begin{{document}}
\begin{{center}}{{\Large Lab 4: Osmosis in potato cores}}\\Instructor's copy\end{{center}}
\textbf{{Procedure.}} Cut five cores 4 cm long with a cork borer. Blot and weigh each core, then leave it in 100 mL of one of the solutions at room temperature. After 24 hours blot and weigh it again.
{data}
\textbf{{Questions}} (\numpoints\ points)
\begin{{questions}}
{body}\end{{questions}}
\end{{document}}
"""
    return Document("latex", source, items)


GARDEN = [
    [("State what is meant by the term vernalisation.", 2), ("Name ONE biennial plant which needs it in order to flower.", 1), ("Describe how a gardener can force rhubarb.", 4)],
    [("List FOUR items of protective clothing for using a hedge trimmer.", 4), ("Describe TWO checks to carry out before the trimmer is started.", 4)],
    [("Define the term soil texture.", 2), ("Describe a simple test by hand for recognising a clay soil.", 4), ("State TWO benefits of adding garden compost to a clay soil.", 2)],
    [("Name a suitable climbing plant for a wall that faces north.", 1), ("Explain how the named plant climbs.", 3)],
    [("Describe the method of taking softwood cuttings of Fuchsia.", 8), ("State TWO reasons why cuttings may rot before they root.", 2)],
]


@layout(HALF, "paper-hessian", "short answer paper in horticulture, word processor: Q1 a), marks in a column under MARKS at the right, dotted lines, nothing answered")
def paper_hessian(draw):
    body, items = paragraph(run("Level 2 Certificate in the Principles of Plant Growth"), "Title") + paragraph(run("ANSWER ALL QUESTIONS\tMARKS", "B")), []
    for n, parts in enumerate(GARDEN, 1):
        for place, (question, marks) in enumerate(parts):
            body += paragraph((run(f"Q{n}", "B") if place == 0 else "") + run(f"\t{'abc'[place]})\t{question}\t") + run(str(marks), "B"), "Asked")
            body += paragraph(run("\t"), "Dots") * min(2 + marks // 2, 5)
            items.append(item(question, None, f"{n}({'abc'[place]})", marks))
        body += paragraph(run(f"Total Mark\t{sum(m for _, m in parts)}", "B"), "Sum")
    right = (16.6, 'style:type="right"')
    dots = 'style:type="right" style:leader-style="dotted" style:leader-text="."'
    styles = paragraph_style("Asked", 0.35, 2.0, -2.0, [(1.1, ""), (2.0, ""), right], extra='fo:keep-with-next="always"') + paragraph_style("Dots", 0.3, 2.0, 0, [(15.2, dots)]) + paragraph_style("Sum", 0.4, 12.0, 0, [right], extra='fo:border-bottom="0.5pt solid #000000" fo:padding="0.1cm"')
    engine, source = office(draw, body, ["Liberation Sans"], (11,), head="Candidate number:", styles=styles)
    return Document(engine, source, items)
