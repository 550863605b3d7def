"""The hundred-and-ninety-fourth: twelve ordinary sheets of schools, courses, clubs and museums, named after breeds of horses."""

import importlib
import re

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"
KEEP = 'fo:keep-with-next="always"'


# Review of a chapter in a biology textbook, answers at the back of the book

DIGEST = [
    ("Digestion of starch begins in the", ["mouth", "oesophagus", "stomach", "large intestine"], 0),
    ("Bile is made in the", ["gall bladder", "liver", "pancreas", "stomach"], 1),
    ("Which of these substances is broken down by protease?", ["fat", "glucose", "protein", "starch"], 2),
    ("Most digested food is absorbed in the", ["large intestine", "mouth", "small intestine", "stomach"], 2),
    ("Villi are well suited to absorption because they", ["are covered with thick skin", "contain no blood vessels", "have a large surface area", "produce bile"], 2),
    ("Water is taken back into the blood mainly in the", ["gall bladder", "large intestine", "oesophagus", "pancreas"], 1),
]
DIGEST_OPEN = [
    ("What is meant by the term digestion?", "The breakdown of large insoluble molecules into small soluble ones."),
    ("Name the acid that is found in the stomach.", "Hydrochloric acid."),
    ("What are the end products of the digestion of fats?", "Fatty acids and glycerol."),
    ("Describe how food is moved along the oesophagus.", "Muscles in its wall contract behind the food and push it along; this is called peristalsis."),
    ("Give one reason why fibre is needed in the diet.", "It helps food to move through the gut and prevents constipation."),
    ("Explain how bile helps in the digestion of fats.", "It breaks fats into small droplets, which gives enzymes a larger surface to work on."),
]


@layout(HALF, "chapter-percheron", "review of a chapter in a biology textbook, XeLaTeX: two columns, Multiple choice 1 to 6 with a. to d., Short answer 7 to 12; answers at the back under the number of the chapter, 1. c; 2. a in one line and sentences below")
def chapter_percheron(draw):
    number, items, inner = draw.random.randint(4, 9), [], r"{\bfseries Multiple choice}\par Choose the best answer for each question.\par\medskip "
    for n, (question, options, right) in enumerate(DIGEST, 1):
        listed = "".join(rf"\lab{{7mm}}{{6mm}}{{{a}.}}{{{tex(b)}}}" for a, b in zip("abcd", options))
        inner += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}{listed}\end{{minipage}}\par\medskip" + "\n"
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right], section="Multiple choice"))
    inner += r"\smallskip{\bfseries Short answer}\par\smallskip "
    last = len(DIGEST)
    for n, (question, answer) in enumerate(DIGEST_OPEN, last + 1):
        inner += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\smallskip" + "\n"
        items.append(item(question, answer, str(n), section="Short answer"))
    key = "; ".join(f"{n}. {'abcd'[right]}" for n, (_, _, right) in enumerate(DIGEST, 1))
    short = "".join(rf"\lab{{0pt}}{{7mm}}{{{n}.}}{{{tex(answer)}}}" for n, (_, answer) in enumerate(DIGEST_OPEN, last + 1))
    body = rf"\colorbox{{black!15}}{{\makebox[0.98\linewidth][l]{{\Large\bfseries Chapter {number} Review}}}}\par\bigskip{{\large\bfseries Key points}}\begin{{itemize}}[nosep]\item Food is digested so that it can pass through the wall of the gut into the blood.\item Each enzyme acts on one kind of food only.\item The small intestine is long and has a very large inner surface.\end{{itemize}}\bigskip{{\large\bfseries Review questions}}\begin{{multicols}}{{2}}\raggedright {inner}\end{{multicols}}\newpage{{\LARGE\bfseries Answers to review questions}}\par\bigskip{{\large\bfseries Chapter {number}}}\par\smallskip {key}\par {short}"
    engine, source = document(draw, body, ["palatino", "timesnew", "libertine", "schoolbook"], (10, 11), (20, 24), head=rf"\fancyhead[L]{{\small Living Things}}\fancyhead[R]{{\small {number}: Food and digestion}}", foot=r"\thepage", extra=r"\setlength\columnsep{9mm}\setcounter{page}{" + str(draw.random.randint(71, 130)) + "}")
    return Document(engine, source, items)


# Words of a lesson in a German course

WOHNEN = [
    ("die Wohnung, -en", "flat, apartment", "Unsere Wohnung hat drei Zimmer."), ("die Küche, -n", "kitchen", "Wir essen immer in der Küche."), ("das Bad, ¨-er", "bathroom", "Das Bad ist sehr klein."), ("der Balkon, -e", "balcony", "Auf dem Balkon stehen viele Blumen."),
    ("die Miete, -n", "rent", "Die Miete kostet 650 Euro."), ("der Nachbar, -n", "neighbour", "Mein Nachbar spielt Klavier."), ("der Schrank, ¨-e", "cupboard", "Die Teller sind im Schrank."), ("das Regal, -e", "shelf", "Das Buch steht im Regal."),
    ("umziehen", "to move house", "Wir ziehen im Mai um."), ("suchen", "to look for", "Ich suche ein Zimmer in Köln."), ("mieten", "to rent", "Sie mietet ein Haus am See."), ("aufräumen", "to tidy up", "Räum bitte dein Zimmer auf!"),
    ("hell", "light, bright", "Das Wohnzimmer ist schön hell."), ("teuer", "expensive", "Wohnen in München ist teuer."), ("ruhig", "quiet", "Die Straße ist sehr ruhig."), ("gemütlich", "cosy", "Das Sofa ist alt, aber gemütlich."),
]


@layout(HALF, "wortschatz-haflinger", "words of a lesson in a German course for English speakers, Chromium: three columns without rules, German with plural, English, an example in slanted print; lesson in a coloured square above")
def wortschatz_haflinger(draw):
    chosen = draw.some(WOHNEN, 14)
    body = f"<div class=h><span>{draw.random.randint(3, 9)}</span><div><b>Wortschatz</b><br>Unsere neue Wohnung</div></div><table>" + "".join(f"<tr><td class=g>{web(a)}<td>{web(b)}<td class=e>{web(c)}</tr>" for a, b, c in chosen) + "</table><p class=f>Learn nouns together with their article and their plural.</p>"
    css = ".h { display: flex; align-items: center; gap: 4mm; margin-bottom: 6mm } .h span { background: #00695c; color: #fff; font-size: 230%; font-weight: bold; padding: 2mm 5mm } .h b { font-size: 150% } table { width: 100%; border-collapse: collapse } td { padding: 1.6mm 2mm 1.6mm 0; vertical-align: top } .g { font-weight: bold; width: 32% } .e { font-style: italic; color: #333; width: 43% } .f { color: #00695c; margin-top: 8mm }"
    engine, source = page(draw, body, ["Open Sans", "Lato", "Carlito"], (11, 12), css, language="de")
    return Document(engine, source, [item(a, b, kind="vocabulary") for a, b, _ in chosen])


# Dialogue with gaps of an English course

STATION = [
    ("Clerk", "Good morning. Can I {} you?", "help"),
    ("Anna", "Yes, please. I’d like a {} to York.", "ticket"),
    ("Clerk", "Single or {}?", "return"),
    ("Anna", "Single, please. How {} is it?", "much"),
    ("Clerk", "That’s twenty-four pounds fifty. Would you like to pay by {}?", "card"),
    ("Anna", "No, I’ll pay in {}. Here you are.", "cash"),
    ("Clerk", "Thank you. Here’s your {}, five pounds fifty.", "change"),
    ("Anna", "What time does the next train {}?", "leave"),
    ("Clerk", "At 10.20, from {} four.", "platform"),
]
STATION_WH = [("Where is Anna going?", "She is going to York."), ("How much is her ticket?", "It is £24.50."), ("What time does her train leave?", "It leaves at 10.20.")]


@layout(HALF, "dialogue-connemara", "unit of an English course, word processor: words in a frame, a dialogue with the speakers in bold and numbered gaps (1) ______, three questions below, answers for both at the foot in small print")
def dialogue_connemara(draw):
    sheet = Sheet(draw.one(["Carlito", "Open Sans", "Liberation Sans"]), draw.one((11, 12)), margin=2.2)
    turns = STATION
    bank = draw.mixed([w for *_, w in turns])
    items = []
    sheet.head = sheet.p("English for Everyday Life\tUnit 5", size=9, tabs=[(sheet.wide, RIGHT)])
    sheet.body += [sheet.p("<b>At the station</b>", size=18, after=0.3), sheet.p("<b>Exercise A.</b> Complete the conversation with the words in the box. Use each word once.", after=0.2)]
    sheet.body.append(sheet.table([[sheet.p("     ".join(bank), align="center", after=0)]], [sheet.wide], padding=0.2))
    sheet.body.append(sheet.p("", after=0, size=6))
    for n, (who, text, answer) in enumerate(turns, 1):
        shown = text.replace("{}", f"({n}) __________")
        sheet.body.append(sheet.p(f"<b>{who}:</b>\t{shown}", left=2.2, first=-2.2, tabs=[2.2], after=0.22))
        sentence = next(s for s in re.split(r"(?<=[.?!])\s+(?=[A-Z])", shown) if f"({n})" in s)
        items.append(item(sentence, answer, f"{n}", kind="gap", section="Exercise A."))
    sheet.body.append(sheet.p("<b>Exercise B.</b> Now answer the questions in full sentences.", before=0.4, after=0.25, extra=KEEP))
    for n, (question, answer) in enumerate(STATION_WH, 1):
        sheet.body.append(sheet.p(f"{n}.\t{question}", left=0.9, first=-0.9, tabs=[0.9], after=0.1, extra=KEEP))
        sheet.body.append(sheet.p("_" * 60, left=0.9, after=0.25))
        items.append(item(question, answer, str(n), section="Exercise B."))
    first = ", ".join(f"{n} {w}" for n, (*_, w) in enumerate(turns, 1))
    second = " ".join(f"{n} {answer}" for n, (_, answer) in enumerate(STATION_WH, 1))
    sheet.body += [sheet.p("Answers", before=0.8, after=0.05, size=9, bold=True, extra='fo:border-top="0.5pt solid #000000" fo:padding-top="0.1cm"'), sheet.p(f"<b>Exercise A:</b> {first}", size=9, after=0.05), sheet.p(f"<b>Exercise B:</b> {second}", size=9, after=0.05)]
    engine, source = sheet.source()
    return Document(engine, source, items)


# Worksheet on circuits for year 8, answers on its second page

CIRCUIT = r"\begin{center}\begin{tikzpicture}[scale=0.95]\draw (0,0)--(0,2)--(1.7,2);\draw[thick] (1.7,1.7)--(1.7,2.3);\draw[very thick] (1.95,1.85)--(1.95,2.15);\draw (1.95,2)--(4.5,2)--(4.5,0)--(3.6,0);\draw[fill=white] (3.3,0) circle (0.3);\draw (3.09,-0.21)--(3.51,0.21) (3.09,0.21)--(3.51,-0.21);\draw (3,0)--(1.8,0);\draw[fill=white] (1.5,0) circle (0.3);\node at (1.5,0) {A};\draw (1.2,0)--(0,0);\node at (1.85,2.6) {1.5 V};\node at (3.3,-0.6) {lamp};\end{tikzpicture}\end{center}"
CIRCUITS = [
    ("The diagram shows a simple circuit.", CIRCUIT, [
        ("Name the component with the letter A.", 1, ["ammeter"]),
        ("What does this component measure?", 1, ["current"]),
        ("What happens to the lamp when the wire next to it is cut?", 1, ["it goes out"]),
        ("A second cell is added, facing the same way. What happens to the brightness of the lamp, and why?", 2, ["it gets brighter", "because the current is larger"]),
    ]),
    ("Rubber, copper, glass, iron and plastic are tested in a circuit.", "", [
        ("Which two of these materials let the lamp light up?", 2, ["copper", "iron"]),
        ("What name is given to materials that do not let electricity flow?", 1, ["insulators"]),
        ("Explain why the handle of a screwdriver is covered with plastic.", 1, ["so that the user does not get an electric shock"]),
    ]),
    ("Two identical lamps are connected in parallel to a battery. The current in each lamp is 0.3 A.", "", [
        ("What is the current in the battery?", 1, ["0.6 A"]),
        ("One of the lamps breaks. What happens to the other one?", 1, ["it stays lit"]),
        ("Give one place where lamps are connected in parallel.", 1, ["in a house"]),
    ]),
]


@layout(HALF, "circuits-clydesdale", "science worksheet for year 8, XeLaTeX: name, class and date, circuit, 1 with a) b) c) and lines, (1 mark) at the right; answers on the last page as a) with marks in brackets behind each")
def circuits_clydesdale(draw):
    items, body, key = [], "", ""
    for n, (stem, figure, parts) in enumerate(CIRCUITS, 1):
        body += rf"\needspace{{40mm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(stem)}}}{figure}" + "\n"
        key += rf"\medskip\textbf{{Question {n}}}\par "
        for letter, (question, marks, points) in zip("abcd", parts):
            said = f"({marks} mark{'s' if marks > 1 else ''})"
            body += rf"\needspace{{18mm}}\lab{{8mm}}{{8mm}}{{{letter})}}{{{tex(question)}\pushright{{\textit{{{said}}}}}}}" + r"\par\vspace{16pt}\noindent\hspace*{16mm}\rule{\dimexpr\linewidth-16mm}{0.4pt}\par" * marks + r"\medskip" + "\n"
            key += rf"\lab{{4mm}}{{7mm}}{{{letter})}}{{{tex('; '.join(points))} {said}}}"
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=stem, rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None))
    total = sum(i["marks"] for i in items)
    body = rf"Name: \rule{{60mm}}{{0.4pt}}\hfill Class: \rule{{20mm}}{{0.4pt}}\hfill Date: \rule{{25mm}}{{0.4pt}}\par\bigskip{{\LARGE\bfseries Electric circuits}}\hfill Score: \rule{{9mm}}{{0.4pt}} / {total}\par\medskip " + body + r"\newpage{\LARGE\bfseries Electric circuits: answers}\par " + key
    engine, source = document(draw, body, ["arial", "noto", "helvetica"], (11,), (20, 24), head=r"\fancyhead[L]{\small Year 8 Physics}\fancyhead[R]{\small Worksheet 8J}", foot=r"\small © Copperfield Science. Teachers may photocopy this page for use in their own classes.")
    return Document(engine, source, items)


# Quiz night of a rugby club, with the answers in brackets

MUSTANG = [
    ("Geography", [("Which is the largest island in the Mediterranean Sea?", "Sicily"), ("What is the capital of Portugal?", "Lisbon"), ("Which is the longest river in South America?", "The Amazon"), ("Which English city stands on the River Exe?", "Exeter"), ("Which desert covers much of southern Mongolia?", "The Gobi")]),
    ("Music", [("How many strings does a violin have?", "Four"), ("Who composed The Four Seasons?", "Vivaldi"), ("What does the Italian word forte mean in music?", "Loud"), ("Which instrument did Louis Armstrong play?", "The trumpet"), ("How many keys are there on a full-size piano?", "88")]),
    ("Science and Nature", [("What is a young kangaroo called?", "A joey"), ("Which gas makes up most of the air?", "Nitrogen"), ("Which is the largest organ of the human body?", "The skin"), ("How many legs does a spider have?", "Eight"), ("What is the name of the nearest star to the Earth?", "The Sun")]),
]


@layout(HALF, "quiznight-mustang", "reader’s copy for the quiz night of a club, Chromium: ROUND ONE – GEOGRAPHY in capitals, numbers with stops that begin again, the answer in bold in brackets behind each question")
def quiznight_mustang(draw):
    body, items = "<h1>Charity Quiz Night</h1><p class=s>Wexcombe Rugby Club · Friday 8 November · 7.30 pm in the clubhouse</p><p class=r><b>Notes for the reader:</b> read every question twice. Papers are swapped for marking after each round. The judge’s decision is final.</p>", []
    for title, (name, pairs) in zip(("ONE", "TWO", "THREE"), MUSTANG):
        head = f"ROUND {title} – {name.upper()}"
        body += f"<section><h2>{head}</h2>"
        for n, (question, answer) in enumerate(draw.some(pairs, 4), 1):
            body += f"<p class=q><span>{n}.</span> {web(question)} <b>({web(answer)})</b></p>"
            items.append(item(question, answer, str(n), section=head))
        body += "</section>"
    body += "<p class=s>All proceeds go to the Wexcombe Air Ambulance. Thank you for your support!</p>"
    css = "h1 { text-align: center; margin-bottom: 1mm } .s { text-align: center; font-style: italic } .r { border: 1px solid #000; padding: 2mm 4mm } section { break-inside: avoid } h2 { font-size: 115%; text-decoration: underline; margin: 7mm 0 2mm } .q { margin: 2mm 0 2mm 8mm; text-indent: -8mm } .q span { display: inline-block; width: 8mm; text-indent: 0 }"
    engine, source = page(draw, body, ["Liberation Serif", "Carlito", "Liberation Sans"], (12, 13), css)
    return Document(engine, source, items)


# Question bank for a learner’s licence, India

RTO = [
    ("When you see a school ahead, you should", ["stop the vehicle and sound the horn", "slow down and proceed with caution", "sound the horn continuously and drive on"], 1),
    ("A red traffic light means", ["stop the vehicle", "proceed with caution", "slow down"], 0),
    ("The minimum age for a licence to drive a motor cycle with gear is", ["16 years", "18 years", "21 years"], 1),
    ("On a road with two-way traffic in India, a driver should keep", ["to the left side of the road", "to the right side of the road", "to the middle of the road"], 0),
    ("Before you overtake another vehicle, you should make sure that", ["the driver behind you has sounded the horn", "the road ahead is clearly visible and it is safe", "your headlights are on"], 1),
    ("When an ambulance approaches with its siren on, you should", ["drive to the side and let it pass", "speed up and stay ahead of it", "give it no preference"], 0),
    ("Driving after drinking alcohol is", ["allowed at night", "allowed on a motor cycle", "prohibited for all vehicles"], 2),
    ("Overtaking is prohibited", ["on a narrow bridge", "on a wide road", "on a road with one-way traffic"], 0),
    ("A helmet must be worn on a motor cycle by", ["the rider only", "the rider and the pillion rider", "the pillion rider only"], 1),
    ("When you are about to turn right, you should first", ["stop in the middle of the road", "flash the headlights", "give a signal and move towards the centre line"], 2),
    ("A pedestrian at a zebra crossing", ["must wait for all vehicles to pass", "has the right of way", "may cross only at night"], 1),
    ("Parking is not allowed", ["in front of a hospital entrance", "in a marked parking place", "in a private garage"], 0),
    ("A triangular sign with a red border is", ["a mandatory sign", "an informatory sign", "a cautionary sign"], 2),
]


@layout(HALF, "licence-marwari", "question bank for a learner’s licence in India, groff: numbers with stops, (a) to (c) stacked, Ans: (b) in bold below each, office in the head")
def licence_marwari(draw):
    chosen = draw.some(RTO, 12)
    lines = [".ds LH", ".ds RH", ".ds CF \\\\n(PN", ".ce 3", "\\fB\\s+3TRANSPORT DEPARTMENT, DISTRICT OFFICE RAMGARH\\s0\\fP", "\\fBQuestion Bank for Learner\\(cqs Licence Test\\fP", "\\fI(for practice only)\\fP", ".sp"]
    items = []
    for n, (question, options, right) in enumerate(chosen, 1):
        lines += [".ne 7", ".in 0.35i", ".ti -0.35i", f"{n}.\\h'|0.35i'{plain(question)}", ".br", ".in 0.7i"]
        for letter, text in zip("abc", options):
            lines += [".ti -0.35i", f"({letter})\\h'|0.35i'{plain(text)}", ".br"]
        lines += [".in 0.35i", f"\\fBAns: ({'abc'[right]})\\fP", ".br", ".in 0", ".sp 0.7"]
        items.append(item(question, options[right], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[right]))
    engine, source = roff(draw, lines, (11, 12), ("T", "H", "P"))
    return Document(engine, source, items)


# Trail of a museum for children

TRAIL = [
    ("The Entrance Hall", [("Look up! How many lamps hang from the ceiling?", 1), ("Find the stone lion. What is it holding in its paw?", 1)]),
    ("Life by the Sea", [("Which animal’s bones were used to make the arch?", 1), ("What did the fishermen keep in the big baskets?", 1), ("Would you have liked to live in the cottage? Say why or why not.", 2)]),
    ("The Toy Room", [("Find the oldest toy in the room. How old is it?", 1), ("What is the rocking horse called?", 1), ("Name three things that children played with before there was electricity.", 3)]),
    ("The Roman Gallery", [("Which goddess is shown on the mosaic?", 1), ("What did the Romans use an amphora for?", 1), ("Write your age in Roman numerals.", 1)]),
]


@layout(HALF, "trail-exmoor", "trail for families of a town museum, Chromium on landscape paper in two columns: rooms as coloured bars, numbers in circles that go on, dotted lines, a box to draw in, nothing answered")
def trail_exmoor(draw):
    inner, items, n = "", [], 0
    for room, asked in TRAIL:
        inner += f"<h2>{room}</h2>"
        for question, lines in asked:
            n += 1
            inner += f"<div class=q><span class=c>{n}</span><div class=t>{web(question)}" + "<div class=l></div>" * lines + "</div></div>"
            items.append(item(question, None, str(n), section=room))
    n += 1
    draw_it = "Draw your favourite thing in the museum."
    inner += f"<div class=q><span class=c>{n}</span><div class=t>{draw_it}<div class=b></div></div></div>"
    items.append(item(draw_it, None, str(n), section=TRAIL[-1][0]))
    body = "<div class=h><div><b>Explorer Trail</b><br>Harbour Street Museum, Brackmouth</div><div>My name is .......................................</div></div><div class=m>" + inner + "<p class=f>Well done! Show your trail at the desk to collect a sticker.</p></div>"
    css = "@page { size: A4 landscape } .h { display: flex; justify-content: space-between; align-items: end; border-bottom: 3px solid #1565c0; padding-bottom: 2mm; margin-bottom: 4mm } .h b { font-size: 190%; color: #1565c0 } .m { columns: 2; column-gap: 12mm } h2 { background: #1565c0; color: #fff; font-size: 110%; padding: 1mm 3mm; margin: 3mm 0 2mm; break-after: avoid } .q { display: flex; gap: 3mm; break-inside: avoid; margin: 2.5mm 0 } .c { border: 1.5px solid #1565c0; border-radius: 50%; width: 7mm; height: 7mm; line-height: 7mm; text-align: center; font-weight: bold; flex: none } .t { flex: 1 } .l { border-bottom: 1.5px dotted #555; height: 5.4mm } .b { border: 1.5px solid #555; height: 21mm; margin: 2mm 1mm 0 0; box-sizing: border-box } .f { font-weight: bold; text-align: center; margin: 2mm 0 0 }"
    engine, source = page(draw, body, ["Comic Neue", "Lato", "Open Sans"], (11,), css)
    return Document(engine, source, items)


# French exercises of a primary school

ETRE = [("Nous ________ en vacances.", "sommes"), ("Tu ________ un beau vélo.", "as"), ("Mes parents ________ une maison à la campagne.", "ont"), ("Je ________ dans la cour.", "suis"), ("Vous ________ très gentils.", "êtes"), ("Paul ________ mal aux dents.", "a")]
PLURIEL = [("un cheval", "des chevaux"), ("un bateau", "des bateaux"), ("une souris", "des souris"), ("un genou", "des genoux"), ("un cadeau", "des cadeaux"), ("un clou", "des clous")]
NATURE = [("Le petit chat dort sur le canapé.", "petit", "adjectif"), ("Ma sœur mange une pomme.", "pomme", "nom"), ("Les oiseaux chantent le matin.", "chantent", "verbe"), ("Elle porte une robe rouge.", "rouge", "adjectif")]


@layout(HALF, "fiche-camargue", "French sheet of a primary school, pdfLaTeX: Exercice 1 to 3 in frames, 1. 2. that begin again, gaps, singular into plural with dots, nature of the underlined word; Corrigé on the next page in the same order")
def fiche_camargue(draw):
    items, heads = [], ["Exercice 1 : Complète avec être ou avoir au présent.", "Exercice 2 : Mets au pluriel.", "Exercice 3 : Quelle est la nature du mot souligné : nom, verbe ou adjectif ?"]

    def head(text, rest=""):
        return rf"\needspace{{25mm}}\bigskip\fbox{{\parbox{{0.97\linewidth}}{{\textbf{{{text}}}{rest}}}}}\par\medskip "

    def titled(k):
        name, task = heads[k].split(" : ", 1)
        return head(name + " :", " " + tex(task))

    body, key = titled(0), r"\textbf{Exercice 1}\par "
    for n, (text, answer) in enumerate(ETRE, 1):
        body += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(text)}}}\smallskip "
        key += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(answer)}}}"
        items.append(item(text, answer, str(n), kind="gap", section="Exercice 1"))
    body += titled(1)
    key += r"\medskip\textbf{Exercice 2}\par "
    for n, (text, answer) in enumerate(PLURIEL, 1):
        body += rf"\makebox[0.5\linewidth][l]{{\makebox[8mm][l]{{{n}.}}{tex(text)} : \makebox[45mm]{{\dotfill}}}}" + (r"\par\smallskip " if n % 2 == 0 else "")
        key += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(answer)}}}"
        items.append(item(text, answer, str(n), section="Exercice 2"))
    body += titled(2)
    key += r"\medskip\textbf{Exercice 3}\par "
    for n, (text, marked, answer) in enumerate(NATURE, 1):
        body += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(text).replace(marked, chr(92) + 'underline{' + marked + '}')}\enspace\dotfill}}\smallskip "
        key += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{marked} : {answer}}}"
        items.append(item(text, answer, str(n), section="Exercice 3"))
    body = r"Prénom : \rule{50mm}{0.4pt}\hfill Date : \rule{35mm}{0.4pt}\begin{center}{\Large\bfseries Révisions de français -- CE2}\end{center}" + body + r"\newpage\begin{center}{\Large\bfseries Corrigé}\end{center}" + key
    engine, source = document(draw, body, ["lm", "times", "palatino"], (12,), (20, 24), foot=r"\small École Jean-Moulin -- CE2 \hfill \thepage", extra=r"\usepackage[french]{babel}")
    return Document(engine, source, items)


# Glossary of a geography textbook

GEO = [
    ("abrasion", "the wearing away of rock by stones that are carried by water, ice or wind"), ("arch", "an opening through a headland, made by the sea"), ("backwash", "the movement of water down a beach after a wave has broken"), ("confluence", "the place where two rivers join"),
    ("delta", "an area of flat land at the mouth of a river, built up from the material that it carries"), ("erosion", "the wearing away and removal of rock and soil"), ("floodplain", "the flat land beside a river that is covered by water when the river floods"), ("gorge", "a narrow valley with steep sides, often found below a waterfall"),
    ("headland", "a piece of land that sticks out into the sea"), ("longshore drift", "the movement of sand and pebbles along a coast by waves"), ("meander", "a bend in a river"), ("ox-bow lake", "a curved lake that is left behind when a river cuts through the neck of a meander"),
    ("source", "the place where a river begins"), ("spit", "a ridge of sand or shingle that is joined to the land at one end"), ("stack", "a pillar of rock that stands in the sea in front of a cliff"), ("tributary", "a small river that flows into a larger one"), ("watershed", "the boundary between two drainage basins"),
]


@layout(HALF, "glossary-ardennes", "glossary at the end of a geography textbook, pdfLaTeX: two columns, terms in bold and small letters, the definition runs on in the same paragraph without a sign between")
def glossary_ardennes(draw):
    chosen = draw.some(GEO, 15)
    start = draw.random.randint(20, 60)
    inner = "".join(rf"\lab{{0pt}}{{5mm}}{{}}{{\hspace*{{-5mm}}\textbf{{{tex(term)}}}\enspace {tex(meaning)}}}" + "\n" for term, meaning in chosen)
    body = rf"{{\Huge\bfseries Glossary}}\par\medskip\hrule\medskip\begin{{multicols}}{{2}}\raggedright\setlength\parskip{{5pt}}{inner}\end{{multicols}}"
    engine, source = document(draw, body, ["times", "lm", "palatino", "lmsans"], (11, 12), (20, 26), head=r"\fancyhead[R]{\small Rivers and Coasts}", foot=r"\thepage", extra=r"\setlength\columnsep{10mm}\setcounter{page}{" + str(100 + start) + "}")
    return Document(engine, source, [item(a, b, kind="definition") for a, b in chosen])


# Polish test in nature

PRZYRODA = [
    ("Wymień trzy stany skupienia wody.", 3, 1, None), ("Jak nazywa się przyrząd do pomiaru temperatury?", 1, 1, None), ("Zaznacz poprawną odpowiedź. Najwyższy szczyt Polski to", 1, 0, ["Śnieżka", "Rysy", "Łysica", "Giewont"]),
    ("Zaznacz poprawną odpowiedź. Rośliny wytwarzają pokarm w procesie", 1, 0, ["fotosyntezy", "oddychania", "parowania", "kiełkowania"]), ("Napisz, w którym kierunku geograficznym wschodzi słońce.", 1, 1, None), ("Wyjaśnij, dlaczego niedźwiedź zapada w sen zimowy.", 2, 2, None),
    ("Zaznacz poprawną odpowiedź. Do płazów należy", 1, 0, ["jaszczurka", "żaba", "karp", "bocian"]), ("Podaj dwa przykłady skał, które występują w Polsce.", 2, 1, None), ("Opisz dwie zasady, których należy przestrzegać podczas burzy.", 2, 2, None),
]


@layout(HALF, "sprawdzian-konik", "Polish school test in nature, word processor: Grupa A, name and class, Zadanie 1. (0–3 p.) in bold before the words, A. to D. in one row, dots to write on, table of points and mark at the end, nothing answered")
def sprawdzian_konik(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Carlito", "Caladea"]), 12, language="pl", country="PL", margin=1.8)
    right = (sheet.wide, RIGHT)
    dots = (sheet.wide, 'style:type="right" style:leader-style="dotted" style:leader-text="."')
    items = []
    sheet.body += [sheet.p(f"Imię i nazwisko ........................................................\tKlasa ............   Data ................", tabs=[right], after=0.3), sheet.p("<b>Sprawdzian z przyrody</b>", size=16, align="center", after=0.05), sheet.p("Dział: Poznajemy przyrodę Polski\tGrupa " + draw.one("AB"), tabs=[right], after=0.35)]
    for n, (question, marks, lines, options) in enumerate(PRZYRODA, 1):
        sheet.body.append(sheet.p(f"<b>Zadanie {n}.</b> (0–{marks} p.)", before=0.3, after=0.05, extra=KEEP))
        sheet.body.append(sheet.p(question, after=0.12, extra=KEEP))
        if options:
            sheet.body.append(sheet.p("\t".join(f"{a}. {b}" for a, b in zip("ABCD", options)), left=0.5, tabs=[4.8, 9.1, 13.4], after=0.05))
        sheet.body += [sheet.p("\t", tabs=[dots], before=0.15, after=0.1, extra=KEEP if k < lines - 1 else "") for k in range(lines)]
        items.append(item(question, None, str(n), marks, choices("ABCD", options) if options else None, **({"kind": "mcq"} if options else {})))
    total = sum(i["marks"] for i in items)
    sheet.body.append(sheet.p("", after=0.2))
    sheet.body.append(sheet.table([["Liczba punktów", "Ocena", "Podpis rodzica"], [f"........ / {total}", "", ""]], [4.5, 4.0, 6.0], padding=0.15))
    engine, source = sheet.source()
    return Document(engine, source, items)


# Norwegian exercises in arithmetic with fasit

OPPGAVER = [
    ("Regn ut.", [("3 + 4 · 5", "23"), ("(12 − 4) : 2", "4"), ("2³ + 1", "9"), ("−7 + 10", "3")]),
    ("Skriv som prosent.", [("0,25", "25 %"), ("3/4", "75 %"), ("0,07", "7 %"), ("1/5", "20 %")]),
    ("Løs likningene.", [("x + 8 = 15", "x = 7"), ("3x = 27", "x = 9"), ("2x − 5 = 11", "x = 8"), ("x : 4 = 6", "x = 24")]),
]
TEKST = [
    ("En jakke koster 800 kr. Prisen blir satt ned med 30 %. Hva koster jakken nå?", "560 kr"),
    ("Siri sykler 18 km på 1,5 timer. Hvor stor er gjennomsnittsfarten?", "12 km/t"),
    ("Et rektangel er 9 cm langt og 4 cm bredt. Finn arealet.", "36 cm²"),
]


@layout(HALF, "fasit-fjord", "page of a Norwegian school book in mathematics, pdfLaTeX: 3.1 in bold with a) to d) in one row, 3.4 with words only, tip in a frame; Fasit on the last page as 3.1 a) 23 b) 4")
def fasit_fjord(draw):
    chapter, items, body, key = draw.random.randint(2, 7), [], "", ""
    n = 0
    for stem, parts in OPPGAVER:
        n += 1
        body += rf"\needspace{{20mm}}\lab{{0pt}}{{14mm}}{{\textbf{{{chapter}.{n}}}}}{{{tex(stem)}}}\hspace*{{14mm}}" + "".join(rf"\makebox[0.22\linewidth][l]{{{letter}) {tex(text)}}}" for letter, (text, _) in zip("abcd", parts)) + r"\par\bigskip " + "\n"
        key += rf"\lab{{0pt}}{{11mm}}{{\textbf{{{chapter}.{n}}}}}{{" + r"\quad ".join(rf"\mbox{{{letter}) {tex(answer)}}}" for letter, (_, answer) in zip("abcd", parts)) + "}\n"
        items += [item(text, answer, f"{chapter}.{n}({letter})", stem=stem, kind="numeric") for letter, (text, answer) in zip("abcd", parts)]
    for text, answer in TEKST:
        n += 1
        body += rf"\lab{{0pt}}{{14mm}}{{\textbf{{{chapter}.{n}}}}}{{{tex(text)}}}\bigskip " + "\n"
        key += rf"\lab{{0pt}}{{11mm}}{{\textbf{{{chapter}.{n}}}}}{{{tex(answer)}}}" + "\n"
        items.append(item(text, answer, f"{chapter}.{n}", kind="numeric"))
    body = rf"{{\LARGE\bfseries Kapittel {chapter}: Tall og likninger}}\par\medskip\fcolorbox{{black!40}}{{black!7}}{{\parbox{{0.95\linewidth}}{{\textbf{{Husk!}} Regn først ut det som står i parentes, så potenser, så multiplikasjon og divisjon, og til slutt addisjon og subtraksjon.}}}}\par\bigskip{{\Large\bfseries Oppgaver}}\par\medskip " + body + r"\newpage{\LARGE\bfseries Fasit}\par\medskip " + rf"\textbf{{Kapittel {chapter}}}\par {key}"
    engine, source = document(draw, body, ["lm", "palatino", "lmsans"], (11, 12), (22, 27), head=r"\fancyhead[L]{\small Matematikk 8}", foot=r"\thepage")
    return Document(engine, source, items)


# A page that looks like an exercise and asks nothing


@layout(HALF, "practical-lipizzan", "instructions for a practical in a school laboratory, word processor: Aim, Equipment as a bullet list, Method with numbered steps, Safety, table of results that is filled in, Conclusion; nothing asked")
def practical_lipizzan(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Caladea"]), draw.one((11, 12)), margin=2.2)

    def head(text):
        return sheet.p(f"<b>{text}</b>", size=13, before=0.35, after=0.1, extra=KEEP)

    sheet.head = sheet.p("Chemistry Department\tPractical 9", size=9, tabs=[(sheet.wide, RIGHT)])
    sheet.body += [sheet.p("<b>Making crystals of copper sulfate</b>", size=17, after=0.2), head("Aim"), sheet.p("To make pure, dry crystals of copper sulfate from copper oxide and dilute sulfuric acid."), head("Equipment")]
    sheet.body += [sheet.p(f"•\t{text}", left=0.9, first=-0.9, tabs=[0.9], after=0.05) for text in ("beaker (100 cm³) and measuring cylinder", "Bunsen burner, tripod and gauze", "filter funnel and filter paper", "evaporating basin", "dilute sulfuric acid and copper oxide")]
    sheet.body.append(head("Method"))
    for n, text in enumerate(["Pour 20 cm³ of the acid into the beaker and warm it gently. Do not let it boil.", "Add a spatula of copper oxide and stir. Go on until no more of it reacts.", "Filter the mixture into the evaporating basin.", "Heat the basin over a beaker of boiling water until half of the liquid is left.", "Leave the basin on the windowsill until the next lesson.", "Dry the crystals between two sheets of filter paper."], 1):
        sheet.body.append(sheet.p(f"{n}.\t{text}", left=0.9, first=-0.9, tabs=[0.9], after=0.08))
    sheet.body += [head("Safety"), sheet.p("Wear goggles at all times. Copper sulfate is harmful if swallowed and bad for water life, so nothing goes down the sink."), head("Results of last year’s class")]
    sheet.body.append(sheet.table([["<b>Group</b>", "<b>Mass of crystals / g</b>", "<b>Colour</b>"], ["A", "2.4", "blue"], ["B", "1.9", "blue"], ["C", "2.2", "pale blue"]], [3.0, 5.5, 4.0]))
    sheet.body += [head("Conclusion"), sheet.p("The acid reacts with the copper oxide to give copper sulfate and water. The crystals are larger when the water evaporates slowly.")]
    engine, source = sheet.source()
    return Document(engine, source, [])
