"""Words, terms and pairs of other designs, and pages that only look like them."""

from latex import document, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

CARDS = [
    ("hypothesis", "a statement that an experiment can test"),
    ("control", "the part of an experiment that is left unchanged"),
    ("variable", "something that can change or be changed"),
    ("anomaly", "a result that does not fit the pattern"),
    ("precision", "how close repeated readings are to each other"),
    ("accuracy", "how close a reading is to the true value"),
    ("mean", "the sum of the readings divided by their number"),
    ("bias", "an error that pushes every reading the same way"),
    ("calibration", "setting an instrument against a known value"),
    ("range", "the difference between the largest and the smallest reading"),
    ("peer review", "checking of a report by other scientists"),
    ("model", "a simpler picture of how something works"),
]


@layout("unseen", "cards-baobab", "definition")
def baobab(draw):
    cards = draw.shuffled(CARDS)
    lines = [
        [run(term + "\n", "B") + run("\n" + meaning) for term, meaning in cards[n : n + 3]] for n in range(0, 12, 3)
    ]
    items = [item(term, meaning, kind="definition") for term, meaning in cards]
    engine, source = office(
        draw,
        office_table(lines, [5.5, 5.5, 5.5]),
        ["Liberation Sans", "DejaVu Serif", "Noto Sans"],
        (12, 13),
        foot=False,
    )
    return Document(engine, source, items)


CUES = [
    (
        "What is a tariff?",
        "A tax on goods that come from another country. It makes them dearer than goods made at home.",
    ),
    ("Who gains from it?", "Makers at home sell more, and the state has an income."),
    ("Who pays in the end?", "Shoppers, because prices rise. Firms that need imported parts pay more as well."),
    (
        "How does a quota differ?",
        "A quota limits the amount of goods. It brings the state no money unless licences are sold.",
    ),
    (
        "What is meant by retaliation?",
        "The other country answers with tariffs of its own, so that exporters lose customers.",
    ),
]


@layout("unseen", "notes-cypress", "short; answered")
def cypress(draw):
    lines = rows([[f"<b>{web(question)}</b>", web(text)] for question, text in CUES])
    html = f"<table class=t><tr><td>Topic: Trade barriers</td><td>Lesson 14</td></tr></table><table class=n><tr><th>Cues</th><th>Notes</th></tr>{lines}</table><div class=s><b>Summary</b><br>Barriers to trade protect some people at home and cost others money. They rarely come alone.</div>"
    css = ".t { width: 100%; border: 1px solid #000 } .n { width: 100%; border-collapse: collapse } .n td { padding: 5mm 4mm; vertical-align: top } .n td:first-child { width: 45mm; border-right: 2px solid #c33 } .s { border-top: 2px solid #c33; padding: 4mm } th { text-align: left; padding: 1mm 4mm }"
    items = [item(question, text, kind="short") for question, text in CUES]
    engine, source = page(draw, html, ["Noto Sans", "Liberation Serif", "Linux Libertine O"], (11, 12), css)
    return Document(engine, source, items)


SEA = [
    ("ballast", "heavy matter low in a ship that keeps it upright"),
    ("beam", "the width of a ship at its widest point"),
    ("bilge", "the lowest space inside a hull"),
    ("capstan", "a drum that is turned to haul in ropes"),
    ("draught", "the depth of water that a ship needs"),
    ("fathom", "a measure of depth, six feet"),
    ("galley", "the kitchen of a ship"),
    ("helm", "the wheel or tiller by which a ship is steered"),
    ("keel", "the long beam along the bottom of a hull"),
    ("knot", "one sea mile an hour"),
    ("leeward", "on the side away from the wind"),
    ("log", "the book in which each day’s voyage is written"),
    ("port", "the left side of a ship as one faces the bow"),
    ("quay", "a wall beside which ships lie to unload"),
    ("rudder", "the flat board at the stern that turns a ship"),
    ("starboard", "the right side of a ship as one faces the bow"),
    ("stern", "the rear end of a ship"),
    ("tack", "to turn the bow through the wind"),
    ("windlass", "a winch for the anchor"),
]


@layout("unseen", "terms-damson", "definition")
def damson(draw):
    body, items, letter = (
        [r"\begin{center}\Large\itshape Words of the sea\end{center}\begin{multicols}{3}\footnotesize\raggedright "],
        [],
        "",
    )
    for term, text in SEA:
        if term[0] != letter:
            letter = term[0]
            body.append(rf"\par\medskip{{\normalsize\bfseries {letter.upper()}}}\par\nobreak ")
        body.append(rf"\hangindent=8pt\textbf{{{term}}} {tex(text)}, \textit{{{draw.random.randint(4, 180)}}}\par ")
        items.append(item(term, text, kind="definition"))
    engine, source = document(draw, "\n".join(body) + r"\end{multicols}", ["palatino", "times", "libertine"], (10, 11))
    return Document(engine, source, items)


PHRASES = [
    (
        "At the station",
        [
            ("Where is the platform?", "Dov’è il binario?", "doh-VEH eel bee-NAH-ryoh"),
            ("A ticket to Siena, please.", "Un biglietto per Siena, per favore.", "oon bee-LYET-toh"),
            ("When does it leave?", "Quando parte?", "KWAHN-doh PAR-teh"),
            ("Is this seat free?", "È libero questo posto?", "eh LEE-beh-roh"),
        ],
    ),
    (
        "At the table",
        [
            ("The menu, please.", "Il menù, per favore.", "eel meh-NOO"),
            ("I do not eat meat.", "Non mangio carne.", "nohn MAHN-joh"),
            ("It was very good.", "Era molto buono.", "EH-rah MOHL-toh"),
            ("The bill, please.", "Il conto, per favore.", "eel KOHN-toh"),
            ("Keep the change.", "Tenga il resto.", "TEN-gah eel REH-stoh"),
        ],
    ),
    (
        "At the chemist’s",
        [
            ("I have a headache.", "Ho mal di testa.", "oh mahl dee TEH-stah"),
            ("Do you have plasters?", "Ha dei cerotti?", "ah day cheh-ROHT-tee"),
            ("How often must I take it?", "Quante volte devo prenderlo?", "KWAHN-teh VOHL-teh"),
        ],
    ),
]


@layout("unseen", "phrases-elder", "vocabulary")
def elder(draw):
    body, items = [r"{\Large\bfseries Parole per il viaggio}\par "], []
    for title, phrases in PHRASES:
        body.append(rf"\bigskip\needspace{{3cm}}\textbf{{{tex(title)}}}\par\smallskip ")
        for english, italian, sound in phrases:
            body.append(
                rf"\makebox[0.34\linewidth][s]{{{tex(english)}\dotfill}}\makebox[0.39\linewidth][s]{{\textbf{{{tex(italian)}}}\dotfill}}\textit{{{tex(sound)}}}\par "
            )
            items.append(item(italian, english, kind="vocabulary", section=title))
    engine, source = document(draw, "\n".join(body), ["times", "libertine", "lm"], (9, 10), (18, 20))
    return Document(engine, source, items)


TALK = [
    ("Ana", "¿Has visto mis llaves?", "Have you seen my keys?"),
    ("Luis", "Estaban en la mesa esta mañana.", "They were on the table this morning."),
    ("Ana", "Ya he mirado allí dos veces.", "I have looked there twice already."),
    ("Luis", "¿Y en el bolsillo de tu abrigo?", "And in the pocket of your coat?"),
    ("Ana", "Tampoco. Voy a llegar tarde.", "Not there either. I am going to be late."),
    ("Luis", "Llévate las mías y búscalas luego.", "Take mine and look for them later."),
    ("Ana", "¡Mira, las tiene el perro!", "Look, the dog has them!"),
]


@layout("unseen", "dialogue-fig", "vocabulary")
def fig(draw):
    lines = [
        [run(f"{who}: ", "B") + run(spanish), run(f"{who}: ", "I") + run(english)] for who, spanish, english in TALK
    ]
    body = (
        paragraph(run("Diálogo 3: Las llaves"), "Title")
        + paragraph(run("Listen, then read aloud with a partner."))
        + office_table(lines, [8.2, 8.2], "Open")
    )
    items = [item(spanish, english, kind="vocabulary") for _, spanish, english in TALK]
    engine, source = office(draw, body, ["Liberation Serif", "Noto Serif", "Liberation Sans"], (11, 12))
    return Document(engine, source, items)


VERBS = [
    ("hablar", "habl", ["o", "as", "a", "amos", "áis", "an"]),
    ("comer", "com", ["o", "es", "e", "emos", "éis", "en"]),
    ("vivir", "viv", ["o", "es", "e", "imos", "ís", "en"]),
]


@layout("unseen", "verbs-gorse", "nothing to be found")
def gorse(draw):
    people = ["yo", "tú", "él, ella", "nosotros", "vosotros", "ellos"]
    forms = rows(
        [[who, *(f"<i>{stem}</i><b>{ends[n]}</b>" for _, stem, ends in VERBS)] for n, who in enumerate(people)]
    )
    past = rows(
        [
            [who, *(stem + end for stem, end in zip(("habl", "com", "viv"), ends))]
            for who, ends in zip(
                people,
                [
                    ("é", "í", "í"),
                    ("aste", "iste", "iste"),
                    ("ó", "ió", "ió"),
                    ("amos", "imos", "imos"),
                    ("asteis", "isteis", "isteis"),
                    ("aron", "ieron", "ieron"),
                ],
            )
        ]
    )
    head = rows([["", *(verb for verb, _, _ in VERBS)]], "th")
    html = f"<h1>Verbos regulares</h1><h2>1. Presente</h2><table>{head}{forms}</table><p>The endings of the first person plural tell the three groups apart.</p><h2>2. Pretérito</h2><table>{head}{past}</table><p>Note that <i>hablamos</i> and <i>vivimos</i> look the same in both tenses.</p>"
    css = "table { border-collapse: collapse; margin: 4mm 0 } td, th { border: 1px solid #666; padding: 1.5mm 6mm } td:first-child { background: #eee }"
    engine, source = page(draw, html, ["Noto Sans", "Liberation Serif", "Liberation Sans"], (11, 12), css)
    return Document(engine, source, [])


JAPANESE = [
    ("食べる", "たべる", "to eat"),
    ("飲む", "のむ", "to drink"),
    ("泳ぐ", "およぐ", "to swim"),
    ("走る", "はしる", "to run"),
    ("読む", "よむ", "to read"),
    ("書く", "かく", "to write"),
    ("寝る", "ねる", "to sleep"),
    ("起きる", "おきる", "to get up"),
    ("買う", "かう", "to buy"),
    ("売る", "うる", "to sell"),
    ("待つ", "まつ", "to wait"),
    ("歩く", "あるく", "to walk"),
    ("教える", "おしえる", "to teach"),
    ("忘れる", "わすれる", "to forget"),
]


@layout("unseen", "words-hornbeam", "vocabulary")
def hornbeam(draw):
    words = draw.shuffled(JAPANESE)[:11]
    lines = "".join(f"<div><b>{kanji}</b>【{kana}】<span>{web(english)}</span></div>" for kanji, kana, english in words)
    css = ".c { columns: 2; column-gap: 12mm } .c div { border-bottom: 1px dashed #999; padding: 1.5mm 0 } .c b { font-weight: normal; font-size: 130% } span { float: right } body { font-family: 'Noto Sans CJK JP' !important }"
    items = [item(kanji, english, kind="vocabulary") for kanji, _, english in words]
    engine, source = page(
        draw, f"<p>動詞 Verbs, unit 5</p><div class=c>{lines}</div>", ["Noto Sans CJK JP"], (11, 12), css, language="ja"
    )
    return Document(engine, source, items)


HEBREW = [
    ("חלון", "khalon", "window"),
    ("דלת", "delet", "door"),
    ("שולחן", "shulkhan", "table"),
    ("כיסא", "kise", "chair"),
    ("מיטה", "mita", "bed"),
    ("מפתח", "mafteakh", "key"),
    ("רחוב", "rekhov", "street"),
    ("עיר", "ir", "city"),
    ("גשר", "gesher", "bridge"),
    ("ים", "yam", "sea"),
    ("הר", "har", "mountain"),
    ("נהר", "nahar", "river"),
]


@layout("unseen", "words-iris", "vocabulary")
def iris(draw):
    words = draw.shuffled(HEBREW)
    lines = rows(
        [[f"<span dir=rtl lang=he>{word}</span>", f"<i>{sound}</i>", english] for word, sound, english in words]
    )
    css = "table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #000; padding: 1.5mm 3mm; text-align: left } span { font-size: 125% } td:first-child { text-align: right; width: 35% }"
    items = [item(word, english, kind="vocabulary") for word, _, english in words]
    engine, source = page(
        draw,
        f"<h3>Unit 4: House and town</h3><table>{rows([['Hebrew', 'Say it', 'English']], 'th')}{lines}</table>",
        ["DejaVu Sans", "Noto Sans, Noto Sans Hebrew"],
        (11, 12),
        css,
    )
    return Document(engine, source, items)


ARABIC = [
    ("قلم", "pen"),
    ("ورقة", "sheet of paper"),
    ("مدرسة", "school"),
    ("معلم", "teacher"),
    ("درس", "lesson"),
    ("سؤال", "question"),
    ("جواب", "answer"),
    ("حقيبة", "bag"),
    ("سبورة", "board"),
    ("مكتبة", "library"),
    ("ساعة", "clock"),
    ("كرسي", "chair"),
]


@layout("unseen", "words-jasmine", "vocabulary")
def jasmine(draw):
    words = draw.shuffled(ARABIC)
    lines = "".join(
        rf"{place}. {tex(english)}\enspace --\enspace {{\arabic\beginR {word}\endR}}\par\smallskip "
        for place, (word, english) in enumerate(words, 1)
    )
    body = rf"\textbf{{\Large At school}}\par\medskip\begin{{multicols}}{{2}}{lines}\end{{multicols}}"
    extra = (
        r"\TeXXeTstate=1 \let\arabic\relax\newfontfamily\arabic[Script=Arabic,Scale=1.2]{"
        + draw.one(["Noto Naskh Arabic", "Noto Sans Arabic"])
        + "}"
    )
    items = [item(word, english, str(place), kind="vocabulary") for place, (word, english) in enumerate(words, 1)]
    engine, source = document(draw, body, ["noto", "timesnew", "schoolbook"], (11, 12), foot="", extra=extra)
    return Document(engine, source, items)


SHOP = [
    (
        "Orders",
        [
            (
                "Can I change an order after paying?",
                "You can change the address and the delivery day until we pack the parcel. Write to us at once and give the order number.",
            ),
            (
                "Why was my card refused?",
                "Banks refuse cards for many reasons that we cannot see. Please ring your bank or choose another way to pay.",
            ),
            (
                "Do you send gifts without the bill?",
                "Yes. Tick the gift box at the end and add a few words if you like. The bill goes to you by e-mail.",
            ),
        ],
    ),
    (
        "Returns",
        [
            (
                "How do I send something back?",
                "Pack it well, stick on the label that came with it and hand it in at any post office. Keep the receipt.",
            ),
            ("When will I see my money?", "We pay within five working days after the parcel has reached us."),
            ("What if a cup arrives broken?", "Send us a picture. You need not return broken glass or china."),
        ],
    ),
]


@layout("unseen", "faq-kerria", "faq")
def kerria(draw):
    body, items, number = "", [], 0
    for title, pairs in SHOP:
        body += f"<h2>{title}</h2>"
        for question, answer in pairs:
            number += 1
            body += f"<h4>{number}. {web(question)}</h4><p>{web(answer)}</p><p class=h>Was this helpful?&ensp;Yes&ensp;|&ensp;No</p>"
            items.append(item(question, answer, str(number), kind="faq"))
    html = f"<div class=f><span>05/03/2025, 09:41</span><span>Help – Claypot Shop</span></div><nav>Home › Help › Questions</nav>{body}<div class=f><span>https://www.claypot.example/help</span><span>1/2</span></div>"
    css = ".f { display: flex; justify-content: space-between; font-size: 8pt } nav { background: #eee; padding: 2mm; font-size: 9pt } h4 { margin: 4mm 0 1mm } p { margin: 1mm 0 } .h { color: #777; font-size: 8pt } h2 { color: #246 }"
    engine, source = page(draw, html, ["Liberation Sans", "DejaVu Sans", "Noto Sans"], (10, 11), css)
    return Document(engine, source, items)


GUIDE = [
    ("What is photosynthesis for?", "It stores the energy of sunlight in sugar, which the plant uses to grow."),
    ("Where in a cell does it take place?", "In the chloroplasts, mostly in the upper layer of a leaf."),
    ("Which gas is given off?", "Oxygen."),
    ("What are stomata?", "Small holes on the underside of a leaf through which gases pass."),
    (
        "Why do some leaves look red in autumn?",
        "The green pigment breaks down first, and red and yellow ones become visible.",
    ),
    ("How do cacti save water?", "Their leaves are spines, their stems are thick and their stomata open at night."),
    ("What limits growth in a greenhouse at noon?", "Often carbon dioxide, since there is light and warmth enough."),
    ("What is the role of root hairs?", "They make the surface larger through which water and minerals enter."),
]


@layout("unseen", "guide-laburnum", "short; answered")
def laburnum(draw):
    lines, items = [".LP", r"\s+4\fBStudy guide: plants\fP\s0", ".sp"], []
    for place, (question, answer) in enumerate(GUIDE, 1):
        lines += [f".IP Q{place}: 4", plain(question), f".IP A{place}: 4", plain(answer), ".sp 0.3"]
        items.append(item(question, answer, str(place)))
    engine, source = roff(draw, lines)
    return Document(engine, source, items)
