"""The hundred and forty-fourth: sheets of schools, publishers and offices of several countries by one who does not know the reader:
a business paper with its scheme, a chapter test (US), an examination in Spanish, words of Russian, Urdu and Chinese, a glossary of
insurance, an FAQ of a university, facts about food, columns to match, equations given twice and a syllabus.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from webpage import page, web

HALF = "unseen"


def turned(draw, right, wrong):
    """The options in a drawn order, and the place of the right one."""
    options = draw.shuffled([right, *wrong])
    return options, options.index(right)


def chosen(question, options, place, number, labels, marks=None, answered=True, **rest):
    """The item of a choice; its answer is the option that a key names by its letter."""
    label = {"answer_label": labels[place]} if answered and labels[place] else {}
    return item(question, options[place] if answered else None, number, marks, choices(labels, options), kind="mcq", **label, **rest)


# Business paper

BUSINESS = [
    ("Greenleaf is a partnership that makes wooden garden furniture in a small workshop. It employs eight skilled workers and uses job production. The partners want to increase output by changing to batch production. They would have to buy new machines at a cost of $60 000.", [
        ("Define ‘job production’.", ["Making a single product at a time", "to the order of one customer"]),
        ("State one fixed cost of Greenleaf.", ["Rent of the workshop"]),
        ("Identify two advantages of being a partnership.", ["More capital than a sole trader", "Workload can be shared"]),
        ("Outline two sources of finance that Greenleaf could use to buy the machines.", ["Bank loan, which is repaid with interest over several years", "Retained profit, which has no interest to pay", "Leasing, so that no large sum is needed at the start"]),
        ("Explain two effects that batch production may have on the workers of Greenleaf.", ["Work is more repetitive, so motivation may fall", "Some workers need training to use the machines", "Fewer skilled workers may be needed, so jobs are at risk"]),
    ]),
    ("Bella Rosa owns four restaurants in the capital city. Sales have fallen for two years because a chain of fast food outlets has opened nearby. The owner is thinking about an advertising campaign on social media. Last year the revenue of the business was $480 000 and its cost of sales was $192 000.", [
        ("Define ‘cost of sales’.", ["The cost of the goods that are sold", "such as ingredients bought from suppliers"]),
        ("State one objective, other than profit, that the owner of Bella Rosa may have.", ["Growth of the business"]),
        ("Calculate the gross profit of Bella Rosa last year. Show your working.", ["$480 000 − $192 000", "$288 000"]),
        ("Outline two benefits to Bella Rosa of advertising on social media.", ["Cheaper than television or newspapers", "Reaches young customers", "Customers can share the advertisement with friends"]),
        ("Explain two ways, other than advertising, in which Bella Rosa could increase its sales.", ["Lower prices at lunch time to compete with the fast food outlets", "Add new dishes to the menu", "Offer home delivery for customers who stay at home"]),
    ]),
]


@layout(HALF, "business-reblochon", "business paper of an international board, XeLaTeX: case above (a) to (e), dotted lines with [2] at the end of the last; scheme in its own file, table with (1) behind each point and Notes")
def business_reblochon(draw):
    body, rows, items = r"Answer \textbf{all} questions in the spaces provided.\par\bigskip ", "", []
    for n, (case, parts) in enumerate(BUSINESS, 1):
        body += (r"\newpage " if n > 1 else "") + rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(case)}}}\medskip "
        for letter, (question, points) in zip("abcde", parts):
            marks = {"a": 2, "b": 1, "c": 2, "d": 4, "e": 6}[letter]
            lines = max(marks, 2)
            body += rf"\needspace{{30mm}}\medskip\lab{{9mm}}{{9mm}}{{(\textbf{{{letter}}})}}{{{tex(question)}}}{{\leftskip=18mm\noindent " + r"\par\vspace{5.5mm}\noindent\leavevmode\dotfill" * (lines - 1) + rf"\par\vspace{{5.5mm}}\noindent\leavevmode\dotfill\ [{marks}]\par}}" "\n"
            said = r"\newline ".join(rf"{tex(point)} (1)" for point in points)
            note = {"d": "One mark for each source or benefit and one for each development.", "e": "Award up to 3 marks for each effect or way."}.get(letter, "")
            rows += rf"{n}({letter}) & {said} & {marks} & {note}\\\hline" "\n"
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=case, rubric=[{"text": point, "marks": 1} for point in points] if marks > 1 else None, guidance=note or None))
    scheme = r"\begin{center}{\large\bfseries MARK SCHEME}\par Maximum mark: 30\end{center}\renewcommand\arraystretch{1.3}\begin{longtable}{|c|p{88mm}|c|p{34mm}|}\hline\textbf{Question} & \textbf{Answer} & \textbf{Marks} & \textbf{Notes}\\\hline\endhead " + rows + r"\end{longtable}"
    look = dict(fonts=["arial", "helvetica"], sizes=(10, 11), margins=(20, 22))
    engine, source = document(draw, body, head=r"\thepage", foot=r"\fancyfoot[L]{\scriptsize 7104/12/M/J}\fancyfoot[R]{\scriptsize [Turn over}", **look)
    return Document(engine, source, items, document(draw, scheme, head=r"\fancyhead[L]{\small 7104/12}\fancyhead[R]{\small Business}", foot=r"Page \thepage", **look)[1])


# Chapter test, United States

CELLS = [
    ("Which structure controls most activities of the cell?", "nucleus", ["cell membrane", "ribosome", "vacuole"], 174),
    ("The process by which water moves across a selectively permeable membrane is", "osmosis.", ["endocytosis.", "respiration.", "active transport."], 187),
    ("Which structure is found in plant cells but not in animal cells?", "cell wall", ["mitochondrion", "nucleus", "cytoplasm"], 182),
    ("Proteins are assembled on", "ribosomes.", ["lysosomes.", "centrioles.", "vacuoles."], 177),
    ("Who first used the word cell for what he saw in cork?", "Robert Hooke", ["Rudolf Virchow", "Matthias Schleiden", "Louis Pasteur"], 170),
    ("A group of similar cells that perform one function is called", "a tissue.", ["an organ.", "a system.", "an organism."], 193),
    ("Which organelle releases energy from food?", "mitochondrion", ["chloroplast", "Golgi apparatus", "nucleolus"], 179),
    ("A cell that is placed in salty water will", "shrink.", ["swell.", "burst.", "divide."], 188),
    ("Which of the following is a prokaryote?", "a bacterium", ["an ameba", "a mushroom", "a moss"], 173),
    ("The part of a light microscope that is used to focus at high power is the", "fine adjustment.", ["diaphragm.", "stage clip.", "revolving nosepiece."], 1012),
]
CELL_SHORT = [("State the three parts of the cell theory.", "All living things are made of cells; cells are the basic units of life; new cells come from existing cells."), ("How does facilitated diffusion differ from active transport?", "Facilitated diffusion needs no energy, while active transport does.")]


@layout(HALF, "chapter-comte", "US chapter test with Name, Class and Date, pdfLaTeX on letter paper: ____ before 1., A. to D. in two columns by fours, short answers; key overleaf in three columns with textbook pages in brackets")
def chapter_comte(draw):
    asked, items, key = draw.some(CELLS, 9), [], ""
    written = ""
    body = r"\textbf{Name} \rule{62mm}{.4pt}\hfill\textbf{Class} \rule{24mm}{.4pt}\hfill\textbf{Date} \rule{26mm}{.4pt}\par\bigskip{\large\bfseries Chapter 7\quad Cell Structure and Function}\hfill{\bfseries Chapter Test B}\par\vspace{1mm}\hrule\medskip\textbf{Multiple Choice}\par\textit{Write the letter that best answers the question or completes the statement on the line provided.}\par\medskip "
    for n, (question, right, wrong, leaf) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        cells = [rf"\makebox[68mm][l]{{{letter}.\enspace {tex(text)}}}" for letter, text in zip("ABCD", options)]
        body += rf"\begin{{minipage}}{{\linewidth}}\lab{{0pt}}{{21mm}}{{\rule{{11mm}}{{.4pt}}\enspace {n}.}}{{{tex(question)}}}\hspace*{{21mm}}{cells[0]}{cells[2]}\\\hspace*{{21mm}}{cells[1]}{cells[3]}\end{{minipage}}\par\vspace{{4mm}}" "\n"
        key += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{'ABCD'[place]} (p.~{leaf})}}"
        items.append(chosen(question, options, place, str(n), "ABCD", section="Multiple Choice"))
    body += r"\needspace{60mm}\textbf{Short Answer}\par\textit{In complete sentences, write the answers to the questions on the lines provided.}\par\medskip "
    for n, (question, answer) in enumerate(CELL_SHORT, len(asked) + 1):
        body += rf"\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(question)}}}" + r"\ruleline" * 2 + r"\medskip "
        written += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(answer)}}}"
        items.append(item(question, answer, str(n), section="Short Answer"))
    body += rf"\newpage{{\large\bfseries Answer Key}}\par{{\bfseries Chapter 7 Test B}}\par\begin{{multicols}}{{3}}{key}\end{{multicols}}{written}"
    engine, source = document(draw, body, ["times", "palatino", "lm"], (11,), (20, 23), foot=r"\fancyfoot[L]{\scriptsize Teaching Resources / Chapter 7}\fancyfoot[R]{\thepage}", paper="letterpaper")
    return Document(engine, source, items)


# Examination of a secondary school, Spain

EXAMEN_SHORT = ["Define los siguientes términos: ecosistema, biocenosis y biotopo.", "Explica la diferencia entre un productor y un descomponedor. Pon un ejemplo de cada uno.", "Dibuja una cadena trófica con cuatro eslabones de un bosque mediterráneo."]
EXAMEN_MCQ = [("Los organismos que fabrican su propio alimento se llaman:", ["heterótrofos", "autótrofos", "parásitos"]), ("La relación en la que dos especies se benefician es:", ["el mutualismo", "la depredación", "la competencia"]), ("El principal gas responsable del efecto invernadero de origen humano es:", ["el oxígeno", "el nitrógeno", "el dióxido de carbono"]), ("La capa de ozono se encuentra en:", ["la troposfera", "la estratosfera", "la mesosfera"])]
EXAMEN_VF = ["Los hongos son organismos productores.", "La energía se recicla en los ecosistemas.", "Una población está formada por individuos de la misma especie.", "El suelo es un factor biótico."]


@layout(HALF, "examen-idiazabal", "Spanish examination, word processor: frame for Nombre, Curso and Nota, (1,5 puntos) and (2 puntos) behind numbered questions, a) to c) stacked, V or F in brackets, numbers that run on, no answers")
def examen_idiazabal(draw):
    body = paragraph(run("IES Sierra Norte", "B") + run("\tDepartamento de Biología y Geología"), "Wide")
    body += office_table([[run("Nombre y apellidos:"), run("Curso: 4.º ESO"), run("Nota:")]], [9.6, 4.0, 3.2])
    body += paragraph(run("EXAMEN DEL TEMA 8: LOS ECOSISTEMAS"), "Mid") + paragraph(run("Lee bien las preguntas antes de contestar. Cada falta de ortografía resta 0,1 puntos.", "I"))
    items, n = [], 0
    for place, question in enumerate(EXAMEN_SHORT):
        n += 1
        marks = [1.5, 2, 2][place]
        body += paragraph(run(f"{n}.\t{question} ") + run(f"({str(marks).replace('.', ',')} puntos)", "B"), "Task")
        body += "".join(paragraph("", "Gap") for _ in range(3))
        items.append(item(question, None, str(n), marks))
    for question, options in draw.mixed(EXAMEN_MCQ):
        n += 1
        body += paragraph(run(f"{n}.\t{question} ") + run("(0,5 puntos)", "B"), "Task") + "".join(paragraph(run(f"{letter})\t{text}"), "Pick") for letter, text in zip("abc", options))
        items.append(item(question, None, str(n), 0.5, choices("abc", options), kind="mcq"))
    for question in EXAMEN_VF:
        n += 1
        body += paragraph(run(f"{n}.\t{question}  V ☐  F ☐ ") + run("(0,5 puntos)", "B"), "Task")
        items.append(item(question, None, str(n), 0.5, kind="truefalse"))
    body += paragraph(run("¡Mucha suerte!", "I"), "End")
    styles = (
        paragraph_style("Wide", 0, tabs=[(16.8, 'style:type="right"')])
        + paragraph_style("Mid", 0.4, bold=True, size=13, extra='fo:text-align="center"')
        + paragraph_style("Task", 0.3, 0.8, -0.8, [(0.8, "")], extra='fo:keep-with-next="auto"')
        + paragraph_style("Pick", 0.05, 1.6, -0.7, [(1.6, "")])
        + paragraph_style("Gap", 0.2)
        + paragraph_style("End", 0.5, extra='fo:text-align="right"')
    )
    engine, source = office(draw, body, ["Liberation Sans", "Carlito", "Caladea"], (11,), margin=2.1, styles=styles)
    return Document(engine, source, items)


# Words of Russian

RUSSIAN = [
    ("В городе — In town", [("у́лица", "street"), ("пло́щадь", "square"), ("мост", "bridge"), ("апте́ка", "chemist’s"), ("це́рковь", "church"), ("ры́нок", "market")]),
    ("Тра́нспорт — Transport", [("по́езд", "train"), ("самолёт", "plane"), ("остано́вка", "bus stop"), ("биле́т", "ticket"), ("вокза́л", "railway station")]),
    ("Глаго́лы — Verbs", [("идти́", "to go (on foot)"), ("е́хать", "to go (by vehicle)"), ("ждать", "to wait"), ("опа́здывать", "to be late"), ("спра́шивать", "to ask")]),
]


@layout(HALF, "words-samovar", "vocabulary of a Russian course, Chromium: two columns without rules under topic heads in both languages, stress marks, word in bold at the left and English beside it")
def words_samovar(draw):
    body = "<h1>Unit 6. Vocabulary</h1><p>Learn the words of one group each day. The stress is marked with an accent, which is not written in ordinary Russian.</p>"
    for topic, words in RUSSIAN:
        body += f"<h2>{topic}</h2>" + "".join(f"<div class=w><b>{russian}</b><span>{web(english)}</span></div>" for russian, english in words)
    css = "h1 { font-size: 150%; border-bottom: 3px double #444; padding-bottom: 1mm } h2 { font-size: 105%; margin: 6mm 0 1.5mm } .w { display: flex; margin: 0.8mm 0 0.8mm 6mm } .w b { width: 58mm }"
    engine, source = page(draw, body, ["Noto Serif", "DejaVu Sans", "Liberation Serif"], (11,), css)
    items = [item(russian, english, kind="vocabulary", section=topic) for topic, words in RUSSIAN for russian, english in words]
    return Document(engine, source, items)


# Words of Urdu

URDU = [("کتاب", "kitāb", "book"), ("قلم", "qalam", "pen"), ("استاد", "ustād", "teacher"), ("دوست", "dost", "friend"), ("پانی", "pānī", "water"), ("روٹی", "roṭī", "bread"), ("دروازہ", "darvāza", "door"), ("کھڑکی", "khiṛkī", "window"), ("سڑک", "saṛak", "road"), ("شہر", "shahr", "city"), ("بازار", "bāzār", "market"), ("سورج", "sūraj", "sun"), ("چاند", "chānd", "moon"), ("پھول", "phūl", "flower")]


@layout(HALF, "words-tandoor", "Urdu nouns of a community school, Chromium: ruled table with numbers, English, reading in italics and Urdu at the right, head with a coloured ground, line for name and a box for the score")
def words_tandoor(draw):
    words = draw.some(URDU, 12)
    body = "<div class=h><span>Saturday Urdu School</span><span>Name: ______________________</span></div><h1>Word list 3: First nouns</h1><p>Read each word aloud three times. There will be a test next Saturday.</p><table><tr><th>No.<th>English<th>How to say it<th>Urdu</tr>"
    body += "".join(f"<tr><td class=n>{n}<td>{english}<td><i>{sound}</i><td class=u lang=ur dir=rtl>{urdu}</tr>" for n, (urdu, sound, english) in enumerate(words, 1)) + "</table><p class=s>Score: ____ / 12 &emsp; Parent’s signature: ________________</p>"
    css = ".h { display: flex; justify-content: space-between; font-size: 90%; border-bottom: 1px solid #066; padding-bottom: 1mm } h1 { font-size: 145%; color: #066; margin: 4mm 0 1mm } table { border-collapse: collapse; width: 100% } th { background: #066; color: #fff } th, td { border: 1px solid #066; padding: 1.6mm 3mm; text-align: left } .n { text-align: center; width: 10mm } .u { font-family: 'Noto Naskh Arabic'; font-size: 135%; text-align: right } .s { margin-top: 6mm }"
    engine, source = page(draw, body, ["Lato", "Noto Sans", "Open Sans"], (11, 12), css)
    return Document(engine, source, [item(urdu, english, str(n), kind="vocabulary") for n, (urdu, _, english) in enumerate(words, 1)])


# Words of Chinese

CHINESE = [("买", "買", "mǎi", "to buy"), ("卖", "賣", "mài", "to sell"), ("钱", "錢", "qián", "money"), ("贵", "貴", "guì", "expensive"), ("便宜", "便宜", "piányi", "cheap"), ("裤子", "褲子", "kùzi", "trousers"), ("鞋", "鞋", "xié", "shoes"), ("颜色", "顏色", "yánsè", "colour"), ("红", "紅", "hóng", "red"), ("试", "試", "shì", "to try on"), ("大小", "大小", "dàxiǎo", "size"), ("商店", "商店", "shāngdiàn", "shop"), ("找钱", "找錢", "zhǎoqián", "to give change")]


@layout(HALF, "words-wok", "new words of a Chinese lesson, word processor: table of four headed columns Simplified, Traditional, Pinyin, English, title in both languages, a note on tones below")
def words_wok(draw):
    words = draw.some(CHINESE, 12)
    table = office_table([[run(head, "B") for head in ("Simplified", "Traditional", "Pinyin", "English")], *[[f'<text:span text:style-name="Han">{a}</text:span>', f'<text:span text:style-name="Han">{b}</text:span>', run(c), run(d)] for a, b, c, d in words]], [3.2, 3.4, 4.0, 6.0])
    body = paragraph(run("Lesson 9 – Going shopping ") + '<text:span text:style-name="Han">第九课 买东西</text:span>', "Title") + paragraph(run("New words", "B")) + table
    body += paragraph(run("Where the two forms are the same, the word is given twice all the same. In piányi the second syllable has no tone.", "I"))
    styles = '<style:style style:name="Han" style:family="text"><style:text-properties style:font-name-asian="Noto Sans CJK SC" style:font-family-asian="Noto Sans CJK SC" style:font-size-asian="13pt"/></style:style>'
    engine, source = office(draw, body, ["Noto Sans", "DejaVu Sans", "Liberation Serif"], (11,), margin=2.2, head="Beginners’ Mandarin\tTerm 2", styles=styles)
    return Document(engine, source, [item(a, d, kind="vocabulary") for a, _, _, d in words])


# Glossary of insurance

INSURANCE = [
    ("Actuary", "A person who works out the risk of events and the premiums that have to be charged for them."), ("Beneficiary", "The person or organisation that is paid when the holder of a life policy dies."), ("Claim", "A request to the insurer to pay for a loss that the policy covers."), ("Cooling-off period", "The number of days after purchase, usually 14, within which you can cancel the policy and get your money back."),
    ("Endorsement", "A written change to the terms of a policy. It has priority over the original wording."), ("Excess", "The part of each claim that you have to pay yourself."), ("Exclusion", "An event or a kind of damage that the policy does not cover."), ("Indemnity", "The principle that you should be in the same financial position after a loss as you were before it, and not in a better one."),
    ("Lapse", "The end of a policy because the premium was not paid."), ("Loss adjuster", "An independent expert whom the insurer sends to look at the damage when a claim is large."), ("No-claims bonus", "A reduction of the premium for each year in which you do not claim."), ("Premium", "The price of the insurance, paid each month or once a year."), ("Underwriter", "The person or firm that decides whether to accept a risk and on what terms."), ("Write-off", "A vehicle that costs more to repair than it is worth."),
]


@layout(HALF, "glossary-tureen", "glossary on the web site of an insurer, Chromium: A to Z bar, letters as heads, term in colour on a line of its own with the meaning below it, breadcrumbs and a footer with the date of printing")
def glossary_tureen(draw):
    entries = draw.some(INSURANCE, 12)
    letters = {term[0] for term, _ in entries}
    bar = " ".join(f"<b>{letter}</b>" if letter in letters else f"<span>{letter}</span>" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    body, last = f"<p class=c>Home › Help and support › Jargon buster</p><h1>Insurance jargon buster</h1><p>Insurance is full of words that nobody uses at home. Here is what they mean.</p><p class=z>{bar}</p>", ""
    for term, meaning in entries:
        if term[0] != last:
            last = term[0]
            body += f"<h2>{last}</h2>"
        body += f"<div class=e><p class=t>{term}</p><p>{web(meaning)}</p></div>"
    body += "<p class=f>Was this page helpful? &nbsp; Yes &nbsp;|&nbsp; No &emsp;&emsp; © Harbour Mutual. Printed on 14/03/2024</p>"
    css = ".c { font-size: 80%; color: #777 } h1 { color: #0a4a7a; margin: 2mm 0 } .z b { color: #0a4a7a; text-decoration: underline } .z span { color: #bbb } .z { border: 1px solid #ddd; padding: 2mm; text-align: center; word-spacing: 1.2mm } h2 { font-size: 140%; border-bottom: 1px solid #ccc; margin: 5mm 0 2mm; break-after: avoid } .e { break-inside: avoid; margin-bottom: 3mm } .e p { margin: 0 } .e .t { font-weight: bold; color: #0a4a7a } .f { margin-top: 8mm; font-size: 80%; color: #777; border-top: 1px solid #ddd; padding-top: 2mm }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Lato"], (10, 11), css)
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in entries])


# FAQ of a university

ADMISSIONS = [
    ("Applying", [("When does the application period begin?", "Applications for the autumn semester open on 1 December and close on 15 March."), ("Can I apply for more than one programme?", "Yes. You may apply for up to four programmes, but you have to rank them in order of preference."), ("Is there an application fee?", "Applicants from outside the European Union pay a fee of EUR 90. The fee is not refunded if you are not admitted."), ("Which documents do I need to upload?", "Please upload a copy of your passport, your school leaving certificate and proof of your knowledge of English.")]),
    ("Language", [("Do I have to take an English test?", "Not if you went to school in English for at least three years. All others need a recognised test that is not more than two years old."), ("Are there any programmes in other languages?", "Most Bachelor’s programmes are taught in the national language. Free courses are offered to new students in August.")]),
    ("After admission", [("How do I accept my place?", "Log in to the portal and select Accept before the date in your letter of admission. If you do nothing, your place is given to the next person on the list."), ("Can I start my studies a year later?", "Only for reasons of health, military service or the birth of a child."), ("Does the university provide housing?", "The university does not own any housing, but the student foundation reserves 300 rooms for newcomers. Early application is recommended."), ("Whom do I contact if my visa is late?", "Write to the International Office as soon as possible. You may arrive up to two weeks after the beginning of the semester.")]),
]


@layout(HALF, "faq-carafe", "FAQ of a university, word processor: heads in capitals, questions numbered 1.1 to 3.4 in bold, answers set in below them, address of the office at the end")
def faq_carafe(draw):
    body, items = paragraph(run("Frequently asked questions"), "Title") + paragraph(run("Admissions Office · for applicants to Bachelor’s programmes", "I")), []
    for s, (topic, pairs) in enumerate(ADMISSIONS, 1):
        body += paragraph(run(f"{s}. {topic.upper()}"), "Head")
        for n, (question, answer) in enumerate(pairs, 1):
            body += paragraph(run(f"{s}.{n}\t{question}", "B"), "Ask") + paragraph(run(answer), "Say")
            items.append(item(question, answer, f"{s}.{n}", kind="faq", section=topic.upper()))
    body += paragraph(run("Still have questions? ", "B") + run("Write to admissions@nordfjord.example or call +47 555 01 234 on weekdays from 9 to 11."), "Body")
    styles = paragraph_style("Ask", 0.3, 1.1, -1.1, [(1.1, "")], extra='fo:keep-with-next="always"') + paragraph_style("Say", 0.05, 1.1)
    engine, source = office(draw, body, ["Carlito", "Liberation Serif", "Lato"], (11,), margin=2.4, head="University of Nordfjord", styles=styles)
    return Document(engine, source, items)


# True or false about food

FOOD = [
    ("You should wash raw chicken before you cook it.", False, "Splashing water spreads bacteria around the sink and on to other food."), ("Food that smells all right is always safe to eat.", False, "The bacteria that make people ill often have no smell."), ("Cooked rice should be cooled within one hour.", True, "Spores survive boiling and grow at room temperature."), ("Freezing kills all bacteria.", False, "It only stops them from growing until the food thaws."),
    ("A fridge should be kept at 5 °C or below.", True, "Most bacteria grow very slowly at such temperatures."), ("Eggs can carry salmonella on the shell.", True, "Wash your hands after you touch them."), ("Leftovers may be heated as often as you like.", False, "Heat them once only, until they are steaming all the way through."), ("Bread with a spot of mould is safe if you cut the spot off.", False, "The threads of the mould reach far into soft food."), ("Raw meat belongs on the bottom shelf of the fridge.", True, "Juices can then not drip on to other food."), ("Separate boards should be used for raw meat and salad.", True, "Otherwise germs pass from the one to the other."), ("Canned food never goes off.", False, "Cans that bulge or leak have to be thrown away."),
]


@layout(HALF, "facts-griddle", "quiz of a health service, Typst: numbered statements with TRUE / FALSE at the right to circle, answers on the next page as 1. FALSE. and the reason, source and web address in the foot")
def facts_griddle(draw):
    asked = draw.some(FOOD, 10)
    body = "\n".join(f"#grid(columns: (8mm, 1fr, 38mm), [*{n}.*], [{text}], align(right)[TRUE  #h(2mm) / #h(2mm) FALSE])\n#v(2.5mm)" for n, (text, *_) in enumerate(asked, 1))
    key = "\n".join(f"#grid(columns: (8mm, 1fr), [*{n}.*], [*{'TRUE' if right else 'FALSE'}.* {why}])\n#v(1.5mm)" for n, (_, right, why) in enumerate(asked, 1))
    source = f"""#set page(paper: "a4", margin: (x: 22mm, y: 24mm), footer: text(8pt)[County Health Service #h(1fr) www.kitchen-safety.example #h(1fr) #context counter(page).display()])
#set text(font: ({draw.one(['"Lato"', '"Open Sans"', '"Carlito"'])},), size: 11pt, lang: "en")
#text(20pt, weight: "bold", fill: rgb("#9a3412"))[How safe is your kitchen?]

Circle TRUE or FALSE for each statement. Then turn over and see how well you did.
#v(4mm)
{body}
#pagebreak()
#text(16pt, weight: "bold", fill: rgb("#9a3412"))[The answers]
#v(3mm)
{key}
#v(5mm)
#block(fill: luma(235), inset: 8pt, width: 100%)[*Your score* \\ 8 or more: your kitchen is a safe place. 5 to 7: not bad, but there is something to improve. Fewer than 5: ask for our free leaflet.]
"""
    return Document("typst", source, [item(text, "True" if right else "False", str(n), kind="truefalse") for n, (text, right, _) in enumerate(asked, 1)])


# Columns to match

INVENTORS = [("Alexander Graham Bell", "telephone"), ("Johannes Gutenberg", "printing with movable type"), ("Alfred Nobel", "dynamite"), ("James Watt", "steam engine with a separate condenser"), ("Louis Braille", "reading system for the blind"), ("Guglielmo Marconi", "wireless telegraphy"), ("Tim Berners-Lee", "World Wide Web"), ("Edward Jenner", "vaccination against smallpox"), ("Samuel Morse", "telegraph code"), ("Karl Benz", "motor car with a petrol engine")]


@layout(HALF, "matching-percolator", "list to match of a US middle school, Chromium on letter paper: Column A with blanks before the numbers, Column B with letters, one letter too many, name and period lines; key as a small line at the foot")
def matching_percolator(draw):
    pairs = draw.some(INVENTORS, 9)
    ends = draw.mixed([right for _, right in pairs] + ["lightning rod"])
    letters = "ABCDEFGHIJ"
    listed = choices(letters, ends)
    left = "".join(f"<p>_____ {n}. {name}</p>" for n, (name, _) in enumerate(pairs, 1))
    right = "".join(f"<p>{letter}. {text}</p>" for letter, text in zip(letters, ends))
    key = ", ".join(f"{n}-{letters[ends.index(end)]}" for n, (_, end) in enumerate(pairs, 1))
    body = f"<p>Name ____________________________ &emsp; Period ______ &emsp; Date ____________</p><h1>Inventors and Inventions</h1><p><b>Directions:</b> Match each inventor in Column A with the invention in Column B. Write the letter on the blank. One letter will not be used.</p><div class=g><div><h2>Column A</h2>{left}</div><div><h2>Column B</h2>{right}</div></div><p class=k>Answer Key: {key}</p>"
    css = "h1 { text-align: center; font-size: 160% } .g { display: grid; grid-template-columns: 1fr 1fr; column-gap: 10mm } h2 { font-size: 110%; text-decoration: underline } .g p { margin: 3.2mm 0 } .k { margin-top: 30mm; font-size: 75%; color: #444; border-top: 1px dashed #888; padding-top: 2mm }"
    engine, source = page(draw, body, ["Comic Neue", "Liberation Serif", "Carlito"], (12, 13), css, paper="letter")
    return Document(engine, source, [item(name, end, str(n), None, listed, kind="match", answer_label=letters[ends.index(end)]) for n, (name, end) in enumerate(pairs, 1)])


# Equations, given twice

EQUATIONS = [("3x + 4 = 19", "x = 5"), ("2x − 7 = 9", "x = 8"), ("5n + 3 = 38", "n = 7"), ("4y − 6 = 30", "y = 9"), ("6 + 7k = −8", "k = −2"), ("9 − 2m = 1", "m = 4"), ("8p + 15 = 39", "p = 3"), ("−3t + 10 = −8", "t = 6"), ("10 = 4a − 2", "a = 3"), ("25 = 5 + 4b", "b = 5"), ("7c − 12 = 58", "c = 10"), ("−6d − 5 = 37", "d = −7"), ("12 + 3h = 45", "h = 11"), ("2w + 31 = 7", "w = −12")]


@layout(HALF, "worksheet-cauldron", "two-step equations from a worksheet site, XeLaTeX on letter paper: 1) to 12) in two columns with room for work, Score box; page two repeats the sheet with the answers in red and (Answer Key) in its title")
def worksheet_cauldron(draw):
    asked = draw.some(EQUATIONS, 12)

    def sheet(title, answered):
        made = r"Name: \rule{60mm}{.4pt}\hfill Date: \rule{28mm}{.4pt}\hfill\fbox{Score:\hspace*{12mm}}\par\bigskip\begin{center}{\Large\bfseries " + title + r"}\end{center}\textit{Solve each equation. Show your work.}\par\bigskip "
        for k in range(0, len(asked), 2):
            cells = []
            for n in (k, k + 1):
                equation, answer = (text.replace("−", r"\ensuremath{-}") for text in asked[n])
                cells.append(rf"\parbox[t][34mm][t]{{0.47\linewidth}}{{{n + 1})\enspace {equation}" + (rf"\par\vspace{{3mm}}\hspace*{{8mm}}\textcolor{{red}}{{\bfseries {answer}}}" if answered else "") + "}")
            made += cells[0] + r"\hfill " + cells[1] + r"\par "
        return made

    body = sheet("Two-Step Equations", False) + r"\newpage " + sheet("Two-Step Equations (Answer Key)", True)
    engine, source = document(draw, body, ["helvetica", "arial", "avant"], (11, 12), (18, 20), foot=r"\scriptsize Copyright \textcopyright\ WorksheetBarn. Free for use in the classroom.", paper="letterpaper")
    return Document(engine, source, [item(equation, answer, str(n), kind="numeric") for n, (equation, answer) in enumerate(asked, 1)])


# Syllabus


@layout(HALF, "syllabus-barmbrack", "syllabus of a college course, pdfLaTeX: instructor and office hours, numbered objectives, grading in a table, schedule by week; nothing to be found")
def syllabus_barmbrack(draw):
    aims = ["Describe the main climates of the world and their causes.", "Read weather maps and simple climate diagrams.", "Explain how people adapt to the climate in which they live.", "Work in a team and present results to the class."]
    weeks = draw.some([("1", "Introduction; the atmosphere", "Ch. 1"), ("2", "Heat and seasons", "Ch. 2"), ("3", "Winds and pressure", "Ch. 3"), ("4", "Water in the air", "Ch. 4"), ("5", "Storms; field trip", "Ch. 5"), ("6", "Midterm examination", ""), ("7", "Tropical climates", "Ch. 7"), ("8", "Deserts", "Ch. 8")], 8)
    body = r"\begin{center}{\Large\bfseries GEO 112: Weather and Climate}\par Fall Semester\quad 3 credits\end{center}\textbf{Instructor:} Dr.\ L.\ Marchetti\hfill\textbf{Office:} Baxter Hall 214\par\textbf{Class meets:} MWF 9:05--9:55\hfill\textbf{Office hours:} Tu 2--4 or by appointment\par\medskip\textbf{Course objectives.} At the end of the course, students will be able to\begin{enumerate}[nosep]" + "".join(rf"\item {aim}" for aim in aims) + r"\end{enumerate}\medskip\textbf{Grading}\par\begin{center}\begin{tabular}{|l|r|}\hline Quizzes (10) & 20\%\\\hline Midterm & 25\%\\\hline Team project & 20\%\\\hline Final examination & 35\%\\\hline\end{tabular}\end{center}\textbf{Attendance.} You may miss three classes without an excuse. Each further absence lowers the grade by two points.\par\medskip\textbf{Late work.} Work that is handed in late loses ten percent per day. Nothing is accepted after one week.\par\medskip\textbf{Schedule}\par\begin{center}\begin{tabular}{|c|l|l|}\hline\textbf{Week} & \textbf{Topic} & \textbf{Reading}\\\hline " + "".join(rf"{a} & {b} & {c}\\\hline " for a, b, c in weeks) + r"\end{tabular}\end{center}\textbf{Academic honesty.} All work that you submit must be your own. See the student handbook for the rules of the college."
    engine, source = document(draw, body, ["cm", "lm", "times"], (11,), (24, 26), foot=r"\thepage", paper="letterpaper")
    return Document(engine, source, [])
