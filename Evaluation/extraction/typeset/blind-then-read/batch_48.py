"""The forty-eighth: lists, words, questions with answers, and a page that asks nothing. Never looked at."""

import importlib

import engines  # noqa: F401  (registers pandoc)
from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "blind-then-read"


def html(css, body, language="en"):
    return f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title></title><style>{css} sup, sub {{ line-height: 0; font-size: 70% }}</style></head><body>\n{body}\n</body></html>'


GODS = [
    ("Athena", "goddess of wisdom, born from the head of Zeus"), ("Hermes", "messenger with winged sandals"), ("Demeter", "goddess of the harvest and mother of Persephone"), ("Hephaestus", "smith who forged the weapons of the gods"),
    ("Poseidon", "ruler of the sea, who carries a trident"), ("Artemis", "huntress and twin sister of Apollo"), ("Hades", "lord of the underworld"), ("Dionysus", "god of wine and the theatre"), ("Prometheus", "Titan who stole fire for mankind"), ("Medusa", "Gorgon whose look turned people to stone"),
]


@layout(HALF, "matching-drum", "matching of two columns with key")
def matching_drum(draw):
    pairs = draw.mixed(draw.some(GODS, 9))
    right = draw.mixed([b for _, b in pairs])
    letters = "abcdefghij"
    rows = r"\\[2.2mm] ".join(rf"\rule{{9mm}}{{0.4pt}}\enspace {n}. & {tex(a)} & {letters[n - 1]}. & {tex(right[n - 1])}" for n, (a, _) in enumerate(pairs, 1))
    key = r"\qquad ".join(f"{n}. {letters[right.index(b)]}" for n, (_, b) in enumerate(pairs, 1))
    body = rf"{{\large\scshape Greek Mythology \hfill Matching}}\par\medskip\hrule\bigskip\noindent\textit{{Write the letter of the description in Column B on the line next to the name in Column A.}}\par\bigskip\begin{{tabular}}{{@{{}}r@{{\enspace}}p{{38mm}}r@{{\enspace}}p{{78mm}}@{{}}}}\multicolumn{{2}}{{c}}{{\textbf{{Column A}}}} & \multicolumn{{2}}{{c}}{{\textbf{{Column B}}}}\\[3mm] {rows}\end{{tabular}}\par\vspace{{25mm}}\noindent\textbf{{Answers}}\par\smallskip {key}"
    engine, source = document(draw, body, ["times", "schoolbook", "notoserif"], (10, 11), (22, 25))
    options = choices(letters, right)
    return Document(engine, source, [item(a, b, str(n), None, options, kind="match", answer_label=letters[right.index(b)]) for n, (a, b) in enumerate(pairs, 1)])


BEES = [
    ("How much does it cost to start?", "Expect to spend between £300 and £500 on a hive, a suit, a smoker and a few tools. A colony of bees costs about £200 more, unless you catch a swarm."),
    ("How much time do bees need?", "From April to July you should look into each hive once a week, which takes about half an hour. In winter there is little to do apart from checking that the colony has enough food."),
    ("Will my neighbours be stung?", "Bees rarely sting away from the hive. Face the entrance towards a hedge or a fence, so that the bees fly up and over people’s heads."),
    ("When can I take honey?", "Usually at the end of July, when the cells are capped with wax. In your first year there may be none to spare."),
    ("Do I have to register my hives?", "It is voluntary in England, but we advise it. The bee inspector can then warn you if there is disease near you."),
    ("What is a swarm?", "When a colony is crowded, the old queen leaves with about half of the workers to find a new home. A swarm that hangs in a tree is busy with that and seldom aggressive."),
    ("Can I keep bees on a roof?", "Yes, if the roof is safe to work on and sheltered from wind. Remember that a full box of honey weighs more than 12 kg and has to be carried down."),
    ("What do I do about varroa mites?", "Count the mites that fall on a board below the hive. If there are too many, treat the colony after the honey has been taken off."),
    ("Why do you use smoke?", "Smoke makes the bees fill their stomachs with honey and hides the scent by which they raise an alarm. A few puffs are enough."),
]


@layout(HALF, "pairs-gong", "Q: and A: pairs")
def pairs_gong(draw):
    asked = draw.some(BEES, 8)
    lines = [r".ds CF \\s-2Marlow Vale Beekeepers \(em winter talks\\s0", ".ce", r"\s+4\fBThinking of keeping bees?\fP\s0", ".ce", r"\fIWhat people ask us at the show\fP", ".sp 1.2"]
    for question, answer in asked:
        lines += [".ne 5v", ".IP \\fBQ:\\fP 4n", f"\\fB{plain(question)}\\fP", ".IP A: 4n", plain(answer), ".sp 0.4"]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "N"))
    return Document(engine, source, [item(question, answer, kind="faq") for question, answer in asked])


PARKING = [
    ("Permits", [
        ("Who can apply for a resident’s permit?", ["You can apply if your main home is inside a controlled zone and you keep a vehicle there. The vehicle must be registered to you, hired by you or provided by your employer for your own use.", "Students in halls of residence and people who live in new developments marked as car-free cannot have a permit. The map on the council’s website shows which addresses these are."]),
        ("How many permits can a household have?", ["There is a limit of two permits for each household in zones A to F and of three in all other zones. Dwellings with a garage or a drive have one fewer, because we count every space off the street as a space that you already have."]),
        ("What does a permit cost?", ["The price depends on the emissions of the vehicle. It ranges from £40 a year for an electric car to £210 for a large diesel car, and a second permit costs half as much again. There is no charge for holders of a Blue Badge."]),
        ("How long does it take?", ["Most applications are decided on the same working day. If we have to check your documents by hand, it may take up to ten days, and we send you a temporary permit by email while you wait."]),
    ]),
    ("Visitors", [
        ("Can my visitors park in the zone?", ["Yes. You can buy books of visitor vouchers, each of which is valid for one vehicle for five hours or until the end of the controlled hours. A household may buy up to sixty vouchers in twelve months."]),
        ("How do visitors use a voucher?", ["Vouchers on paper have to be scratched off to show the day, month and time of arrival and placed behind the windscreen. With the digital kind you enter the registration number in your account, and nothing needs to be displayed.", "A voucher that shows more than one date is not valid, even if one of the dates is correct."]),
        ("What about builders and carers?", ["Tradespeople can buy a day permit of their own, which is valid in every zone. Carers who visit regularly can be given a free permit if a doctor or a social worker confirms the need in writing."]),
    ]),
    ("Changes", [
        ("What must I do when I change my car?", ["Tell us the new registration number before you park the new car in the zone. The change itself is free. If the new car is in a higher band, you pay the difference for the months that are left."]),
        ("What happens to my permit when I move?", ["A permit ends on the day on which you leave the address. Return it within four weeks and we refund each complete month that has not been used, less an administration fee of £15."]),
        ("I have lost my permit. Can I get another one?", ["We replace a lost permit once in a year for £10. If it was stolen, give us the crime number from the police and there is nothing to pay."]),
    ]),
    ("Penalties", [
        ("I have a permit but was given a penalty charge. Why?", ["The usual reasons are that the permit had run out, that it was for another zone, or that the vehicle stood in a bay for other users such as doctors or car clubs. A permit does not allow you to stop on yellow lines, in front of a dropped kerb or in a suspended bay."]),
        ("How can I challenge a penalty charge?", ["Write to us within fourteen days and send photographs or other evidence. If we reject your challenge, you still pay the lower amount, provided that you do so within fourteen days of our letter.", "After that you can make a formal representation, and then appeal to an independent tribunal, which does not charge a fee."]),
        ("Are the rules in force on public holidays?", ["Controlled hours do not apply on Christmas Day, Good Friday and bank holidays. They do apply on days when there is a match at the stadium, from noon until nine in the evening, as signs at the entry to the zone show."]),
    ]),
]


@layout(HALF, "faq-organ", "frequently asked questions with section numbers and answers in prose over pages")
def faq_organ(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Noto Sans"]), draw.one((11, 12)), margin=2.5)
    sheet.body += [sheet.p("Residents’ parking", size=22, color="#1f3864", after=0.1), sheet.p("Frequently asked questions", size=14, color="#1f3864", after=0.3), sheet.p("This guide answers what residents ask us most about parking permits in controlled zones. It is not a full statement of the law.", after=0.5)]
    items = []
    for s, (title, asked) in enumerate(PARKING, 1):
        sheet.body.append(sheet.p(f"<b>{s}\t{title}</b>", size=14, left=1.2, first=-1.2, tabs=[1.2], before=0.5, after=0.25, color="#1f3864", extra='fo:keep-with-next="always"'))
        for n, (question, answer) in enumerate(asked, 1):
            sheet.body.append(sheet.p(f"<b>{s}.{n}\t{question}</b>", left=1.2, first=-1.2, tabs=[1.2], before=0.2, after=0.1, extra='fo:keep-with-next="always"'))
            sheet.body += [sheet.p(text, left=1.2, after=0.25) for text in answer]
            items.append(item(question, "\n".join(answer), f"{s}.{n}", kind="faq", section=f"{s} {title}"))
    sheet.foot = sheet.p("Residents’ parking FAQ, version 4\tPage {page} of {pages}", size=9, tabs=[(sheet.wide, RIGHT)])
    engine, source = sheet.source()
    return Document(engine, source, items)


BINDING = [
    ("adhesive binding", "A method in which the folds at the back of the pages are cut off and the loose leaves are held together by glue alone."), ("bands", "Raised ridges across the spine of a book, which cover the cords on to which the sections are sewn."),
    ("board", "The stiff sheet, usually of pressed fibre, that gives a cover its firmness."), ("bone folder", "A flat tool with rounded ends, used to make sharp creases without damaging the paper."),
    ("case binding", "The binding of most hardback books. The cover is made separately and then joined to the sewn pages by its endpapers."), ("deckle edge", "The feathery, uneven edge of a sheet made by hand."),
    ("endpaper", "A folded sheet pasted to the inside of the cover and along the edge of the first or last page."), ("fore-edge", "The edge of a book opposite the spine."),
    ("gathering", "A group of folded sheets placed one inside another, ready for sewing together with others. Also called a section or signature."), ("gilding", "The decoration of an edge or cover with thin leaves of gold."),
    ("grain", "The direction in which most fibres of a paper or board lie. Paper folds more easily along the grain than across it."), ("headband", "A strip of coloured silk or cotton at the top of the spine, originally sewn to strengthen it."),
    ("hinge", "The flexible joint between the spine and a board of the cover."), ("kettle stitch", "The knot made near the head and tail of each section, which links it to the section before."),
    ("mull", "A coarse, open cloth that is glued over the spine to reinforce it."), ("quarter binding", "A binding in which leather or cloth covers the spine and a small part of the boards, with paper on the remainder."),
    ("recto", "The right-hand page of an open book; it normally carries an odd number."), ("squares", "The narrow margins by which the boards project beyond the edges of the pages."), ("verso", "The left-hand page of an open book, or the back of a leaf."),
]


@layout(HALF, "glossary-bugle", "glossary with bold run-in terms, hanging and hyphenated in two columns")
def glossary_bugle(draw):
    terms = draw.some(BINDING, 16)
    inner = "".join(rf"\hangindent=4mm\hangafter=1\noindent\textbf{{{tex(a)}}}\hspace{{0.7em}}{tex(b)}\par " for a, b in terms)
    body = rf"\noindent{{\LARGE Glossary}}\par\vspace{{8mm}}\begin{{multicols}}{{2}}\setlength\parskip{{3pt}}\emergencystretch=1em\hyphenpenalty=20 {inner}\end{{multicols}}"
    engine, source = document(draw, body, ["libertine", "palatino", "lm"], (10, 11), (24, 28), head=r"\fancyhead[R]{\itshape Glossary}", foot=r"\fancyfoot[R]{\thepage}", extra=r"\setlength\columnsep{9mm}\setcounter{page}{187}")
    return Document(engine, source, [item(a, b, kind="definition") for a, b in terms])


LEDGER = [
    ("Accrual", "An expense that belongs to the current period but has not yet been invoiced or paid."), ("Asset", "Something of value that a business owns or controls, such as cash, stock or machinery."), ("Balance sheet", "A statement of what a business owns and owes on one particular day."),
    ("Bad debt", "An amount owed by a customer that will probably never be paid."), ("Break-even point", "The level of sales at which total revenue equals total cost."), ("Depreciation", "The spreading of the cost of an asset over the years in which it is used."),
    ("Equity", "What would be left for the owners if all assets were sold and all debts paid."), ("Gross profit", "Sales revenue less the cost of the goods sold."), ("Ledger", "The collection of all the accounts in which transactions are recorded."),
    ("Liability", "An amount that a business owes to others."), ("Overheads", "Costs such as rent and insurance that do not change with the number of units made."), ("Trial balance", "A list of all balances in the ledger, drawn up to check that debits equal credits."), ("Working capital", "Current assets less current liabilities."),
]


@layout(HALF, "terms-cornet", "definition table")
def terms_cornet(draw):
    terms = draw.some(LEDGER, 12)
    rows = "".join(f"<tr><td><b>{web(a)}</b></td><td>{web(b)}</td></tr>" for a, b in terms)
    css = f'@page {{ size: A4; margin: 18mm }} body {{ font: {draw.one((10, 11))}pt/1.35 "{draw.one(["Lato", "Roboto", "Open Sans", "Noto Sans"])}"; margin: 0 }} table {{ border-collapse: collapse; width: 100% }} th {{ background: #234; color: #fff; text-align: left }} td, th {{ padding: 2mm 3mm; border: 1px solid #aab; vertical-align: top }} td:first-child {{ width: 34% }} tr:nth-child(even) td {{ background: #f0f3f7 }} h1 {{ font-size: 17pt; margin: 0 0 1mm }} .s {{ margin: 0 0 5mm; color: #555 }}'
    body = f"<h1>Accounting: key terminology</h1><p class=s>Unit 3 Business Finance</p><table><thead><tr><th>Term</th><th>Definition</th></tr></thead><tbody>{rows}</tbody></table>"
    return Document("chromium", html(css, body), [item(a, b, kind="definition") for a, b in terms])


DUTCH = [
    ("In huis", [("de keuken", "de keukens", "kitchen"), ("het raam", "de ramen", "window"), ("de stoel", "de stoelen", "chair"), ("het bed", "de bedden", "bed"), ("de trap", "de trappen", "stairs")]),
    ("Eten en drinken", [("het brood", "de broden", "bread, loaf"), ("de kaas", "de kazen", "cheese"), ("het ei", "de eieren", "egg"), ("de aardappel", "de aardappelen", "potato"), ("het glas", "de glazen", "glass")]),
    ("Op straat", [("de fiets", "de fietsen", "bicycle"), ("het stoplicht", "de stoplichten", "traffic light"), ("de brug", "de bruggen", "bridge"), ("de winkel", "de winkels", "shop"), ("het plein", "de pleinen", "square")]),
    ("Dieren", [("de hond", "de honden", "dog"), ("het schaap", "de schapen", "sheep"), ("de koe", "de koeien", "cow"), ("het paard", "de paarden", "horse"), ("de vogel", "de vogels", "bird")]),
]


@layout(HALF, "words-fife", "vocabulary table of three columns with heads of topics")
def words_fife(draw):
    topics = [(title, draw.some(words, 5)) for title, words in draw.some(DUTCH, 4)]
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans", "Caladea"]), draw.one((11, 12)), language="nl", country="NL")
    rows, fills, items = [["<b>Enkelvoud</b>", "<b>Meervoud</b>", "<b>Engels</b>"]], {}, []
    for title, words in topics:
        fills[len(rows)] = "#e2e2e2"
        rows.append([(f"<b>{title}</b>", 3)])
        for one, many, english in words:
            rows.append([one, many, f"<i>{english}</i>"])
            items.append(item(one, english, kind="vocabulary", section=title))
    sheet.body += [sheet.p("<b>Woordenlijst hoofdstuk 2</b>", size=15, after=0.3), sheet.table(rows, [5.3, 5.3, 5.3], padding=0.12, fills=fills)]
    sheet.foot = sheet.p("Nederlands voor beginners\tblz. {page}", size=9, tabs=[(sheet.wide, RIGHT)])
    engine, source = sheet.source()
    return Document(engine, source, items)


JAPANESE = [
    ("Nouns", [("朝ご飯", "あさごはん", "breakfast"), ("映画", "えいが", "movie"), ("音楽", "おんがく", "music"), ("雑誌", "ざっし", "magazine"), ("週末", "しゅうまつ", "weekend"), ("図書館", "としょかん", "library"), ("水", "みず", "water"), ("毎日", "まいにち", "every day")]),
    ("U-verbs", [("行く", "いく", "to go"), ("聞く", "きく", "to listen; to ask"), ("飲む", "のむ", "to drink"), ("読む", "よむ", "to read"), ("帰る", "かえる", "to go home; to return")]),
    ("Ru-verbs", [("起きる", "おきる", "to get up"), ("食べる", "たべる", "to eat"), ("寝る", "ねる", "to go to sleep"), ("見る", "みる", "to see; to look at")]),
    ("Adjectives", [("早い", "はやい", "early"), ("高い", "たかい", "expensive; high"), ("静か", "しずか", "quiet")]),
]


@layout(HALF, "words-koto", "vocabulary in Japanese script")
def words_koto(draw):
    body, items = r"\noindent{\Large {\jp 第三課}\quad\large Vocabulary}\par\vspace{1mm}\hrule\medskip ", []
    for title, words in JAPANESE:
        rows = "".join(rf"{{\jp {kanji}}} & {{\jp {kana}}} & {tex(english)}\\ " for kanji, kana, english in words)
        body += rf"\medskip\noindent\textit{{{title}}}\par\smallskip\noindent\renewcommand\arraystretch{{1.25}}\begin{{tabular}}{{@{{}}p{{40mm}}p{{45mm}}p{{65mm}}@{{}}}}{rows}\end{{tabular}}\par "
        items += [item(kanji, english, kind="vocabulary", section=title) for kanji, _, english in words]
    engine, source = document(draw, body, ["libertine", "timesnew", "notoserif"], (11, 12), (24, 28), foot=r"\fancyfoot[R]{\small\thepage}", extra=r"\newfontfamily\jp{Noto Sans CJK JP}\setcounter{page}{86}")
    return Document(engine, source, items)


CANADA = [
    ("How Canadians govern themselves", [
        ("What are the three parts of Parliament?", ["the Sovereign", "the Senate", "the House of Commons"]), ("What do we call a proposed law that is before Parliament?", ["a bill"]), ("Who represents the King in Canada?", ["the Governor General"]), ("Who may vote in a federal election?", ["Canadian citizens aged 18 or over who are on the voters’ list"]), ("Which document of 1982 sets out basic rights?", ["the Canadian Charter of Rights and Freedoms"]),
    ]),
    ("Canada’s history", [
        ("In what year did Confederation take place?", ["1867"]), ("Which provinces first formed Confederation?", ["Ontario", "Quebec", "Nova Scotia", "New Brunswick"]), ("Who was the first Prime Minister of Canada?", ["Sir John A. Macdonald"]), ("Name the three main groups of Aboriginal peoples.", ["First Nations", "Inuit", "Métis"]), ("Which battle of April 1917 is remembered as a great Canadian victory?", ["Vimy Ridge"]),
    ]),
    ("Canada’s regions and symbols", [
        ("What is the capital of Canada?", ["Ottawa"]), ("Name the Prairie provinces.", ["Alberta", "Saskatchewan", "Manitoba"]), ("Which province is officially bilingual?", ["New Brunswick"]), ("What are the three territories?", ["Yukon", "Northwest Territories", "Nunavut"]), ("Which animal appears on the five-cent coin?", ["the beaver"]), ("Name one of the two official languages.", ["English", "French"]),
    ]),
]


@layout(HALF, "civics-horn", "list for a civic test with bulleted answers")
def civics_horn(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Caladea", "Liberation Sans"]), 12, country="CA", paper=(21.59, 27.94))
    sheet.body += [sheet.p("<b>Practice Questions for the Citizenship Test</b>", align="center", size=16, after=0.3), sheet.p("The questions and answers below are for study. In the test you need to give only one answer where a question says “name one”. Some answers may change because of elections or appointments.", after=0.4)]
    items, n = [], 0
    for letter, (title, asked) in zip("ABC", CANADA):
        section = f"{letter}: {title}"
        sheet.body.append(sheet.p(f"<b>{section}</b>", size=13, before=0.3, after=0.2, extra='fo:keep-with-next="always"'))
        for question, answers in draw.some(asked, 5):
            n += 1
            sheet.body.append(sheet.p(f"{n}.\t<b>{question}</b>", left=1.0, first=-1.0, tabs=[1.0], before=0.15, after=0.05, extra='fo:keep-with-next="always"'))
            sheet.body += [sheet.p(f"▪\t{answer}", left=2.0, first=-0.6, tabs=[2.0], after=0.03) for answer in answers]
            items.append(item(question, "\n".join(answers), str(n), section=section))
    sheet.foot = sheet.p("- {page} -\trev. 01/25", size=9, tabs=[(sheet.wide, RIGHT)])
    engine, source = sheet.source()
    return Document(engine, source, items)


# Each exercise: LaTeX, its truth, the answer in LaTeX, its truth

LOGS = [
    ("In Exercises 1–8, evaluate the expression without a calculator.", [
        (r"$\log_2 32$", "log₂ 32", "$5$", "5"), (r"$\log_3 \dfrac{1}{9}$", "log₃ 1/9", "$-2$", "−2"), (r"$\log_{10} 1000$", "log₁₀ 1000", "$3$", "3"), (r"$\log_7 1$", "log₇ 1", "$0$", "0"), (r"$\log_4 2$", "log₄ 2", r"$\dfrac{1}{2}$", "1/2"), (r"$\ln e^4$", "ln e⁴", "$4$", "4"), (r"$\log_6 4+\log_6 9$", "log₆ 4 + log₆ 9", "$2$", "2"), (r"$\log_2 40-\log_2 5$", "log₂ 40 − log₂ 5", "$3$", "3"),
    ]),
    ("In Exercises 9–14, solve for x.", [
        (r"$2^x=64$", "2ˣ = 64", "$x=6$", "x = 6"), (r"$\log_4 x=3$", "log₄ x = 3", "$x=64$", "x = 64"), (r"$5\cdot 3^x=405$", "5 · 3ˣ = 405", "$x=4$", "x = 4"), (r"$\log x+\log 5=2$", "log x + log 5 = 2", "$x=20$", "x = 20"), (r"$10^{2x}=0.01$", "10²ˣ = 0.01", "$x=-1$", "x = −1"), (r"$\ln (x-3)=0$", "ln (x − 3) = 0", "$x=4$", "x = 4"),
    ]),
    (None, [
        (r"\textbf{Savings} An account earns interest at 3\% per year, compounded continuously. How long does it take for the balance to double?", "Savings An account earns interest at 3% per year, compounded continuously. How long does it take for the balance to double?", "about 23.1 years", "about 23.1 years"),
        (r"\textbf{Sound} The level of a sound of intensity $I$ is $10\log (I/I_0)$ decibels. By how many decibels does the level rise when the intensity is doubled?", "Sound The level of a sound of intensity I is 10 log (I/I₀) decibels. By how many decibels does the level rise when the intensity is doubled?", "about 3 decibels", "about 3 decibels"),
        (r"\textbf{Earthquakes} On the Richter scale, how many times as great is the amplitude of an earthquake of magnitude 6.5 as that of one of magnitude 4.5?", "Earthquakes On the Richter scale, how many times as great is the amplitude of an earthquake of magnitude 6.5 as that of one of magnitude 4.5?", "100 times", "100 times"),
        (r"\textbf{Writing} Explain why the logarithm of a negative number is not a real number.", "Writing Explain why the logarithm of a negative number is not a real number.", "", ""),
    ]),
]


@layout(HALF, "exercises-piano", "textbook exercises in two columns with answers to odd numbers behind")
def exercises_piano(draw):
    inner, answers, items, n = "", "", [], 0
    for told, exercises in LOGS:
        if told:
            inner += rf"\needspace{{2cm}}\medskip\noindent\textbf{{{told.replace('for x.', 'for $x$.').replace('–', '--')}}}\par\smallskip "
        else:
            inner += r"\medskip "
        for printed, truth, answer, plain_answer in exercises:
            n += 1
            inner += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{printed}}}\smallskip "
            if n % 2:
                answers += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{answer}}} "
            more = {"stem": told} if told else {}
            items.append(item(truth, plain_answer if n % 2 else None, str(n), kind="numeric" if "Writing" not in truth else "short", section="5.3 Exercises", **more))
    body = rf"\noindent\colorbox{{black!12}}{{\parbox{{\dimexpr\linewidth-2\fboxsep}}{{\Large\bfseries\sffamily 5.3\quad Exercises}}}}\par\begin{{multicols}}{{2}}\raggedright {inner}\end{{multicols}}\newpage\noindent{{\Large\bfseries\sffamily Answers to Odd-Numbered Exercises}}\par\medskip\hrule\medskip\noindent\textbf{{\sffamily Section 5.3}}\par\begin{{multicols}}{{3}}{answers}\end{{multicols}}"
    engine, source = document(draw, body, ["times", "lm", "palatino"], (10, 11), (20, 24), head=r"\fancyhead[L]{\small\textbf{\thepage}\quad Chapter 5\quad Exponential and Logarithmic Functions}", foot="", extra=r"\setcounter{page}{412}\setlength\columnsep{10mm}")
    return Document(engine, source, items)


@layout(HALF, "notes-bell", "article that asks nothing")
def notes_bell(draw):
    paragraphs = [
        ("", "After four hundred years there are beavers again on the upper Tarrant. Two families were released in the spring of 2022 in a fenced valley of eleven hectares, and the first four kits were born the year after. The ditch that used to run dry each August is now a chain of nine ponds."),
        ("What the dams do", "A beaver dam leaks. It does not stop the stream but slows it down, and that is what makes it useful. In the wet winter of 2023 the peak of the flood below the valley came two hours later than before and was about a third lower. Silt settled in the ponds, and the water that left them held less nitrate."),
        ("Who else moved in", "1. Frogs came first: the volunteers counted 41 clumps of spawn in the second spring and 370 in the third. 2. Kingfishers now fish from the branches that lie in the water. 3. Thirteen kinds of dragonfly have been seen, against five before."),
        ("And the neighbours?", "Not everybody was pleased. One field flooded in the first autumn, and a row of old apple trees was felled in a night. The trust has since put wire round the trunks that matter and a pipe through the dam next to the field, which keeps the pond at a level that both sides can live with."),
        ("Visits", "The path along the fence is open every day. Dusk is the best time, from May to September, when the young ones are out. Please keep dogs on a lead. Guided walks leave from the mill on Fridays at 7 p.m.; places cost £6 and can be booked at the library."),
    ]
    body = "<div class=b><b>The Tarrant Gazette</b><span>No. 58 · Autumn 2025</span></div><h1>The engineers are back</h1><p class=s>Three years of beavers in Mill Bottom</p><div class=c>" + "".join((f"<h2>{web(head)}</h2>" if head else "") + f"<p>{web(text)}</p>" for head, text in paragraphs) + "</div>"
    css = f'@page {{ size: A4; margin: 18mm }} body {{ font: {draw.one((11, 11.5))}pt/1.4 "{draw.one(["Noto Serif", "Liberation Serif", "Caladea"])}"; margin: 0 }} .b {{ display: flex; justify-content: space-between; border-bottom: 2px solid #000; padding-bottom: 1mm }} h1 {{ font-size: 24pt; margin: 6mm 0 0 }} .s {{ font-style: italic; margin: 0 0 5mm }} .c {{ columns: 2; column-gap: 8mm; text-align: justify; hyphens: auto }} h2 {{ font-size: 12pt; margin: 3mm 0 1mm }} .c p {{ margin: 0 0 2mm }}'
    return Document("chromium", html(css, body), [])
