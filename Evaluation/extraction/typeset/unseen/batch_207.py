"""The two-hundred-and-seventh: twelve more ordinary sheets of the same setter, named after volcanoes."""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"
KEEP = 'fo:keep-with-next="always"'


# Physics paper with a mark scheme of B1, C1 and A1 behind it

PHYSICS = [
    ("A ball is dropped from rest from a window and hits the ground 1.5 s later. Air resistance can be ignored. The acceleration of free fall is 9.8 m/s².", [
        ("(a)", "", "Define acceleration.", [("change in velocity per unit time", "B1")]),
        ("(b)", "(i)", "Calculate the speed of the ball when it hits the ground.", [("v = 9.8 × 1.5", "C1"), ("15 m/s", "A1")]),
        ("(b)", "(ii)", "Calculate the height of the window above the ground.", [("s = 0.5 × 9.8 × 1.5²", "C1"), ("11 m", "A1")]),
        ("(c)", "", "The ball is replaced by a feather. State and explain how the time of fall changes.", [("the time is longer", "B1"), ("air resistance on the feather is large compared with its weight", "B1")]),
    ]),
    ("A water wave in a ripple tank has a wavelength of 3.0 cm and a frequency of 8.0 Hz.", [
        ("(a)", "", "State what is meant by frequency.", [("number of oscillations per unit time", "B1")]),
        ("(b)", "", "Calculate the speed of the wave.", [("v = 8.0 × 0.030", "C1"), ("0.24 m/s", "A1")]),
        ("(c)", "", "The wave passes into shallower water. State what happens to its wavelength.", [("it decreases", "B1")]),
    ]),
    ("A lamp is connected to a battery of electromotive force 6.0 V and negligible internal resistance. The current in the lamp is 0.50 A.", [
        ("(a)", "", "Calculate the resistance of the lamp.", [("R = 6.0 ÷ 0.50", "C1"), ("12 Ω", "A1")]),
        ("(b)", "", "Calculate the energy transferred in the lamp in 5.0 minutes.", [("E = 6.0 × 0.50 × 300", "C1"), ("900 J", "A1")]),
        ("(c)", "", "Explain why the resistance of the lamp is smaller when its filament is cold.", [("atoms of the filament vibrate less", "B1"), ("electrons collide with them less often", "B1")]),
    ]),
]


@layout(HALF, "paper-erebus", "physics paper of an international board, pdfLaTeX: 1 (a) (i) with dotted lines, an answer line with its unit at the right and [2] below; mark scheme behind it in the same file as Question | Answer | Marks with a row for each C1, A1 and B1")
def paper_erebus(draw):
    items, body, scheme = [], "", ""
    for n, (stem, parts) in enumerate(PHYSICS, 1):
        body += rf"\needspace{{55mm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}" + "\n"
        for letter, roman, question, points in parts:
            marks, number = len(points), f"{n}{letter}{roman}"
            label = "" if roman == "(ii)" else rf"\textbf{{{letter}}}"
            label, wide = (rf"\makebox[9mm][l]{{{label}}}\textbf{{{roman}}}", "18mm") if roman else (label, "9mm")
            unit = points[-1][0].split()[-1] if points[-1][1] == "A1" else None
            lines = rf"\vspace{{18mm}}\hfill\makebox[45mm]{{\dotfill}} {tex(unit)}\par\hfill[{marks}]" if unit else r"\dotline" * marks + rf"\vspace{{1mm}}\hfill[{marks}]"
            body += rf"\needspace{{35mm}}\lab{{8mm}}{{{wide}}}{{{label}}}{{{tex(question)}}}{{\leftskip=17mm{lines}\par}}\medskip " + "\n"
            items.append(item(question, "\n".join(text for text, _ in points), number, marks, stem=stem, rubric=[{"text": text, "marks": 1} for text, _ in points] if marks > 1 else None))
            for place, (text, code) in enumerate(points):
                scheme += rf"{'' if place else number} & {tex(text)} & {code}\\\hline" + "\n"
        total = sum(len(points) for *_, points in parts)
        body += rf"\hfill [Total: {total}]\par\bigskip " + "\n"
    total = sum(i["marks"] for i in items)
    top = rf"{{\Large\bfseries PHYSICS}}\hfill 8{draw.random.randint(311, 977)}/22\par Paper 2 AS Level Structured Questions\hfill 40 minutes\par\medskip\hrule\medskip You must answer on the question paper. Show all your working and use appropriate units.\par The total mark for this paper is {total}.\par\bigskip "
    body = top + body + rf"\newpage{{\Large\bfseries MARK SCHEME}}\hfill Maximum Mark: {total}\par\bigskip\renewcommand\arraystretch{{1.25}}\begin{{tabular}}{{|p{{22mm}}|p{{105mm}}|>{{\centering\arraybackslash}}p{{16mm}}|}}\hline\textbf{{Question}} & \textbf{{Answer}} & \textbf{{Marks}}\\\hline {scheme}\end{{tabular}}"
    engine, source = document(draw, body, ["times", "lmsans", "cm"], (11,), (21, 24), foot=r"\fancyfoot[L]{\small © Antares Education}\fancyfoot[R]{\small Page \thepage}")
    return Document(engine, source, items)


# End of a chapter of an open textbook

TERMS = [("amnesia", "loss of memory for facts or events"), ("chunking", "grouping pieces of information so that they are easier to remember"), ("encoding", "first stage of memory, in which information is put into a form that can be stored"), ("episodic memory", "memory of events that a person has experienced"), ("rehearsal", "repeating information in order to keep it in memory"), ("retrieval", "bringing stored information back to mind")]
MEMORY = [
    ("The three stages of memory are encoding, storage, and ________.", ["attention", "retrieval", "repetition", "learning"], 1), ("About how many items did George Miller say short-term memory can hold?", ["two", "seven", "twenty", "fifty"], 1), ("Knowing how to ride a bicycle is an example of ________.", ["episodic memory", "semantic memory", "sensory memory", "procedural memory"], 3),
    ("Remembering that Paris is the capital of France is an example of ________.", ["semantic memory", "episodic memory", "procedural memory", "sensory memory"], 0), ("Which part of the brain is most important for forming new memories of events?", ["the cerebellum", "the brain stem", "the hippocampus", "the visual cortex"], 2), ("Who used lists of nonsense syllables to study forgetting?", ["Ivan Pavlov", "Hermann Ebbinghaus", "Sigmund Freud", "B. F. Skinner"], 1),
]
CRITICAL = ["Compare short-term memory and long-term memory.", "Why might two witnesses of the same accident remember it differently?", "Describe a mnemonic device that you have used, and explain why it worked."]


@layout(HALF, "chapter-rainier", "end of a chapter of an open psychology textbook, pdfLaTeX on letter paper: Key Terms in a table of bold terms and meanings, Review Questions with a. to d. stacked in two columns, Critical Thinking Questions; Answer Key at the end for the review questions only, 1 b, 3 d")
def chapter_rainier(draw):
    chapter, items = draw.random.randint(6, 9), []
    body = rf"{{\LARGE\bfseries Key Terms}}\par\medskip " + "".join(rf"\lab{{0pt}}{{40mm}}{{\textbf{{{a}}}}}{{{tex(b)}}}" for a, b in TERMS) + "\n"
    items += [item(a, b, kind="definition", section="Key Terms") for a, b in TERMS]
    inner, key = "", []
    for n, (question, options, right) in enumerate(MEMORY, 1):
        inner += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\raggedright\lab{{0pt}}{{7mm}}{{\textbf{{{n}}}.}}{{{tex(question)}}}" + "".join(rf"\lab{{7mm}}{{6mm}}{{{a}.}}{{{tex(b)}}}" for a, b in zip("abcd", options)) + r"\end{minipage}\par\vspace{4mm}" + "\n"
        key.append(rf"\mbox{{\textbf{{{n}}}. {'abcd'[right]}}}")
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right], section="Review Questions"))
    body += rf"\bigskip{{\LARGE\bfseries Review Questions}}\begin{{multicols}}{{2}}{inner}\end{{multicols}}{{\LARGE\bfseries Critical Thinking Questions}}\par\medskip "
    for n, question in enumerate(CRITICAL, len(MEMORY) + 1):
        body += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}}}.}}{{{tex(question)}}}"
        items.append(item(question, None, str(n), section="Critical Thinking Questions"))
    body += rf"\newpage{{\LARGE\bfseries Answer Key}}\par\medskip{{\large\bfseries Chapter {chapter}: Memory}}\par\smallskip\textbf{{Review Questions}}\par\smallskip " + r"\qquad ".join(key)
    engine, source = document(draw, body, ["lm", "palatino", "times"], (11,), (22, 25), paper="letterpaper", head=rf"\fancyhead[L]{{\small Chapter {chapter} \textbar\ Memory}}\fancyhead[R]{{\small\thepage}}", foot=r"\small This open textbook is free at openpages.example", extra=rf"\setlength\columnsep{{9mm}}\setcounter{{page}}{{{draw.random.randint(201, 290)}}}")
    return Document(engine, source, items)


# Arabic nouns with their plurals

ARABIC = [
    ("كتاب", "كتب", "kitāb", "book"), ("بيت", "بيوت", "bayt", "house"), ("باب", "أبواب", "bāb", "door"), ("قلم", "أقلام", "qalam", "pen"), ("مدرسة", "مدارس", "madrasa", "school"), ("مدينة", "مدن", "madīna", "city"), ("شارع", "شوارع", "shāriʿ", "street"), ("سوق", "أسواق", "sūq", "market"),
    ("ولد", "أولاد", "walad", "boy"), ("بنت", "بنات", "bint", "girl"), ("رجل", "رجال", "rajul", "man"), ("طالب", "طلاب", "ṭālib", "student"), ("مفتاح", "مفاتيح", "miftāḥ", "key"), ("صورة", "صور", "ṣūra", "picture"), ("يوم", "أيام", "yawm", "day"),
]


@layout(HALF, "nouns-shasta", "list of nouns of an Arabic course, Chromium: striped table read from the right, Arabic singular | Arabic plural | transliteration | English, headings in English, green head")
def nouns_shasta(draw):
    chosen = draw.some(ARABIC, 13)
    body = f"<p class=c>Arabic for Beginners · Unit {draw.random.randint(2, 6)}</p><h1>Nouns and their broken plurals</h1><table dir=rtl><thead><tr><th>Singular<th>Plural<th>Transliteration<th>English</tr></thead>" + rows((f"<span lang=ar>{a}</span>", f"<span lang=ar>{b}</span>", f"<bdi dir=ltr>{c}</bdi>", f"<bdi dir=ltr>{d}</bdi>") for a, b, c, d in chosen) + "</table><p class=f>The transliteration is that of the singular.</p>"
    css = ".c { color: #2e7d32; margin: 0 } h1 { font-size: 165%; margin: 1mm 0 5mm } table { border-collapse: collapse; width: 100% } th { background: #2e7d32; color: #fff; text-align: right } th, td { padding: 1.5mm 4mm; border: 1px solid #b5c9b6 } tr:nth-child(even) td { background: #edf5ed } span { font-family: 'Noto Naskh Arabic'; font-size: 135% } .f { font-style: italic; color: #555 }"
    engine, source = page(draw, body, ["Noto Sans", "DejaVu Sans", "Open Sans"], (11,), css)
    return Document(engine, source, [item(a, d, kind="vocabulary") for a, _, _, d in chosen])


# Questions in English, a worksheet for learners

ORDER = [("you / where / do / live", "Where do you live?"), ("is / your / what / name", "What is your name?"), ("brothers / many / have / how / you / do", "How many brothers do you have?"), ("she / can / swim", "Can she swim?"), ("they / at home / were / yesterday", "Were they at home yesterday?")]
MISTAKES = [("She don’t like fish.", "She doesn’t like fish."), ("I am go to school by bus.", "I go to school by bus."), ("There is two chairs in the room.", "There are two chairs in the room."), ("He has three childs.", "He has three children.")]
REPLIES = [("What time is it?", "It’s half past six."), ("Whose bag is this?", "It’s Maria’s."), ("How old is your dog?", "He’s three."), ("Why are you late?", "Because I missed the bus."), ("How do you spell that?", "B-R-O-W-N.")]


@layout(HALF, "worksheet-askja", "English worksheet for beginners, word processor: A words in the wrong order with lines, B sentences to correct with lines, C questions and answers to match in a table with 1 to 5 and a to e, numbers begin again; Answers on the next page under A, B and C")
def worksheet_askja(draw):
    sheet = Sheet(draw.one(["Comic Neue", "Carlito", "Lato"]), 12, margin=2.1)
    line = (sheet.wide, 'style:type="right" style:leader-style="solid" style:leader-text="_"')
    items, ends, key = [], draw.mixed([b for _, b in REPLIES]), ""
    heads = ["A. Put the words in order to make questions.", "B. Each sentence has a mistake. Write the sentence correctly.", "C. Match the questions and the answers."]
    sheet.head = sheet.p("Riverside Language Centre\tElementary A1", size=9, tabs=[(sheet.wide, RIGHT)])
    sheet.body += [sheet.p("<b>Asking and Answering Questions</b>", size=18, align="center", after=0.2), sheet.p("Name: ____________________________", after=0.3)]

    def head(text):
        return sheet.p(f"<b>{text}</b>", before=0.35, after=0.15, extra=KEEP)

    def entry(n, text, extra=""):
        return sheet.p(f"{n}.\t{text}", left=0.9, first=-0.9, tabs=[0.9], after=0.12, extra=extra)

    for title, pairs in ((heads[0], ORDER), (heads[1], MISTAKES)):
        sheet.body.append(head(title))
        key += head(title[0])
        for n, (text, answer) in enumerate(pairs, 1):
            sheet.body += [entry(n, text, KEEP), sheet.p("\t", left=0.9, tabs=[line], before=0.1, after=0.25)]
            key += entry(n, answer)
            items.append(item(text, answer, str(n), section=title))
    sheet.body.append(head(heads[2]))
    key += head("C")
    sheet.body.append(sheet.table([[f"{n}. {a}", f"{letter}. {b}"] for n, ((a, _), letter, b) in enumerate(zip(REPLIES, "abcde", ends), 1)], [7.5, 7.5]))
    for n, (a, b) in enumerate(REPLIES, 1):
        letter = "abcde"[ends.index(b)]
        key += entry(n, letter)
        items.append(item(a, b, str(n), None, choices("abcde", ends), kind="match", answer_label=letter, section=heads[2]))
    sheet.body += [sheet.break_(), sheet.p("<b>Answers</b>", size=16, after=0.2), key]
    engine, source = sheet.source()
    return Document(engine, source, items)


# Slovene geography test

SLOVENE_PICK = [("Katera gora je najvišja v Alpah?", ["Mont Blanc", "Triglav", "Matterhorn", "Grossglockner"]), ("Glavno mesto Norveške je", ["Stockholm", "Helsinki", "Oslo", "Bergen"]), ("Katera reka teče skozi Dunaj?", ["Ren", "Donava", "Sava", "Laba"]), ("Najmanjša država v Evropi je", ["Malta", "Monako", "Andora", "Vatikan"])]
SLOVENE_OPEN = [("Naštej tri države, ki ležijo ob Sredozemskem morju.", 3, 2), ("Pojasni, zakaj je na Islandiji veliko ognjenikov.", 2, 2), ("Kaj je fjord?", 2, 2)]


@layout(HALF, "preizkus-surtsey", "geography test of a Slovene school, XeLaTeX: 1. naloga in bold, A to D stacked, table of temperatures with a) and b), (2 točki) at the right of the question, ruled lines, points and mark in a table above; nothing answered")
def preizkus_surtsey(draw):
    items, body, n = [], "", 0
    points = {1: "1 točka", 2: "2 točki", 3: "3 točke"}

    def task(text, marks=None):
        nonlocal n, body
        n += 1
        worth = rf"\hfill ({points[marks]})" if marks else ""
        body += rf"\needspace{{30mm}}\bigskip\textbf{{{n}. naloga}}\par\smallskip {tex(text)}{worth}\par " + "\n"

    ruled = r"\ruleline"
    for text, options in SLOVENE_PICK:
        task(text, 1)
        body += "".join(rf"\lab{{6mm}}{{7mm}}{{{a}}}{{{tex(b)}}}" for a, b in zip("ABCD", options))
        items.append(item(text, None, str(n), 1, choices("ABCD", options), kind="mcq"))
    for text, marks, lines in SLOVENE_OPEN:
        task(text, marks)
        body += ruled * lines
        items.append(item(text, None, str(n), marks))
    stem = "Oglej si preglednico in odgovori na vprašanji."
    task(stem)
    body += r"\begin{center}\renewcommand\arraystretch{1.2}\begin{tabular}{|l|c|c|}\hline\textbf{Mesto} & \textbf{januar} & \textbf{julij}\\\hline Ljubljana & 0 °C & 21 °C\\\hline Atene & 10 °C & 29 °C\\\hline Reykjavík & 0 °C & 11 °C\\\hline\end{tabular}\end{center}"
    for letter, text, marks in (("a", "V katerem mestu je poletje najtoplejše?", 1), ("b", "Izračunaj razliko med januarsko in julijsko temperaturo v Ljubljani.", 1)):
        body += rf"\lab{{0pt}}{{7mm}}{{{letter})}}{{{tex(text)}\hfill ({points[marks]})}}" + ruled
        items.append(item(text, None, f"{n}({letter})", marks, stem=stem))
    total = sum(i["marks"] for i in items)
    top = rf"\begin{{center}}{{\Large\bfseries Preizkus znanja – Evropa}}\par\smallskip Geografija, {draw.random.randint(7, 8)}. razred\end{{center}}\renewcommand\arraystretch{{1.6}}\begin{{tabular}}{{|p{{70mm}}|p{{40mm}}|p{{30mm}}|}}\hline Ime in priimek: & Točke: \hfill / {total} & Ocena:\\\hline\end{{tabular}}\renewcommand\arraystretch{{1}}\par\medskip\textit{{Pri nalogah od 1 do {len(SLOVENE_PICK)} obkroži črko pred pravilnim odgovorom.}}\par "
    engine, source = document(draw, top + body, ["notoserif", "arial", "libertine"], (11,), (22, 24), foot=r"\thepage")
    return Document(engine, source, items)


# Animal quiz for children

ANIMALS = [
    ("Which is the tallest animal in the world?", "The giraffe"), ("How many legs does a spider have?", "Eight"), ("What do we call a baby kangaroo?", "A joey"), ("Which bird cannot fly but swims very well?", "The penguin"), ("What do pandas eat most of the time?", "Bamboo"), ("Which is the fastest animal on land?", "The cheetah"), ("What does a caterpillar turn into?", "A butterfly or a moth"), ("Where do bees live?", "In a hive or a nest"),
    ("What is a group of wolves called?", "A pack"), ("Which is the largest animal that has ever lived?", "The blue whale"), ("What is the home of a beaver called?", "A lodge"), ("How many arms does an octopus have?", "Eight"), ("Which big cat has stripes?", "The tiger"), ("What do we call an animal that eats only plants?", "A herbivore"), ("Which animal sleeps upside down?", "The bat"),
]


@layout(HALF, "quiz-teide", "animal quiz of a children’s holiday club, groff: numbered with a stop, line of underscores below each question, team name; Answers on the next page with the same numbers, one a line")
def quiz_teide(draw):
    chosen = draw.some(ANIMALS, 14)
    lines = [".ds LH", ".ds RH", ".ds CF", ".nr HY 0", ".ce 2", "\\fB\\s+8The Great Animal Quiz\\s0\\fP", "Summer Holiday Club", ".sp", ".LP", "Team: ______________________________", ".sp"]
    for n, (question, _) in enumerate(chosen, 1):
        lines += [".ne 4", f".IP {n}. 4n", plain(question), ".br", ".sp 0.4", "________________________________________"]
    lines += [".bp", ".ce 1", "\\fB\\s+6Answers\\s0\\fP", ".sp"]
    for n, (_, answer) in enumerate(chosen, 1):
        lines += [f".IP {n}. 4n", plain(answer)]
    engine, source = roff(draw, lines, (12,), ("H", "T", "N"))
    return Document(engine, source, [item(q, a, str(n)) for n, (q, a) in enumerate(chosen, 1)])


# Italian terms of music

MUSIC = [
    ("Tempo", [("adagio", "slow"), ("allegro", "fast"), ("andante", "at a walking pace"), ("largo", "slow and broad"), ("presto", "very fast"), ("rallentando", "gradually getting slower"), ("accelerando", "gradually getting faster")]),
    ("Dynamics", [("piano", "quiet"), ("forte", "loud"), ("mezzo forte", "moderately loud"), ("pianissimo", "very quiet"), ("crescendo", "gradually getting louder"), ("diminuendo", "gradually getting quieter")]),
    ("Playing", [("legato", "smoothly"), ("staccato", "short and detached"), ("pizzicato", "plucking the strings with a finger"), ("arco", "with the bow"), ("con sordino", "with a mute"), ("cantabile", "in a singing style"), ("dolce", "sweetly")]),
]


@layout(HALF, "terms-vulcano", "Italian terms for a music grade, XeLaTeX: two columns with topics as small capitals, term in italics at the left and meaning at a tab behind it, no rules, name of the music school above")
def terms_vulcano(draw):
    body, items = rf"{{\small Larkfield Music School}}\par{{\LARGE\bfseries Musical terms}}\par\smallskip For Grade {draw.random.randint(2, 4)} theory. Learn these by heart.\par\medskip\begin{{multicols}}{{2}}\raggedcolumns ", []
    for topic, pairs in MUSIC:
        pairs = draw.some(pairs, 6)
        body += rf"\needspace{{20mm}}\textsc{{\large {topic}}}\par\nopagebreak\smallskip " + "".join(rf"\lab{{0pt}}{{30mm}}{{\textit{{{a}}}}}{{\rightskip=0pt plus 2em {tex(b)}}}" for a, b in pairs) + r"\medskip " + "\n"
        items += [item(a, b, kind="vocabulary", section=topic) for a, b in pairs]
    engine, source = document(draw, body + r"\end{multicols}", ["libertine", "schoolbook"], (11, 12), (20, 23), foot="", extra=r"\setlength\columnsep{10mm}")
    return Document(engine, source, items)


# Questions of parents to a summer camp

CAMP = [
    ("How old must my child be?", "Camp is open to children from 7 to 14 years of age."), ("What are the hours?", "Camp runs from 8:30 a.m. to 4 p.m., Monday to Friday. Early drop-off begins at 7:45 a.m."), ("Is lunch provided?", "Yes. A hot lunch, fruit and two snacks are included in the fee."), ("What should my child bring?", "A water bottle, sunscreen, a hat, a swimsuit and a towel."), ("Do campers need to know how to swim?", "No. All campers take a swim test on the first day and are placed in a group that suits them."),
    ("Can my child be with a friend?", "You may name one friend on the registration form. We do our best to place them together."), ("What happens when it rains?", "Activities move to the gym and the craft rooms. Camp is never cancelled because of rain."), ("Who will look after my child’s medicine?", "Our nurse keeps all medicine and gives it according to your written instructions."), ("What is your refund policy?", "Fees are refunded in full until May 15. After that date we keep a deposit of $50."),
]


@layout(HALF, "faq-paricutin", "questions of parents to an American summer camp, Chromium on letter paper: ruled table of two columns, Question in bold at the left and Answer at the right, orange head, telephone line below")
def faq_paricutin(draw):
    chosen = draw.some(CAMP, 8)
    body = "<h1>Camp Cedar Lake</h1><p class=s>Answers for parents</p><table><thead><tr><th>Question<th>Answer</tr></thead>" + rows((f"<b>{web(a)}</b>", web(b)) for a, b in chosen) + "</table><p class=f>Any other question? Call the camp office at (555) 014-2270 or write to office@cedarlake.example.</p>"
    css = "h1 { text-align: center; margin: 0; font-size: 200% } .s { text-align: center; margin: 1mm 0 6mm; font-style: italic } table { border-collapse: collapse; width: 100% } th { background: #d9782d; color: #fff; text-align: left } th, td { border: 1px solid #c9a27e; padding: 2.2mm 3mm; vertical-align: top } td:first-child { width: 36% } .f { margin-top: 6mm }"
    engine, source = page(draw, body, ["Carlito", "Lato", "Caladea"], (11, 12), css, paper="letter")
    return Document(engine, source, [item(a, b, kind="faq") for a, b in chosen])


# Hebrew words in two blocks

HEBREW = [
    ("ספר", "séfer", "book"), ("בית", "báyit", "house"), ("ילד", "yéled", "boy"), ("ילדה", "yaldá", "girl"), ("מים", "máyim", "water"), ("לחם", "léchem", "bread"), ("שולחן", "shulchán", "table"), ("כיסא", "kisé", "chair"),
    ("חלון", "chalón", "window"), ("דלת", "délet", "door"), ("שמש", "shémesh", "sun"), ("ירח", "yaréach", "moon"), ("כלב", "kélev", "dog"), ("חתול", "chatúl", "cat"), ("עיר", "ir", "city"), ("רחוב", "rechóv", "street"),
]


@layout(HALF, "words-chimborazo", "first Hebrew words of an evening class, Chromium: two ruled tables side by side, each Hebrew | Say it | English, the left one first, title with a blue line")
def words_chimborazo(draw):
    chosen = draw.some(HEBREW, 14)

    def block(words):
        return "<table><thead><tr><th>Hebrew<th>Say it<th>English</tr></thead>" + rows((f"<span lang=he dir=rtl>{a}</span>", f"<i>{b}</i>", c) for a, b, c in words) + "</table>"

    body = f"<h1>My first Hebrew words</h1><p>Evening class, lesson {draw.random.randint(2, 5)}. The accent shows the stressed vowel; ch is as in Scottish <i>loch</i>.</p><div class=w>{block(chosen[:7])}{block(chosen[7:])}</div>"
    css = "h1 { border-bottom: 3px solid #1a5fb4; padding-bottom: 2mm; font-size: 170%; margin: 0 } .w { display: flex; gap: 8mm; margin-top: 5mm } table { border-collapse: collapse; flex: 1 } th { background: #dbe7f6 } th, td { border: 1px solid #7a94b5; padding: 1.6mm 3mm; text-align: left } span { font-family: 'Noto Sans Hebrew'; font-size: 130% }"
    engine, source = page(draw, body, ["Open Sans", "Noto Sans", "Lato"], (11,), css)
    return Document(engine, source, [item(a, c, kind="vocabulary") for a, _, c in chosen])


# Fractions, a sheet in two sections

FRACTIONS = [("1", "2", "+", "1", "4", "3/4"), ("2", "3", "+", "1", "6", "5/6"), ("3", "4", "−", "1", "8", "5/8"), ("5", "6", "−", "1", "3", "1/2"), ("2", "5", "×", "3", "4", "3/10"), ("1", "3", "×", "3", "7", "1/7"), ("1", "2", "÷", "3", "4", "2/3"), ("4", "9", "÷", "2", "3", "2/3")]
LINEAR = [("x + 7 = 15", "x = 8"), ("4x = 36", "x = 9"), ("2x − 5 = 9", "x = 7"), ("3x + 4 = 25", "x = 7"), ("5(x − 1) = 20", "x = 5"), ("6x − 2 = 4x + 8", "x = 5")]


@layout(HALF, "practice-osorno", "practice sheet of an Irish mathematics grind, pdfLaTeX: Section A sums of fractions in two dimensions and Section B equations, each in two columns across with Q1. that begin again; Answers at the foot in small type by section")
def practice_osorno(draw):
    items, body, key = [], "", ""
    first, second = draw.mixed(FRACTIONS), draw.mixed(LINEAR)

    def grid(cells):
        made = ""
        for n, cell in enumerate(cells, 1):
            made += rf"\makebox[0.5\linewidth][l]{{\makebox[12mm][l]{{\textbf{{Q{n}.}}}}{cell}}}" + (r"\par\vspace{9mm} " if n % 2 == 0 else "")
        return made

    signs = {"+": "+", "−": "-", "×": r"\times", "÷": r"\div"}
    heads = ["Section A", "Section B"]
    stems = ["Work out each of the following. Give your answer in its simplest form.", "Solve each equation."]
    sums = [rf"$\displaystyle\frac{{{a}}}{{{b}}} {signs[sign]} \frac{{{c}}}{{{d}}}$" for a, b, sign, c, d, _ in first]
    equations = ["$" + text.replace("−", "-") + "$" for text, _ in second]
    body = rf"\textbf{{\large {heads[0]}}}\par\smallskip {stems[0]}\par\bigskip {grid(sums)}\textbf{{\large {heads[1]}}}\par\smallskip {stems[1]}\par\bigskip {grid(equations)}"
    items += [item(f"{a}/{b} {sign} {c}/{d}", answer, str(n), stem=stems[0], kind="numeric", section=heads[0]) for n, (a, b, sign, c, d, answer) in enumerate(first, 1)]
    items += [item(text, answer, str(n), stem=stems[1], section=heads[1]) for n, (text, answer) in enumerate(second, 1)]
    for head, answers in zip(heads, ([f[-1] for f in first], [tex(b) for _, b in second])):
        key += rf"\textbf{{{head}:}}\enspace " + r"\quad ".join(rf"\mbox{{Q{n}. {answer}}}" for n, answer in enumerate(answers, 1)) + r"\par "
    top = rf"\begin{{center}}{{\Large\bfseries Fractions and Equations}}\par\smallskip Junior Cycle Mathematics\end{{center}}Name: \rule{{65mm}}{{0.4pt}}\hfill Date: \rule{{30mm}}{{0.4pt}}\par\bigskip "
    engine, source = document(draw, top + body + rf"\vfill\hrule\smallskip{{\footnotesize\textbf{{Answers}}\par {key}}}", ["cm", "lm", "palatino"], (12,), (22, 25), foot="")
    return Document(engine, source, items)


# Chinese gaps with a lettered bank of words

HSK_BANK = ["打算", "附近", "健康", "迟到", "简单", "结束", "习惯", "影响"]
HSK_GAP = [("这个周末你（　　）去哪儿玩儿？", "打算"), ("我家（　　）有一个公园，走路五分钟就到。", "附近"), ("他每天早上跑步，身体很（　　）。", "健康"), ("对不起，路上车太多，我（　　）了。", "迟到"), ("今天的作业很（　　），我十分钟就做完了。", "简单"), ("会议几点（　　）？我在楼下等你。", "结束"), ("我已经（　　）了这里的天气。", "习惯"), ("外面的声音太大，会（　　）孩子睡觉。", "影响")]
HSK_ORDER = [("看　喜欢　我　电影", "我喜欢看电影。"), ("一本　买了　他　书", "他买了一本书。"), ("比　弟弟　高　哥哥", "哥哥比弟弟高。"), ("中国　去　妈妈　过　没", "妈妈没去过中国。")]


@layout(HALF, "lianxi-bromo", "exercise sheet of a Chinese course, XeLaTeX: 一、选词填空 with a lettered bank of words in a frame and brackets in the sentences, 二、连词成句 with lines, numbers that go on; 答案 on the next page in rows")
def lianxi_bromo(draw):
    bank, gaps, items = draw.mixed(HSK_BANK), draw.mixed(HSK_GAP), []
    heads = ["一、选词填空", "二、连词成句"]
    options = choices("ABCDEFGH", bank)
    body = rf"\begin{{center}}{{\Large\bfseries 第{draw.one('三四五六七')}课\quad 练习}}\end{{center}}姓名：\rule{{35mm}}{{0.4pt}}\hfill 日期：\rule{{30mm}}{{0.4pt}}\par\bigskip\textbf{{{heads[0]}}}\par\smallskip\begin{{center}}\fbox{{\parbox{{0.9\linewidth}}{{\rule[-3pt]{{0pt}}{{14pt}}" + "".join(rf"\makebox[0.24\linewidth][l]{{{a} {b}}}" + (r"\par " if a == "D" else "") for a, b in zip("ABCDEFGH", bank)) + r"}}\end{center}" + "\n"
    first, second = [], []
    for n, (text, answer) in enumerate(gaps, 1):
        letter = "ABCDEFGH"[bank.index(answer)]
        body += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{text}}}\smallskip " + "\n"
        first.append(rf"\mbox{{{n}. {letter}}}")
        items.append(item(text, answer, str(n), None, options, kind="gap", answer_label=letter, section=heads[0]))
    body += rf"\bigskip\textbf{{{heads[1]}}}\par\smallskip "
    for n, (text, answer) in enumerate(HSK_ORDER, len(gaps) + 1):
        words = r"\quad ".join(text.split("　"))
        body += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{words}}}\vspace{{9mm}}\hspace*{{8mm}}\rule{{100mm}}{{0.4pt}}\par\medskip " + "\n"
        second.append(f"{n}. {answer}")
        items.append(item(" ".join(text.split("　")), answer, str(n), section=heads[1]))
    body += rf"\newpage\begin{{center}}{{\large\bfseries 答案}}\end{{center}}{heads[0]}\par " + r"\quad ".join(first) + rf"\par\medskip {heads[1]}\par " + r"\par ".join(second)
    family = draw.one(["Noto Serif CJK SC", "Noto Sans CJK SC"])
    extra = rf'\setmainfont{{{family}}}\XeTeXlinebreaklocale "zh" \XeTeXlinebreakskip=0pt plus 1pt '
    engine, source = document(draw, body, ["arial"], (12,), (22, 25), foot=r"\thepage", extra=extra)
    return Document(engine, source, items)


# Answer sheet for a test


@layout(HALF, "answersheet-mayon", "answer sheet of an entrance test to be shaded, pdfLaTeX: boxes for name, number and date, how to mark an answer, numbers 1 to 60 in four columns with A to D in circles, signature of the invigilator; nothing asked")
def answersheet_mayon(draw):
    cells = ""
    for n in range(1, 61):
        cells += rf"\makebox[9mm][r]{{\textbf{{{n}}}}}\enspace\bub{{A}}\enspace\bub{{B}}\enspace\bub{{C}}\enspace\bub{{D}}\par\vspace{{1.2mm}}" + "\n"
    body = rf"\begin{{center}}{{\Large\bfseries KINGSMERE COLLEGE}}\par\smallskip{{\large Entrance Test {draw.random.randint(2018, 2024)}: Answer Sheet}}\end{{center}}\renewcommand\arraystretch{{1.7}}\begin{{tabular}}{{|p{{95mm}}|p{{55mm}}|}}\hline Name: & Candidate number:\\\hline School: & Date:\\\hline\end{{tabular}}\par\medskip\textbf{{Instructions}}\begin{{enumerate}}[nosep]\item Use a soft pencil (HB or 2B) only.\item Shade the circle of your answer completely.\item If you change your mind, rub out the mark and shade another circle.\item Shade only one circle for each question.\end{{enumerate}}\medskip\begin{{multicols}}{{4}}{cells}\end{{multicols}}\bigskip Signature of invigilator: \rule{{60mm}}{{0.4pt}}"
    extra = r"\newcommand\bub[1]{\tikz[baseline=(x.base)]\node[circle,draw,inner sep=0.7pt,font=\scriptsize] (x) {#1};}"
    engine, source = document(draw, body, ["lmsans", "times"], (11,), (20, 23), foot=r"\small Do not fold or tear this sheet.", extra=extra)
    return Document(engine, source, [])
