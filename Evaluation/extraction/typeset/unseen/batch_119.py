"""The hundred and nineteenth: more ordinary sheets by one who does not know the reader, named after trees: a geography paper
(Australia), a chemistry paper with its marking scheme (Kenya), an exercise sheet with solutions (Germany), an entrance test
(Brazil), questions for a certificate in networking, an instructor's copy of a boating test, gaps with a bank, a housing FAQ, a glossary of
insurance, Persian words, a sheet of equations and an exercise of a mathematics textbook.
"""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT, DOTTED = word.Sheet, word.RIGHT, word.DOTS

HALF = "unseen"


def turned(draw, right, wrong):
    """The options in some order, and the place of the right one."""
    options = draw.shuffled([right, *wrong])
    return options, options.index(right)


# Geography paper with sample answers, Australia

COAST = [
    ("A town council is planning to protect a sandy beach from erosion.", [
        ("Outline ONE natural process that moves sand along a beach.", 2, "Waves that arrive at an angle carry sand up the beach, and the backwash brings it straight down again, so that it moves along the shore."),
        ("Explain how a groyne can protect a beach.", 3, "A groyne is a wall built out into the sea. It traps sand that drifts along the shore, so that the beach on its updrift side becomes wider and absorbs the energy of the waves."),
        ("Describe ONE disadvantage of building groynes.", 2, "Beaches further along the coast no longer receive sand and may be eroded.")]),
    ("In 1950 about 30 per cent of the world’s population lived in cities. Today it is more than half.", [
        ("Name the process described above.", 1, "Urbanisation"),
        ("Identify TWO reasons why people move from the country to cities.", 2, "They hope to find work, and they expect better schools and hospitals."),
        ("Assess the effects of rapid growth on the environment of ONE city.", 5, "In Jakarta rapid growth has led to the overuse of groundwater, and parts of the city sink by several centimetres a year. Floods have become more frequent, and rivers are polluted by waste. New drains have reduced flooding in the centre, but the poorest districts have gained little.")]),
    (None, [("Explain why rainforests are important to the global carbon cycle.", 4, "Their trees take in carbon dioxide and store carbon in wood and soil. When forests are cleared or burnt, this carbon returns to the atmosphere and adds to warming.")]),
    ("Farmers in dry areas use different methods of irrigation.", [
        ("Define the term irrigation.", 1, "The artificial supply of water to land so that crops can grow."),
        ("Compare drip irrigation with flood irrigation.", 4, "Drip irrigation brings water directly to the roots and loses little by evaporation, but pipes are expensive. Flood irrigation is cheap and simple, but it wastes water and may make the soil salty.")]),
]


@layout(HALF, "paper-jarrah", "Australian geography paper, pdfLaTeX: Question 21 (7 marks) as head, (a) with the marks in bold in a column at the right under Marks, ruled lines; Sample answers under Question 21 (a) in the same file")
def paper_jarrah(draw):
    body, solved, items, total = "", "", [], 0
    for n, (stem, parts) in enumerate(COAST, 21):
        sum_ = sum(marks for _, marks, _ in parts)
        total += sum_
        body += rf"\bigskip\needspace{{45mm}}\textbf{{Question {n}}} ({sum_} marks)\par\smallskip " + (tex(stem) + r"\par\medskip " if stem else "")
        for k, (question, marks, answer) in enumerate(parts):
            letter = "abc"[k]
            lines = r"\ruleline" * (marks + 1 if marks < 3 else marks + 2)
            if stem:
                body += rf"\needspace{{30mm}}\lab{{0mm}}{{9mm}}{{({letter})}}{{{tex(question)}\pushright{{\rlap{{\hspace*{{6mm}}\textbf{{{marks}}}}}}}}}" + lines + r"\medskip " + "\n"
                solved += rf"\needspace{{20mm}}\textbf{{Question {n} ({letter})}}\par {tex(answer)}\par\medskip "
            else:
                body += tex(question) + lines + r"\medskip " + "\n"
                solved += rf"\needspace{{20mm}}\textbf{{Question {n}}}\par {tex(answer)}\par\medskip "
            items.append(item(question, answer, f"{n}({letter})" if stem else str(n), marks, stem=stem, kind="long" if marks > 3 else "short"))
    top = rf"{{\Large\bfseries Geography}}\par\medskip\textbf{{Section II}}\par\textbf{{{total} marks}}\par\textbf{{Attempt Questions 21--{20 + len(COAST)}}}\par\textbf{{Allow about 45 minutes for this section}}\par\smallskip\hrule\smallskip Answer the questions in the spaces provided. These spaces provide guidance for the expected length of response.\par\hrule\par\hfill\rlap{{\hspace*{{1mm}}\textbf{{Marks}}}}"
    engine, source = document(draw, top + body + r"\newpage{\large\bfseries Section II: Sample answers}\par\medskip " + solved, ["times", "palatino", "timesnew"], (11,), (25, 27), foot=r"-- \thepage\ --")
    return Document(engine, source, items)


# Chemistry paper with its marking scheme, Kenya

KCSE = [
    (None, [("State two differences between a physical change and a chemical change.", ["No new substance is formed in a physical change while a new substance is formed in a chemical change.", "A physical change is easily reversed while a chemical change is not."])]),
    ("An element X has the electron arrangement 2.8.3.", [("To which group does element X belong?", ["Group III"]), ("Write the formula of the oxide of X.", ["X₂O₃"])]),
    (None, [("Explain why graphite conducts electricity while diamond does not.", ["In graphite each carbon atom uses three electrons in bonding, and the fourth electrons are delocalised.", "In diamond all four electrons are used in bonding."])]),
    ("A student added zinc granules to dilute sulphuric acid in a flask.", [("Name the gas that was produced.", ["Hydrogen gas"]), ("Describe how the gas may be tested.", ["A burning splint is placed at the mouth of the test tube.", "The gas burns with a pop sound."]), ("State one use of the gas.", ["Manufacture of margarine"])]),
    (None, [("Name the method that is used to separate a mixture of ethanol and water.", ["Fractional distillation"])]),
    ("A gas occupies 200 cm³ at a pressure of 100 kPa. The temperature is kept constant.", [("State Boyle’s law.", ["The volume of a fixed mass of a gas is inversely proportional to its pressure at constant temperature."]), ("Calculate its volume at a pressure of 250 kPa.", ["P₁V₁ = P₂V₂", "V₂ = 80 cm³"])]),
]


@layout(HALF, "chemistry-iroko", "Kenyan chemistry paper, word processor: 1. and (a), (2mks) at the line's end, dotted lines to write on, boxes for name and index number; MARKING SCHEME after it with (1mk) behind each point")
def chemistry_iroko(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Caladea"]), 11, country="KE", margin=2.1)
    items = []
    sheet.body += [sheet.p("<b>MWANGAZA SECONDARY SCHOOL</b>", align="center", size=14, after=0.05), sheet.p("<b>FORM THREE CHEMISTRY – END OF TERM II</b>", align="center", after=0.3)]
    sheet.body.append(sheet.table([["Name: ", "Adm. No.: "], ["Class: ", "Date: "]], [round(sheet.wide * 0.6, 2), round(sheet.wide * 0.4, 2)]))
    sheet.body.append(sheet.p("<i>Answer all the questions in the spaces provided.</i>", before=0.3, after=0.3))
    scheme = [sheet.p("<b>MWANGAZA SECONDARY SCHOOL</b>", align="center", size=14, after=0.05, extra='fo:break-before="page"'), sheet.p("<b>FORM THREE CHEMISTRY – MARKING SCHEME</b>", align="center", after=0.3)]

    def mks(count):
        return f"({count}mk{'s' if count > 1 else ''})"

    keep = 'fo:keep-with-next="always"'
    for n, (stem, parts) in enumerate(KCSE, 1):
        if stem:
            sheet.body.append(sheet.p(f"{n}.\t{stem}", left=0.9, first=-0.9, tabs=[0.9], before=0.15, extra=keep))
        for letter, (question, points) in zip("abc", parts):
            marks = len(points)
            label = f"({letter})" if stem else f"{n}."
            left = 1.8 if stem else 0.9
            sheet.body.append(sheet.p(f"{label}\t{question} {mks(marks)}", left=left, first=-0.9, tabs=[left], before=0.1, extra=keep))
            sheet.body += [sheet.p("\t", left=left, tabs=[(sheet.wide, DOTTED)], after=0.15) for _ in range(marks + 1)]
            whole = (f"{n}." if letter == "a" else "") + (f"\t({letter})" if stem else "")
            for k, point in enumerate(points):
                start = whole if k == 0 else ("\t" if stem else "")
                scheme.append(sheet.p(f"{start}\t{point} {mks(1)}", left=left, first=-left, tabs=[0.9, 1.8] if stem else [0.9], after=0.1))
            rubric = [{"text": point, "marks": 1} for point in points] if marks > 1 else None
            items.append(item(question, "\n".join(points), f"{n}({letter})" if stem else str(n), marks, stem=stem, rubric=rubric))
    sheet.body += scheme
    sheet.foot = sheet.p("Form 3 Chemistry\tPage {page}", size=9, tabs=[(sheet.wide, RIGHT)])
    engine, source = sheet.source()
    return Document(engine, source, items)


# Exercise sheet with solutions, Germany

BLATT = [
    ("Würfel", "Ein fairer Würfel wird zweimal geworfen.", [
        ("Geben Sie die Anzahl der möglichen Ergebnisse an.", 1, "Es gibt 6 · 6 = 36 Ergebnisse."),
        ("Bestimmen Sie die Wahrscheinlichkeit, dass die Augensumme 7 beträgt.", 2, "Sechs der 36 Ergebnisse haben die Summe 7, also beträgt die Wahrscheinlichkeit 6/36 = 1/6."),
        ("Berechnen Sie den Erwartungswert der Augensumme.", 2, "Der Erwartungswert eines Wurfs ist 3,5; für zwei Würfe ergibt sich 7.")]),
    ("Urne", "In einer Urne liegen 5 rote und 3 blaue Kugeln. Es werden zwei Kugeln ohne Zurücklegen gezogen.", [
        ("Wie groß ist die Wahrscheinlichkeit, dass beide Kugeln rot sind?", 2, "Sie ist 5/8 · 4/7 = 5/14."),
        ("Wie groß ist die Wahrscheinlichkeit, dass die Kugeln verschiedene Farben haben?", 3, "Sie ist 5/8 · 3/7 + 3/8 · 5/7 = 15/28.")]),
    ("Bernoulli-Kette", None, [("Eine Münze wird zehnmal geworfen. Berechnen Sie die Wahrscheinlichkeit, dass mindestens einmal Kopf fällt.", 4, "Über das Gegenereignis erhält man 1 − 1/1024 = 1023/1024.")]),
    ("Binomialverteilung", "Die Zufallsgröße X ist binomialverteilt mit n = 50 und p = 0,2.", [
        ("Berechnen Sie den Erwartungswert von X.", 1, "Es ist n · p = 10."),
        ("Berechnen Sie die Standardabweichung von X.", 2, "Die Varianz ist n · p · (1 − p) = 8, die Standardabweichung also etwa 2,83."),
        ("Erläutern Sie, was eine Standardabweichung über die Verteilung aussagt.", 2, "Sie gibt an, wie stark die Werte um den Erwartungswert streuen.")]),
]


@layout(HALF, "uebungsblatt-totara", "German exercise sheet with solutions, pdfLaTeX: Aufgabe 1 with title and points at the right, a) with (2 P.) at the end, Lösung: in a grey box below each part")
def uebungsblatt_totara(draw):
    number = draw.random.randint(3, 11)
    body, items = rf"Universität Lindenau\hfill Wintersemester 2025/26\par Prof.\ Dr.\ M.\ Brandt\hfill Abgabe: 14.~November, 10:00 Uhr\par\medskip\begin{{center}}{{\Large\bfseries Stochastik für das Lehramt}}\par\smallskip{{\large Übungsblatt {number} -- mit Lösungen}}\end{{center}}\hrule ", []

    def said(answer):
        return r"\par\smallskip\hspace*{7mm}\colorbox{gray!15}{\parbox{0.9\linewidth}{\textbf{Lösung:} " + tex(answer).replace("·", r"$\cdot$") + r"}}\par\smallskip "

    for n, (title, stem, parts) in enumerate(BLATT, 1):
        sum_ = sum(points for _, points, _ in parts)
        body += rf"\bigskip\needspace{{35mm}}\textbf{{Aufgabe {n}}} \textit{{({title})}}\hfill [{sum_} Punkte]\par\smallskip " + (tex(stem) + r"\par " if stem else "")
        for k, (question, points, answer) in enumerate(parts):
            if stem:
                body += rf"\needspace{{3\baselineskip}}\lab{{0mm}}{{7mm}}{{{'abc'[k]})}}{{{tex(question)} ({points}~P.)}}" + said(answer) + "\n"
            else:
                body += tex(question) + said(answer) + "\n"
            items.append(item(question, answer, f"{n}({'abc'[k]})" if stem else str(n), points, stem=stem))
    engine, source = document(draw, body, ["lm", "palatino", "libertine"], (11,), (23, 26), foot=r"\thepage", extra=r"\hyphenpenalty=200")
    return Document(engine, source, items)


# Entrance test, Brazil

VESTIBULAR = [
    ("A organela celular responsável pela respiração aeróbia é", "a mitocôndria.", ["o ribossomo.", "o lisossomo.", "o complexo golgiense.", "o núcleo."]),
    ("O bioma brasileiro que tem vegetação adaptada ao clima semiárido é", "a Caatinga.", ["o Pantanal.", "a Mata Atlântica.", "o Pampa.", "a Amazônia."]),
    ("A independência do Brasil foi proclamada no ano de", "1822.", ["1500.", "1789.", "1808.", "1889."]),
    ("Um automóvel percorre 240 km em 3 horas. Sua velocidade média, em km/h, é", "80.", ["60.", "72.", "90.", "120."]),
    ("O autor do romance “Dom Casmurro” é", "Machado de Assis.", ["José de Alencar.", "Jorge Amado.", "Graciliano Ramos.", "Euclides da Cunha."]),
    ("O gás mais abundante na atmosfera da Terra é", "o nitrogênio.", ["o oxigênio.", "o gás carbônico.", "o hidrogênio.", "o argônio."]),
    ("A soma dos ângulos internos de um pentágono é", "540°.", ["180°.", "360°.", "720°.", "900°."]),
    ("A capital do estado do Ceará é", "Fortaleza.", ["Natal.", "Recife.", "São Luís.", "Teresina."]),
    ("Numa solução de pH 3, o meio é", "ácido.", ["básico.", "neutro.", "alcalino.", "isolante."]),
    ("Um produto de R$ 200,00 recebe um desconto de 15%. Seu novo preço é", "R$ 170,00.", ["R$ 115,00.", "R$ 150,00.", "R$ 185,00.", "R$ 215,00."]),
]


@layout(HALF, "vestibular-rimu", "Brazilian entrance test, XeLaTeX: two columns, QUESTÃO 01 on a grey bar, (A) to (E) stacked, GABARITO as a grid of two columns on the last page, running head")
def vestibular_rimu(draw):
    body, items, grid = "", [], []
    for n, (question, right, wrong) in enumerate(VESTIBULAR, 1):
        options, place = turned(draw, right, wrong)
        listed = "".join(rf"\lab{{0mm}}{{8mm}}{{({letter})}}{{{tex(text)}}}" for letter, text in zip("ABCDE", options))
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{3pt}}\colorbox{{black!15}}{{\makebox[0.95\linewidth][l]{{\textbf{{QUESTÃO {n:02}}}}}}}\par\smallskip {tex(question)}\par {listed}\end{{minipage}}\par\vspace{{5mm}}" + "\n"
        items.append(item(question, right, f"{n:02}", None, choices("ABCDE", options), kind="mcq", answer_label="ABCDE"[place]))
        grid.append((f"{n:02}", "ABCDE"[place]))
    cells = "".join(rf"{a} & {b} & {c} & {d}\\\hline " for (a, b), (c, d) in zip(grid[:5], grid[5:]))
    body = rf"\begin{{center}}{{\large\bfseries PROCESSO SELETIVO 2026/1}}\par\textbf{{PROVA DE CONHECIMENTOS GERAIS}}\end{{center}}\fbox{{\parbox{{0.97\linewidth}}{{\small\textbf{{INSTRUÇÕES:}} Esta prova contém {len(grid)} questões de múltipla escolha, cada uma com cinco alternativas, das quais apenas uma é correta. Preencha o cartão de respostas com caneta de tinta preta. A duração da prova é de uma hora.}}}}\par\bigskip\begin{{multicols}}{{2}}{body}\end{{multicols}}\newpage\begin{{center}}{{\large\bfseries GABARITO OFICIAL}}\par\medskip\renewcommand\arraystretch{{1.3}}\begin{{tabular}}{{|c|c||c|c|}}\hline\textbf{{Questão}} & \textbf{{Resposta}} & \textbf{{Questão}} & \textbf{{Resposta}}\\\hline {cells}\end{{tabular}}\end{{center}}"
    engine, source = document(draw, body, ["arial", "helvetica"], (10, 11), (18, 22), head=r"\fancyhead[L]{\footnotesize Faculdade Serra Azul}\fancyhead[R]{\footnotesize Vestibular 2026/1}", foot=r"\footnotesize\thepage", extra=r"\setlength\columnsep{9mm}\setlength\columnseprule{0.4pt}")
    return Document(engine, source, items)


# Practice questions for a certificate in networking

NETWORK = [
    ("Which protocol automatically assigns IP addresses to hosts on a network?", ["DHCP"], ["DNS", "FTP", "ARP"], "DHCP leases addresses from a pool and also hands out the default gateway and name servers."),
    ("Which two protocols operate at the transport layer? (Choose two.)", ["TCP", "UDP"], ["IP", "ICMP", "Ethernet"], "IP and ICMP belong to the network layer and Ethernet to the layers below it."),
    ("A technician needs to find out which port HTTPS uses by default. Which port is it?", ["443"], ["22", "80", "8080"], "Port 80 is used for HTTP without encryption and port 22 for SSH."),
    ("Which device forwards packets between different networks?", ["Router"], ["Hub", "Repeater", "Patch panel"], "A router reads the destination address of the network layer and looks it up in its routing table."),
    ("Which two of these are private IPv4 addresses? (Choose two.)", ["10.4.7.1", "192.168.20.5"], ["8.8.8.8", "172.64.0.9"], "The private ranges are 10.0.0.0/8, 172.16.0.0/12 and 192.168.0.0/16."),
    ("How many usable host addresses does a /28 network have?", ["14"], ["16", "28", "30"], "Four bits are left for hosts, which gives 16 addresses; the network and broadcast addresses cannot be used."),
    ("Which command shows the route that packets take to a host on a Windows PC?", ["tracert"], ["ipconfig", "netstat", "nslookup"], "The other commands show settings, connections and name records."),
    ("Which type of cable is immune to electromagnetic interference?", ["Fiber optic"], ["Coaxial", "Unshielded twisted pair", "Shielded twisted pair"], "It carries light, which electric fields do not disturb."),
    ("Which standard defines Wi-Fi 6?", ["802.11ax"], ["802.11ac", "802.11n", "802.3af"], "802.11ac is Wi-Fi 5, and 802.3af is a standard for power over Ethernet."),
]


@layout(HALF, "certificate-sequoia", "practice questions for a networking certificate, Chromium: QUESTION 1 in capitals, A. B. C. D. stacked, two with (Choose two.), Correct Answer: BD and Explanation below each, head with exam code")
def certificate_sequoia(draw):
    body, items = f"<div class=h>NET-{draw.random.randint(201, 399)} Practice Questions<br><small>Version 3.2 · {len(NETWORK)} questions</small></div>", []
    for n, (question, right, wrong, why) in enumerate(NETWORK, 1):
        options = draw.shuffled(right + wrong)
        labels = [letter for letter, text in zip("ABCDE", options) if text in right]
        body += f"<div class=q><h3>QUESTION {n}</h3><p>{web(question)}</p>" + "".join(f"<p class=o>{letter}. {web(text)}</p>" for letter, text in zip("ABCDE", options)) + f"<p class=a><b>Correct Answer:</b> {''.join(labels)}</p><p><b>Explanation:</b><br>{web(why)}</p></div>"
        items.append(item(question, "\n".join(text for text in options if text in right), str(n), None, choices("ABCDE", options), kind="multi" if len(right) > 1 else "mcq", answer_label="".join(labels)))
    css = ".h { text-align: center; font-size: 18pt; font-weight: bold; border-bottom: 1px solid #000; padding-bottom: 3mm; margin-bottom: 5mm } .h small { font-size: 10pt; font-weight: normal } .q { break-inside: avoid; margin-bottom: 8mm } h3 { font-size: 100%; margin: 0 0 1mm } p { margin: 1mm 0 } .o { margin-left: 2mm } .a { margin-top: 3mm }"
    engine, source = page(draw, body, ["Liberation Sans", "Roboto", "Open Sans"], (10, 11), css)
    return Document(engine, source, items)


# Instructor's copy of a boating test

BOAT = [
    ("What does a red buoy mark when you return from the sea?", "the right side of the channel", ["the left side of the channel", "an anchorage"]), ("Who must wear a life jacket at all times on a boat under way?", "children under 13", ["the skipper only", "nobody"]), ("What is the front of a boat called?", "the bow", ["the stern", "the beam"]),
    ("Two power boats meet head-on. What should both do?", "turn to the right", ["turn to the left", "stop their engines"]), ("What color is the light on the port side?", "red", ["green", "white"]), ("What should you do first if your boat capsizes?", "stay with the boat", ["swim to shore", "take off your life jacket"]),
    ("How long should the blower run before a gasoline engine is started?", "at least four minutes", ["ten seconds", "an hour"]), ("What does one prolonged blast every two minutes mean in fog?", "a power boat is under way", ["a boat is at anchor", "a boat is sinking"]), ("Which vessel has the right of way?", "a boat under sail alone", ["a speed boat", "a boat that tows a skier"]),
    ("What is a float plan?", "a note of your trip left with a person on shore", ["a drawing of the hull", "a list of fuel docks"]), ("What is the main cause of deaths on the water?", "drowning", ["fire", "collision"]),
]


@layout(HALF, "boating-casuarina", "instructor's copy of a boating test, groff: options a. b. c. stacked, an asterisk before the right one, note at the top that says so, running head")
def boating_casuarina(draw):
    asked = draw.some(BOAT, 10)
    lines = [".P1", ".ds LH Safe Boating Course", ".ds CH", ".ds RH Instructor Copy", ".ds CF \\\\n(PN", ".ce 2", "\\fB\\s+4Final Test, Form B\\s0\\fP", "Tamarisk Bay Power Squadron", ".sp", "\\fIInstructors: the correct answer to each question is marked with an asterisk (*). Students need 8 of 10 to pass.\\fP", ".sp"]
    items = []
    for n, (question, right, wrong) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        lines += [".ne 5", ".in 5n", ".ti -5n", f"{n}.\\h'|5n'{plain(question)}", ".br"]
        for letter, text in zip("abc", options):
            star = "*" if letter == "abc"[place] else ""
            lines += [".in 10n", ".ti -5n", f"{star}\\h'|2n'{letter}.\\h'|5n'{plain(text)}", ".br"]
        lines += [".in 0", ".sp 0.6"]
        items.append(item(question, right, str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[place]))
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "H"))
    return Document(engine, source, items)


# Gaps with a bank

CYCLE = [
    ("The Sun’s energy turns liquid water into water vapor by ____________.", "evaporation"), ("Plants release water vapor through tiny openings in their ____________.", "leaves"), ("When water vapor cools, it changes into droplets by ____________.", "condensation"), ("Droplets that collect in the sky form ____________.", "clouds"),
    ("Rain, snow, sleet and hail are kinds of ____________.", "precipitation"), ("Water that flows over the ground into streams is called ____________.", "runoff"), ("Water that soaks into the soil becomes ____________.", "groundwater"), ("Most of the water on Earth is found in the ____________.", "oceans"),
    ("About two thirds of the fresh water is frozen in ____________.", "glaciers"), ("The water cycle has no beginning and no ____________.", "end"),
]


@layout(HALF, "watercycle-magnolia", "elementary science worksheet, Chromium: word bank in a dashed frame with one word too many, numbered sentences with underscores, name line, answers in small grey print at the foot")
def watercycle_magnolia(draw):
    gaps = draw.mixed(CYCLE)
    bank = draw.shuffled([w for _, w in CYCLE] + ["gravity"])
    body = "<p class=n>Name ______________________________ &nbsp; Date ______________</p><h1>The Water Cycle</h1><p><b>Directions:</b> Use the words in the word bank to complete each sentence. One word will not be used.</p><div class=b><b>Word Bank</b><br>" + "".join(f"<span>{w}</span>" for w in bank) + "</div><ol>" + "".join(f"<li>{text}</li>" for text, _ in gaps) + "</ol>"
    body += "<p class=k><b>Answers:</b> " + " &nbsp; ".join(f"{n}. {w}" for n, (_, w) in enumerate(gaps, 1)) + "</p><p class=k>© Mrs. Alvarez’s Science Shelf. For classroom use only.</p>"
    css = ".n { text-align: right } h1 { text-align: center; font-size: 22pt; color: #1b6ca8 } .b { border: 2px dashed #1b6ca8; padding: 3mm; text-align: center } .b span { display: inline-block; margin: 1mm 4mm } li { margin: 4.5mm 0 } .k { color: #777; font-size: 8pt; margin: 5mm 0 0; text-align: center }"
    engine, source = page(draw, body, ["Comic Neue", "Lato"], (12,), css, paper="Letter")
    items = [item(text, w, str(n), kind="gap") for n, (text, w) in enumerate(gaps, 1)]
    return Document(engine, source, items)


# Questions about student housing

HOUSING = [
    ("Applying", [
        ("When can I apply for a room?", "Applications open on 1 February and close on 30 June for rooms from September."),
        ("Do I have to pay a deposit?", "Yes. A deposit of £250 is taken when you accept an offer. It is paid back within 28 days of the end of your contract if there is no damage."),
        ("Can I choose who I live with?", "You can name up to three friends on the form. We try to place you in the same flat, but we cannot promise it.")]),
    ("Living in halls", [
        ("What is included in the rent?", "Your rent includes:\nheating, water and electricity\nwireless and wired internet\ncontents insurance"),
        ("Can I bring a car?", "There is no parking at the halls unless you hold a blue badge."),
        ("Are pets allowed?", "No. Assistance dogs are the only exception and must be registered with us first."),
        ("May I have guests overnight?", "You may have one guest for up to two nights in a row. Please tell your flatmates beforehand.")]),
    ("Leaving", [
        ("What happens if I leave the university?", "Send us your withdrawal form, and your contract will end 28 days later."),
        ("How do I return my keys?", "Put them into the envelope that we send you and hand it in at reception before 10 am on your last day."),
    ]),
]


@layout(HALF, "housing-persimmon", "FAQ of a university's housing office, Chromium: web page with navigation, breadcrumbs and topics as heads, bold questions, answers as prose and one as a list, related links and foot")
def housing_persimmon(draw):
    body, items = "<div class=top>University of Wexcombe <span>Study &nbsp; Research &nbsp; Student life &nbsp; News</span></div><p class=c>Home › Student life › Accommodation › Frequently asked questions</p><h1>Accommodation: frequently asked questions</h1><p>Here you will find answers to what we are asked most often. If yours is not among them, write to the Accommodation Office.</p>", []
    for topic, asked in HOUSING:
        body += f"<h2>{topic}</h2>"
        for question, answer in asked:
            first, *points = answer.split("\n")
            body += f"<h3>{question}</h3><p>{first}</p>" + ("<ul>" + "".join(f"<li>{p}</li>" for p in points) + "</ul>" if points else "")
            items.append(item(question, answer, kind="faq", section=topic))
    body += "<div class=r><b>Related pages</b><br>Room types and prices<br>Fire safety in halls<br>Contact the Accommodation Office</div><p class=f>© University of Wexcombe 2025 | Accessibility | Cookies | Freedom of information</p>"
    css = ".top { background: #2d1b4e; color: #fff; padding: 3mm 5mm; font-weight: bold } .top span { float: right; font-weight: normal; font-size: 85% } .c { color: #666; font-size: 85% } h1 { font-size: 20pt; color: #2d1b4e } h2 { font-size: 15pt; color: #2d1b4e; border-bottom: 1px solid #bbb; break-after: avoid } h3 { font-size: 105%; margin: 4mm 0 0; break-after: avoid } h3 + p { margin-top: 1mm } .r { background: #eee; padding: 3mm 5mm; margin-top: 8mm } .f { font-size: 80%; color: #666; text-align: center }"
    engine, source = page(draw, body, ["Open Sans", "Lato", "Roboto"], (10, 11), css)
    return Document(engine, source, items)


# Glossary of insurance

INSURANCE = [
    ("Actuary", "A professional who uses statistics to calculate risks and premiums."), ("Beneficiary", "The person or persons named to receive the money when a claim is paid."), ("Broker", "An intermediary who arranges cover on behalf of the customer rather than the insurer."), ("Claim", "A request by the policyholder for payment of a loss that the policy covers."), ("Cooling-off period", "The time during which a new policy may be cancelled without a charge."),
    ("Deductible", "The amount that you must pay towards a loss before the insurer pays anything."), ("Endorsement", "A written change to a policy, which takes precedence over the original wording."), ("Exclusion", "A loss or event that the policy does not cover."), ("Indemnity", "The principle that the insured should be put back into the position held just before the loss, and no better one."), ("Lapse", "The end of a policy because premiums have not been paid."),
    ("Peril", "A cause of loss, such as fire, flood or theft."), ("Premium", "The price that is paid for insurance cover, by the month or the year."), ("Reinsurance", "Insurance bought by insurers to protect themselves against very large losses."), ("Subrogation", "The right of an insurer that has paid a claim to recover the money from whoever caused the loss."), ("Underwriter", "The person who decides whether a risk is accepted and on what terms."), ("Whole life", "A policy that lasts until the death of the insured rather than for a fixed number of years."),
]


@layout(HALF, "glossary-carob", "glossary of an insurer's booklet, groff: two columns, term in bold on a line of its own, meaning below without indent, running head, note at the beginning")
def glossary_carob(draw):
    terms = draw.some(INSURANCE, 14)
    lines = [".P1", ".ds LH Your Guide to Home Insurance", ".ds CH", ".ds RH Page \\\\n(PN", ".ds CF", "\\fB\\s+6Glossary of insurance terms\\s0\\fP", ".sp 0.5", "This glossary is for guidance only. Your policy documents may define some of these terms in another way.", ".sp 0.5", ".2C", ".na"]
    for term, meaning in terms:
        lines += [".ne 4", f"\\fB{term}\\fP", ".br", plain(meaning), ".br", ".sp 0.6"]
    engine, source = roff(draw, lines, (11, 12), ("P", "H", "N"))
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in terms])


# Persian words

FARSI = [
    ("Family", [("پدر", "pedar", "father"), ("مادر", "mādar", "mother"), ("برادر", "barādar", "brother"), ("خواهر", "khāhar", "sister"), ("پسر", "pesar", "boy, son"), ("دختر", "dokhtar", "girl, daughter"), ("دوست", "dust", "friend")]),
    ("At school", [("کتاب", "ketāb", "book"), ("مداد", "medād", "pencil"), ("معلم", "mo’allem", "teacher"), ("کلاس", "kelās", "classroom"), ("میز", "miz", "table, desk"), ("صندلی", "sandali", "chair"), ("درس", "dars", "lesson")]),
]


@layout(HALF, "words-argan", "word list of a Persian course, Chromium: two striped tables with head Persian, Pronunciation, English, Persian at the left but written from the right, lesson line and foot")
def words_argan(draw):
    lesson = draw.random.randint(2, 9)
    body, items = f"<p class=l>Persian for Beginners</p><h1>Lesson {lesson}: Vocabulary</h1>", []
    for topic, words in FARSI:
        words = draw.some(words, 6)
        body += f"<h2>{topic}</h2><table>" + rows([("Persian", "Pronunciation", "English")], "th") + rows((f"<span lang=fa dir=rtl>{a}</span>", f"<i>{b}</i>", c) for a, b, c in words) + "</table>"
        items += [item(a, c, kind="vocabulary", section=topic) for a, _, c in words]
    body += "<p class=l>The letter ā is long, as in <i>father</i>. The stress falls on the last syllable of most nouns.</p>"
    css = ".l { color: #555 } h1 { font-size: 19pt; color: #0b6b4f; margin-top: 0 } h2 { font-size: 13pt; margin: 6mm 0 2mm } table { border-collapse: collapse; width: 130mm } th { text-align: left; border-bottom: 2px solid #0b6b4f } th, td { padding: 1.5mm 3mm; width: 33% } tr:nth-child(odd) td { background: #e8f3ef } td span { font-family: 'Noto Naskh Arabic'; font-size: 130% }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans", "DejaVu Sans"], (11,), css)
    return Document(engine, source, items)


# Sheet of equations with its key

EQUATIONS = [("x + 7 = 15", "x = 8"), ("n − 9 = 4", "n = 13"), ("6y = 42", "y = 7"), ("a ÷ 5 = 3", "a = 15"), ("12 + k = 30", "k = 18"), ("m − 14 = −6", "m = 8"), ("−3t = 27", "t = −9"), ("w ÷ 4 = −8", "w = −32"), ("p + 11 = 2", "p = −9"), ("8c = 72", "c = 9"), ("20 = b + 13", "b = 7"), ("−5 = z − 1", "z = −4"), ("h ÷ 9 = 6", "h = 54"), ("7r = −63", "r = −9")]


@layout(HALF, "equations-pecan", "US algebra worksheet, XeLaTeX: Name, Date and Score, twelve equations in two columns with 1) and a rule below each; the key repeats the page with answers in red")
def equations_pecan(draw):
    asked = draw.mixed(draw.some(EQUATIONS, 12))

    def shown(text):
        return tex(text).replace("−", "$-$").replace("÷", r"$\div$")

    def sheet(title, solved):
        cells = []
        for n, (equation, answer) in enumerate(asked, 1):
            below = rf"\textcolor{{red}}{{{shown(answer)}}}" if solved else r"\underline{\hspace{32mm}}"
            cells.append(rf"\begin{{minipage}}[t]{{0.46\linewidth}}{n})\quad {shown(equation)}\par\vspace{{9mm}}\hspace*{{8mm}}{below}\vspace{{7mm}}\end{{minipage}}")
        return rf"Name: \underline{{\hspace{{60mm}}}}\hfill Date: \underline{{\hspace{{28mm}}}}\hfill Score: \underline{{\hspace{{14mm}}}}\par\bigskip\begin{{center}}{{\Large\bfseries {title}}}\end{{center}}\textit{{Solve each equation. Show your work.}}\par\bigskip " + r"\par ".join(rf"{a}\hfill {b}" for a, b in zip(cells[::2], cells[1::2])) + r"\par "

    body = sheet("One-Step Equations", False) + r"\newpage " + sheet("One-Step Equations -- Answer Key", True)
    engine, source = document(draw, body, ["arial", "schoolbook", "avant"], (12,), (22, 25), foot=r"\footnotesize Algebra Corner \textbullet\ Free printable worksheets", paper="letterpaper", extra=r"\setlength\parskip{2pt}")
    items = [item(equation, answer, str(n), kind="numeric") for n, (equation, answer) in enumerate(asked, 1)]
    return Document(engine, source, items)


# Exercise of a mathematics textbook

ALGEBRA = [
    ("Expand each expression.", [("3(x + 4)", "3x + 12"), ("5(2y − 1)", "10y − 5"), ("−2(a − 6)", "−2a + 12"), ("x(x + 7)", "x² + 7x")]),
    ("Factorise each expression.", [("6x + 18", "6(x + 3)"), ("10a − 15", "5(2a − 3)"), ("x² + 9x", "x(x + 9)"), ("4y² − 8y", "4y(y − 2)")]),
    ("Solve each equation.", [("2x + 3 = 11", "x = 4"), ("5(n − 2) = 20", "n = 6"), ("7y − 4 = 3y + 8", "y = 3")]),
    ("The length of a rectangle is 5 cm more than its width. Its perimeter is 38 cm. Find the width of the rectangle.", "7 cm"),
    ("A taxi charges a fixed fee of $4 and $2 for each kilometre. Write a formula for the cost C of a ride of d kilometres.", "C = 4 + 2d"),
]


@layout(HALF, "exercise-blackbutt", "textbook exercise, XeLaTeX: Exercise 4B on a coloured bar, numbers in bold, parts a b c d two a row without brackets, word problems; Answers to Exercise 4B run on as 1 a … b … on the last page")
def exercise_blackbutt(draw):
    body, items, answers = r"\textit{In this section you have learned to expand, to factorise and to solve. Practise all three before you go on to the chapter review.}\par\bigskip\colorbox{teal}{\makebox[0.97\linewidth][l]{\textcolor{white}{\large\bfseries Exercise 4B}}}\par\bigskip ", [], ""

    def shown(text):
        return tex(text).replace("−", "$-$")

    for n, (stem, parts) in enumerate(ALGEBRA, 1):
        body += rf"\needspace{{3\baselineskip}}\lab{{0mm}}{{8mm}}{{\textbf{{{n}}}}}{{{shown(stem)}}}"
        if isinstance(parts, str):
            items.append(item(stem, parts, str(n)))
            answers += rf"\lab{{0mm}}{{8mm}}{{\textbf{{{n}}}}}{{{shown(parts)}}}"
        else:
            cells = [rf"\makebox[0.4\linewidth][l]{{\textbf{{{letter}}}\enspace {shown(question)}}}" for letter, (question, _) in zip("abcd", parts)]
            body += "".join(r"\hspace*{8mm}" + "".join(cells[k : k + 2]) + r"\par " for k in range(0, len(cells), 2))
            answers += rf"\lab{{0mm}}{{8mm}}{{\textbf{{{n}}}}}{{" + r"\qquad ".join(rf"\mbox{{\textbf{{{letter}}}\enspace {shown(answer)}}}" for letter, (_, answer) in zip("abcd", parts)) + "}"
            items += [item(question, answer, f"{n}({letter})", stem=stem) for letter, (question, answer) in zip("abcd", parts)]
        body += r"\medskip " + "\n"
    body += r"\newpage{\Large\bfseries Answers}\par\bigskip{\bfseries\textcolor{teal}{Exercise 4B}}\par\smallskip " + answers
    engine, source = document(draw, body, ["palatino", "libertine", "schoolbook"], (11,), (24, 27), head=r"\fancyhead[L]{\small\bfseries Chapter 4}\fancyhead[R]{\small Algebra}", foot=r"\fancyfoot[R]{\thepage}")
    return Document(engine, source, items)
