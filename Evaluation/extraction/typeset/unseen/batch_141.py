"""The hundred and forty-first: dosage sums, Chinese measure words, Croatian phrases, a Romanian mathematics test with its barem, a
glossary of banking, FAQ of a climbing hall, prepositions, business terms to match, worked examples and practice, a Czech cycling test,
textbook exercises and a rubric that asks nothing.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"

# Dosage sums for nursing students

DOSES = [
    ("The order is 500 mg of amoxicillin. Capsules of 250 mg are available. How many capsules will you give?", "2 capsules"), ("The order is 75 mg of a drug. The vial holds 50 mg per mL. How many mL will you draw up?", "1.5 mL"),
    ("A patient is to receive 1,000 mL of saline over 8 hours. At how many mL per hour will you set the pump?", "125 mL/h"), ("Convert 0.25 g to milligrams.", "250 mg"), ("A child weighs 44 lb. What is the weight in kilograms?", "20 kg"),
    ("The order is 10 mg per kg for a child of 18 kg. How many milligrams are in one dose?", "180 mg"), ("An infusion of 500 mL runs at 100 mL per hour. How many hours will it take?", "5 hours"), ("Syrup holds 125 mg in 5 mL. How many mL contain 200 mg?", "8 mL"),
    ("The order is 0.125 mg of digoxin. Tablets of 0.25 mg are available. How many tablets will you give?", "½ tablet"), ("A patient drank 8 oz of juice and 6 oz of tea. How many mL is that, if 1 oz is 30 mL?", "420 mL"),
]


@layout(HALF, "dosage-moleskin", "dosage sums of an American college of nursing, groff: name line, 1. to 10. with a rule and Answer: below each, a box-free list of answers in two columns on the last page")
def dosage_moleskin(draw):
    lines = [".ce 2", "\\fB\\s+3NUR 110 Dosage Calculation Practice\\s0\\fP", "Round to the nearest tenth. Show your work. You may use a calculator.", ".sp", "Student \\l'2.5i' \\h'0.4i' Date \\l'1.2i'", ".sp", ".ta 0.4i 3.2i 3.6i"]
    items = []
    for n, (question, answer) in enumerate(DOSES, 1):
        lines += [".ne 6", ".in 0.4i", ".ti -0.4i", f"{n}.\t{plain(question)}", ".sp 1.6", "Answer: \\l'1.8i'", ".sp 0.6", ".in 0"]
        items.append(item(question, answer, str(n), kind="numeric"))
    lines += [".bp", "\\fBAnswers to practice problems\\fP", ".sp 0.5", ".nf"]
    half = len(DOSES) // 2
    lines += [f"{k + 1}.\t{DOSES[k][1]}\t{k + 1 + half}.\t{DOSES[k + half][1]}" for k in range(half)] + [".fi"]
    engine, source = roff(draw, lines, (11, 12), ("T", "H", "N"))
    return Document(engine, source, items)


# Chinese measure words

MEASURES = [
    ("个", "gè", "people and things in general", "三个人"), ("本", "běn", "books and magazines", "一本书"), ("张", "zhāng", "flat things", "两张票"), ("条", "tiáo", "long, thin things", "一条鱼"), ("只", "zhī", "many animals", "四只猫"),
    ("杯", "bēi", "cups and glasses of drinks", "一杯茶"), ("件", "jiàn", "clothes for the upper body", "一件衬衫"), ("辆", "liàng", "vehicles", "两辆车"), ("双", "shuāng", "pairs", "一双鞋"), ("把", "bǎ", "things with a handle", "一把伞"),
    ("座", "zuò", "mountains and large buildings", "一座山"), ("块", "kuài", "lumps and pieces", "一块蛋糕"), ("封", "fēng", "letters", "一封信"), ("棵", "kē", "trees and plants", "五棵树"),
]


@layout(HALF, "measures-alizarin", "handout on Chinese measure words of a university course, XeLaTeX: table with thick rules above and below, Measure word, Pinyin, Used for, Example, note on a tone below")
def measures_alizarin(draw):
    rows = draw.some(MEASURES, 12)
    cell = r"{\cjk %s}"
    body = r"{\Large\bfseries Common measure words}\par\smallskip In Chinese a number cannot stand right before a noun. A measure word comes between them, and each noun has its own.\par\bigskip\begin{center}\renewcommand\arraystretch{1.35}\begin{tabular}{llll}\toprule \textbf{Measure word} & \textbf{Pinyin} & \textbf{Used for} & \textbf{Example}\\\midrule "
    body += "".join(f"{cell % sign} & {sound} & {tex(use)} & {cell % example}\\\\" for sign, sound, use, example in rows)
    body += r"\bottomrule\end{tabular}\end{center}\smallskip{\small The example gives a number, the measure word and a noun.}"
    engine, source = document(draw, body, ["notoserif", "noto", "dejavuserif"], (11,), (22, 26), head=r"\fancyhead[L]{\small CHIN 102}\fancyhead[R]{\small Handout 7}", extra=r"\usepackage{booktabs}\newfontfamily\cjk{Noto Sans CJK SC}")
    return Document(engine, source, [item(sign, use, kind="vocabulary") for sign, _, use, _ in rows])


# Croatian phrases

CROATIAN = [
    ("Greetings", [("Dobar dan", "Good day"), ("Kako ste?", "How are you?"), ("Drago mi je", "Pleased to meet you"), ("Laku noć", "Good night")]),
    ("In a café", [("Račun, molim", "The bill, please"), ("Jednu kavu, molim", "A coffee, please"), ("Imate li slobodan stol?", "Do you have a free table?"), ("Bez šećera", "Without sugar")]),
    ("On the coast", [("Kada polazi trajekt?", "When does the ferry leave?"), ("Gdje je plaža?", "Where is the beach?"), ("povratna karta", "return ticket"), ("Je li more hladno?", "Is the sea cold?")]),
]


@layout(HALF, "phrases-brocatelle", "phrases of a Croatian evening class, word processor: topics as heads, below each a ruled table of two columns Croatian and English with a head row, teacher's e-mail in the head")
def phrases_brocatelle(draw):
    body, items = paragraph(run("Useful phrases for the holiday"), "Title"), []
    for topic, pairs in CROATIAN:
        body += paragraph(run(topic), "Head") + table([[run("Croatian", "B"), run("English", "B")]] + [[run(a), run(b)] for a, b in pairs], [8.2, 8.2])
        items += [item(a, b, kind="vocabulary", section=topic) for a, b in pairs]
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Caladea"], (12,), head="Croatian for beginners · Tuesday group · croatian@hillsidecollege.example")
    return Document(engine, source, items)


# Romanian test in mathematics with its barem

ROMANA = [
    ("Calculați (12 − 7)² + 3 · 5.", [("(12 − 7)² = 25", 3), ("25 + 15 = 40", 2)]), ("Rezolvați în mulțimea numerelor reale ecuația 3x − 4 = 11.", [("3x = 15", 3), ("x = 5", 2)]),
    ("Determinați media aritmetică a numerelor 8, 14 și 17.", [("8 + 14 + 17 = 39", 2), ("39 : 3 = 13", 3)]), ("Calculați 20% din 350 de lei.", [("350 · 20 : 100", 2), ("70 de lei", 3)]),
    ("Un dreptunghi are lungimea de 9 cm și lățimea de 4 cm. Calculați aria dreptunghiului.", [("A = L · l", 2), ("A = 36 cm²", 3)]), ("Determinați lungimea ipotenuzei unui triunghi dreptunghic cu catetele de 6 cm și 8 cm.", [("6² + 8² = 100", 3), ("lungimea ipotenuzei este 10 cm", 2)]),
    ("Prețul unei cărți este de 40 de lei. Calculați prețul cărții după o reducere de 15%.", [("reducerea este de 6 lei", 3), ("40 − 6 = 34 de lei", 2)]), ("Calculați probabilitatea ca, la aruncarea unui zar, să se obțină un număr mai mare decât 4.", [("2 cazuri favorabile din 6", 2), ("probabilitatea este 1/3", 3)]),
    ("Determinați cel mai mare divizor comun al numerelor 24 și 36.", [("24 = 2³ · 3 și 36 = 2² · 3²", 3), ("c.m.m.d.c. este 12", 2)]),
]


@layout(HALF, "simulare-kasuri", "Romanian mathematics test, Chromium: SUBIECTUL I and al II-lea (… de puncte), ruled rows with 5p, number and task; Barem de evaluare in its own file with steps and points 3p, 2p at the right")
def simulare_kasuri(draw):
    body, items = "<div class=t><span>Școala Gimnazială „Ion Creangă”</span><span>Clasa a VIII-a</span></div><h1>Simulare – Matematică</h1><ul><li>Toate subiectele sunt obligatorii. Se acordă zece puncte din oficiu.</li><li>Timpul de lucru efectiv este de două ore.</li></ul>", []
    scheme = "<h1>BAREM DE EVALUARE ȘI DE NOTARE</h1><p>Se punctează orice modalitate de rezolvare corectă.</p>"
    for head, tasks in (("SUBIECTUL I", ROMANA[:5]), ("SUBIECTUL al II-lea", ROMANA[5:])):
        title = f"<h2>{head} <span>({5 * len(tasks)} de puncte)</span></h2><table>"
        body += title
        scheme += title
        for n, (question, steps) in enumerate(tasks, 1):
            marks = sum(points for _, points in steps)
            body += f"<tr><td class=p>{marks}p<td class=p>{n}.<td>{web(question)}</tr>"
            scheme += f"<tr><td class=p>{n}.<td>" + "<br>".join(web(text) for text, _ in steps) + "<td class=p>" + "<br>".join(f"{points}p" for _, points in steps) + "</tr>"
            items.append(item(question, "\n".join(text for text, _ in steps), str(n), marks, section=head, rubric=[{"text": text, "marks": points} for text, points in steps]))
        body += "</table>"
        scheme += "</table>"
    css = ".t { display: flex; justify-content: space-between; font-size: 85% } h1 { text-align: center; font-size: 140% } h2 { font-size: 110%; margin: 7mm 0 2mm; display: flex; justify-content: space-between } table { border-collapse: collapse; width: 100% } td { border: 1px solid #000; padding: 2mm 3mm; vertical-align: top } .p { width: 10mm; text-align: center; font-weight: bold }"
    fonts = [draw.one(["Liberation Serif", "DejaVu Serif"])]
    engine, source = page(draw, body, fonts, (11,), css, language="ro")
    return Document(engine, source, items, page(draw, scheme, fonts, (11,), css, language="ro")[1])


# Glossary of banking

BANKING = [
    ("Balance", "The amount of money in an account at a given time."), ("Bond", "A loan to a government or company that pays interest and is repaid on a fixed date."), ("Collateral", "Something of value that a borrower pledges and may lose if the loan is not repaid."), ("Credit score", "A number that shows lenders how likely a person is to repay."),
    ("Debit card", "A card that takes money straight from the holder’s account."), ("Default", "Failure to repay a loan as agreed."), ("Deposit", "Money paid into an account."), ("Equity", "The part of a property’s value that is not covered by a mortgage."),
    ("Inflation", "A general rise in prices over time."), ("Interest", "The price paid for the use of borrowed money."), ("Mortgage", "A loan for buying a home, secured on the home itself."), ("Overdraft", "An arrangement that lets a customer spend more than the account holds."), ("Principal", "The sum borrowed, without interest."), ("Statement", "A list of all payments into and out of an account in a month."),
]


@layout(HALF, "glossary-crinoline", "glossary of a course in personal finance, Chromium: table without vertical rules in two columns, letters of the alphabet in a grey row of their own, term in bold, meaning beside it")
def glossary_crinoline(draw):
    entries, body, letter = draw.some(BANKING, 12), "<p class=m>Module 3 · Banking basics</p><h1>Glossary</h1><table><tr><th>Term<th>What it means</tr>", ""
    for term, meaning in entries:
        if term[0] != letter:
            letter = term[0]
            body += f"<tr class=l><td colspan=2>{letter}</tr>"
        body += f"<tr><td><b>{term}</b><td>{web(meaning)}</tr>"
    css = ".m { color: #666; margin: 0 } table { border-collapse: collapse; width: 100% } th { text-align: left; border-bottom: 2px solid #000; padding: 1.5mm } td { border-bottom: 1px solid #bbb; padding: 1.5mm; vertical-align: top } td:first-child { width: 38mm } .l td { background: #ddd; font-weight: bold } tr { break-inside: avoid }"
    engine, source = page(draw, body + "</table>", ["Roboto", "Open Sans", "Liberation Serif"], (11,), css)
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in entries])


# FAQ of a climbing hall

CLIMBING = [
    ("Do I need to book?", "On weekdays you can simply turn up. At weekends we advise you to book, because we let in no more than eighty climbers at a time."), ("Can I climb if I have never done it before?", "Yes. Beginners start in the bouldering room, where no ropes are needed. An instructor will show you how to fall safely."),
    ("How old must children be?", "Children may climb from the age of five. Those under fourteen must be with an adult."), ("What should I wear?", "Loose clothes that you can stretch in. Please take off rings and tie back long hair."),
    ("Can I hire shoes?", "Shoes cost £3.50 and a harness £3.00 for the day. Clean socks are a must!"), ("May I bring my own rope?", "No. All ropes in the hall are ours and are checked every morning."),
    ("Is there a test before I may belay?", "Yes, it takes ten minutes. You tie in, belay a partner and lower him or her to the ground."), ("Do you give refunds?", "If you cancel at least a day before, we return the whole price. After that we can only offer another date."), ("Is there somewhere to park?", "There are twenty spaces behind the building, and bus 14 stops at the door."),
]


@layout(HALF, "faq-prusik", "FAQ of a climbing hall, Typst: a coloured disc with Q before each question in bold and a pale one with A before the answer, opening hours in the foot")
def faq_prusik(draw):
    body = "".join(f"#block(breakable: false, grid(columns: (9mm, 1fr), row-gutter: 2mm, disc(\"Q\", dark), [*{q}*], disc(\"A\", pale), [{a}]))\n#v(3mm)\n" for q, a in CLIMBING)
    source = f"""#let dark = rgb("#c2410c")
#let pale = rgb("#7c8a99")
#let disc(letter, shade) = move(dy: -1.2mm, circle(radius: 3mm, fill: shade, inset: 0pt, align(center + horizon, text(white, weight: "bold", 9pt, letter))))
#set page(paper: "a4", margin: 20mm, footer: text(8pt)[Open Mon–Fri 10:00–22:00, Sat and Sun 9:00–20:00 #h(1fr) The Quarry Climbing Hall])
#set text(font: ("{draw.one(['Lato', 'Open Sans', 'Carlito'])}",), size: 10.5pt, lang: "en")
#block(width: 100%, inset: (bottom: 4mm))[#text(22pt, weight: "bold", fill: dark)[Frequently asked questions]]
{body}
"""
    return Document("typst", source, [item(q, a, kind="faq") for q, a in CLIMBING])


# Prepositions

PREPOSITIONS = [
    ("The cat is asleep {} the sofa, where nobody can see it.", "behind"), ("We walked {} the bridge to the other side of the river.", "across"), ("My birthday is {} July.", "in"), ("The shop closes {} half past five.", "at"), ("There is a letter {} you on the table.", "for"), ("She has lived here {} 2015.", "since"),
    ("He sat {} his two sisters in the back of the car.", "between"), ("The train went {} a long tunnel.", "through"), ("Please finish the report {} Friday.", "by"), ("I cannot drink coffee {} sugar.", "without"),
]


@layout(HALF, "prepositions-woad", "prepositions sheet of a language school, Chromium: words in rounded tags in a frame, sentences with drawn rules, level and time at the right of the head; answer key below a dashed line as a row")
def prepositions_woad(draw):
    asked = draw.mixed(PREPOSITIONS)
    bank = draw.mixed([word for _, word in asked])
    body = "<div class=t><h1>Prepositions</h1><span>Level: A2<br>Time: 10 min</span></div><p>Complete the sentences with the words in the box. Use each word once.</p><div class=b>" + "".join(f"<span>{word}</span>" for word in bank) + "</div>"
    body += "".join(f"<p class=q><b>{n}</b> {text.replace('{}', '<i></i>')}</p>" for n, (text, _) in enumerate(asked, 1))
    body += "<div class=k><b>KEY</b> " + " ".join(f"<span>{n} {word}</span>" for n, (_, word) in enumerate(asked, 1)) + "</div>"
    css = ".t { display: flex; justify-content: space-between; align-items: center } .b { border: 1.5px solid #457; border-radius: 2mm; padding: 3mm; display: flex; flex-wrap: wrap; gap: 3mm; margin: 4mm 1mm } .b span { background: #e3ebf3; border-radius: 4mm; padding: 1mm 4mm } .q { margin: 4.5mm 0 } .q b { display: inline-block; width: 9mm } .q i { display: inline-block; width: 28mm; border-bottom: 1px solid #000 } .k { border-top: 1px dashed #555; margin-top: 22mm; padding-top: 2mm; font-size: 80% } .k span { margin-left: 4mm; white-space: nowrap }"
    engine, source = page(draw, body, ["Open Sans", "Lato", "Liberation Sans"], (11, 12), css)
    return Document(engine, source, [item(text.replace("{}", "").strip(), word, str(n), kind="gap", gap=True) for n, (text, word) in enumerate(asked, 1)])


# Business terms to match

TERMS = [
    ("brand", "a name or sign that tells a product from others"), ("competitor", "a firm that sells a similar product"), ("dividend", "the part of the profit that is paid to shareholders"), ("invoice", "a list of goods supplied and the sum due"), ("monopoly", "a market with a single seller"),
    ("retailer", "a shop that sells to the public"), ("revenue", "the money that a firm takes from its sales"), ("turnover tax", "a charge that the state makes on sales"), ("wholesaler", "a trader who buys in bulk and sells to shops"), ("loss leader", "an article sold below cost to attract customers"),
]


@layout(HALF, "terms-herringbone", "business terms to match of an American high school, pdfLaTeX: a rule to write on before 1. to 10., capital letters A. to J. before the meanings in a second column, key on the next page as two rows of a table")
def terms_herringbone(draw):
    ends = draw.mixed([meaning for _, meaning in TERMS])
    letters = "ABCDEFGHIJ"
    listed = choices(letters, ends)
    body = r"Name \rule{60mm}{0.4pt}\hfill Period \rule{15mm}{0.4pt}\par\bigskip{\large\bfseries Chapter 4: Matching}\par\smallskip Write the letter of the correct meaning on the line before each term.\par\bigskip\renewcommand\arraystretch{1.6}\begin{tabular}{@{}p{58mm}@{}>{\raggedright\arraybackslash}p{95mm}@{}}"
    items, places = [], []
    for n, (term, meaning) in enumerate(TERMS, 1):
        place = ends.index(meaning)
        body += rf"\rule{{12mm}}{{0.4pt}}\ {n}.\ {term} & {letters[n - 1]}.\ {tex(ends[n - 1])}\\"
        items.append(item(term, meaning, str(n), None, listed, kind="match", answer_label=letters[place]))
        places.append(letters[place])
    body += r"\end{tabular}\newpage{\large\bfseries Chapter 4: Key}\par\medskip\begin{tabular}{|l|" + "c|" * 10 + r"}\hline Item & " + " & ".join(map(str, range(1, 11))) + r"\\\hline Letter & " + " & ".join(places) + r"\\\hline\end{tabular}"
    engine, source = document(draw, body, ["times", "palatino", "lm"], (11, 12), (24, 26), paper="letterpaper")
    return Document(engine, source, items)


# Worked examples and practice in chemistry

EXAMPLES = [
    ("What amount of substance is in 20 g of calcium? (Molar mass: 40 g/mol)", "n = m ÷ M = 20 g ÷ 40 g/mol", "0.50 mol"), ("What is the mass of 3.0 mol of water? (Molar mass: 18 g/mol)", "m = n × M = 3.0 mol × 18 g/mol", "54 g"), ("A solution holds 0.20 mol of salt in 0.50 L. What is its concentration?", "c = n ÷ V = 0.20 mol ÷ 0.50 L", "0.40 mol/L"),
]
PRACTICE = [
    ("What amount of substance is in 46 g of sodium? (Molar mass: 23 g/mol)", "2.0 mol"), ("What is the mass of 0.25 mol of iron? (Molar mass: 56 g/mol)", "14 g"), ("What amount of salt is in 2.0 L of a solution of 0.30 mol/L?", "0.60 mol"),
    ("Calculate the volume of a solution of 0.50 mol/L that holds 0.10 mol of sugar.", "0.20 L"), ("A sample of 0.10 mol of a gas has a mass of 4.4 g. Calculate its molar mass.", "44 g/mol"), ("How many grams of helium are 5.0 mol? (Molar mass: 4.0 g/mol)", "20 g"),
]


@layout(HALF, "moles-selvedge", "chemistry handout, XeLaTeX: Example 1 to 3 in shaded boxes with Solution and Answer run in, then Practice with numbers that begin again, answers to it in brackets in one line at the end")
def moles_selvedge(draw):
    body, items = r"{\Large\bfseries Amount of substance}\par\smallskip Study the examples first. Then do the practice problems without looking back.\par\medskip ", []
    for n, (question, working, answer) in enumerate(EXAMPLES, 1):
        body += rf"\medskip\colorbox{{black!7}}{{\parbox{{0.96\linewidth}}{{\textbf{{Example {n}}}\par\smallskip {tex(question)}\par\medskip\textit{{Solution:}} {tex(working)}\par\textit{{Answer:}} \textbf{{{tex(answer)}}}}}}}\par "
        items.append(item(question, answer, str(n), kind="numeric", answer_kind="contains", section="Examples"))
    body = body.replace(r"Then do the practice problems without looking back.\par\medskip ", r"Then do the practice problems without looking back.\par\medskip{\large\bfseries Examples}\par ", 1)
    body += r"\bigskip{\large\bfseries Practice}\par "
    for n, (question, answer) in enumerate(PRACTICE, 1):
        body += rf"\medskip\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)}}}"
        items.append(item(question, answer, str(n), kind="numeric", section="Practice"))
    body += r"\vspace{12mm}{\small\textbf{Answers to Practice:} " + r"\quad ".join(rf"\mbox{{{n}.\ {tex(a)}}}" for n, (_, a) in enumerate(PRACTICE, 1)) + r"\par}"
    engine, source = document(draw, body, ["noto", "dejavu", "dejavuserif"], (10, 11), (22, 26), head=r"\fancyhead[L]{\small Chemistry 1}\fancyhead[R]{\small Handout 12}")
    return Document(engine, source, items)


# Cycling test, Czech

KOLO = [
    ("Od kolika let smí dítě jet samo na kole po silnici?", ["od 6 let", "od 10 let", "od 15 let"], 1), ("Jakou barvu má přední světlo jízdního kola?", ["bílou", "červenou", "modrou"], 0), ("Co znamená červené světlo na semaforu?", ["Jeď pomalu.", "Připrav se.", "Stůj!"], 2),
    ("Na které straně vozovky jezdí cyklista?", ["vlevo", "uprostřed", "vpravo"], 2), ("Kdo musí mít na kole přilbu?", ["osoby mladší 18 let", "jen závodníci", "nikdo"], 0), ("Jak dá cyklista najevo, že odbočuje vlevo?", ["zazvoní", "upaží levou ruku", "kývne hlavou"], 1),
    ("Kde přechází cyklista s kolem přes přechod pro chodce?", ["jede rychle", "kolo vede", "jede bez držení"], 1), ("Kam patří odrazka červené barvy?", ["dopředu", "do paprsků kola", "dozadu"], 2), ("Které telefonní číslo má záchranná služba?", ["155", "158", "150"], 0), ("Smí cyklista za jízdy telefonovat?", ["ano", "ne", "jen v obci"], 1),
]


@layout(HALF, "kolo-houndstooth", "Czech cycling test for children, word processor: Jméno and Třída, a) to c) below each other, two columns, Správné odpovědi at the end closed up as 1b, 2a")
def kolo_houndstooth(draw):
    body, items, key = paragraph(run("Mladý cyklista – test"), "Title") + paragraph(run("Jméno: ____________________")) + paragraph(run("Třída: ______   Body: ____ / 10")) + paragraph(run("Zakroužkuj správnou odpověď.", "I")), [], []
    for n, (question, options, right) in enumerate(KOLO, 1):
        body += paragraph(run(f"{n}.\t{question}", "B"), "Task") + "".join(paragraph(run(f"{letter})\t{text}"), "Opt") for letter, text in zip("abc", options))
        items.append(item(question, options[right], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[right]))
        key.append(f"{n}{'abc'[right]}")
    body += paragraph(run("Správné odpovědi: ", "B") + run(", ".join(key)), "Key")
    styles = paragraph_style("Task", 0.4, 0.8, -0.8, [(0.8, "")], extra='fo:keep-with-next="always"') + paragraph_style("Opt", 0.05, 1.6, -0.8, [(1.6, "")], extra='fo:keep-with-next="auto"') + paragraph_style("Key", 1.5, size=9)
    engine, source = office(draw, body, ["Liberation Sans", "Carlito"], (12,), columns=2, foot=False, styles=styles)
    return Document(engine, source, items)


# Exercises of a textbook

CHAPTER = [
    ("Check Your Facts", ["What is a tax?", "Name two public services that are paid for by taxes.", "Which tax is added to the price of most goods?", "Who decides how the money of a town is spent?"]),
    ("Build Your Vocabulary", ["Write a sentence with the word budget.", "Explain the difference between income and wealth."]),
    ("Think It Over", ["Why do some countries tax sugar and tobacco?", "Should a town borrow money to build a swimming pool? Give reasons.", "How would your day change if there were no public services?"]),
    ("Do It Together", ["Find out what your town spent on roads last year.", "Interview a shopkeeper about the tax that he or she collects."]),
]


@layout(HALF, "civics-pashmina", "end of a chapter of a civics textbook, XeLaTeX: Chapter 9 Review in a bar, four heads in small capitals under which numbers begin again, two columns, nothing answered")
def civics_pashmina(draw):
    body, items = r"\colorbox{black!75}{\makebox[0.97\linewidth][l]{\color{white}\Large\bfseries Chapter 9 Review}}\par\medskip\textbf{Summary}\enspace Governments need money to pay for schools, roads and courts. Most of it comes from taxes on what people earn, own and buy. Each year a budget sets out how the money is to be raised and spent.\par\begin{multicols}{2}\raggedright ", []
    for head, questions in CHAPTER:
        body += rf"\bigskip\needspace{{25mm}}{{\large\scshape {head}}}\par\vspace{{-2mm}}\rule{{\linewidth}}{{0.4pt}}\par "
        for n, question in enumerate(questions, 1):
            body += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\smallskip "
            items.append(item(question, None, str(n), section=head))
    body += r"\end{multicols}"
    engine, source = document(draw, body, ["libertine", "schoolbook", "timesnew"], (11,), (20, 24), foot=r"\fancyfoot[L]{\small\thepage}\fancyfoot[R]{\small Unit 3: Money and the State}", extra=r"\setlength\columnsep{9mm}\setcounter{page}{146}")
    return Document(engine, source, items)


# Rubric that asks nothing

RUBRIC = [
    ("Content", "The talk explains the topic fully and every fact is right.", "Most of the topic is explained; small mistakes.", "Only part of the topic is explained.", "The topic is hardly touched."),
    ("Order", "The talk has a clear beginning, middle and end.", "The order is clear most of the time.", "The order is hard to follow.", "There is no order."),
    ("Voice", "The speaker is loud and clear and does not read.", "The speaker is clear but reads at times.", "The speaker reads most of the talk.", "The speaker cannot be heard."),
    ("Visual aids", "Pictures help the listeners and are easy to see.", "Pictures help, but some are too small.", "Pictures do not fit the talk.", "There are no pictures."),
    ("Time", "Between four and five minutes.", "Half a minute too long or too short.", "A minute too long or too short.", "More than a minute too long or too short."),
]


@layout(HALF, "rubric-mordant", "assessment rubric for oral presentations, Chromium, landscape: table of criteria in rows and Excellent 4 to Beginning 1 in columns, lines for name, total and comments; nothing to be found")
def rubric_mordant(draw):
    body = "<h1>Oral Presentation Rubric</h1><p>Student: ______________________ &emsp; Topic: ____________________________ &emsp; Date: ____________</p><table><tr><th>Criteria<th>Excellent<br>4<th>Good<br>3<th>Developing<br>2<th>Beginning<br>1<th>Score</tr>"
    body += "".join("<tr><th>" + row[0] + "".join(f"<td>{cell}" for cell in row[1:]) + "<td></tr>" for row in draw.some(RUBRIC, 5))
    body += "<tr><th colspan=5 style='text-align:right'>Total out of 20<td></tr></table><p>Comments: ____________________________________________________________</p><p>Teacher’s signature: ______________________</p>"
    css = "table { border-collapse: collapse; width: 100%; margin: 4mm 0 } td, th { border: 1px solid #333; padding: 2.5mm; vertical-align: top } th { background: #e9eef5 } td:last-child { width: 18mm }"
    engine, source = page(draw, body, ["Carlito", "Liberation Sans"], (11,), css, paper="A4 landscape")
    return Document(engine, source, [])
