"""The thirty-ninth: ordinary documents in further designs: terms, questions with answers, exercises with solutions, language exams, copies with answers, quizzes."""

import importlib

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import web

word = importlib.import_module("blind-then-read.batch_31")
handed = importlib.import_module("blind-then-read.batch_34")
ordinary = importlib.import_module("unseen.batch_38")
Sheet, RIGHT = word.Sheet, word.RIGHT
picked, turned = handed.picked, handed.turned
typ, html = ordinary.typ, ordinary.html

HALF = "unseen"

# Terms

COLD_WAR = [
    ("The division of Europe", [("Iron Curtain", "the border that divided Europe into a communist East and a capitalist West"), ("Satellite state", "a country that is independent in name but controlled by a stronger one"), ("Containment", "the American policy of stopping communism from spreading to further countries"), ("Marshall Plan", "American aid to rebuild the countries of western Europe after 1947"), ("Berlin Airlift", "the supply of West Berlin by aircraft while its roads and railways were blocked in 1948 and 1949")]),
    ("The arms race", [("Deterrent", "a weapon that is meant to keep an enemy from attacking"), ("Fallout", "radioactive dust that comes down after a nuclear explosion"), ("Brinkmanship", "pushing a dispute to the edge of war in order to make the other side give way"), ("Superpower", "a state that has far more military and economic power than others"), ("NATO", "an alliance of western states, founded in 1949, whose members defend one another"), ("Warsaw Pact", "the alliance of the Soviet Union and its satellite states, founded in 1955")]),
    ("Thaw and end", [("Détente", "a time in the 1970s when relations between the two sides were better"), ("Glasnost", "the Soviet policy of openness about the faults of the government"), ("Perestroika", "the reform of the Soviet economy in the 1980s"), ("Dissident", "a person who openly opposes the government of a one-party state"), ("Summit", "a meeting between the leaders of great powers")]),
]


@layout(HALF, "key-words-history-bullets-dash", "history revision sheet, word processor: topic headings in colour, bullets with the term in bold, a dash or colon and its meaning without a capital letter, name of the unit in the head, a line on which date the test is")
def key_words_history_bullets_dash(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans", "Caladea"]), draw.one((11.5, 12)), margin=2.3)
    joint, bullet, colour = draw.one([" – ", ": ", " = "]), draw.one(["•", "▪"]), draw.one(["#1f3864", "#833c0b", "#375623"])
    sheet.head = sheet.p("Year 10 History\tThe Cold War, 1945–1991", tabs=[(sheet.wide, RIGHT)], size=9)
    sheet.body += [sheet.p("<b>Key words for the Cold War</b>", size=19, after=0.15), sheet.p("Test on Thursday 12 March. You need to know the meaning of every word and to be able to use it in a sentence.", after=0.3)]
    items = []
    for topic, terms in COLD_WAR:
        sheet.body.append(sheet.p(f"<b>{topic}</b>", size=14, color=colour, before=0.3, after=0.15, extra='fo:keep-with-next="always"'))
        for term, meaning in draw.some(terms, 5):
            sheet.body.append(sheet.p(f"{bullet}\t<b>{term}</b>{joint}{meaning}", left=0.8, first=-0.5, tabs=[0.8], after=0.18))
            items.append(item(term, meaning, kind="definition", section=topic))
    return Document(*sheet.source(), items)


MUSIC = [
    ("Accidental", "A sharp, flat or natural sign that changes the pitch of a note."), ("Allegro", "A tempo mark that tells players to play fast."), ("Arpeggio", "The notes of a chord played one after the other."), ("Bar", "A small section of music between two vertical lines on the staff."), ("Beat", "The steady pulse that is felt throughout a piece."),
    ("Chord", "Three or more notes that sound at the same time."), ("Clef", "A sign at the start of the staff that fixes the pitch of its lines."), ("Crescendo", "A gradual increase in loudness."), ("Dynamics", "The degrees of loudness and softness in music."), ("Harmony", "The way in which notes sound together to support a melody."),
    ("Interval", "The distance in pitch between two notes."), ("Key signature", "The sharps or flats that are written after the clef and hold for the whole line."), ("Legato", "A way of playing notes smoothly, without gaps between them."), ("Octave", "An interval of eight notes, from one note to the next of the same name."), ("Ostinato", "A short pattern that is repeated again and again."),
    ("Scale", "A series of notes that rise or fall by steps."), ("Staccato", "A way of playing notes short and detached."), ("Syncopation", "A rhythm in which the weak beats are stressed."), ("Tempo", "The speed of a piece of music."), ("Timbre", "The quality of sound by which one instrument can be told from another."), ("Triad", "A chord of three notes, each a third above the one below."),
]


@layout(HALF, "glossary-music-letters-term-above", "music glossary printed from a web page, Chromium: large letters A, B, C as headings with a rule, terms in bold on lines of their own, definitions as full sentences indented below, a row of letters to jump to at the top, address in the foot")
def glossary_music_letters_term_above(draw):
    asked = draw.some(MUSIC, 18)
    font, size, colour = draw.one(["Lato", "Liberation Serif", "Open Sans"]), draw.one((11, 11.5)), draw.one(["#0b5394", "#741b47", "#38761d"])
    letters = sorted({term[0] for term, _ in asked})
    body = f"<h1>Glossary of Musical Terms</h1><p class=j>{' &nbsp;|&nbsp; '.join(letters)}</p><p>The words in this list are used in the listening paper and in your own compositions.</p>"
    for letter in letters:
        body += f"<h2>{letter}</h2><dl>" + "".join(f"<div><dt>{web(term)}</dt><dd>{web(meaning)}</dd></div>" for term, meaning in asked if term[0] == letter) + "</dl>"
    css = f"""@page {{ size: A4; margin: 18mm 24mm; @bottom-left {{ content: "www.riverside-music.example/glossary"; font: 8pt "{font}" }} @bottom-right {{ content: counter(page); font: 8pt "{font}" }} }} body {{ font: {size}pt/1.4 "{font}"; margin: 0 }} h1 {{ font-size: 21pt; margin: 0 0 2mm }} .j {{ color: {colour}; font-weight: bold }} h2 {{ color: {colour}; font-size: 17pt; border-bottom: 1px solid {colour}; margin: 5mm 0 2mm; break-after: avoid }} dl {{ margin: 0 }} dl div {{ break-inside: avoid; margin-bottom: 2.2mm }} dt {{ font-weight: bold }} dd {{ margin: 0 0 0 8mm }}"""
    return Document("chromium", html(body, css), [item(term, meaning, kind="definition", section=term[0]) for term, meaning in asked])


# Questions with answers

MUSEUM = [
    ("How do we book a visit for our class?", "Fill in the form on our website at least four weeks before the day of your visit. You will receive a confirmation by e-mail within three working days."),
    ("How much does a visit cost?", "Entry is free for schools. A workshop costs £85 for a class of up to thirty pupils."),
    ("How many adults have to come with the group?", "We ask for one adult for every six children under the age of eight, and one for every ten older pupils."),
    ("Where can we eat our packed lunches?", "There is a lunch room on the lower floor. Please reserve a time for it when you book, as it has only sixty seats."),
    ("Is the museum suitable for pupils in wheelchairs?", "Yes. There are lifts to all floors and ramps at both entrances. Two wheelchairs can be borrowed from the cloakroom."),
    ("Can coaches park near the museum?", "Coaches may stop in Wharf Street to let pupils get off. The nearest coach park is ten minutes away by foot."),
    ("May pupils take photographs?", "Yes, in all of the permanent galleries. Flash and tripods are not allowed, and photography is forbidden in special exhibitions."),
    ("What happens if we have to cancel?", "If you let us know a week before, we do not charge anything. After that, half of the fee for the workshop has to be paid."),
    ("Do you have materials that we can use in the classroom?", "Worksheets for all key stages can be downloaded, and boxes with objects to handle can be borrowed for two weeks."),
    ("Which ages are the workshops meant for?", "Each workshop is offered at two levels, one for ages seven to eleven and one for ages eleven to fourteen."),
    ("Can we come before you open to the public?", "School groups may enter from 9.15 a.m. on Tuesdays and Thursdays during term time."),
    ("What should pupils bring with them?", "They need a pencil and something firm to write on. Pens and drinks must stay in the cloakroom."),
]


@layout(HALF, "faq-museum-q1-a1-numbers", "information for schools by a museum, Typst: title in a coloured bar, introduction, Q1. and the question in bold, A1. or A. and the answer hanging below, numbers that go on over two sections, box with the address at the end")
def faq_museum_q1_a1_numbers(draw):
    asked = draw.some(MUSEUM, 11)
    question_mark, answer_mark = draw.one([("Q{}.", "A{}."), ("Q{}", "A{}"), ("Q{}:", "A:")])
    colour = draw.one(['rgb("#1f4e79")', 'rgb("#7b3f00")', 'rgb("#2e6b3e")'])
    body, items = "", []
    for n, (question, answer) in enumerate(asked, 1):
        if n in (1, 7):
            name = "Before your visit" if n == 1 else "More about your visit"
            body += f"#v(2mm)\n#block(sticky: true)[#text(1.25em, weight: \"bold\", fill: {colour})[{name}]]\n"
        body += f"#block(breakable: false)[#grid(columns: (11mm, 1fr), row-gutter: 0.7em, [*#\"{question_mark.format(n)}\"*], [*{typ(question)}*], [#\"{answer_mark.format(n)}\"], [{typ(answer)}])]\n"
        items.append(item(question, answer, str(n), kind="faq", section=name))
    source = f"""#set page(paper: "a4", margin: (x: 24mm, y: 20mm), footer: align(center)[#text(9pt)[Harbour Museum · Information for schools · #context counter(page).display()]])
#set text(font: ({draw.one(['"Lato"', '"Carlito"', '"Noto Sans"', '"Libertinus Serif"'])},), size: {draw.one([10.5, 11, 11.5])}pt, lang: "en", region: "GB")
#set block(spacing: 1.3em)
#block(fill: {colour}, inset: 5mm, width: 100%)[#text(20pt, weight: "bold", fill: white)[School visits: your questions answered]]

Thank you for your interest in the Harbour Museum. These are the questions that teachers ask us most often.

{body}
#v(4mm)
#block(stroke: 0.7pt + {colour}, inset: 4mm, width: 100%)[*Contact* #linebreak() Harbour Museum, Wharf Street 12 #linebreak() Telephone 01632 960 442, weekdays from 9 a.m. to 4 p.m.]
"""
    return Document("typst", source, items)


FRANKENSTEIN = [
    ("Walton’s letters", [("To whom does Robert Walton write his letters?", "He writes to his sister, Margaret Saville, in England."), ("What does Walton hope to find on his voyage?", "He hopes to find a passage through the northern ocean near the Pole."), ("How does Victor Frankenstein come on board?", "He is found on a sheet of ice with a sledge, nearly dead of cold.")]),
    ("The making of the creature", [("Where does Victor study?", "He studies at the University of Ingolstadt."), ("Which event in his youth makes Victor think about electricity?", "He sees lightning destroy an old oak tree."), ("How does Victor react when the creature comes to life?", "He is filled with horror and runs out of the room."), ("Who nurses Victor when he falls ill?", "His friend Henry Clerval nurses him.")]),
    ("The creature’s story", [("How does the creature learn to speak?", "He listens to the De Lacey family through a gap in the wall of their cottage."), ("Why is the creature able to talk to old De Lacey without frightening him?", "The old man is blind and cannot see his face."), ("What does the creature ask Victor to do?", "He asks him to make a female companion for him.")]),
    ("The end", [("Why does Victor destroy the second creature?", "He fears that the two might have children and endanger mankind."), ("When does the creature kill Elizabeth?", "He kills her on the night of her wedding to Victor."), ("What does the creature say that he will do after Victor’s death?", "He says that he will burn himself on a funeral pile in the far north.")]),
]


@layout(HALF, "study-guide-novel-numbered-answer-below", "study guide to a novel, word processor: parts as headings, questions in bold numbered by hand 1. to 13. over all parts, the answer in the next paragraph behind an arrow, a bullet or nothing and indented or in colour, title and author at the top")
def study_guide_novel_numbered_answer_below(draw):
    sheet = Sheet(draw.one(["Caladea", "Liberation Serif", "Carlito"]), draw.one((11.5, 12)), margin=2.3)
    before, colour = draw.one([("", "#1f4e79"), ("• ", ""), ("→ ", ""), ("", "")])
    form = draw.one(["{}.", "{})"])
    sheet.body += [sheet.p("<b>Mary Shelley: Frankenstein</b>", "center", size=18, after=0.05), sheet.p("Study guide with questions and answers", "center", after=0.3)]
    items, n = [], 0
    for part, asked in FRANKENSTEIN:
        sheet.body.append(sheet.p(f"<b>{part}</b>", size=14, before=0.35, after=0.15, extra='fo:keep-with-next="always"'))
        for question, answer in asked:
            n += 1
            sheet.body.append(sheet.p(f"<b>{form.format(n)}\t{question}</b>", left=0.9, first=-0.9, tabs=[0.9], before=0.12, after=0.06, extra='fo:keep-with-next="always"'))
            sheet.body.append(sheet.p(f"{before}{answer}", left=0.9, after=0.18, color=colour))
            items.append(item(question, answer, str(n), section=part))
    sheet.foot = sheet.p("English Literature\tPage {page} of {pages}", tabs=[(sheet.wide, RIGHT)], size=9)
    return Document(*sheet.source(), items)


# Exercises with solutions

MOLES = [
    ("Calculate the mass of 0.25 mol of sodium hydroxide, NaOH.", "The molar mass is 23 + 16 + 1 = 40 g/mol. The mass is 0.25 × 40 = 10 g.", None),
    ("How many moles are there in 88 g of carbon dioxide, CO₂?", "The molar mass is 12 + 2 × 16 = 44 g/mol. The amount is 88 ÷ 44 = 2.0 mol.", None),
    ("A solution is made by dissolving 5.85 g of sodium chloride in water and making it up to 500 cm³.", None, [("Calculate the amount of sodium chloride in moles.", "5.85 ÷ 58.5 = 0.100 mol"), ("Calculate the concentration of the solution.", "0.100 ÷ 0.500 = 0.200 mol/dm³")]),
    ("State what is meant by the limiting reactant.", "It is the reactant that is used up first and so decides how much product is formed.", None),
    ("Magnesium burns in oxygen: 2Mg + O₂ → 2MgO.", None, [("Calculate the mass of oxygen that reacts with 4.8 g of magnesium.", "4.8 ÷ 24 = 0.20 mol of Mg needs 0.10 mol of oxygen, which has a mass of 3.2 g."), ("Calculate the mass of magnesium oxide that is formed.", "4.8 + 3.2 = 8.0 g, because no mass is lost.")]),
    ("What volume does 0.50 mol of any gas have at room temperature, where the molar volume is 24 dm³/mol?", "0.50 × 24 = 12 dm³", None),
    ("In a titration, 25.0 cm³ of sodium hydroxide was neutralised by 20.0 cm³ of hydrochloric acid of 0.10 mol/dm³. Find the concentration of the sodium hydroxide.", "The amount of acid is 0.020 × 0.10 = 0.0020 mol. The base has the same amount, so its concentration is 0.0020 ÷ 0.025 = 0.080 mol/dm³.", None),
    ("A student expected 6.0 g of a salt but obtained 4.5 g.", None, [("Calculate the percentage yield.", "4.5 ÷ 6.0 × 100 = 75%"), ("Give one reason why the yield was less than 100%.", "Some of the salt was left in the filter paper or in the dish.")]),
    ("How many atoms are there in 3.0 g of carbon? Avogadro’s constant is 6.0 × 10²³ per mole.", "3.0 g is 0.25 mol, which contains 1.5 × 10²³ atoms.", None),
]


@layout(HALF, "exercises-moles-solution-behind-each", "chemistry exercise sheet, LaTeX: Exercise 1. in bold with the question, parts (a) (b), and behind each exercise Solution. in italics or bold with its working in text, small square or nothing at its end, heads with course and week")
def exercises_moles_solution_behind_each(draw):
    asked = draw.shuffled(draw.some(MOLES, 8))
    name = draw.one(["Exercise", "Problem"])
    label = draw.one([r"\textit{Solution.}", r"\textbf{Solution.}", r"\textbf{Solution:}"])
    end = draw.one([r"\hfill$\square$", ""])
    body, items = r"\begin{center}{\LARGE\bfseries Amount of substance}\par\smallskip Exercises with solutions\par\end{center}\medskip ", []
    for n, (text, answer, parts) in enumerate(asked, 1):
        body += rf"\needspace{{4cm}}\bigskip\noindent\textbf{{{name} {n}.}} {tex(text)}\par "
        if not parts:
            body += rf"\smallskip\noindent {label} {tex(answer)}{end}\par "
            items.append(item(text, answer, str(n), kind="numeric" if any(sign in answer for sign in "=÷") or "atoms" in answer else "short"))
            continue
        body += "".join(rf"\lab{{6mm}}{{8mm}}{{({letter})}}{{{tex(question)}}}" for letter, (question, _) in zip("ab", parts))
        body += rf"\smallskip\noindent {label}\par " + "".join(rf"\lab{{6mm}}{{8mm}}{{({letter})}}{{{tex(reply)}{end if letter == 'b' else ''}}}" for letter, (_, reply) in zip("ab", parts))
        items += [item(question, reply, f"{n}({letter})", stem=text, kind="numeric" if question.startswith("Calculate") else "short") for letter, (question, reply) in zip("ab", parts)]
    engine, source = document(draw, body, ["cm", "lm", "palatino", "times"], (11, 12), (24, 28), head=r"\fancyhead[L]{\small Chemistry, Year 12}\fancyhead[R]{\small Week 7}", foot=r"\thepage")
    return Document(engine, source, items)


NUTRITION_TEXT = [
    ("5.1 What food is made of", "Food supplies six kinds of nutrients. Carbohydrates, fats and proteins are needed in large amounts and provide energy; vitamins and minerals are needed in small amounts and provide none. The sixth nutrient is water, which makes up more than half of the body."),
    ("5.2 Energy from food", "One gram of carbohydrate or of protein provides about 4 kilocalories, and one gram of fat about 9. What the body does not need it stores as fat."),
    ("5.3 Vitamins and minerals", "A lack of vitamin C causes scurvy, and a lack of iron causes anemia. Vitamins A, D, E and K dissolve in fat and can be stored; the others dissolve in water and have to be eaten more often."),
]
NUTRITION = [
    ("Which nutrient provides the most energy per gram?", "fat", ["protein", "carbohydrate", "water"]), ("Which of these is a mineral?", "iron", ["vitamin K", "starch", "glucose"]), ("Scurvy is caused by a lack of", "vitamin C", ["vitamin A", "iron", "protein"]), ("Which vitamin dissolves in fat?", "vitamin D", ["vitamin C", "vitamin B1", "vitamin B12"]),
    ("How many kinds of nutrients are there?", "six", ["three", "four", "ten"]), ("A food contains 10 g of fat and 20 g of carbohydrate. How much energy does it provide?", "170 kilocalories", ["120 kilocalories", "260 kilocalories", "300 kilocalories"]), ("Which nutrients provide no energy?", "vitamins", ["fats", "proteins", "carbohydrates"]), ("Energy that is not needed is stored as", "fat", ["protein", "fiber", "water"]),
]
THINKING = [
    ("Why do sailors no longer suffer from scurvy?", "Fresh or canned fruit, which contains vitamin C, is carried on every ship today."), ("Explain why water-soluble vitamins should be eaten every day.", "They cannot be stored in the body for long."), ("A friend says that fat should be removed from the diet altogether. What would you reply?", "Some fat is needed, because it carries vitamins A, D, E and K."), ("Compare the energy in one gram of fat with that in one gram of protein.", "Fat provides more than twice as much, 9 kilocalories instead of 4."),
]


@layout(HALF, "open-textbook-nutrition-answer-key-at-back", "chapter of a free health book printed from a web page, Chromium: numbered sections of prose, Review Questions with a. to d. stacked, Critical Thinking with numbers that go on, Answer Key on the last page under Chapter 5 with the odd ones only, letters for choices and sentences for the rest")
def open_textbook_nutrition_answer_key_at_back(draw):
    font, size = draw.one(["Liberation Serif", "Open Sans", "Roboto"]), draw.one((10.5, 11))
    form, mark = draw.one(["{}.", "{}"]), draw.one(["{}.", "{})"])
    colour = draw.one(["#8a2b0e", "#00508c", "#2d6a4f"])
    body, key, items = "<p class=c>Chapter 5</p><h1>Nutrients</h1>" + "".join(f"<h2>{title}</h2><p class=t>{web(text)}</p>" for title, text in NUTRITION_TEXT) + "<h2>Review Questions</h2>", "", []
    for n, (question, answer, wrong) in enumerate(draw.shuffled(NUTRITION), 1):
        options, place = turned(draw, answer, wrong)
        body += f"<div class=q><b>{form.format(n)}</b><div>{web(question)}" + "".join(f"<p class=o><span>{mark.format(letter)}</span>{web(option)}</p>" for letter, option in zip("abcd", options)) + "</div></div>"
        entry = picked(question, options, place, str(n), "abcd", section="Review Questions")
        if n % 2:
            key += f"<p><b>{form.format(n)}</b> {'ABCD'[place] if mark == '{}.' else 'abcd'[place]}</p>"
        else:
            entry["answer"] = None
            del entry["answer_label"]
        items.append(entry)
    body += "<h2>Critical Thinking</h2>"
    for n, (question, answer) in enumerate(draw.shuffled(THINKING), 9):
        body += f"<div class=q><b>{form.format(n)}</b><div>{web(question)}</div></div>"
        key += f"<p><b>{form.format(n)}</b> {web(answer)}</p>" if n % 2 else ""
        items.append(item(question, answer if n % 2 else None, str(n), section="Critical Thinking"))
    body += f"<h1 class=b>Answer Key</h1><h2>Chapter 5</h2><div class=k>{key}</div>"
    css = f"""@page {{ size: letter; margin: 20mm 24mm; @top-left {{ content: "Health and the Human Body"; font: 8.5pt "{font}" }} @bottom-center {{ content: "Access for free at www.commonbooks.example · " counter(page); font: 8pt "{font}" }} }} body {{ font: {size}pt/1.4 "{font}"; margin: 0; counter-reset: page 118 }} .c {{ color: {colour}; margin: 0; font-size: 13pt }} h1 {{ font-size: 21pt; margin: 0 0 3mm; color: {colour} }} h2 {{ font-size: 14pt; margin: 5mm 0 2mm; color: {colour}; break-after: avoid }} .t {{ text-align: justify }} .q {{ display: flex; break-inside: avoid; margin: 2.5mm 0 }} .q > b {{ flex: 0 0 9mm }} .o {{ margin: .6mm 0 }} .o span {{ display: inline-block; width: 7mm }} .b {{ break-before: page }} .k p {{ margin: 1.2mm 0 }}"""
    return Document("chromium", html(body, css), items)


# Language exams

FIETS = [
    ("Fietsen naar school", ["Elke ochtend om half acht haalt Noor haar fiets uit de schuur. Weer of geen weer, ze rijdt veertien kilometer naar haar school in de stad. ‘In het begin vond ik het verschrikkelijk,’ vertelt ze, ‘maar nu zou ik niet meer met de bus willen. Onderweg praat ik met mijn vriendinnen, en als ik aankom, ben ik echt wakker.’", "Noor is niet de enige. Uit een onderzoek onder achthonderd scholieren blijkt dat drie van de vier leerlingen met de fiets komen. Toch maken ouders zich zorgen. Op sommige wegen rijden vrachtwagens vlak langs de kinderen. De gemeente heeft daarom besloten een nieuw fietspad aan te leggen, dat volgend jaar in mei klaar moet zijn.", "Niet iedereen is daar blij mee. Boer De Wit verliest een strook land en vindt dat er te weinig met hem is gesproken. ‘Ik heb niets tegen fietsers,’ zegt hij, ‘maar ze hadden eerst bij mij aan tafel moeten komen.’"]),
    ("De bibliotheek van dingen", ["Waarom zou je een boormachine kopen die je maar twee keer per jaar gebruikt? In Utrecht kun je sinds kort gereedschap lenen, net als boeken. Leden betalen dertig euro per jaar en mogen vijf dingen tegelijk meenemen, van een ladder tot een naaimachine.", "Het idee komt van Samira Bakker, die in een klein appartement woont en geen plaats had voor haar spullen. Ze begon met een kast in de hal van haar gebouw. Nu werken er twaalf vrijwilligers en staan er ruim negenhonderd voorwerpen op de planken. Het populairst is de tapijtreiniger: daarvoor bestaat een wachtlijst van drie weken."]),
]
FIETS_ASKED = [
    (1, "Hoe komt Noor naar school?", "met de fiets", ["met de bus", "te voet"], 0), (1, "Waarom fietst Noor graag? Noem één reden.", ["ze praat onderweg met haar vriendinnen", "als ze aankomt, is ze echt wakker"], "of", 0), (1, "Hoeveel leerlingen komen volgens het onderzoek met de fiets?", "de meeste leerlingen", ["ongeveer de helft van de leerlingen", "minder dan de helft van de leerlingen"], 0), (1, "Waarover maken ouders zich zorgen?", ["op sommige wegen rijden vrachtwagens vlak langs de kinderen"], "", 0), (1, "Wanneer moet het nieuwe fietspad klaar zijn?", ["volgend jaar in mei"], "", 0), (1, "Wat verwijt boer De Wit de gemeente?", "dat ze niet genoeg met hem heeft overlegd", ["dat ze te weinig voor zijn land betaalt", "dat ze fietsers belangrijker vindt dan auto’s"], 0),
    (1, "Wat is het voordeel van de bibliotheek van dingen?", "Je hoeft niet alles zelf te kopen.", ["Je kunt er goedkoop gereedschap kopen.", "Je kunt er je spullen laten maken."], 1), (2, "Noem twee dingen die je er volgens de tekst kunt lenen.", ["een ladder", "een naaimachine"], "en", 1), (1, "Hoeveel dingen mag een lid tegelijk lenen?", ["vijf"], "", 1), (1, "Waarom begon Samira Bakker met de bibliotheek?", "Ze had thuis te weinig ruimte.", ["Ze wilde geld verdienen.", "Ze had veel gereedschap over."], 1), (1, "Voor welk voorwerp moet je het langst wachten?", ["de tapijtreiniger"], "", 1),
]


@layout(HALF, "exam-dutch-points-before-number", "Dutch reading exam, LaTeX: Tekst 1 and 2 in frames, before each question its points as 1p in small print and the number in bold, A to C stacked or a dotted line, numbers that go on, einde at the foot; Correctievoorschrift behind it with number, letter or maximumscore 1 and the answer below")
def exam_dutch_points_before_number(draw):
    closed = draw.one(["1p", "1 punt", "1p"])
    bullet = draw.one([r"$\bullet$", "--"])
    body, items = "", []
    key = r"\newpage{\LARGE\bfseries Correctievoorschrift}\par\smallskip Aan een volledig juist antwoord op een meerkeuzevraag wordt 1 scorepunt toegekend.\par\medskip\hrule\medskip "
    for text, (title, paragraphs) in enumerate(FIETS):
        name = f"Tekst {text + 1}"
        body += rf"\needspace{{7cm}}\bigskip{{\large\bfseries {name}}}\par\smallskip\noindent\fbox{{\begin{{minipage}}{{0.96\linewidth}}\setlength\parskip{{5pt}}\vspace{{1mm}}\textbf{{{title}}}\par " + r"\par ".join(tex(line) for line in paragraphs) + r"\vspace{1mm}\end{minipage}}\par\bigskip "
        key += rf"\needspace{{3cm}}\medskip{{\large\bfseries {name}}}\par "
        for points, question, answer, more, where in FIETS_ASKED:
            if where != text:
                continue
            n = len(items) + 1
            price = closed.replace("1", str(points)).replace("2 punt", "2 punten")
            body += rf"\needspace{{3.4cm}}\medskip\lab{{0pt}}{{22mm}}{{\makebox[12mm][l]{{\footnotesize {price}}}\textbf{{{n}}}}}{{{tex(question)}}}"
            if isinstance(answer, str):
                options, place = turned(draw, answer, more)
                body += "".join(rf"\nopagebreak\lab{{22mm}}{{8mm}}{{\textbf{{{letter}}}}}{{{tex(option)}}}" for letter, option in zip("ABC", options))
                key += rf"\lab{{0pt}}{{10mm}}{{\textbf{{{n}}}}}{{\textbf{{{'ABC'[place]}}}}}"
                items.append(picked(question, options, place, str(n), "ABC", points, section=name))
                continue
            body += r"{\leftskip=22mm" + r"\dotline" * max(1, points) + r"}\par "
            lead = "voorbeelden van een juist antwoord:" if more == "of" else "De kern van een juist antwoord is:" if len(answer[0]) > 40 else ""
            key += rf"\needspace{{2cm}}\lab{{0pt}}{{10mm}}{{\textbf{{{n}}}}}{{\textbf{{maximumscore {points}}}}}" + (rf"\lab{{10mm}}{{0mm}}{{}}{{{lead}}}" if lead else "") + "".join(rf"\lab{{10mm}}{{5mm}}{{{bullet}}}{{{tex(line)}{rf'{chr(92)}hfill 1' if more == 'en' else ''}}}" for line in answer)
            rubric = [{"text": line, "marks": 1} for line in answer] if more == "en" else None
            items.append(item(question, "\n".join(answer), str(n), points, rubric=rubric, section=name))
    head = r"\noindent{\LARGE\bfseries Nederlands}\hfill vmbo-gl en tl\par\smallskip Leesvaardigheid\hfill 45 minuten\par\medskip\hrule\medskip Bij dit examen horen twee teksten. Voor elk vraagnummer staat hoeveel punten met een goed antwoord behaald kunnen worden. Geef bij een meerkeuzevraag alleen de letter van het goede antwoord.\par "
    engine, source = document(draw, head + body + r"\vfill\hfill einde~$\blacksquare$\par " + key, ["arial", "helvetica", "noto"], (10, 11), (20, 24), foot=r"\fancyfoot[L]{\scriptsize GT-0917-b-26-1-o}\fancyfoot[C]{\small\thepage\,/\,\pageref{last}}\fancyfoot[R]{\scriptsize lees verder}")
    return Document(engine, source.replace(r"\end{document}", r"\label{last}\end{document}"), items)


MAIL = ["Salut Inès,", "Comment vas-tu ? Moi, je suis enfin installé à Nantes ! J’ai trouvé une chambre dans un appartement avec deux autres étudiants, Hugo et Camille. Elle n’est pas très grande, mais elle donne sur un jardin et je suis à dix minutes de l’université à vélo.", "Samedi 18 octobre, nous organisons une petite fête pour inaugurer l’appartement. Est-ce que tu peux venir ? Il y a un train qui arrive à 16 h 20 et je peux aller te chercher à la gare. Apporte ta guitare, s’il te plaît : Camille chante très bien. Pas besoin de cadeau, mais un dessert serait parfait.", "Réponds-moi avant mercredi. Bises, Théo"]
MAIL_ASKED = [("Pourquoi Théo écrit-il à Inès ?", "Pour l’inviter à une fête.", ["Pour lui demander un conseil.", "Pour lui parler de ses études."]), ("Avec qui Théo habite-t-il ?", "Avec deux étudiants.", ["Avec ses parents.", "Seul."]), ("Comment Théo va-t-il à l’université ?", "À vélo.", ["En train.", "À pied."]), ("Qu’est-ce qu’Inès doit apporter ?", "Un instrument de musique.", ["Un cadeau.", "Des boissons."]), ("Quand Inès doit-elle répondre ?", "Avant mercredi.", ["Avant samedi.", "Le 18 octobre."])]
MARCHE = "Depuis trois ans, le village de Saint-Aubin a de nouveau son marché. Tous les dimanches matin, une vingtaine de producteurs vendent leurs légumes, leurs fromages et leur miel sur la place de l’église. « Nous n’acceptons que des produits fabriqués à moins de trente kilomètres », explique la maire, Mme Lefort. Les clients apportent leurs propres sacs, car le plastique est interdit. En été, un groupe de musiciens joue gratuitement. Le marché a aussi créé deux emplois."
MARCHE_SAID = [("Le marché a lieu une fois par semaine.", True), ("Les produits viennent de toute la France.", False), ("On peut acheter du miel au marché.", True), ("Les clients reçoivent des sacs en plastique.", False), ("En été, il faut payer pour écouter la musique.", False), ("Le marché a créé des emplois.", True)]
PISCINE = ["PISCINE MUNICIPALE DES TILLEULS", "Ouverte tous les jours sauf le lundi, de 9 h à 19 h.", "Entrée : 4 € – moins de 12 ans : 2 € – carte de dix entrées : 32 €", "Le bonnet de bain est obligatoire. Cours de natation le mercredi à 14 h, inscriptions à l’accueil."]
PISCINE_ASKED = [("Quel jour la piscine est-elle fermée ?", "le lundi"), ("Combien paie un enfant de dix ans ?", "2 €"), ("Quel objet faut-il porter dans l’eau ?", "le bonnet de bain"), ("Où peut-on s’inscrire aux cours de natation ?", "à l’accueil")]


@layout(HALF, "exam-french-documents-points-and-squares", "French exam, word processor: Exercice 1 to 3 with points in their headings, an e-mail in a frame with questions and squares before three answers, statements in a table with Vrai and Faux to tick, a notice with short answers on dotted lines, numbers that begin again, 1 point at the right, Corrigé on the last page by exercises")
def exam_french_documents_points_and_squares(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans", "Liberation Serif"]), draw.one((11, 11.5)), language="fr", country="FR", margin=2.0)
    form, square = draw.one(["{}.", "{})", "{} –"]), draw.one(["☐", "□"])
    priced = draw.one([True, False])
    dots = ordinary.DOTS
    first, second, third = "Exercice 1", "Exercice 2", "Exercice 3"
    point = "\t1 point" if priced else ""
    right = [(sheet.wide, RIGHT)]
    items, keys = [], []
    sheet.body += [sheet.p("Nom : ____________________________   Prénom : ______________________\tNote :        / 15", tabs=right, after=0.3), sheet.p("<b>Compréhension des écrits</b>", size=18, after=0.1), sheet.p("Niveau A2 – Durée : 30 minutes", after=0.3)]
    sheet.body += [sheet.p(f"<b>{first}</b>\t<b>5 points</b>", tabs=right, size=13, after=0.1), sheet.p("Lisez ce courriel. Cochez (X) la bonne réponse.", after=0.2), sheet.table([["".join(sheet.p(line, after=0.15) for line in MAIL)]], [sheet.wide], padding=0.25), sheet.p("", after=0.1)]
    key = []
    for n, (question, answer, wrong) in enumerate(MAIL_ASKED, 1):
        options, place = turned(draw, answer, wrong)
        sheet.body.append(sheet.p(f"{form.format(n)}\t{question}{point}", left=0.9, first=-0.9, tabs=[0.9, *right], before=0.15, after=0.06, extra='fo:keep-with-next="always"'))
        sheet.body += [sheet.p(f"{square}\t{option}", left=1.7, first=-0.8, tabs=[1.7], after=0.04, extra='fo:keep-with-next="always"' if k < 2 else "") for k, option in enumerate(options)]
        items.append(picked(question, options, place, str(n), [None] * 3, 1 if priced else None, section=first))
        key.append(f"{form.format(n)} {answer}")
    keys.append((first, key))
    sheet.body += [sheet.p(f"<b>{second}</b>\t<b>6 points</b>", tabs=right, size=13, before=0.5, after=0.1, extra='fo:keep-with-next="always"'), sheet.p("Lisez l’article. Vrai ou faux ? Cochez (X) la bonne réponse.", after=0.2, extra='fo:keep-with-next="always"'), sheet.table([[sheet.p("<b>Un marché pour Saint-Aubin</b>", after=0.1) + sheet.p(MARCHE, "justify", after=0)]], [sheet.wide], padding=0.25), sheet.p("", after=0.1)]
    said = draw.mixed(MARCHE_SAID)
    rows = [["", "", sheet.p("<b>Vrai</b>", "center", after=0), sheet.p("<b>Faux</b>", "center", after=0)], *([form.format(n), text, sheet.p(square, "center", after=0), sheet.p(square, "center", after=0)] for n, (text, _) in enumerate(said, 1))]
    sheet.body.append(sheet.table(rows, [1.0, sheet.wide - 4.2, 1.6, 1.6], padding=0.1))
    items += [item(text, str(value), str(n), kind="truefalse", section=second) for n, (text, value) in enumerate(said, 1)]
    keys.append((second, [f"{form.format(n)} {'Vrai' if value else 'Faux'}" for n, (_, value) in enumerate(said, 1)]))
    sheet.body += [sheet.p(f"<b>{third}</b>\t<b>4 points</b>", tabs=right, size=13, before=0.5, after=0.1, extra='fo:keep-with-next="always"'), sheet.p("Lisez l’affiche et répondez aux questions.", after=0.2, extra='fo:keep-with-next="always"'), sheet.table([["".join(sheet.p(f"<b>{line}</b>" if k == 0 else line, "center", after=0.1) for k, line in enumerate(PISCINE))]], [sheet.wide], padding=0.25), sheet.p("", after=0.1)]
    for n, (question, answer) in enumerate(PISCINE_ASKED, 1):
        sheet.body += [sheet.p(f"{form.format(n)}\t{question}{point}", left=0.9, first=-0.9, tabs=[0.9, *right], before=0.15, after=0.05, extra='fo:keep-with-next="always"'), sheet.p("\t", left=0.9, tabs=[(sheet.wide, dots)], before=0.2, after=0.1)]
        items.append(item(question, answer, str(n), 1 if priced else None, section=third))
    keys.append((third, [f"{form.format(n)} {answer}" for n, (_, answer) in enumerate(PISCINE_ASKED, 1)]))
    sheet.body.append(sheet.p("<b>Corrigé</b>", size=16, after=0.2, extra='fo:break-before="page"'))
    for name, key in keys:
        sheet.body.append(sheet.p(f"<b>{name}</b>", before=0.25, after=0.1))
        sheet.body += [sheet.p(line, left=0.5, after=0.05) for line in key]
    sheet.foot = sheet.p("Page {page} sur {pages}", "center", size=9)
    return Document(*sheet.source(), items)


# Copies with answers

WEATHER = [
    ("Which instrument measures air pressure?", "barometer", ["thermometer", "anemometer", "rain gauge"]), ("What are clouds made of?", "tiny drops of water", ["smoke", "cotton", "hot air"]), ("In which layer of the air does weather happen?", "troposphere", ["stratosphere", "mesosphere", "exosphere"]), ("A hurricane gets its energy from", "warm ocean water", ["cold air", "mountains", "the Moon"]), ("Which clouds are thin and high?", "cirrus", ["cumulus", "stratus", "nimbus"]), ("What does a meteorologist study?", "the weather", ["meteors", "rocks", "oceans"]),
]
WEATHER_SAID = [("Weather and climate mean the same thing.", False), ("Warm air rises because it is less dense than cold air.", True), ("Lightning is hotter than the surface of the Sun.", True), ("Snow forms only at the North and South Poles.", False), ("Wind blows from areas of high pressure to areas of low pressure.", True)]
WEATHER_SHORT = [("What is the difference between weather and climate?", "Weather is what happens from day to day; climate is the average over many years."), ("Name the three main types of clouds.", "cumulus, stratus and cirrus"), ("Why do we see lightning before we hear thunder?", "Light travels much faster than sound."), ("What is humidity?", "the amount of water vapor in the air"), ("List two ways to stay safe during a tornado.", "Go to a basement and stay away from windows.")]


@layout(HALF, "quiz-weather-teacher-copy-red-and-bold", "US science quiz, word processor, copy for the teacher: TEACHER COPY or ANSWER KEY in the head, Part I choices A. to D. with the right one in bold red or highlighted, Part II statements with the red word True or False on the line before the number, Part III questions with the answer in red below, numbers that go on")
def quiz_weather_teacher_copy_red_and_bold(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Liberation Serif"]), draw.one((11.5, 12)), country="US", paper=(21.59, 27.94), margin=2.3)
    name = draw.one(["ANSWER KEY", "TEACHER COPY – ANSWER KEY", "Teacher’s Copy"])
    look = draw.one([("<b><r>", "</r></b>"), ("<r>", "</r>"), ("<b><h>", "</h></b>")])
    red = ("<r>", "</r>") if look[0] != "<b><h>" else ("<b>", "</b>")
    asked, said, short = draw.shuffled(WEATHER), draw.shuffled(WEATHER_SAID), draw.some(WEATHER_SHORT, 4)
    parts = ["Part I: Multiple Choice", "Part II: True or False", "Part III: Short Answer"]
    sheet.body += [sheet.p(f"Name: {look[0]}{name}{look[1]}\tPeriod: ______", tabs=[(sheet.wide, RIGHT)], after=0.3), sheet.p("<b>Weather and Climate Quiz</b>", "center", size=18, after=0.3)]
    items = []
    sheet.body += [sheet.p(f"<b>{parts[0]}</b> (2 points each)", size=13, after=0.1), sheet.p("Circle the letter of the best answer.", after=0.2)]
    for n, (question, answer, wrong) in enumerate(asked, 1):
        options, place = turned(draw, answer, wrong)
        sheet.body.append(sheet.p(f"{n}.\t{question}", left=0.9, first=-0.9, tabs=[0.9], before=0.1, after=0.08, extra='fo:keep-with-next="always"'))
        lines = [f"{letter}. {option}" for letter, option in zip("ABCD", options)]
        lines[place] = f"{look[0]}{lines[place]}{look[1]}"
        sheet.body += [sheet.p(line, left=1.4, after=0.04, extra='fo:keep-with-next="always"' if k < 3 else "") for k, line in enumerate(lines)]
        items.append(picked(question, options, place, str(n), section=parts[0]))
    sheet.body += [sheet.p(f"<b>{parts[1]}</b> (1 point each)", size=13, before=0.4, after=0.1, extra='fo:keep-with-next="always"'), sheet.p("Write True or False on the line.", after=0.2, extra='fo:keep-with-next="always"')]
    for n, (text, value) in enumerate(said, len(items) + 1):
        sheet.body.append(sheet.p(f"<u>  {red[0]}{value}{red[1]}  </u>\t{n}.\t{text}", left=3.0, first=-3.0, tabs=[2.1, 3.0], after=0.18))
        items.append(item(text, str(value), str(n), kind="truefalse", section=parts[1]))
    sheet.body += [sheet.p(f"<b>{parts[2]}</b> (3 points each)", size=13, before=0.4, after=0.1, extra='fo:keep-with-next="always"'), sheet.p("Answer in complete sentences.", after=0.2, extra='fo:keep-with-next="always"')]
    for n, (question, answer) in enumerate(short, len(items) + 1):
        sheet.body += [sheet.p(f"{n}.\t{question}", left=0.9, first=-0.9, tabs=[0.9], before=0.15, after=0.1, extra='fo:keep-with-next="always"'), sheet.p(f"{red[0]}{answer}{red[1]}", left=0.9, after=0.3)]
        items.append(item(question, answer, str(n), section=parts[2]))
    sheet.foot = sheet.p("Grade 6 Earth Science", size=9)
    return Document(*sheet.source(), items)


SKELETON = [
    ("The skeleton of an adult has {} bones.", "206"), ("The brain is protected by the {}.", "skull"), ("The ribs protect the heart and the {}.", "lungs"), ("The longest bone in the body is the {}.", "femur"), ("The place where two bones meet is called a {}.", "joint"), ("The elbow is an example of a {} joint.", "hinge"), ("Bones are joined to each other by {}.", "ligaments"),
    ("Muscles are joined to bones by {}.", "tendons"), ("The ends of bones are covered with smooth {}.", "cartilage"), ("When you bend your arm, the {} becomes shorter.", "biceps"), ("The mineral that makes bones hard is {}.", "calcium"), ("Blood cells are made in the bone {}.", "marrow"), ("The small bones of the spine are called {}.", "vertebrae"), ("The muscle that never rests is the {}.", "heart"),
]


@layout(HALF, "gaps-skeleton-twice-filled-in-colour", "science sheet given twice, Typst: sentences with drawn rules as gaps, name and date; then the same page with Answers beside the title and each word on its rule in colour, bold or italics, nothing else changed")
def gaps_skeleton_twice_filled_in_colour(draw):
    asked = draw.mixed(draw.some(SKELETON, 12))
    form = draw.one(["{}.", "{})", "{}"])
    colour, weight = draw.one(['rgb("#c00000")', 'rgb("#0050b0")', 'rgb("#008040")']), draw.one(["bold", "regular"])
    title = draw.one(["Answers", "Answer sheet", "ANSWERS"])
    bodies, items = [], []
    for filled in (False, True):
        body = ""
        for n, (text, answer) in enumerate(asked, 1):
            before, after = text.split("{}")
            inside = f"#text(fill: {colour}, weight: \"{weight}\")[{answer}]" if filled else "#hide[a]"
            body += f"#grid(columns: (9mm, 1fr), [#\"{form.format(n)}\"], [{typ(before)}#box(width: 32mm, stroke: (bottom: 0.6pt), outset: (bottom: 2pt))[#align(center)[{inside}]]{typ(after)}])\n"
            if not filled:
                items.append(item(text.replace("{}", ""), answer, str(n), kind="gap", gap=True))
        bodies.append(body)
    name = "Name: #box(width: 6cm, stroke: (bottom: 0.5pt), height: 1em) #h(1fr) Date: #box(width: 3cm, stroke: (bottom: 0.5pt), height: 1em)"
    source = f"""#set page(paper: "a4", margin: (x: 24mm, y: 22mm), footer: [#text(9pt)[KS2 Science: Animals including humans]])
#set text(font: ({draw.one(['"Comic Neue"', '"Carlito"', '"Lato"', '"TeX Gyre Heros"'])},), size: {draw.one([12, 12.5, 13])}pt, lang: "en", region: "GB")
#set block(spacing: 1.75em)
{name}

#text(20pt, weight: "bold")[Bones and Muscles]

Complete the sentences.

{bodies[0]}
#pagebreak()
{name}

#text(20pt, weight: "bold")[Bones and Muscles] #h(8mm) #text(16pt, fill: {colour}, weight: "bold")[{title}]

Complete the sentences.

{bodies[1]}
"""
    return Document("typst", source, items)


# Quizzes

CHRISTMAS = [
    ("General Knowledge", [("How many sides has a hexagon?", "Six"), ("What is the currency of Japan?", "The yen"), ("Which metal is liquid at room temperature?", "Mercury"), ("How many strings has a violin?", "Four"), ("What is the largest ocean?", "The Pacific"), ("Which blood group can be given to everyone?", "O negative")]),
    ("Geography", [("Which country has the longest coast?", "Canada"), ("On which river does Vienna stand?", "The Danube"), ("What is the capital of New Zealand?", "Wellington"), ("Which is the smallest continent?", "Australia"), ("In which country is Mount Kilimanjaro?", "Tanzania"), ("What is the largest island in the world?", "Greenland")]),
    ("Music and Film", [("Which instrument has 88 keys?", "The piano"), ("Who composed The Four Seasons?", "Vivaldi"), ("How many players are there in a string quartet?", "Four"), ("What is the name of the snowman in Frozen?", "Olaf"), ("Which composer became deaf?", "Beethoven"), ("Which band recorded Yellow Submarine?", "The Beatles")]),
    ("Words", [("What do you call a group of lions?", "A pride"), ("What is the opposite of ‘ancient’?", "Modern"), ("Which word means a fear of heights?", "Acrophobia"), ("What is the plural of ‘crisis’?", "Crises"), ("Which language gave English the word ‘kindergarten’?", "German"), ("What is a word that reads the same backwards called?", "A palindrome")]),
]


@layout(HALF, "quiz-class-rounds-answers-by-round-groff", "end of term quiz, groff: title in the middle, Round 1, Round 2 as headings with their topics, questions 1. to 5. that begin again without lines, Answers on a page of their own with Round 1 in bold and the answers numbered below each other or running on")
def quiz_class_rounds_answers_by_round_groff(draw):
    form, running = draw.one(["{}.", "{})"]), draw.one([True, False])
    head = draw.one(["Round {}: {}", "Round {} – {}", "Round {}. {}"])
    rounds = draw.shuffled(CHRISTMAS)
    lines, items = [".ds CF \\\\n%", ".sp 0.5", ".ce", r"\s+8\fBThe End of Term Quiz\fP\s-8", ".sp 0.7", ".ce", r"\fIFour rounds, five questions each, one point for every right answer\fP", ".sp 1"], []
    key = [".bp", ".ce", r"\s+6\fBAnswers\fP\s-6", ".sp 1"]
    for k, (topic, asked) in enumerate(rounds, 1):
        name = head.format(k, topic)
        asked = draw.shuffled(draw.some(asked, 5))
        lines += [".ne 8", ".SH", plain(name)]
        key += [".ne 4", ".LP", rf"\fB{plain(name)}\fP"]
        for n, (question, answer) in enumerate(asked, 1):
            lines += [f".IP {form.format(n)} 4", plain(question)]
            items.append(item(question, answer, str(n), section=name))
            key += [f".IP {form.format(n)} 4", plain(answer)] if not running else []
        if running:
            key += [".br", " \\ \\ ".join(f"{form.format(n)}\\ {plain(answer)}" for n, (_, answer) in enumerate(asked, 1)), ".sp 0.5"]
    engine, source = roff(draw, lines + key, (11, 12, 13), ("T", "H", "P", "BM"))
    return Document(engine, source, items)


CARDS = [
    ("What is a monomer?", "A small molecule that can be joined with others into a long chain"), ("Covalent bond", "A bond in which two atoms share a pair of electrons"), ("Test for hydrogen", "A burning splint goes out with a squeaky pop"), ("Formula of sulfuric acid", "H₂SO₄"), ("What does a catalyst do?", "It speeds up a reaction without being used up"), ("Isotopes", "Atoms of the same element with different numbers of neutrons"), ("Test for carbon dioxide", "It turns limewater milky"), ("What is produced at the cathode?", "Metals or hydrogen"),
    ("Exothermic reaction", "A reaction that gives out heat to its surroundings"), ("pH of a neutral solution", "7"), ("Alloy", "A mixture of a metal with at least one other element"), ("Why do noble gases hardly react?", "Their outer shell of electrons is full"), ("Formula of ammonia", "NH₃"), ("Ore", "A rock from which a metal can be extracted at a profit"), ("Test for oxygen", "It relights a glowing splint"), ("What is oxidation?", "The loss of electrons or the gain of oxygen"),
]


@layout(HALF, "cards-chemistry-front-back-table", "set of flash cards printed from a web page, Chromium: name of the set, number of cards and author, ruled table of two columns headed Front and Back, Term and Definition or Question and Answer, terms and questions mixed, tall rows with the text in the middle, head on every page")
def cards_chemistry_front_back_table(draw):
    asked = draw.shuffled(draw.some(CARDS, 15))
    font, size = draw.one(["Open Sans", "Roboto", "Carlito"]), draw.one((11, 12, 12.5))
    head = draw.one([("Front", "Back"), ("Term", "Definition"), ("Question", "Answer")])
    body = f"<h1>GCSE Chemistry revision cards</h1><p class=m>{len(asked)} cards · created by mrs_hallam · last studied 3 days ago</p><table><thead><tr><th>{head[0]}</th><th>{head[1]}</th></tr></thead>" + "".join(f"<tr><td>{web(front)}</td><td>{web(back)}</td></tr>" for front, back in asked) + "</table>"
    high = draw.one(["13mm", "16mm", "19mm"])
    css = f"""@page {{ size: A4; margin: 15mm; @bottom-right {{ content: "Page " counter(page) " of " counter(pages); font: 8pt "{font}" }} }} body {{ font: {size}pt/1.35 "{font}"; margin: 0 }} h1 {{ font-size: 18pt; margin: 0 }} .m {{ color: #666; margin: 1mm 0 4mm; font-size: 9.5pt }} table {{ border-collapse: collapse; width: 100% }} td, th {{ border: 1px {draw.one(['solid', 'dashed'])} #666; padding: 2mm 4mm; width: 50%; text-align: center }} td {{ height: {high} }} tr {{ break-inside: avoid }} th {{ background: #eee }}"""
    return Document("chromium", html(body, css), [item(front, back, kind="short" if front.endswith("?") else "definition") for front, back in asked])
