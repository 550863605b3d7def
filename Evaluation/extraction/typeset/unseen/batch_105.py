"""The hundred and third: the last part of the documents that the dice of batch 101 took."""

import importlib

from latex import document, tex
from paper import Document, item, layout
from roff import document as roff, plain
from webpage import page, web

first = importlib.import_module("unseen.batch_101")
Sheet, RIGHT = first.Sheet, first.RIGHT

HALF = "unseen"

# French vocabulary of a board, England

FRENCH = [
    ("Media and technology", [("allumer", "to turn on"), ("la chaîne", "channel"), ("l’écran (m)", "screen"), ("envoyer", "to send"), ("le mot de passe", "password"), ("l’ordinateur (m)", "computer"), ("partager", "to share"), ("la publicité", "advertising"), ("le réseau social", "social network"), ("télécharger", "to download")]),
    ("Travel and tourism", [("l’auberge de jeunesse (f)", "youth hostel"), ("les bagages (m)", "luggage"), ("la douane", "customs"), ("l’étranger (m)", "abroad; foreigner"), ("louer", "to hire; to rent"), ("le passeport", "passport"), ("la plage", "beach"), ("le quai", "platform"), ("le séjour", "stay"), ("le vol", "flight")]),
]


@layout(HALF, "words-chicory", "French vocabulary list of an English board, XeLaTeX, under topic heads")
def words_chicory(draw):
    body, items = r"\section*{Appendix C: Vocabulary list}Students are expected to know the words in this list. Nouns are given with the definite article.\par\medskip ", []
    for n, (head, words) in enumerate(FRENCH, 1):
        words = draw.some(words, 9)
        body += rf"\needspace{{8\baselineskip}}\medskip{{\large\bfseries Theme {n}: {head}}}\par\smallskip\begin{{tabular}}{{@{{}}p{{70mm}}p{{75mm}}@{{}}}}" + r"\\".join(f"{tex(a)} & {tex(b)}" for a, b in words) + r"\end{tabular}\par "
        items += [item(a, b, kind="vocabulary", section=f"Theme {n}: {head}") for a, b in words]
    engine, source = document(draw, body, ["arial", "noto", "helvetica"], (10, 11), (24, 28), foot=r"\fancyfoot[L]{\scriptsize Specification in French -- Issue 2}\fancyfoot[R]{\scriptsize\thepage}", extra=r"\renewcommand\arraystretch{1.25}")
    return Document(engine, source, items)


# Swedish for newcomers

SWEDISH = [
    ("Hos läkaren", [("läkare", "en, =, -na", "doctor"), ("feber", "en", "fever"), ("hosta", "-r, -de, -t", "to cough"), ("ont i halsen", "", "a sore throat"), ("recept", "ett, =, -en", "prescription"), ("vårdcentral", "en, -er", "health centre"), ("frisk", "-t, -a", "well, healthy")]),
    ("På arbetsplatsen", [("lön", "en, -er", "wages"), ("chef", "en, -er", "manager"), ("kollega", "en, -or", "colleague"), ("semester", "en, -trar", "holiday"), ("söka", "-er, -te, -t", "to apply for"), ("rast", "en, -er", "break"), ("arbetslös", "-t, -a", "unemployed")]),
    ("I bostaden", [("hyra", "en, -or", "rent"), ("granne", "en, -ar", "neighbour"), ("tvättstuga", "en, -or", "laundry room"), ("flytta", "-r, -de, -t", "to move house"), ("nyckel", "en, -klar", "key"), ("möbel", "en, -bler", "piece of furniture"), ("ljus", "-t, -a", "light, bright")]),
]


@layout(HALF, "words-lingonberry", "Swedish words for newcomers, word processor, tables of three columns under topic heads")
def words_lingonberry(draw):
    sheet, items = Sheet(draw.one(["Carlito", "Liberation Serif"]), draw.one((11, 12)), margin=2.3), []
    sheet.body += [sheet.p("Ordlista – SFI kurs C, vecka 12", size=18, bold=True, after=0.2), sheet.p("Läs orden högt och skriv en mening med varje ord i din bok.", after=0.2)]
    for head, words in SWEDISH:
        words = draw.some(words, 6)
        sheet.body.append(sheet.p(head, size=13, bold=True, before=0.4, after=0.15, extra='fo:keep-with-next="always"'))
        sheet.body.append(sheet.table([["<b>Svenska</b>", "<b>Form</b>", "<b>Engelska</b>"], *[list(row) for row in words]], [5.5, 4.5, 6.0], fills={0: "#eeeeee"}))
        items += [item(a, c, kind="vocabulary", section=head) for a, _, c in words]
    engine, source = sheet.source()
    return Document(engine, source, items)


# Greek, evening class

GREEK = [
    ("Ο καιρός – the weather", [("ο ήλιος", "o ílios", "sun"), ("η βροχή", "i vrohí", "rain"), ("ο αέρας", "o aéras", "wind, air"), ("το χιόνι", "to hióni", "snow"), ("το σύννεφο", "to sínnefo", "cloud"), ("ζεστός", "zestós", "warm, hot")]),
    ("Στη φύση – in nature", [("το βουνό", "to vounó", "mountain"), ("η θάλασσα", "i thálassa", "sea"), ("το δέντρο", "to déndro", "tree"), ("το λουλούδι", "to louloúdi", "flower"), ("το ποτάμι", "to potámi", "river"), ("το νησί", "to nisí", "island")]),
    ("Τα ζώα – animals", [("ο σκύλος", "o skílos", "dog"), ("η γάτα", "i gáta", "cat"), ("το άλογο", "to álogo", "horse"), ("το πουλί", "to poulí", "bird"), ("η κατσίκα", "i katsíka", "goat"), ("το ψάρι", "to psári", "fish")]),
]


@layout(HALF, "words-marjoram-tea", "Greek words of an evening class, Chromium, three columns under topic heads")
def words_marjoram(draw):
    body, items = "<h1>Beginners’ Greek</h1><p>Lesson 9 – new vocabulary. The stressed vowel has an accent in Greek as well as in the sound.</p><table>", []
    for head, words in GREEK:
        words = draw.some(words, 6)
        body += f"<tr><th colspan=3>{head}</th></tr>" + "".join(f"<tr><td>{a}</td><td><i>{b}</i></td><td>{c}</td></tr>" for a, b, c in words)
        items += [item(a, c, kind="vocabulary", section=head) for a, _, c in words]
    body += "</table><p class=f>Homework: learn the words of the first two groups and write five sentences about the weather.</p>"
    css = "h1 { font-size: 19pt; color: #0d5eaf } table { border-collapse: collapse; width: 150mm; margin-top: 4mm } th { text-align: left; background: #0d5eaf; color: white; padding: 1.5mm 2mm } td { padding: 1.3mm 2mm; width: 33%; border-bottom: 1px solid #c9d8ea } .f { margin-top: 8mm }"
    engine, source = page(draw, body, ["Noto Sans", "DejaVu Sans", "Liberation Sans"], (11,), css)
    return Document(engine, source, items)


# Questions on Germany, adult education

GERMANY = [
    ("Staat und Politik", [
        ("Wie heißt die deutsche Verfassung?", ["Grundgesetz"]), ("Wie viele Bundesländer hat die Bundesrepublik Deutschland?", ["16", "sechzehn"]), ("Nennen Sie ein Grundrecht.", ["Meinungsfreiheit", "Glaubensfreiheit", "Versammlungsfreiheit"]),
        ("Wer wählt die Abgeordneten des Bundestages?", ["das Volk", "die wahlberechtigten Bürgerinnen und Bürger"]), ("Wie viele Jahre dauert eine Wahlperiode des Bundestages?", ["vier"]), ("Wer wählt den Bundeskanzler oder die Bundeskanzlerin?", ["der Bundestag"]),
    ]),
    ("Geschichte", [
        ("Wann wurde die Bundesrepublik Deutschland gegründet?", ["1949"]), ("Was wurde am 13. August 1961 begonnen?", ["der Bau der Berliner Mauer"]), ("An welchem Tag feiert man die deutsche Einheit?", ["am 3. Oktober"]), ("Nennen Sie eine Siegermacht des Zweiten Weltkriegs.", ["die USA", "die Sowjetunion", "Großbritannien", "Frankreich"]),
    ]),
    ("Mensch und Gesellschaft", [
        ("Ab welchem Alter darf man den Bundestag wählen?", ["ab 18 Jahren"]), ("Wo meldet man eine neue Wohnung an?", ["beim Einwohnermeldeamt", "im Bürgerbüro"]), ("Welche Telefonnummer hat die Feuerwehr?", ["112"]), ("Nennen Sie eine gesetzliche Sozialversicherung.", ["Krankenversicherung", "Rentenversicherung", "Arbeitslosenversicherung", "Pflegeversicherung"]),
    ]),
]


@layout(HALF, "fragen-holunder", "questions on the country of a German adult education centre, Typst, answers as bullets below each question")
def fragen_holunder(draw):
    body, items, n = "", [], 0
    for head, asked in GERMANY:
        body += f"#block(above: 8mm, sticky: true, text(13pt, weight: \"bold\")[{head}])\n"
        for question, answers in asked:
            n += 1
            listed = "".join(f"\n  - {answer}" for answer in answers)
            body += f"#block(above: 4mm, breakable: false)[#grid(columns: (10mm, 1fr), row-gutter: 2mm, strong[{n}.], strong[{question}], [], [{listed}\n])]\n"
            items.append(item(question, "\n".join(answers), str(n), section=head))
    source = f"""#set page(paper: "a4", margin: 24mm, header: [#text(9pt)[Volkshochschule Lindental #h(1fr) Orientierungskurs]], footer: context align(center, text(9pt)[Seite #counter(page).display()]))
#set text(font: "{draw.one(['Liberation Sans', 'Carlito', 'Noto Sans'])}", size: {draw.one((10.5, 11))}pt, lang: "de")
#set list(marker: [•])
#text(17pt, weight: "bold")[Fragen zur Wiederholung]

Bei manchen Fragen gibt es mehrere richtige Antworten. Eine genügt.

{body}
"""
    return Document("typst", source, items)


# Exercises on heat, England

HEAT = [
    ("EXERCISE 14", [
        ("A steel rail is 20 m long at 10 °C. Find by how much it expands when it is warmed to 35 °C. (The coefficient of linear expansion of steel is 0.000012 per °C.)", None, "6 mm"),
        ("A brass rod of length 1.5 m expands by 2.28 mm when it is heated through 80 °C. Calculate the coefficient of linear expansion of brass.", None, "0.000019 per °C"),
        ("How much heat is needed to warm 2 kg of water", [("from 15 °C to 20 °C?", "42 kJ"), ("from 20 °C to its boiling point?", "672 kJ")], None),
        ("Explain why gaps used to be left between the rails of a railway.", None, None),
        ("A block of copper of mass 0.5 kg at 100 °C is dropped into 0.2 kg of water at 15 °C. Find the final temperature. (Specific heat of copper, 400 J per kg per °C.)", None, "31.4 °C"),
    ]),
    ("EXERCISE 15", [
        ("Find the heat that is required to melt 0.25 kg of ice at 0 °C.", None, "84 kJ"),
        ("A kettle of 2 kW contains 1 kg of water at its boiling point. How long does it take to boil dry?", None, "19 min"),
        ("State which has the more energy, and why:", [("1 kg of water or 1 kg of ice at 0 °C.", "The water"), ("1 kg of steam or 1 kg of water at 100 °C.", "The steam")], None),
        ("Steam at 100 °C is passed into 0.6 kg of water at 20 °C until the temperature is 60 °C. What mass of steam has condensed?", None, "0.042 kg"),
        ("Why does a burn from steam hurt more than one from boiling water?", None, None),
        ("A lake is covered with 1000 kg of ice at 0 °C on each square metre. Find the heat that must reach one square metre in order to melt it.", None, "336 MJ"),
    ]),
]


@layout(HALF, "heat-bracken", "exercises of an older English textbook of heat, groff, two columns, answers to odd numbers behind")
def heat_bracken(draw):
    lines = [".ds LH \\fIHeat and temperature\\fP", ".ds CH", ".ds RH %", ".ds CF", ".LP", "Take the specific heat of water as 4200 J per kg per °C, the latent heat of fusion of ice as 336 kJ per kg and the latent heat of steam as 2260 kJ per kg.", ".2C"]
    items, behind, n = [], [], 0
    for head, asked in HEAT:
        lines += [".sp", ".ne 6", ".ce", f"\\fB{head}\\fP", ".sp 0.5"]
        n = 0
        answers = []
        for question, parts, answer in asked:
            n += 1
            shown = n % 2 == 1
            lines += [".ne 3", f".IP {n}. 4n", plain(question)]
            for letter, (text, said) in zip("ab", parts or []):
                lines += [".RS", f".IP ({letter}) 4n", plain(text), ".RE"]
                items.append(item(text, said if shown else None, f"{n}({letter})", stem=question, section=head))
            if not parts:
                items.append(item(question, answer if shown else None, str(n), section=head, **({"kind": "numeric"} if answer else {})))
            if shown and parts:
                answers.append(f"\\fB{n}.\\fP " + " ".join(f"({letter})\\ {plain(said)}" for letter, (_, said) in zip("ab", parts)) + ".")
            elif shown and answer:
                answers.append(f"\\fB{n}.\\fP {plain(answer)}.")
        behind += [".LP", f"\\fB{head}\\fP", ".br", "  ".join(answers)]
    lines += [".1C", ".LP", "\\s+3\\fBAnswers to odd-numbered questions\\fP\\s0", *behind]
    engine, source = roff(draw, lines, (10, 11), ("T", "N", "P"))
    return Document(engine, source, items)


# Rules for moorings, England

MOORINGS = [
    ("Boats", ["A mooring is let for one named boat only. If you sell her, the mooring does not go with her.", "Every boat must be insured against claims by third parties for at least two million pounds. Send a copy of the certificate to the Secretary by the first of April.", "No boat longer than 60 feet may lie on the towpath side."]),
    ("Lines and fenders", ["Use two ropes at the bow and two at the stern. Chains damage the coping stones and are not allowed.", "Mooring pins must be marked with something white, so that walkers do not fall over them at dusk.", "Leave at least one metre between your boat and the next."]),
    ("Noise and neighbours", ["Engines and generators may run between 8 am and 8 pm.", "Dogs are welcome but must be kept on a lead in the yard. What they leave behind is yours to remove.", "Barbecues stand on the grass, never on the pontoons."]),
    ("Water and waste", ["The tap at the lock cottage is turned off in hard frost. Fill your tank in good time.", "Rubbish goes into the green bins at the gate. Old batteries and oil must be taken to the tip at Harbury."]),
]


@layout(HALF, "rules-meadowsweet", "rules of an English mooring club, Chromium; nothing to be found")
def rules_meadowsweet(draw):
    body = "<div class=h>Long Itchen Mooring Club</div><h1>Rules for moorers 2021</h1><p>These rules were agreed at the general meeting in February. They keep the bank safe and the village on good terms with us. The Committee may ask anyone who ignores them to leave.</p>"
    n = 0
    for head, rules in MOORINGS:
        body += f"<h2>{head}</h2>"
        for rule in rules:
            n += 1
            body += f"<p class=r><span>{n}</span>{web(rule)}</p>"
    body += "<table><tr><th>Length of boat</th><th>Fee for a year</th></tr><tr><td>up to 30 feet</td><td>£540</td></tr><tr><td>30 to 45 feet</td><td>£760</td></tr><tr><td>45 to 60 feet</td><td>£980</td></tr></table><p class=s>J. Pargeter, Secretary. Telephone after six, please.</p>"
    css = ".h { text-align: center; letter-spacing: 2px; text-transform: uppercase; color: #335c4a } h1 { text-align: center; font-size: 20pt; margin: 2mm 0 5mm } h2 { font-size: 12pt; color: #335c4a; border-bottom: 1px solid #335c4a; margin: 5mm 0 2mm } .r { margin: 1.5mm 0 1.5mm 8mm; text-indent: -8mm } .r span { display: inline-block; width: 8mm; text-indent: 0; font-weight: bold } table { border-collapse: collapse; margin: 6mm 0 } th, td { border: 1px solid #777; padding: 1mm 4mm; text-align: left } .s { font-style: italic }"
    engine, source = page(draw, body, ["Caladea", "Liberation Serif", "Noto Serif"], (10, 11), css)
    return Document(engine, source, [])
