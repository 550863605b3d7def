"""The second part of the documents that the dice of batch 95 took."""

import importlib
import re

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT
importlib.import_module("engines")

HALF = "unseen"

THESIS = [
    ("Before you submit", [
        ("How much notice must I give that I intend to submit?", ["At least two months. The Notice of Intention form is signed by you and by your principal supervisor, and it allows the School to nominate examiners in time.", "If you do not submit within six months of the date on the form, you will have to complete a new one."]),
        ("Is there a word limit?", ["Yes. A doctoral thesis should not exceed 80,000 words and a research master’s thesis should not exceed 40,000 words. Footnotes count towards the limit; the bibliography, tables and appendices do not."]),
        ("May I include papers that I have already published?", ["You may, provided that you are the first author and that the work was done while you were registered for the degree. Each such chapter must open with a statement of what every author contributed. Reprints as supplied by the journal are not accepted, because the thesis has to be set in one style throughout."]),
        ("Do I have to pay fees while I am writing up?", ["Students who have completed four years of full-time registration pay the writing-up fee, which is charged in two instalments. It gives you access to the library and to your account, but not to a desk or a laboratory."]),
    ]),
    ("Format and binding", [
        ("What has to appear on the title page?", ["The full title, your name as it stands on the student record, the degree, the name of the University, the School, the month and year of submission, and the names of your supervisors, in that order."]),
        ("Which margins and spacing are required?", ["The left margin must be 35 mm so that nothing is lost in the binding. All other margins are 20 mm. The text is set in one-and-a-half spacing; quotations, captions and notes may be set single."]),
        ("Can I print on both sides of the paper?", ["Yes, and we encourage it. The paper must be at least 90 g/m² so that the print does not show through. On the left-hand pages the wide margin moves to the right."]),
        ("How many copies do I need for the examination?", ["Two in soft binding, one for each examiner. The School may ask for a third for the independent chair. Glue (perfect) binding is better than a comb, which tends to break in the post."]),
        ("Which referencing style should I use?", ["The University does not prescribe one. Use the style that is customary in your discipline, and use it consistently. Your supervisor will be able to advise you."]),
    ]),
    ("The viva voce examination", [
        ("How long after submission will the viva take place?", ["Normally within three months. Examiners need some six weeks to read a thesis, and it can be hard to find a day that suits everyone between June and September."]),
        ("Who will be in the room?", ["You, the external examiner, the internal examiner and the independent chair. Your supervisor may attend with your agreement but takes no part in the discussion."]),
        ("How long does it last?", ["There is no fixed length. Most take between ninety minutes and three hours. You can ask the chair for a break at any time."]),
        ("What happens if the examiners ask for corrections?", ["Most candidates are asked for some. For minor corrections you have eight weeks, and the internal examiner alone confirms that they have been made. Major corrections have to be completed within six months.", "In both cases you receive a written list from the chair within five working days. Do not start on the corrections before you have it."]),
    ]),
    ("After the examination", [
        ("When do I hand in the hardbound copy?", ["Once the corrections are approved, and no later than four weeks before the conferring ceremony that you wish to attend. The library receives one hardbound copy and one PDF file."]),
        ("Can I keep my thesis from being read for some time?", ["You can ask for an embargo of up to two years, for example if a patent is pending or if a publisher requires it. The form has to be countersigned by the Head of School. The title and the abstract remain public in any case."]),
    ]),
]


@layout(HALF, "thesis-bulwark", "frequent questions on theses of an Irish graduate office, word processor, section numbers and prose over pages")
def thesis_bulwark(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans"]), 11, country="IE", margin=2.5)
    items = []
    keep = 'fo:keep-with-next="always"'
    sheet.body += [sheet.p("Graduate Studies Office", size=11, color="#7b1e3b", after=0), sheet.p("Submitting a Research Thesis: Frequently Asked Questions", size=18, color="#7b1e3b", after=0.3), sheet.p("This document answers the questions that reach the Office most often. It does not replace the Academic Regulations, which prevail if the two should differ.", after=0.4)]
    for n, (head, asked) in enumerate(THESIS, 1):
        sheet.body.append(sheet.p(f"{n}\t{head}", size=14, bold=True, before=0.6, after=0.2, tabs=[1.0], extra=keep))
        for m, (question, paragraphs) in enumerate(asked, 1):
            sheet.body.append(sheet.p(f"<b>{n}.{m}\t{question}</b>", left=1.0, first=-1.0, tabs=[1.0], before=0.35, after=0.1, extra=keep))
            sheet.body += [sheet.p(text, after=0.2) for text in paragraphs]
            items.append(item(question, "\n".join(paragraphs), f"{n}.{m}", kind="faq", section=f"{n} {head}"))
    sheet.foot = sheet.p("GSO/FAQ/07 – September 2016\t{page} of {pages}", size=9, tabs=[(sheet.wide, RIGHT)])
    return Document(*sheet.source(), items)


ROMAN_CHURCHES = [
    ("Abside", "extrémité arrondie du chœur, à l’est de l’église, couverte le plus souvent d’une voûte en cul-de-four."), ("Arc doubleau", "arc perpendiculaire à l’axe de la nef qui renforce une voûte en berceau."), ("Arcature", "suite de petites arcades, ouvertes ou aveugles, qui décore un mur."), ("Archivolte", "ensemble des moulures qui encadrent un arc."),
    ("Bas-côté", "nef latérale, moins haute que la nef principale et séparée d’elle par des arcades. On dit aussi collatéral."), ("Chapiteau", "élément évasé placé au sommet d’une colonne ou d’un pilier. À l’époque romane, il est souvent sculpté de feuillages ou de scènes de la Bible."), ("Chevet", "partie de l’édifice qui se trouve à la tête de la nef, vue de l’extérieur."), ("Contrefort", "massif de maçonnerie appliqué contre un mur pour l’empêcher de s’écarter sous la poussée des voûtes."),
    ("Crypte", "salle aménagée sous le chœur, qui abritait le tombeau ou les reliques d’un saint."), ("Déambulatoire", "galerie qui tourne autour du chœur et permettait aux pèlerins de circuler sans gêner les offices."), ("Modillon", "petite pierre saillante, souvent sculptée, qui soutient une corniche."), ("Narthex", "vestibule qui précède la nef."),
    ("Tailloir", "tablette de pierre posée sur le chapiteau et sur laquelle repose la retombée des arcs."), ("Transept", "nef transversale qui donne à l’église la forme d’une croix."), ("Travée", "espace compris entre deux supports de la voûte."), ("Trumeau", "pilier central qui divise en deux l’ouverture d’un portail."), ("Tympan", "surface comprise entre le linteau et l’arc d’un portail, où se déploie le plus souvent la grande sculpture romane."), ("Voussoir", "pierre taillée en coin qui entre dans la construction d’un arc."),
]


@layout(HALF, "glossaire-cleat", "glossary of a French guide to Romanesque churches, XeLaTeX, bold run-in terms")
def glossaire_cleat(draw):
    entries = draw.some(ROMAN_CHURCHES, 16)
    body = r"\begin{center}{\Large\scshape Petit glossaire de l’art roman}\end{center}\bigskip\begin{multicols}{2}"
    body += "".join(rf"{{\hangindent=4mm\hangafter=1\noindent\textbf{{{tex(term)}}} : {tex(meaning)}\par}}" + "\n" for term, meaning in entries)
    body += r"\end{multicols}"
    number = draw.random.randint(88, 104)
    engine, source = document(draw, body, ["libertine", "schoolbook"], (11,), (28, 32), foot=r"\thepage", extra=rf"\usepackage{{polyglossia}}\setmainlanguage{{french}}\setlength\columnsep{{8mm}}\setcounter{{page}}{{{number}}}\hyphenpenalty=20")
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in entries])


COVER = [
    ("Allowed Amount", "The highest payment your plan will consider for a covered service. It may also be called “eligible expense” or “negotiated rate.”"), ("Appeal", "A request that your health insurer review a decision that denies a benefit or payment."), ("Balance Billing", "When a provider bills you for the difference between its charge and the allowed amount."), ("Claim", "A request for payment that you or your provider sends to the insurer after care has been given."),
    ("Coinsurance", "Your share of the cost of a covered service, worked out as a percentage of the allowed amount. You pay it after you have met your deductible."), ("Copayment", "A fixed amount, such as $20, that you pay for a covered service, usually when you receive it."), ("Deductible", "The amount you owe for covered services in a plan year before your plan begins to pay."), ("Durable Medical Equipment", "Equipment ordered by a provider for everyday or extended use, such as oxygen equipment, wheelchairs and crutches."),
    ("Emergency Services", "Care given in an emergency room to check an illness or injury so serious that a reasonable person would seek help right away, and to keep it from getting worse."), ("Excluded Services", "Services that your plan does not pay for or cover."), ("Formulary", "The list of prescription drugs that a plan covers, often arranged in tiers with different costs."), ("Hospice Services", "Services that give comfort and support to people in the last stages of a terminal illness and to their families."),
    ("Network", "The doctors, hospitals and suppliers your insurer has contracted with to provide care."), ("Out-of-Pocket Limit", "The most you will have to pay in a plan year for covered services. Premiums do not count toward it."), ("Preauthorization", "A decision by your insurer, made before you receive a service, that it is medically necessary. It is not a promise that the plan will pay."), ("Premium", "The amount that must be paid for your plan, by you, your employer or both, usually every month."), ("Primary Care Provider", "A physician or nurse practitioner who provides or coordinates a range of services for a patient."), ("Rehabilitation Services", "Services that help a person keep or get back skills that were lost because of sickness or injury."),
]


@layout(HALF, "coverage-fender", "terms of health coverage of a US state, Chromium, definition table")
def coverage_fender(draw):
    entries = draw.some(COVER, 17)
    body = "<h1>Words to Know: Health Coverage</h1><p>Keep this list with your plan papers. Your own plan may use some of these words in a slightly different way; if so, your plan documents govern.</p><table><thead><tr><th>If you see this</th><th>This is what it means</th></tr></thead><tbody>" + rows([(f"<b>{web(a)}</b>", web(b)) for a, b in entries]) + "</tbody></table><p class=f>DOI-114 (Rev. 08/13)</p>"
    css = "h1 { font-size: 19pt; color: #1b4f72 } table { width: 100%; border-collapse: collapse } th { background: #1b4f72; color: #fff; text-align: left } td, th { padding: 2mm 3mm; border-bottom: 1px solid #aab; vertical-align: top } td:first-child { width: 32% } tr { break-inside: avoid } tbody tr:nth-child(even) { background: #eef3f7 } .f { font-size: 80%; color: #555 }"
    engine, source = page(draw, body, ["Open Sans", "Liberation Sans", "Carlito"], (11, 12), css, paper="letter")
    return Document(engine, source, [item(a, b, kind="definition") for a, b in entries])


FINNISH = [
    ("Koti – Home", [("keittiö", "kitchen"), ("makuuhuone", "bedroom"), ("ikkuna", "window"), ("ovi", "door"), ("jääkaappi", "refrigerator"), ("matto", "rug, carpet"), ("avain", "key")]),
    ("Sää – Weather", [("aurinko", "sun"), ("sade", "rain"), ("lumi", "snow"), ("tuuli", "wind"), ("pilvi", "cloud"), ("pakkanen", "frost, temperature below zero"), ("ukkonen", "thunderstorm")]),
    ("Ruoka – Food", [("leipä", "bread"), ("maito", "milk"), ("juusto", "cheese"), ("peruna", "potato"), ("kala", "fish"), ("mustikka", "bilberry"), ("keitto", "soup")]),
    ("Kaupungilla – In town", [("kirjasto", "library"), ("kauppa", "shop"), ("asema", "station"), ("silta", "bridge"), ("kirkko", "church"), ("tori", "market square"), ("pysäkki", "bus or tram stop")]),
]


@layout(HALF, "finnish-galley", "words of a Finnish evening course, groff, tables under topics")
def finnish_galley(draw):
    lines = [".LP", "\\s+5\\fBSuomea aikuisille 1\\fP\\s0", ".br", "\\fISanasto, kappaleet 3\\(en6\\fP", ".sp"]
    items = []
    for topic, words in FINNISH:
        words = draw.some(words, 6)
        lines += [".ne 9", ".TS", "tab(@);", "lb s", "lw(2.2i) lw(3i).", topic, "_"]
        lines += [f"{a}@{b}" for a, b in words] + [".TE", ".sp"]
        items += [item(a, b, kind="vocabulary", section=topic) for a, b in words]
    engine, source = roff(draw, lines, (11, 12), ("P", "N", "T"))
    return Document(engine, source, items)


NIHONGO = [
    ("動詞", "Verbs", [("食べる", "たべる", "to eat"), ("飲む", "のむ", "to drink"), ("行く", "いく", "to go"), ("来る", "くる", "to come"), ("買う", "かう", "to buy"), ("読む", "よむ", "to read"), ("聞く", "きく", "to listen; to ask"), ("起きる", "おきる", "to get up")]),
    ("形容詞", "Adjectives", [("大きい", "おおきい", "big"), ("小さい", "ちいさい", "small"), ("新しい", "あたらしい", "new"), ("古い", "ふるい", "old (of things)"), ("高い", "たかい", "high; expensive"), ("静かな", "しずかな", "quiet")]),
    ("時", "Time", [("今日", "きょう", "today"), ("明日", "あした", "tomorrow"), ("昨日", "きのう", "yesterday"), ("毎朝", "まいあさ", "every morning"), ("来週", "らいしゅう", "next week"), ("午後", "ごご", "afternoon")]),
]


@layout(HALF, "nihongo-hatch", "words for the lowest level of a Japanese test, Typst, three columns under heads")
def nihongo_hatch(draw):
    items, tables = [], ""
    for head, english, words in NIHONGO:
        cells = "".join(f"[{kanji}], [{kana}], [{meaning}],\n" for kanji, kana, meaning in words)
        tables += f"#block(above: 16pt, below: 8pt, sticky: true)[#text(12pt, weight: \"bold\")[{head} #h(4pt) {english}]]\n#table(columns: (3.6cm, 4.2cm, 1fr), stroke: (x, y) => (bottom: 0.4pt + gray), inset: 5pt, {cells})\n"
        items += [item(kanji, meaning, kind="vocabulary", section=f"{head} {english}") for kanji, _, meaning in words]
    source = rf"""#set page(paper: "a4", margin: 2.4cm, numbering: "1")
#set text(font: ("{draw.one(['Carlito', 'Noto Sans'])}", "Noto Sans CJK JP"), size: 11pt, lang: "en")
#text(17pt)[N5 Vocabulary, Week 3]

Write each word five times before the quiz on Friday. You do not need to write the kanji from memory yet.
{tables}"""
    return Document("typst", source, items)


CANADA = [
    ("Rights and responsibilities", [
        ("Name three responsibilities of citizenship.", ["obeying the law", "serving on a jury", "voting in elections", "helping others in the community"]),
        ("What part of the Constitution protects the basic rights of all Canadians?", ["the Canadian Charter of Rights and Freedoms"]),
        ("Name two fundamental freedoms.", ["freedom of conscience and religion", "freedom of thought, belief, opinion and expression", "freedom of peaceful assembly", "freedom of association"]),
    ]),
    ("People and history", [
        ("Who are the Aboriginal peoples of Canada?", ["First Nations", "Inuit", "Métis"]),
        ("What are the two official languages?", ["English", "French"]),
        ("In what year did Confederation take place?", ["1867"]),
        ("Which four provinces first formed Confederation?", ["Ontario", "Quebec", "Nova Scotia", "New Brunswick"]),
        ("Who was the first Prime Minister?", ["Sir John A. Macdonald"]),
        ("When is Remembrance Day?", ["November 11"]),
    ]),
    ("Government", [
        ("What are the three branches of government?", ["Executive", "Legislative", "Judicial"]),
        ("What are the three parts of Parliament?", ["the Sovereign", "the Senate", "the House of Commons"]),
        ("Who represents the Sovereign in Canada?", ["the Governor General"]),
        ("How old must you be to vote in a federal election?", ["18"]),
    ]),
    ("Geography and symbols", [
        ("Which three oceans border Canada?", ["the Atlantic", "the Pacific", "the Arctic"]),
        ("Name the three territories and their capitals.", ["Yukon – Whitehorse", "Northwest Territories – Yellowknife", "Nunavut – Iqaluit"]),
        ("What is the capital city of Canada?", ["Ottawa"]),
        ("When was the flag with the maple leaf first raised?", ["1965"]),
        ("What is the national anthem called?", ["O Canada"]),
    ]),
]


@layout(HALF, "citizenship-luff", "study questions for citizenship of a Canadian public library, word processor, bulleted answers")
def citizenship_luff(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito"]), 12, country="CA", paper=(21.59, 27.94), margin=2.5)
    keep = 'fo:keep-with-next="always"'
    sheet.body += [sheet.p("Citizenship Test Study Group", size=18, bold=True, after=0.1), sheet.p("Tuesdays 6:30 p.m., Meeting Room B. All questions are based on the official study guide.", after=0.4)]
    items, n = [], 0
    for head, asked in CANADA:
        sheet.body.append(sheet.p(head.upper(), bold=True, before=0.5, after=0.2, color="#9c1c1c", extra=keep))
        for question, answers in asked:
            n += 1
            sheet.body.append(sheet.p(f"{n}.\t{question}", left=1.0, first=-1.0, tabs=[1.0], before=0.25, after=0.05, extra=keep))
            sheet.body += [sheet.p(f"•\t<b>{text}</b>", left=2.0, first=-0.6, tabs=[2.0], after=0.03, extra=keep if k < len(answers) - 1 else "") for k, text in enumerate(answers)]
            items.append(item(question, "\n".join(answers), str(n), section=head.upper()))
    sheet.foot = sheet.p("{page}", "center", size=9)
    return Document(*sheet.source(), items)


LOGS = [
    ("write the equation in exponential form.", [("log₂ 8 = 3", "2³ = 8"), ("log₅ 25 = 2", "5² = 25"), ("log₁₀ 1000 = 3", "10³ = 1000"), ("log₃ 81 = 4", "3⁴ = 81"), ("log₉ 1 = 0", "9⁰ = 1"), ("log₇ 7 = 1", "7¹ = 7")]),
    ("evaluate the expression without using a calculator.", [("log₂ 32", "5"), ("log₃ 27", "3"), ("log₆ 36", "2"), ("log₁₀ 0.01", "−2"), ("log₈ 1", "0"), ("log₅ 125", "3")]),
    ("solve for x.", [("log₂ x = 6", "64"), ("log₁₀ x = −1", "0.1"), ("log₃ (x − 2) = 2", "11"), ("log₂ (3x + 1) = 4", "5")]),
    (None, [("Chemistry. The pH of a solution is −log₁₀ of its hydrogen ion concentration in moles per liter. Find the pH of a solution with a concentration of 10⁻⁵ moles per liter.", "5"), ("Earthquakes. The magnitude of an earthquake grows by 1 when its amplitude grows tenfold. How many times as great is the amplitude of an earthquake of magnitude 7 as that of one of magnitude 5?", "100"), ("Finance. An investment doubles every 9 years. In how many years does it grow to eight times its value?", "27 years"), ("Explain why log₂ (−4) is not a real number.", "No power of 2 is negative.")]),
]


@layout(HALF, "logarithms-mast", "exercises on logarithms of a precalculus text, LaTeX, two columns, answers to odd numbers behind")
def logarithms_mast(draw):
    said = lambda text: re.sub(r"(?<![a-z])x(?![a-z])", "$x$", tex(text))
    body, items, answers, n = r"{\Large\bfseries 5.3\quad Exercises}\par\smallskip\hrule\begin{multicols}{2}", [], "", 1
    for lead, asked in LOGS:
        stem = f"In Exercises {n}–{n + len(asked) - 1}, {lead}" if lead else None
        body += rf"\medskip\needspace{{3\baselineskip}}\textbf{{{said(stem)}}}\par\nopagebreak " + "\n" if stem else r"\medskip "
        inner = ""
        for question, answer in asked:
            shown = said(question)
            if not stem and "." in question[:12]:
                shown = re.sub(r"^(\w+)\.", r"\\textbf{\1.}", shown)
            cell = rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{shown}}}"
            inner += (rf"\begin{{minipage}}[t]{{0.49\linewidth}}{cell}\end{{minipage}}" + (r"\hfill " if n % 2 else r"\par\vspace{3pt}") if stem else cell + r"\vspace{3pt}") + "\n"
            if n % 2:
                answers += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{said(answer)}}}" + "\n"
            items.append(item(question, answer if n % 2 else None, str(n), stem=stem, kind="numeric" if re.fullmatch(r"[\d−.]+", answer) else "short"))
            n += 1
        body += inner
    body += r"\end{multicols}\newpage{\Large\bfseries Answers to Odd-Numbered Exercises}\par\smallskip\hrule\medskip\textbf{Section 5.3 (page 214)}\begin{multicols}{4}" + answers + r"\end{multicols}"
    engine, source = document(draw, body, ["times", "palatino"], (11,), (20, 22), foot=r"\fancyfoot[L]{\small\thepage}", extra=r"\setlength\columnsep{9mm}\setcounter{page}{214}", paper="letterpaper")
    return Document(engine, source, items)


@layout(HALF, "tea-ballast", "article of a Scottish magazine on tea, Chromium, asks nothing")
def tea_ballast(draw):
    body = """<p class=k>THE LARDER</p><h1>A proper pot</h1><p class=b>Words by Morag Sinclair</p><div class=c>
<p>Few habits are so easily spoiled as the making of tea. The leaves may be fine and the water soft, and yet the cup turns out grey because the kettle had boiled and stood, or because the pot was cold. What follows is how my aunt made it in Oban for sixty years, in a brown pot with a chipped lid.</p>
<h2>The water</h2><p>Draw it fresh. Water that has boiled twice has lost its air, and the tea tastes flat. Where the water is hard, a filter helps; in most of the Highlands you may leave well alone. For black tea it must be on the boil when it meets the leaves. For green tea, 75 to 80 degrees is hot enough.</p>
<h2>The method</h2><ol><li>Rinse the pot with hot water and empty it.</li><li>Put in one level teaspoon of leaves for each cup.</li><li>Bring the pot to the kettle and pour.</li><li>Stir once, put on the lid and wait: three minutes for small leaves, five for large ones.</li><li>Pour through a strainer. Milk goes in last, whatever they say in the south.</li></ol>
<h2>Keeping it</h2><p>Light, air and the smell of other things are what ruins tea. A tin with a tight lid keeps black tea for a year or more; green tea should be drunk within six months. Never keep it beside the coffee.</p>
<h2>Five to know</h2><p><b>Assam</b> is strong and malty. <b>Ceylon</b> is brisk and bright. <b>Darjeeling</b> is pale and smells of muscat grapes. <b>Keemun</b> is smooth, with a hint of smoke. <b>Lapsang souchong</b> is dried over pine fires, and people either love it or leave the room.</p>
<p>As for biscuits, that is another page.</p></div>"""
    css = ".k { letter-spacing: 2px; color: #8a5a2b; margin: 0 } h1 { font-size: 30pt; font-weight: normal; margin: 0 } .b { font-style: italic; margin: 1mm 0 6mm } .c { columns: 2; column-gap: 9mm; text-align: justify; hyphens: auto } h2 { font-size: 12pt; margin: 4mm 0 1mm } .c p { margin: 0 0 2mm } ol { padding-left: 6mm; margin: 0 }"
    engine, source = page(draw, body, ["Linux Libertine O", "Liberation Serif", "Caladea"], (11, 12), css, language="en-GB")
    return Document(engine, source, [])


HUNTING = [
    ("Wildbiologie", [
        ("Welche Wildarten gehören zu den Paarhufern?", ["Rehwild", "Schwarzwild"], ["Feldhase", "Dachs"]), ("Wie heißt das weibliche Reh, das schon gesetzt hat?", ["Ricke"], ["Bache", "Fähe", "Häsin"]), ("Welche Wildarten sind Wiederkäuer?", ["Damwild", "Muffelwild"], ["Schwarzwild", "Fuchs"]), ("Welche Vögel ziehen im Winter nach Afrika?", ["Weißstorch", "Mauersegler"], ["Rebhuhn", "Buntspecht"]), ("Wann werfen Rehböcke ihr Gehörn in der Regel ab?", ["Oktober bis Dezember"], ["Februar und März", "Mai", "Juli und August"]), ("Welche Tiere halten Winterschlaf?", ["Siebenschläfer", "Murmeltier"], ["Eichhörnchen", "Feldhase"]),
    ]),
    ("Hunde und Wildkrankheiten", [
        ("Welche Hunderassen zählen zu den Vorstehhunden?", ["Deutsch-Kurzhaar", "Weimaraner"], ["Teckel", "Deutscher Jagdterrier"]), ("Wofür werden Schweißhunde vor allem eingesetzt?", ["für die Nachsuche auf krankes Schalenwild"], ["für die Baujagd", "für das Apportieren von Enten", "für die Beizjagd"]), ("Welche Krankheiten des Fuchses sind auf den Menschen übertragbar?", ["Tollwut", "Fuchsbandwurm"], ["Staupe", "Myxomatose"]), ("Welches Wild befällt die Myxomatose?", ["Wildkaninchen"], ["Rehwild", "Fasan", "Schwarzwild"]),
    ]),
    ("Land- und Waldbau", [
        ("Welche Bäume sind Nadelbäume?", ["Lärche", "Douglasie"], ["Hainbuche", "Esche"]), ("Welche Pflanzen bauen Landwirte als Zwischenfrucht an?", ["Senf", "Phacelia"], ["Weizen", "Zuckerrübe"]),
    ]),
]


@layout(HALF, "jagdschein-tiller", "questions for the German hunting licence, Chromium, one or more right, solutions at the end")
def jagdschein_tiller(draw):
    items, body, key = [], "<h1>Fragenkatalog Jägerprüfung – Auszug</h1><p>Bei jeder Frage können eine oder mehrere Antworten richtig sein.</p>", ""
    for n, (head, asked) in enumerate(HUNTING, 1):
        body += f"<h2>Sachgebiet {n}: {head}</h2>"
        key += f"<tr><td>{head}</td><td>"
        for m, (question, right, wrong) in enumerate(asked, 1):
            options = draw.shuffled([*right, *wrong])
            good = [k for k, text in enumerate(options) if text in right]
            body += f"<table><tr><td class=n rowspan=5>{n}.{m:02d}</td><td colspan=2>{question}</td></tr>" + "".join(f"<tr><td class=o>{letter})</td><td>{text}</td></tr>" for letter, text in zip("abcd", options)) + "</table>"
            key += f"<span>{n}.{m:02d}&nbsp;{', '.join('abcd'[k] for k in good)}</span> "
            items.append(item(question, "\n".join(options[k] for k in good), f"{n}.{m:02d}", None, choices("abcd", options), kind="multi" if len(good) > 1 else "mcq", answer_label="".join("abcd"[k] for k in good), section=f"Sachgebiet {n}: {head}"))
        key += "</td></tr>"
    body += f"<h2>Lösungen</h2><table class=l>{key}</table>"
    css = "h1 { font-size: 16pt } h2 { font-size: 12pt; background: #dfe6d5; padding: 1.5mm 2mm; break-after: avoid } table { border-collapse: collapse; width: 100%; margin-bottom: 4mm; break-inside: avoid } .n { width: 14mm; vertical-align: top; font-weight: bold } .o { width: 8mm } td { padding: .4mm 1mm } .l td { border: 1px solid #999; padding: 1.5mm 2mm; vertical-align: top } .l span { display: inline-block; margin-right: 4mm }"
    engine, source = page(draw, body, ["Liberation Sans"], (10,), css, language="de")
    return Document(engine, source, items)


RESTAURANT = [
    ("Herr Ober, die ______ bitte!", "Rechnung"), ("Möchten Sie den Salat als ______ oder als Hauptgericht?", "Vorspeise"), ("Wir haben einen ______ für vier Personen reserviert.", "Tisch"), ("Könnten wir bitte die ______ haben? Wir möchten bestellen.", "Speisekarte"), ("Als ______ nehme ich Eis mit Sahne.", "Nachtisch"), ("Ich esse kein Fleisch. Ich bin ______.", "Vegetarier"),
    ("Mir fehlt ein ______ für die Suppe.", "Löffel"), ("Zahlen Sie zusammen oder ______?", "getrennt"), ("Welchen Wein können Sie uns ______?", "empfehlen"), ("Für mich ein ______ Mineralwasser, bitte.", "Glas"), ("Der Kellner war nett, deshalb geben wir ihm ______.", "Trinkgeld"), ("Die Suppe ist kalt. Können Sie sie noch einmal ______?", "aufwärmen"),
]


@layout(HALF, "restaurant-bosun", "sheet of a teacher of German as a foreign language, LaTeX, words in a box and gaps in two columns, solutions behind")
def restaurant_bosun(draw):
    asked = draw.mixed(RESTAURANT)
    bank = draw.mixed([answer for _, answer in asked])
    items = [item(text.replace("______", "___"), answer, str(n), kind="gap") for n, (text, answer) in enumerate(asked, 1)]
    listed = "".join(r"\item " + tex(text).replace(r"\_" * 6, r"\makebox[24mm]{\dotfill}") + "\n" for text, _ in asked)
    body = rf"{{\small Deutsch A2 \hfill Lektion {draw.random.randint(3, 9)}}}\par\begin{{center}}{{\Large\bfseries Im Restaurant}}\end{{center}}Ergänzen Sie die Sätze mit den Wörtern aus dem Kasten.\par\begin{{center}}\fbox{{\parbox{{0.86\linewidth}}{{\centering\itshape {' -- '.join(bank)}}}}}\end{{center}}\bigskip\begin{{multicols}}{{2}}\raggedright\begin{{enumerate}}[leftmargin=7mm,itemsep=9pt]{listed}\end{{enumerate}}\end{{multicols}}\newpage\textbf{{Lösungen}} (Im Restaurant)\par " + "; ".join(rf"{n}~{answer}" for n, (_, answer) in enumerate(asked, 1))
    engine, source = document(draw, body, ["lm", "palatino"], (12,), (22, 25), foot="", extra=r"\usepackage[ngerman]{babel}\columnseprule=0.4pt\raggedcolumns")
    return Document(engine, source, items)


BACKUP = [
    ("General", [
        ("What is hoard?", "`hoard` is a program that copies the files you name into a store, where each distinct block of data is kept only once. A hundred copies of the same photograph take up the room of one."),
        ("Which systems does it run on?", "It is tested on Linux, FreeBSD and macOS. It has been built on OpenBSD, but nobody has volunteered to look after that port."),
        ("Is it free?", "Yes. It is distributed under the two-clause BSD licence."),
    ]),
    ("Making backups", [
        ("How do I leave out some files?", "Put one pattern on each line of `~/.hoardignore`. A pattern that ends in a slash matches directories only. Use `hoard plan` to see what would be copied before you commit to it."),
        ("Why is the second backup so much faster than the first?", "Because `hoard` remembers the size and the time of change of every file. If both are the same as last time, it does not read the file again. Use `--paranoid` if you do not trust your clock."),
        ("Can two machines share one store?", "They can, as long as they do not prune it at the same time. A lock protects you from that mistake, but a machine that loses power while it holds the lock leaves it behind. Remove it with `hoard unlock`."),
    ]),
    ("Restoring", [
        ("How do I get a single file back?", "Run `hoard restore latest path/to/file`. The file is written to the current directory and never over the original unless you add `--in-place`."),
        ("I have forgotten the passphrase. What now?", "Nothing can be done. The key is derived from the passphrase, and the authors hold no copy of either. Write it down and keep the paper away from the computer."),
    ]),
    ("Trouble", [
        ("What does “pack is short” mean?", "The store holds a file that is smaller than its index says, most often because the disk was full or the connection broke. Run `hoard check --repair`. Blocks that are lost are copied again at the next backup if the files still exist."),
        ("Where do I report a bug?", "On the tracker, with the output of `hoard version` and the last twenty lines of the log. Please do not attach the store."),
    ]),
]


@layout(HALF, "hoard-shroud", "list of questions of a backup program, pandoc, section numbers and prose")
def hoard_shroud(draw):
    items, text = [], ""
    for n, (head, asked) in enumerate(BACKUP, 1):
        text += f"# {head}\n\n"
        for m, (question, answer) in enumerate(asked, 1):
            text += f"## {question}\n\n{answer}\n\n"
            items.append(item(question, answer.replace("`", ""), f"{n}.{m}", kind="faq", section=f"{n} {head}"))
    head = f"---\ntitle: hoard – Frequently Asked Questions\ndate: {draw.one(['March', 'May'])} 2020\nnumbersections: true\ngeometry: margin=30mm\nfontsize: 11pt\n---\n\n"
    return Document("pandoc", head + text, items)


@layout(HALF, "chess-sprit", "rules of an English chess club, groff, asks nothing")
def chess_sprit(draw):
    lines = [".ce 2", "\\s+4\\fBTHORNABY CHESS CLUB\\fP\\s0", "Rules of the Club", ".sp"]
    rules = [
        ("Membership", ["Membership is open to anyone who supports the aims of the Club.", "The subscription is fixed at the Annual General Meeting and falls due on 1 October. Members under eighteen pay half.", "A member whose subscription is three months in arrears ceases to be a member."]),
        ("Club nights", ["The Club meets on Thursdays from 7.30 p.m. in the Bridge Hall, from September to May.", "Sets, boards and clocks are to be put back in the cupboard by whoever used them last.", "Mobile telephones are switched off while a rated game is in progress."]),
        ("Competitions", ["The Club Championship is a Swiss tournament of seven rounds. Each player has ninety minutes for the whole game.", "A game that is postponed must be played before the next round but one. Failing that, the Competitions Secretary awards the point.", "The Pike Cup is a knock-out for players graded below 1500. Colours are drawn by lot."]),
        ("Officers", ["The officers are the President, the Secretary, the Treasurer and the Competitions Secretary. They serve for one year and may stand again.", "The accounts are examined by a member who is not an officer."]),
    ]
    for n, (head, parts) in enumerate(rules, 1):
        lines += [".ne 5", ".LP", f"\\fB{n}.  {head}\\fP"]
        for m, text in enumerate(parts, 1):
            lines += [f".IP {n}.{m} 4n", plain(text)]
    lines += [".sp", "Adopted at the General Meeting of 9 June 2005.", ".sp", "\\fIA. Garbutt, Secretary\\fP"]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "N"))
    return Document(engine, source, [])
