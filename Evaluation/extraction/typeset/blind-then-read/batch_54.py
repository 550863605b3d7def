"""The fifty-fourth: the other ten of the documents drawn by lot, which batch_53 lists."""

import importlib

import engines  # noqa: F401  (registers further programs)
from latex import document, tex
from paper import Document, choices, item, layout
from webpage import page, web

Sheet = importlib.import_module("blind-then-read.batch_31").Sheet

HALF = "blind-then-read"

WORDS = [
    ("Unit 3 · On the farm", [("barn", "bɑːn", "The tractor is in the barn.", "Scheune"), ("to feed", "fiːd", "Who feeds the hens at weekends?", "füttern"), ("field", "fiːld", "Wheat grows in this field.", "Feld"), ("harvest", "ˈhɑːvɪst", "They need help with the harvest.", "Ernte"), ("early", "ˈɜːli", "Farmers get up early.", "früh"), ("to milk", "mɪlk", "", "melken"), ("fence", "fens", "The dog jumped over the fence.", "Zaun"), ("mud", "mʌd", "", "Schlamm")]),
    ("Unit 3 · A day out", [("seaside", "ˈsiːsaɪd", "We spent a day at the seaside.", "Küste, Meer"), ("to hire", "ˈhaɪə", "You can hire a boat here.", "mieten"), ("crowded", "ˈkraʊdɪd", "In August the beach is crowded.", "überfüllt"), ("tide", "taɪd", "", "Gezeiten"), ("to get lost", "get ˈlɒst", "Take a map or you’ll get lost.", "sich verirren"), ("sunburn", "ˈsʌnbɜːn", "", "Sonnenbrand"), ("picnic", "ˈpɪknɪk", "Let’s have a picnic on the cliff.", "Picknick"), ("to be worth it", "wɜːθ", "It was a long walk, but it was worth it.", "sich lohnen")]),
]


@layout(HALF, "vocabulary-capella", "vocabulary of a German schoolbook of English: word with its sound, sentence, German in three columns, topic heads, a box between")
def vocabulary_capella(draw):
    body, items = "<h1>Vocabulary</h1><p class=hint>Die neuen Wörter stehen in der Reihenfolge, in der sie im Schülerbuch vorkommen. <b>Tipp:</b> Decke eine Spalte ab und teste dich selbst.</p>", []
    for place, (head, words) in enumerate(WORDS):
        body += f"<h2>{head}</h2><table>" + "".join(f"<tr><td class=w><b>{w}</b> <span>[{s}]</span></td><td class=s>{e}</td><td>{g}</td></tr>" for w, s, e, g in words) + "</table>"
        if not place:
            body += "<div class=box><b>False friends</b><br>Das englische <b>to become</b> heißt nicht „bekommen“, sondern „werden“.</div>"
        items += [item(w, g, kind="vocabulary", section=head) for w, _, _, g in words]
    css = """h1 { background: #2f6b3c; color: white; padding: 1mm 3mm; font-size: 140% } h2 { color: #2f6b3c; font-size: 110%; margin: 5mm 0 1mm } table { border-collapse: collapse; width: 100% } td { padding: 1mm 3mm 1mm 1mm; vertical-align: top; width: 30% } .w { width: 32% }
.s { border-left: 1px solid #2f6b3c; border-right: 1px solid #2f6b3c; padding-left: 3mm; font-style: italic; width: 38% } td:last-child { padding-left: 3mm } .hint { font-size: 90% } .box { background: #e3efe4; border-radius: 2mm; padding: 2mm 3mm; margin: 4mm 0; width: 75mm }"""
    engine, source = page(draw, body, ["Open Sans", "Noto Sans", "DejaVu Sans"], (10,), css, language="de")
    return Document(engine, source, items)


BELLS = [
    ("Backstroke", "The stroke in which the ringer pulls the tail end of the rope, with the bell swinging back to the position in which she started."),
    ("Bob", "A call that alters the course of the bells so that a longer touch can be rung; also the name of a class of method."),
    ("Clapper", "The iron tongue that hangs inside the bell and strikes her at the soundbow."),
    ("Course", "The changes rung from the time that the tenor leaves her starting position until she comes back to it with the same work."),
    ("Dodge", "To take a step backwards in the normal path, changing places with another bell for one blow."),
    ("Garter hole", "The hole in the rim of the wheel through which the rope is led and made fast to the spokes."),
    ("Handstroke", "The stroke in which the sally is pulled. Each whole pull begins with it."),
    ("Hunting", "Moving one place at each change from the front to the back and down again."),
    ("Lead", "To ring as the first bell of a change."),
    ("Method", "A set pattern of changes that is learnt by heart and given a name of its own."),
    ("Peal", "A performance of at least five thousand changes without a break, which takes about three hours."),
    ("Rounds", "Ringing down the scale from the treble to the tenor, again and again."),
    ("Sally", "The thick woollen grip woven into the rope, usually striped in two or three colours."),
    ("Slider", "The wooden bar beneath the bell that limits how far the stay can travel."),
    ("Stay", "A piece of ash fixed to the headstock which lets the bell rest mouth upwards. It breaks when a bell is pulled too hard."),
    ("Tenor", "The heaviest bell of the ring, which sounds the lowest note."),
    ("Treble", "The lightest bell of the ring, which sounds the highest note."),
]


@layout(HALF, "glossary-procyon", "glossary of a bell ringers’ handbook, bold run-in terms with a dash, hanging and hyphenated in two columns")
def glossary_procyon(draw):
    told = "Ringers speak of a bell as ‘she’. Words in this list are those that a learner will hear in the first months; the names of methods are explained in chapter six."
    body = rf"\begin{{center}}\textsc{{\Large Appendix B}}\par\smallskip\textit{{\large A Ringer’s Glossary}}\end{{center}}{tex(told)}\par\medskip\begin{{multicols}}{{2}}\emergencystretch=1em\hyphenpenalty=20 " + "".join(rf"\par\hangindent=5mm\hangafter=1\noindent\textbf{{{tex(term)}}} -- {tex(text)}" for term, text in BELLS) + r"\end{multicols}"
    engine, source = document(draw, body, ["palatino", "schoolbook", "times"], (11,), (30, 36), head=r"\fancyhead[C]{\small\textsc{The Ringing Master’s Handbook}}", foot=r"\thepage")
    return Document(engine, source, [item(term, text, kind="definition") for term, text in BELLS])


SNOW = [
    ("Before each ride, check the weather forecast and the ____________ of the ice.", "thickness"),
    ("Clear blue ice is ____________ than white or gray ice.", "stronger"),
    ("Never ride ____________; always take a friend with a second machine.", "alone"),
    ("The ____________ cord stops the engine when the rider falls off.", "tether"),
    ("Dress in several thin ____________ rather than in one thick coat.", "layers"),
    ("Cotton should not be worn next to the skin because it holds ____________.", "moisture"),
    ("On most trails, riders keep to the ____________ side.", "right"),
    ("When you meet a ____________, slow down and give it the whole trail.", "groomer"),
    ("Low body temperature is called ____________.", "hypothermia"),
    ("To climb a steep hill, lean ____________ and keep a steady speed.", "forward"),
    ("Stop completely before you cross a public ____________.", "road"),
    ("A hand signal with the left arm raised straight ____________ means stop.", "up"),
]


@layout(HALF, "workbook-sirius", "unit of a safety course workbook: word bank in a frame, sentences with underscores in two columns, key to the unit behind")
def workbook_sirius(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito"]), 11, country="US", paper=(21.59, 27.94), margin=2.0)
    sheet.foot = sheet.p("Student Workbook\t{page}", tabs=[(sheet.wide, 'style:type="right"')], after=0, size=9)
    bank = draw.shuffled([answer for _, answer in SNOW])
    sheet.body.append(sheet.p("Unit 4: Riding Safely", size=20, bold=True, color="#1f4e79", after=0.1))
    sheet.body.append(sheet.p("<i>Use the words in the box to complete the sentences. Each word is used once.</i>", after=0.3))
    sheet.body.append(sheet.table([[sheet.p("      ".join(bank), "center", before=0.1, after=0.1)]], [sheet.wide], padding=0.2))
    lines, items = "", []
    for n, (text, answer) in enumerate(SNOW, 1):
        lines += sheet.p(f"{n}.\t{text}", left=0.8, first=-0.8, tabs=[0.8], after=0.35, extra='fo:keep-together="always"')
        items.append(item(text.replace("____________", "___"), answer, str(n), kind="gap", section="Unit 4: Riding Safely"))
    sheet.body.append(sheet.p("", after=0.1) + sheet.columns(lines))
    sheet.body.append(sheet.p("<b>Think about it.</b> Talk with your instructor about the trails near your home.", before=0.6))
    sheet.body.append(sheet.p("Answer Key", size=16, bold=True, color="#1f4e79", extra='fo:break-before="page"'))
    sheet.body.append(sheet.p("Unit 4", bold=True))
    sheet.body += [sheet.p(f"{n}. {answer}", left=0.6, after=0.05) for n, (_, answer) in enumerate(SNOW, 1)]
    engine, source = sheet.source()
    return Document(engine, source, items)


STORY = [
    "In the winter of 1925, children in the little town of Nome, Alaska, began to fall ill. Dr. Curtis Welch knew the signs at once. It was diphtheria, a disease that closes the throat. The only cure was a serum, and the nearest supply was almost a thousand miles away in Anchorage.",
    "Ships could not reach Nome because the sea was frozen. The planes of the time had open cockpits and could not fly in such cold. There was just one way left: dogs.",
    "A train carried the serum as far as the tracks went, to Nenana. From there twenty mushers and more than one hundred dogs passed it from team to team, day and night, like runners in a relay. The longest and most dangerous stretch fell to Leonhard Seppala and his lead dog, Togo. They crossed the ice of Norton Sound in a gale.",
    "Gunnar Kaasen drove the last team. Snow blew so hard that he could not see his dogs, but his leader, Balto, kept to the trail. Early on February 2, five and a half days after the run began, the serum arrived in Nome. The town was saved.",
]
STORY_MCQ = [
    ("Why did the serum not come to Nome by ship?", ["The ships were too slow.", "The sea was frozen.", "The captains were ill.", "The harbor was too small."], 1),
    ("In the third paragraph, the word stretch means", ["a yawn.", "a rubber band.", "a part of a journey.", "a rest."], 2),
    ("Which of these happened first?", ["Balto led the last team.", "Togo crossed the ice.", "The serum went by train.", "Kaasen reached Nome."], 2),
    ("What is the passage mainly about?", ["How to train sled dogs", "The history of railroads in Alaska", "A doctor’s life in the north", "A race to bring medicine to a town"], 3),
]
STORY_OPEN = [("Compare the serum run with a relay. How are they alike?", "In both, something is passed from one team to the next."), ("Why could planes not be used?", "They had open cockpits and could not fly in the cold.")]


@layout(HALF, "passage-canopus", "reading passage for grade 4 with circled letters, two questions with lines, answers in small print at the foot of the page")
def passage_canopus(draw):
    body = r"\fbox{Passage 12}\hfill Name \rule{45mm}{0.4pt}\quad Date \rule{22mm}{0.4pt}\par\bigskip\begin{center}\LARGE\textbf{The Great Race of Mercy}\end{center}\parindent=6mm " + "".join(rf"\par {tex(text)}" for text in STORY)
    body += r"\par\bigskip\parindent=0pt\hrule\bigskip\begin{multicols}{2}\raggedcolumns "
    items, key = [], []
    for n, (question, options, right) in enumerate(STORY_MCQ, 1):
        shown = tex(question).replace("stretch means", r"\textit{stretch} means")
        body += rf"\begin{{minipage}}{{\linewidth}}\lab{{0pt}}{{6mm}}{{\textbf{{{n}.}}}}{{{shown}}}" + "".join(rf"\lab{{6mm}}{{7mm}}{{\tikz[baseline=(x.base)]\node[draw,circle,inner sep=0.8pt](x){{\scriptsize {'ABCD'[k]}}};}}{{{tex(o)}}}" for k, o in enumerate(options)) + r"\end{minipage}\par\medskip "
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
        key.append(f"{n}. {'ABCD'[right]}")
    body += r"\end{multicols}"
    for n, (question, answer) in enumerate(STORY_OPEN, 5):
        body += rf"\lab{{0pt}}{{6mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\ruleline\ruleline\medskip "
        items.append(item(question, answer, str(n)))
        key.append(f"{n}. {tex(answer)}")
    body += r"\vfill{\scriptsize\textbf{Answers:} " + r"\quad ".join(key) + "}"
    engine, source = document(draw, body, ["schoolbook", "avant", "palatino"], (11,), (20, 22), foot=r"\fancyfoot[C]{\footnotesize 35 Reading Passages: Grade 4\quad\thepage}", paper="letterpaper")
    return Document(engine, source, items)


SPELL = [
    ("The ____________ of the hill was hidden in mist.", "summit", "The summit of the hill was hidden in mist."),
    ("My cousin plays the ____________.", "guitar", "My cousin plays the guitar."),
    ("We had no ____________ but to wait.", "choice", "We had no choice but to wait."),
    ("The ____________ asked for the tickets.", "conductor", "The conductor asked for the tickets."),
    ("There was a ____________ noise behind the door.", "curious", "There was a curious noise behind the door."),
    ("Her ____________ lives next to the canal.", "niece", "Her niece lives next to the canal."),
    ("The knight wore a ____________ shield.", "bronze", "The knight wore a bronze shield."),
    ("Please ____________ the two answers.", "compare", "Please compare the two answers."),
    ("The scientist made an important ____________.", "discovery", "The scientist made an important discovery."),
    ("Dad ____________ the parcel with string.", "tied", "Dad tied the parcel with string."),
    ("The path was steep and ____________.", "dangerous", "The path was steep and dangerous."),
    ("We could hear ____________ from the kitchen.", "laughter", "We could hear laughter from the kitchen."),
]


@layout(HALF, "spelling-achernar", "spelling test: sentences with a gap in the pupils’ booklet, marks in a margin, the script for the teacher behind says each word")
def spelling_achernar(draw):
    body = "<h1>Spelling task</h1><div class=p>"
    script = "<h1 class=k>Spelling test script</h1><p>This script should be read out to the pupils. Leave at least a 12-second gap between spellings. At the end re-read all the questions.</p>"
    items = []
    for n, (text, word, said) in enumerate(SPELL, 1):
        body += f"<div class=q><b>{n}.</b><span>{text}</span><i></i></div>"
        script += f"<div class=s><p><b>Spelling {n}:</b> The word is <b>{word}</b>.</p><p>{web(said)}</p><p>The word is <b>{word}</b>.</p></div>"
        items.append(item(text.replace("____________", "___"), word, str(n), kind="gap", section="Spelling task"))
    body += "</div><p class=e>END OF SPELLING TASK</p>"
    css = """h1 { font-size: 140% } .q { display: flex; padding: 3.2mm 0 } .q b { width: 10mm } .q span { flex: 1 } .q i { width: 7mm; height: 7mm; border: 1px solid } .p { border-right: 14mm solid #ddd } .q { margin-right: -10mm } .q i { background: white }
.e { text-align: center; font-weight: bold } .k { break-before: page } .s { break-inside: avoid; margin: 4mm 0 } .s p { margin: 0.5mm 0 }"""
    engine, source = page(draw, body + script, ["Liberation Sans", "Roboto"], (12, 13), css)
    return Document(engine, source, items)


THEATRE = [
    ("APPLAUSE", "Clapping at the end of a show"),
    ("REHEARSAL", "A practice before the first night"),
    ("COSTUME", "What an actor wears in a play"),
    ("PROMPTER", "Person who whispers forgotten lines"),
    ("MATINEE", "An afternoon performance"),
    ("SCRIPT", "The written text of a play"),
    ("STAGE", "The platform where actors perform"),
    ("USHER", "Person who shows you to your seat"),
    ("CAST", "All the actors in a play"),
    ("CURTAIN", "It rises when the play begins"),
]


def crossed(words):
    """Places as (row, column, down) for words that cross, the longest first, as puzzle makers lay them."""
    placed, cells = {}, {}

    def free(word, row, column, down):
        step = (1, 0) if down else (0, 1)
        ends = [(row - step[0], column - step[1]), (row + step[0] * len(word), column + step[1] * len(word))]
        if any(end in cells for end in ends):
            return 0
        crossings = 0
        for k, letter in enumerate(word):
            at = (row + step[0] * k, column + step[1] * k)
            if at in cells:
                if cells[at] != letter:
                    return 0
                crossings += 1
            elif any((at[0] + s * step[1], at[1] + s * step[0]) in cells for s in (-1, 1)):
                return 0
        return crossings if crossings < len(word) else 0

    def put(word, row, column, down):
        placed[word] = (row, column, down)
        for k, letter in enumerate(word):
            cells[(row + k * down, column + k * (not down))] = letter

    waiting = sorted(words, key=len, reverse=True)
    put(waiting.pop(0), 0, 0, False)
    while waiting:
        found = []
        for word in waiting:
            for (row, column), letter in sorted(cells.items()):
                for k, own in enumerate(word):
                    if own == letter:
                        for down in (True, False):
                            place = (row - k * down, column - k * (not down), down)
                            if crossings := free(word, *place):
                                found.append((-crossings, abs(place[0]) + abs(place[1]), word, place))
        if not found:
            break
        _, _, word, place = min(found)
        put(word, *place)
        waiting.remove(word)
    return placed, cells


@layout(HALF, "clues-bellatrix", "crossword with clues across and down, word bank in a frame, solution behind as lists")
def clues_bellatrix(draw):
    placed, cells = crossed([word for word, _ in THEATRE])
    clues = dict(THEATRE)
    starts = sorted({(row, column) for row, column, _ in placed.values()})
    number = {start: n for n, start in enumerate(starts, 1)}
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    grid = "".join(f"<i style='left:{(c - left) * 8}mm;top:{(r - top) * 8}mm'>{number.get((r, c), '')}</i>" for r, c in sorted(cells))
    high = (max(row for row, _ in cells) - top + 1) * 8
    lists = {head: sorted((number[(r, c)], word) for word, (r, c, down) in placed.items() if down == (head == "Down")) for head in ("Across", "Down")}
    body = f"<div class=n>Name: <span></span></div><h1>A Night at the Theater</h1><p class=in>Complete the crossword puzzle below</p><div class=g style='height:{high}mm'>{grid}</div><div class=two>"
    body += "".join(f"<div><b>{head}</b>" + "".join(f"<div class=c>{n}. {web(clues[word])}</div>" for n, word in entries) + "</div>" for head, entries in lists.items())
    body += "</div><div class=b><b>Word Bank</b><br>" + " &emsp; ".join(sorted(placed)) + "</div><h1 class=k>Solution</h1>"
    body += "".join(f"<p><b>{head}</b></p>" + "".join(f"<div class=c>{n}. {word}</div>" for n, word in entries) for head, entries in lists.items())
    css = """h1 { text-align: center; font-size: 150% } .n span { display: inline-block; width: 60mm; border-bottom: 1px solid } .in { text-align: center; font-size: 85% } .g { position: relative; margin: 4mm 10mm 8mm } .g i { position: absolute; width: 8mm; height: 8mm; border: 1px solid; box-sizing: border-box; font: 6.5pt sans-serif; padding: 0.3mm }
.two { display: flex; gap: 8mm } .two > div { flex: 1 } .c { margin: 1mm 0 1mm 4mm; padding-left: 6mm; text-indent: -6mm } .b { border: 1px solid; padding: 2mm 4mm; margin-top: 6mm; text-align: center } .k { break-before: page }"""
    engine, source = page(draw, body, ["Liberation Serif", "Comic Neue"], (11,), css, paper="letter")
    return Document(engine, source, [item(clues[word], word, str(n), section=head) for head, entries in lists.items() for n, word in entries])


PARISH = [
    ("Which bird is said to have killed Cock Robin?", "The sparrow"),
    ("In which county is the cathedral city of Wells?", "Somerset"),
    ("What does a cooper make?", "Barrels"),
    ("Who wrote the hymn ‘Love Divine, All Loves Excelling’?", "Charles Wesley"),
    ("Which day of the week takes its name from the god Thor?", "Thursday"),
    ("What is the young of a swan called?", "A cygnet"),
    ("How many strings has a violin?", "Four"),
    ("Which English king had a horse at Bosworth Field and lost his crown there?", "Richard III"),
    ("From the milk of which animal is real mozzarella traditionally made?", "Buffalo"),
    ("Which book of the Bible comes after Ruth?", "The First Book of Samuel"),
    ("What colour is the cross on St Andrew’s flag?", "White"),
    ("Which tree bears conkers?", "Horse chestnut"),
    ("Who was the first woman to fly alone from England to Australia?", "Amy Johnson"),
    ("What do you call a group of geese on the ground?", "A gaggle"),
]


@layout(HALF, "parish-alcor", "quiz in a parish magazine of two columns, notices on the next page with the answers run in below them")
def parish_alcor(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Caladea", "TeX Gyre Pagella"]), 11, margin=2.0)
    sheet.head = sheet.p("<i>The Beacon</i>\tParish Magazine of St Mary and St Giles", tabs=[(sheet.wide, 'style:type="right"')], size=9)
    sheet.foot = sheet.p("{page}", "center", after=0)
    quiz = sheet.p("Harvest Supper Quiz", size=16, bold=True) + sheet.p("For those who could not come on the 4th, here are the questions that Margaret set us. No looking in books! Answers on the next page.")
    items = []
    for n, (question, answer) in enumerate(PARISH, 1):
        quiz += sheet.p(f"{n}\t{question}", left=0.8, first=-0.8, tabs=[0.8], after=0.15)
        items.append(item(question, answer, str(n)))
    quiz += sheet.p("The winning table was <i>The Bell Tower</i> with twelve out of fourteen.", before=0.3)
    news = sheet.p("From the Churchwardens", size=14, bold=True, extra='fo:break-before="page"')
    news += sheet.p("The working party on 12 October cleared the ivy from the north wall. Our thanks go to the nine who came, and to Ted for lending his trailer. The gutters will be next.")
    news += sheet.p("Flower Rota", size=14, bold=True) + sheet.table([["2 November", "Mrs Pym"], ["9 November", "Mr and Mrs Dale"], ["16 November", "Miss Fosse"], ["23 November", "The Guides"]], [4.0, 5.0])
    news += sheet.p("Coffee Morning", size=14, bold=True, before=0.5) + sheet.p("In the Hall on Saturday 8 November from 10.30. Cakes and bric-a-brac are welcome at any time after nine.")
    news += sheet.p("<b>Quiz answers:</b> " + " ".join(f"<b>{n}</b> {answer}." for n, (_, answer) in enumerate(PARISH, 1)), before=0.6)
    sheet.body = [sheet.columns(quiz, line=True), news]
    engine, source = sheet.source()
    return Document(engine, source, items)


MUST = [
    ("That restaurant ............... be very good. It’s always full of people.", "must"),
    ("That restaurant ............... be very good. It’s always empty.", "can’t"),
    ("You’re going on holiday next week. You ............... be looking forward to it.", "must"),
    ("It rained every day of their camping trip, so it ............... have been much fun.", "can’t"),
    ("You’ve only just had lunch. You ............... be hungry already.", "can’t"),
]
MUST_HAVE = [
    ("The phone rang but I didn’t hear it. (I / be / asleep)", "I must have been asleep."),
    ("Lucy walked past me without a word. (she / not / see / me)", "She can’t have seen me."),
    ("The ground is wet this morning. (it / rain / in the night)", "It must have rained in the night."),
    ("Tom answered every question correctly. (the test / not / be / very difficult)", "The test can’t have been very difficult."),
]
MYSTERY = [
    ("The lights in the house next door are on, so somebody ({}) .................. be at home.", "must"),
    ("It ({}) .................. be the Bakers, because they flew to Malta yesterday.", "can’t"),
    ("Perhaps they forgot: they ({}) .................. have left the lights on.", "must"),
    ("But then who let the cat in? It ({}) .................. have opened the door by itself!", "can’t"),
]


@layout(HALF, "grammar-mira", "unit of a grammar: explanations on the left page, exercises with dotted gaps, sentences to write and a passage on the right, key behind")
def grammar_mira(draw):
    def unit(right):
        return rf"\fcolorbox{{black}}{{black!75}}{{\color{{white}}\bfseries UNIT}}\ \textbf{{\Large 27}}\quad\textbf{{\large {right}}}\par\medskip\hrule\bigskip "

    def letter(sign, text):
        return rf"\lab{{0pt}}{{10mm}}{{\fbox{{\textbf{{{sign}}}}}}}{{{text}}}\bigskip "

    body = unit("Must and can’t")
    body += letter("A", r"Study this example:\par\textit{My house is very near the motorway. It must be very noisy.}\par We use \textbf{must} to say that we feel sure something is true.")
    body += letter("B", r"We use \textbf{can’t} to say that we feel sure something is not possible:\par\textbullet\ You’ve just had dinner. You \textbf{can’t} be hungry.\par\textbullet\ Tom said he would be here, and he’s never late. He \textbf{can’t} have forgotten.")
    body += letter("C", r"For the past we use \textbf{must have} and \textbf{can’t have} with the past participle:\par\begin{tabular}{|l|l|l|}\hline I/you/he & must & have been asleep\\\hline she/it/they & can’t & have gone out\\\hline\end{tabular}")
    body += r"\clearpage " + unit("Exercises")
    items = []
    heads = ["27.1 Complete the sentences with must or can’t.", "27.2 Write sentences about the past. Use must have or can’t have and the words in brackets.", "27.3 Complete the text with must or can’t."]
    shown = [tex(head[5:]).replace("must or can’t", r"\textit{must} or \textit{can’t}") for head in heads]
    body += rf"\lab{{0pt}}{{13mm}}{{\textbf{{27.1}}}}{{{shown[0]}}}\smallskip\lab{{13mm}}{{6mm}}{{1}}{{You’ve been travelling all day. You \underline{{\textit{{must}}}} be tired.}}"
    for n, (text, answer) in enumerate(MUST, 2):
        body += rf"\lab{{13mm}}{{6mm}}{{{n}}}{{{tex(text)}}}"
        items.append(item(text.replace("...............", "___"), answer, str(n), kind="gap", section=heads[0]))
    body += rf"\bigskip\lab{{0pt}}{{13mm}}{{\textbf{{27.2}}}}{{{shown[1]}}}\smallskip\lab{{13mm}}{{6mm}}{{1}}{{The keys are not in my bag. (I / leave / them / at work)\par\textit{{I must have left them at work.}}}}"
    for n, (text, answer) in enumerate(MUST_HAVE, 2):
        body += rf"\lab{{13mm}}{{6mm}}{{{n}}}{{{tex(text)}\dotline}}"
        items.append(item(text, answer, str(n), section=heads[1]))
    body += rf"\bigskip\lab{{0pt}}{{13mm}}{{\textbf{{27.3}}}}{{{shown[2]}}}\smallskip{{\leftskip=13mm\rightskip=6mm "
    for n, (text, answer) in enumerate(MYSTERY, 1):
        body += tex(text.format(n)) + " "
        items.append(item(text.format(n).replace("..................", "___"), answer, str(n), kind="gap", section=heads[2]))
    body += r"\par}\clearpage\textbf{\Large Key to Exercises}\par\bigskip\begin{multicols}{3}\raggedright\textbf{UNIT 27}\par "
    for name, first, entries in (("27.1", 2, MUST), ("27.2", 2, MUST_HAVE), ("27.3", 1, MYSTERY)):
        body += rf"\medskip\textbf{{{name}}}" + "".join(rf"\lab{{0pt}}{{5mm}}{{{n}}}{{{tex(answer)}}}" for n, (_, answer) in enumerate(entries, first))
    body += r"\end{multicols}"
    engine, source = document(draw, body, ["times", "arial"], (10, 11), (20, 24), foot=r"\fancyfoot[C]{\thepage}", extra=r"\usepackage{xcolor}\setcounter{page}{54}")
    return Document(engine, source, items)


BEAMS = [
    (12, "A uniform beam AB is 6 m long and has a weight of 3 kN. It rests on supports at its two ends and carries a load of 12 kN at 2 m from A.", [
        ("Draw the free-body diagram and name the forces that act on the beam.", 4, "Four forces act: the reaction of each support upwards, the weight of 3 kN at midspan, and the load of 12 kN at 2 m from A.", None),
        ("Find the reaction at B.", 5, "Taking moments about A, the reaction at B is (12 × 2 + 3 × 3) ÷ 6 = 5.5 kN, acting upwards.", None),
        ("Which way does the reaction at A change when the load moves towards B?", 3, "It becomes smaller.", ["It becomes larger.", "It becomes smaller.", "It stays the same."]),
    ]),
    (8, "A ladder leans against a smooth wall. Its foot stands on rough ground.", [
        ("In which direction does the wall push on the ladder?", 3, "Horizontally, away from the wall", ["Horizontally, away from the wall", "Vertically upwards", "Along the ladder"]),
        ("Explain why the ladder cannot stand if the ground is smooth as well.", 5, "Without friction there is no horizontal force on the foot that could balance the push of the wall, so the foot slides outwards.", None),
    ]),
    (10, "A pin-jointed truss has nine members and six joints, and it is held by one pin and one roller.", [
        ("Show that the truss is statically determinate.", 4, "There are 9 forces in members and 3 reactions, in all 12 unknowns, and 2 × 6 = 12 equations of equilibrium.", None),
        ("How many equations of equilibrium does each pin joint supply in the plane?", 2, "2", ["1", "2", "3"]),
        ("State what is meant by a zero-force member, and give one reason to keep it.", 4, "It is a member that carries no force under the given load; it keeps the truss stable and takes force when the load moves.", None),
    ]),
]


@layout(HALF, "statics-algol", "problem set of a university course set with the exam class, solutions in boxes, choices with boxes to tick, the right one ticked")
def statics_algol(draw):
    body, items = "", []
    for n, (marks, stem, parts) in enumerate(BEAMS, 1):
        body += rf"\question {tex(stem)}\begin{{parts}}"
        for k, (question, points, answer, options) in enumerate(parts):
            body += rf"\part[{points}] {tex(question)} "
            if options:
                body += r"\begin{checkboxes}" + "".join(rf"\{'CorrectChoice' if o == answer else 'choice'} {tex(o)} " for o in options) + r"\end{checkboxes}"
            else:
                body += rf"\begin{{solution}}[25mm]{tex(answer)}\end{{solution}}"
            items.append(item(question, answer, f"{n}({'abc'[k]})", points, choices([None] * 3, options) if options else None, stem=stem, kind="mcq" if options else "numeric" if "Find" in question else "short"))
        body += r"\end{parts}\bigskip "
    font = draw.one([r"\usepackage{lmodern}", r"\usepackage{tgpagella}", ""])
    head = r"\pagestyle{headandfoot}\firstpageheader{Engineering Mechanics I}{Problem Set 4 -- Solutions}{Fall 2026}\runningheader{Engineering Mechanics I}{}{Problem Set 4}\footer{}{Page \thepage\ of \numpages}{}"
    source = rf"\documentclass[{draw.one([10, 11])}pt,letterpaper,answers]{{exam}}\usepackage[utf8]{{inputenc}}\usepackage[T1]{{fontenc}}\usepackage{{textcomp,amssymb}}{font}\pdfcompresslevel=9\pdfobjcompresslevel=2 {head}\begin{{document}}\noindent Due in class on Thursday, October 8. You may work in pairs, but hand in your own solution.\par\bigskip\begin{{questions}}{body}\end{{questions}}\end{{document}}"
    return Document("latex", source, items)


RAY = [
    ("LESSON XXXI.", [
        ("If 4 yards of cloth cost 28 cents, what will 9 yards cost?", "63 cents", "One yard will cost 1 fourth of 28 cents, which is 7 cents; and 9 yards will cost 9 times 7 cents, which are 63 cents."),
        ("If 3 barrels of flour cost $18, what will 5 barrels cost?", "$30", ""),
        ("If 6 men can mow a meadow in 4 days, in how many days can 8 men mow it?", "3 days", ""),
        ("A boy bought 12 peaches at the rate of 3 for 4 cents: how much did he pay for them?", "16 cents", ""),
        ("James had 20 marbles, and lost 2 fifths of them: how many had he left?", "12 marbles", ""),
        ("If a horse eats 2 bushels of oats in 5 days, how many bushels will he eat in 30 days?", "12 bushels", ""),
    ]),
    ("LESSON XXXII.", [
        ("Divide 24 apples between Ann and Mary, so that Mary shall have twice as many as Ann.", "Ann, 8; Mary, 16", "Ann’s share and twice Ann’s share are 3 times Ann’s share, which is 24 apples; hence, Ann’s share is 1 third of 24, which is 8, and Mary’s is 16."),
        ("The sum of two numbers is 15, and their difference is 3: what are the numbers?", "9 and 6", ""),
        ("A man is 40 years old, and his age is 5 times that of his son: how old is the son?", "8 years", ""),
        ("What number is that, to which if its half be added, the sum will be 27?", "18", ""),
        ("A farmer sold a cow and a calf for $32; the cow brought 7 times as much as the calf: what did he get for each?", "Calf, $4; cow, $28", ""),
        ("A cistern has two pipes; the first fills it in 3 hours, the second in 6: in what time will both fill it?", "2 hours", ""),
        ("Three fourths of a pole is painted, and 6 feet of it are bare: how long is the pole?", "24 feet", ""),
    ]),
]


@layout(HALF, "arithmetic-polaris", "old mental arithmetic: problems by lessons on a small page, Ans. at the end of the last line, a solution below the first of each lesson")
def arithmetic_polaris(draw):
    body, items = "", []
    for head, problems in RAY:
        body += rf"\begin{{center}}\textbf{{{head}}}\end{{center}}"
        for n, (question, answer, model) in enumerate(problems, 1):
            body += rf"\par\hspace*{{5mm}}\textbf{{{n}.}}\ {tex(question)}\pushright{{\textit{{Ans.}} {tex(answer)}.}}"
            if model:
                body += rf"{{\small\hspace*{{5mm}}\textsc{{Solution}}.---{tex(model)}\par}}"
            items.append(item(question, answer, str(n), section=head))
    engine, source = document(draw, body, ["cm", "schoolbook", "bookman"], (11,), (16, 18), head=r"\fancyhead[L]{\small\thepage}\fancyhead[C]{\small INTELLECTUAL ARITHMETIC.}", foot="", extra=r"\setcounter{page}{62}", paper="a5paper")
    return Document(engine, source, items)
