"""The sixty-fifth: sheets by one who does not know the reader: a pool of radio questions (Germany), strong verbs, questions of an
oral examination (Poland), a tutorial with stars, a teacher's copy of a test (Taiwan), a picture dictionary, a trial test (Turkey), a
pack of past questions, an FAQ of a leaflet and a sheet in bronze, silver and gold.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run
from paper import Document, choices, item, layout
from roff import document as roff
from webpage import page, web

HALF = "blind-then-read"


def typ(text):
    """The text for Typst's markup."""
    for sign in "\\#$*_@<>`[]~":
        text = text.replace(sign, "\\" + sign)
    return text


# Pool of questions for the licence of a radio amateur, Germany

FUNK = [
    ("Technik", "T", [
        ("Welche Einheit hat der elektrische Widerstand?", ["Volt", "Ampere", "Ohm", "Watt"], 2),
        ("Wie groß ist die Wellenlänge bei einer Frequenz von 150 MHz ungefähr?", ["2 m", "20 m", "0,5 m", "15 m"], 0),
        ("Durch einen Widerstand von 50 Ω fließt ein Strom von 2 A. Welche Spannung liegt an ihm?", ["25 V", "52 V", "200 V", "100 V"], 3),
        ("Zwei Widerstände von je 100 Ω sind parallel geschaltet. Wie groß ist der Gesamtwiderstand?", ["200 Ω", "50 Ω", "100 Ω", "10 Ω"], 1),
        ("Welches Bauteil lässt den Strom im Wesentlichen nur in einer Richtung durch?", ["die Diode", "die Spule", "der Kondensator", "der Widerstand"], 0),
        ("Ein Halbwellendipol für das 40-m-Band ist etwa", ["40 m lang.", "10 m lang.", "20 m lang.", "80 m lang."], 2),
    ]),
    ("Betrieb", "B", [
        ("Was bedeutet der Ruf CQ?", ["Ende der Verbindung", "Allgemeiner Anruf an alle Stationen", "Bitte warten", "Notruf auf See"], 1),
        ("Was will eine Station wissen, die QTH? sendet?", ["die Uhrzeit", "die Leistung des Senders", "die genaue Frequenz", "den Standort der Gegenstation"], 3),
        ("Welches Wort steht im internationalen Buchstabieralphabet für den Buchstaben K?", ["Kilo", "Karl", "Kansas", "Kappa"], 0),
        ("Wofür steht die erste Ziffer eines Rapports wie 59?", ["für die Tonqualität", "für die Entfernung", "für die Lesbarkeit", "für die Sendeleistung"], 2),
    ]),
    ("Vorschriften", "V", [
        ("Welche Behörde teilt in Deutschland Rufzeichen für den Amateurfunk zu?", ["das Kraftfahrt-Bundesamt", "die Bundesnetzagentur", "der Deutsche Wetterdienst", "das Bundesamt für Strahlenschutz"], 1),
        ("Mit welchem Buchstaben beginnen die Rufzeichen deutscher Funkamateure?", ["G", "F", "K", "D"], 3),
        ("Welche Organisation der Vereinten Nationen regelt das Funkwesen weltweit?", ["die ITU", "die IMO", "die WHO", "die UNESCO"], 0),
    ]),
]


@layout(HALF, "radio-german-question-codes-in-margin-key-four-across", "pool for the German radio licence, Typst: codes T101, B101, V101 in the margin beside questions in two columns, key on the last page as pairs of code and letter, four across")
def radio_german(draw):
    body, key, items = "", [], []
    for head, letter, questions in FUNK:
        body += f"== Prüfungsteil {head}\n"
        for n, (question, options, right) in enumerate(questions, 101):
            code = f"{letter}{n}"
            listed = "".join(f"[{a}],[{typ(o)}]," for a, o in zip("ABCD", options))
            body += f"#block(breakable: false, below: 12pt)[#grid(columns: (12mm, 1fr), [#text(weight: \"bold\", size: 0.85em)[{code}]], [{typ(question)}\n#grid(columns: (6mm, 1fr), row-gutter: 5pt, {listed})])]\n"
            key.append(f"[{code}],[{'ABCD'[right]}]")
            items.append(item(question, options[right], code, None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], section=f"Prüfungsteil {head}"))
    key += ["[],[]"] * (-len(key) % 4)
    source = f"""#set page(paper: "a4", margin: (x: 17mm, y: 20mm), numbering: "1 / 1", header: text(8pt)[OV Nordheide · Ausbildung #h(1fr) Übungsbogen 7])
#set text(font: ({draw.one(['"Lato"', '"Open Sans"', '"Libertinus Serif"'])},), size: {draw.one([9.5, 10])}pt, lang: "de")
#show heading.where(level: 2): it => block(below: 9pt, above: 10pt, sticky: true)[#text(1.1em, fill: rgb("#7a1f1f"))[#it.body]]
#align(center)[#text(15pt, weight: "bold")[Fragen zur Vorbereitung auf die Amateurfunkprüfung]]
Es ist jeweils nur eine Antwort richtig. Zeit: 20 Minuten. Kein Taschenrechner.
#v(3mm)
#columns(2, gutter: 8mm)[
{body}]
#pagebreak()
#text(13pt, weight: "bold")[Lösungsschlüssel]
#v(2mm)
#table(columns: (16mm, 9mm) * 4, align: (left, center) * 4, stroke: 0.4pt + gray, {", ".join(key)})
"""
    return Document("typst", source, items)


# Strong verbs for learners of German

STRONG = [
    ("ei – ie – ie", [("to stay", "bleiben", "blieb", "ist geblieben"), ("to write", "schreiben", "schrieb", "hat geschrieben"), ("to climb", "steigen", "stieg", "ist gestiegen"), ("to lend", "leihen", "lieh", "hat geliehen"), ("to be silent", "schweigen", "schwieg", "hat geschwiegen")]),
    ("i – a – u", [("to find", "finden", "fand", "hat gefunden"), ("to drink", "trinken", "trank", "hat getrunken"), ("to sing", "singen", "sang", "hat gesungen"), ("to jump", "springen", "sprang", "ist gesprungen"), ("to force", "zwingen", "zwang", "hat gezwungen")]),
    ("e – a – o", [("to help", "helfen", "half", "hat geholfen"), ("to throw", "werfen", "warf", "hat geworfen"), ("to take", "nehmen", "nahm", "hat genommen"), ("to speak", "sprechen", "sprach", "hat gesprochen"), ("to steal", "stehlen", "stahl", "hat gestohlen")]),
    ("e – a – e", [("to give", "geben", "gab", "hat gegeben"), ("to read", "lesen", "las", "hat gelesen"), ("to forget", "vergessen", "vergaß", "hat vergessen"), ("to measure", "messen", "maß", "hat gemessen")]),
]


@layout(HALF, "verbs-german-english-first-by-vowel-groups", "strong verbs of German, groff: table without vertical rules, English at the left, then infinitive, preterite and perfect; groups under their vowels")
def verbs_german(draw):
    lines = [".ds LH German Higher", ".ds RH Grammar reference 12", ".ds CH", ".LP", "\\s+5\\fBStrong verbs in groups\\fP\\s0", ".LP", "Learn the verbs of one group together. Verbs with \\fIist\\fP are verbs of movement or change. You will be tested on ten of them on Friday.", ".LP", ".TS H", "tab(|);", "lI lI lI lI", "l lB l l.", "English|Infinitive|Preterite|Perfect", "_", ".TH"]
    items = []
    for head, verbs in STRONG:
        lines += [".T&", "l s s s", "l lB l l.", "\\&", f"\\fI\\s+1{head}\\s-1\\fP"]
        lines += ["|".join(verb) for verb in verbs]
        items += [item(verb[1], verb[0], kind="vocabulary", section=head) for verb in verbs]
    engine, source = roff(draw, [*lines, "_", ".TE"], (11, 12), ("T", "P", "N"))
    return Document(engine, source, items)


# Questions of an oral examination, Poland

LICENCJAT = [
    ("Mikroekonomia", ["Co to jest koszt alternatywny? Proszę podać przykład.", "Prawo popytu i czynniki, które kształtują popyt.", "Od czego zależy elastyczność cenowa popytu?", "Czym różni się monopol od konkurencji doskonałej?", "Krótki i długi okres w teorii kosztów przedsiębiorstwa.", "Jakie są przyczyny zawodności rynku?", "Efekty zewnętrzne i sposoby ich internalizacji."]),
    ("Makroekonomia", ["Jak mierzy się produkt krajowy brutto?", "Rodzaje bezrobocia i metody jego ograniczania.", "Jakie są przyczyny i skutki inflacji?", "Instrumenty polityki pieniężnej banku centralnego.", "Czym jest deficyt budżetowy, a czym dług publiczny?", "Fazy cyklu koniunkturalnego.", "Jakie korzyści daje handel międzynarodowy według teorii przewag komparatywnych?"]),
    ("Statystyka", ["Miary tendencji centralnej i ich zastosowanie.", "Co mówi odchylenie standardowe o rozkładzie cechy?", "Na czym polega różnica między korelacją a zależnością przyczynową?", "Dobór losowy i nielosowy próby.", "Jak interpretuje się współczynnik determinacji w modelu regresji?"]),
]


@layout(HALF, "oral-polish-degree-questions-run-on-by-subject", "list of questions for a Polish degree examination, XeLaTeX: Roman heads by subject, numbers that run on, questions and topics mixed, nothing answered")
def oral_polish(draw):
    body = r"\begin{center}{\scshape Wydział Nauk Ekonomicznych}\\[4mm]{\large\bfseries Zagadnienia na egzamin licencjacki}\\kierunek: ekonomia, studia pierwszego stopnia\\rok akademicki 2023/2024\end{center}\medskip Student losuje trzy pytania, po jednym z każdej części. Czas na przygotowanie wynosi 15 minut.\par\bigskip "
    items, n = [], 0
    for roman, (head, questions) in zip(["I", "II", "III"], LICENCJAT):
        body += rf"\bigskip\needspace{{20mm}}\textbf{{{roman}. {head}}}\par\smallskip "
        for question in questions:
            n += 1
            body += rf"\lab{{4mm}}{{9mm}}{{{n}.}}{{{tex(question)}}}"
            items.append(item(question, None, str(n), kind="long", section=f"{roman}. {head}"))
    body += r"\vspace{12mm}\hfill\parbox{60mm}{\centering Zatwierdzono na Radzie Wydziału\\dnia 14 listopada 2023 r.}"
    engine, source = document(draw, body, ["timesnew", "notoserif", "libertine"], (11, 12), (24, 28), foot=r"\fancyfoot[R]{\small\thepage}")
    return Document(engine, source, items)


# Tutorial in statistics

TUTORIAL = [
    (1, "A fair die is rolled twice.", [("Find the probability that the sum of the scores is 7.", "Six of the 36 outcomes have the sum 7, so the probability is 1/6."), ("Find the probability that the sum is at least 10.", "There are 3 + 2 + 1 = 6 such outcomes, so it is 1/6 again.")]),
    (1, None, [("State the two conditions which a function must satisfy to be a probability density.", "It is nowhere negative, and its integral over the real line is one.")]),
    (1, "A random variable X takes the values 0, 1 and 2 with probabilities 0.5, 0.3 and 0.2.", [("Find the mean of X.", "0.3 + 2 × 0.2 = 0.7"), ("Find the variance of X.", "The mean of the squares is 1.1, so the variance is 1.1 − 0.49 = 0.61.")]),
    (2, "The heights of the men of a town are normally distributed with mean 170 cm and standard deviation 8 cm.", [("Find the proportion of men who are taller than 186 cm.", "186 cm is two standard deviations above the mean, so the proportion is 0.0228."), ("Find the height that one man in ten exceeds.", "170 + 1.2816 × 8 = 180.3 cm")]),
    (2, "Calls reach a help desk as a Poisson process with a rate of three an hour.", [("Find the probability that no call arrives in an hour.", "exp(−3) = 0.0498"), ("Find the probability that at least two arrive in an hour.", "1 − 4 exp(−3) = 0.8009"), ("How many calls are expected in a working day of eight hours?", "8 × 3 = 24")]),
    (2, None, [("Give an example of two random variables which are uncorrelated but not independent.", "Let X be −1, 0 or 1 with equal probability and let Y be its square.")]),
    (3, None, [("Explain why the mean of n independent observations has a variance n times smaller than that of one observation.", "Variances of independent variables add, so the sum has n times the variance, and dividing by n divides it by the square of n.")]),
    (3, "Two estimators of the same parameter are unbiased and independent. The first has variance 4 and the second has variance 1.", [("Find the variance of the average of the two.", "(4 + 1)/4 = 1.25"), ("Should we prefer this average to the second estimator alone?", "No, since the second alone has the smaller variance.")]),
]


@layout(HALF, "tutorial-statistics-stars-solution-to-exercise-heads", "tutorial sheet of a university, LaTeX: Exercise 4.1 with stars for difficulty as run-in heads, parts (a) (b); Solution to Exercise 4.1 as run-in heads on the next page")
def tutorial_stars(draw):
    def words(text):
        return tex(text).replace("−", "$-$").replace("×", r"$\times$")

    body = r"\textbf{Department of Mathematics}\hfill MA2203 Probability and Statistics\par\rule{\linewidth}{0.6pt}\par\begin{center}\Large\bfseries Tutorial 4\end{center} Try the exercises with one star before the class. Those with three stars are for discussion.\par "
    solved, items = r"\newpage\begin{center}\Large\bfseries Solutions to Tutorial 4\end{center} ", []
    for n, (stars, stem, parts) in enumerate(TUTORIAL, 1):
        head = rf"\par\medskip\needspace{{15mm}}\textbf{{Exercise 4.{n}}} (${chr(92) + 'star'}" + r"\star" * (stars - 1) + r"$)\enspace "
        body += head + words(stem or parts[0][0]) + r"\par "
        solved += rf"\par\medskip\textbf{{Solution to Exercise 4.{n}.}}\enspace "
        for place, (question, answer) in enumerate(parts):
            label = f"({'abc'[place]})" if stem else ""
            if stem:
                body += rf"\lab{{6mm}}{{8mm}}{{{label}}}{{{words(question)}}}"
            solved += rf"{label} {words(answer)}\quad "
            items.append(item(question, answer, f"4.{n}{label}", stem=stem))
    engine, source = document(draw, body + solved, ["cm", "lm", "palatino"], (11, 12), (26, 30))
    return Document(engine, source, items)


# Teacher's copy of a science test, Taiwan

TAIWAN = [
    ("下列哪一種動物是哺乳類？", ["青蛙", "蝙蝠", "鯊魚", "企鵝"], 1), ("水在一大氣壓下的沸點是攝氏幾度？", ["0度", "50度", "100度", "200度"], 2),
    ("植物主要利用哪一個部位吸收水分？", ["根", "花", "果實", "種子"], 0), ("太陽系中體積最大的行星是哪一顆？", ["地球", "火星", "土星", "木星"], 3),
    ("下列哪一種物質最容易導電？", ["橡皮", "銅線", "木頭", "玻璃"], 1), ("月球繞地球一周大約需要多久？", ["一天", "一週", "一個月", "一年"], 2),
    ("哪一種氣體能使點燃的線香燒得更旺？", ["氧氣", "二氧化碳", "氮氣", "水蒸氣"], 0), ("昆蟲有幾隻腳？", ["四隻", "六隻", "八隻", "十隻"], 1),
]
TAIWAN_TRUE = [("聲音在真空中不能傳播。", True), ("鐵生鏽需要水和氧氣。", True), ("鯨魚用鰓呼吸。", False), ("磁鐵的同極會互相排斥。", True), ("地球自轉一周需要一年。", False), ("冰融化成水時會吸收熱。", True)]


@layout(HALF, "choices-taiwan-answer-bracket-before-number", "teacher’s copy of a Taiwanese science test, Chromium: the answer in brackets before each number, in red, (A) to (D) run in; then ○ or × in the same brackets")
def choices_taiwan(draw):
    first, second = "一、選擇題（每題5分，共40分）", "二、是非題（每題10分，共60分）"
    asked, stated = draw.some(TAIWAN, 8), draw.some(TAIWAN_TRUE, 6)
    body, items = f"<h1>五年級自然科學 第二次定期評量　教師用卷</h1><p class=n>班級：＿＿＿　座號：＿＿＿　姓名：＿＿＿＿＿＿　得分：＿＿＿</p><h2>{first}</h2>", []
    for n, (question, options, right) in enumerate(asked, 1):
        body += f"<p class=q><span class=b>(　<i>{'ABCD'[right]}</i>　)</span><span class=u>{n}.</span>{question} " + " ".join(f"({a}){o}" for a, o in zip("ABCD", options)) + "。</p>"
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], section=first))
    body += f"<h2>{second}</h2>"
    for n, (text, true) in enumerate(stated, 1):
        body += f"<p class=q><span class=b>(　<i>{'○' if true else '×'}</i>　)</span><span class=u>{n}.</span>{text}</p>"
        items.append(item(text, "True" if true else "False", str(n), kind="truefalse", section=second))
    css = "h1 { font-size: 140%; text-align: center } h2 { font-size: 115%; margin: 6mm 0 2mm } .n { text-align: center } .q { padding-left: 28mm; text-indent: -28mm; margin: 3mm 0; line-height: 1.6 } .b { display: inline-block; width: 20mm; text-indent: 0 } .u { display: inline-block; width: 8mm; text-indent: 0 } i { font-style: normal; color: #d01010; font-weight: bold }"
    engine, source = page(draw, body, ["Noto Serif CJK TC", "Noto Sans CJK TC"], (12, 13), css, language="zh-Hant")
    return Document(engine, source, items)


# A page of a picture dictionary, the pictures left out

KITCHEN = [
    ("le four", "oven"), ("le réfrigérateur", "fridge"), ("l’évier", "sink"), ("le robinet", "tap"), ("la bouilloire", "kettle"), ("la casserole", "saucepan"), ("la poêle", "frying pan"), ("le couteau", "knife"), ("la fourchette", "fork"), ("la cuillère", "spoon"),
    ("l’assiette", "plate"), ("le verre", "glass"), ("le tire-bouchon", "corkscrew"), ("le torchon", "tea towel"), ("la passoire", "colander"), ("le rouleau à pâtisserie", "rolling pin"),
]


@layout(HALF, "picture-dictionary-french-frames-english-list-below", "page of a picture dictionary, Chromium: grid of framed pictures with numbers in a corner, the French word below each, the English words run on with the numbers at the foot")
def picture_dictionary(draw):
    shapes = ["<circle cx=50 cy=35 r=22 />", "<rect x=25 y=12 width=50 height=46 />", "<path d='M20 55 L50 12 L80 55 Z'/>", "<ellipse cx=50 cy=38 rx=34 ry=14 />", "<path d='M30 15 v40 M70 15 v40 M30 35 h40'/>"]
    words = draw.some(KITCHEN, 16)
    body = "<div class=t><span>Unité 6</span> Dans la cuisine</div><div class=g>"
    for n, (french, _) in enumerate(words, 1):
        body += f"<div class=c><div class=f><b>{n}</b><svg viewBox='0 0 100 70'>{draw.one(shapes)}</svg></div>{web(french)}</div>"
    body += "</div><div class=e><b>In the kitchen</b> " + " &nbsp; ".join(f"<b>{n}</b> {english}" for n, (_, english) in enumerate(words, 1)) + "</div><p class=p>38 trente-huit</p>"
    css = ".t { font-size: 180%; color: #b03a2e; font-weight: bold; margin-bottom: 5mm } .t span { font-size: 55%; background: #b03a2e; color: #fff; padding: 1mm 3mm; vertical-align: middle; border-radius: 2mm } .g { display: grid; grid-template-columns: repeat(4, 1fr); gap: 5mm 4mm } .c { text-align: center; break-inside: avoid } .f { border: 1.5px solid #b03a2e; border-radius: 3mm; position: relative; margin-bottom: 1mm } .f b { position: absolute; left: 2mm; top: 1mm; color: #b03a2e } svg { height: 27mm } svg * { fill: none; stroke: #bbb; stroke-width: 2 } .e { margin-top: 7mm; background: #f7e9e7; padding: 3mm 4mm; font-size: 90%; line-height: 1.6 } .p { text-align: right; color: #b03a2e }"
    engine, source = page(draw, body, ["Lato", "Carlito", "Open Sans"], (11, 12), css, language="fr")
    return Document(engine, source, [item(french, english, str(n), kind="vocabulary") for n, (french, english) in enumerate(words, 1)])


# Trial test in science, Turkey

DENEME = [
    ([], "Aşağıdakilerden hangisi kimyasal değişimdir?", ["Buzun erimesi", "Kâğıdın yanması", "Camın kırılması", "Şekerin suda çözünmesi"], 1),
    (["Kütle", "Ağırlık", "Hacim"], "Bir taş Dünya’dan Ay’a götürülürse yukarıdaki niceliklerden hangileri değişir?", ["Yalnız I", "Yalnız II", "I ve III", "II ve III"], 1),
    ([], "DNA molekülünde adenin bazının karşısına hangi baz gelir?", ["Guanin", "Sitozin", "Timin", "Urasil"], 2),
    (["Güneş", "Rüzgâr", "Kömür"], "Yukarıdaki enerji kaynaklarından hangileri yenilenebilir?", ["Yalnız I", "I ve II", "II ve III", "I, II ve III"], 1),
    ([], "Mevsimlerin oluşmasının nedeni aşağıdakilerden hangisidir?", ["Dünya’nın dönme ekseninin eğik olması", "Ay’ın Dünya çevresinde dolanması", "Dünya’nın Güneş’e uzaklığının değişmesi", "Güneş’in kendi ekseni etrafında dönmesi"], 0),
    (["Cismin ağırlığını artırmak", "Temas yüzeyini küçültmek", "Temas yüzeyini büyütmek"], "Bunlardan hangileri cismin zemine yaptığı basıncı artırır?", ["Yalnız I", "Yalnız III", "I ve III", "I ve II"], 3),
    ([], "pH değeri 3 olan bir çözelti için hangisi söylenebilir?", ["Bazdır.", "Nötrdür.", "Asittir.", "Saf sudur."], 2),
    ([], "Fotosentez sırasında hangi gaz açığa çıkar?", ["Azot", "Karbondioksit", "Hidrojen", "Oksijen"], 3),
    (["Limon suyu", "Sabunlu su", "Sirke"], "Yukarıdakilerden hangileri mavi turnusol kâğıdını kırmızıya çevirir?", ["Yalnız II", "I ve III", "II ve III", "I, II ve III"], 1),
    ([], "Aynı cins elektrik yüküyle yüklü iki cisim için hangisi doğrudur?", ["Birbirini iter.", "Birbirini çeker.", "Birbirini etkilemez.", "Hemen nötrleşir."], 0),
    ([], "Sesin yayılamadığı ortam hangisidir?", ["Su", "Demir", "Boşluk", "Hava"], 2),
]


@layout(HALF, "test-turkish-roman-statements-above-question", "Turkish trial test in science, XeLaTeX: two columns with a rule, statements I II III above some questions, options such as I ve II, key as a narrow table at the end of the second column")
def test_turkish(draw):
    body, key, items = r"\begin{center}\fbox{\parbox{0.96\linewidth}{\centering\bfseries 8. SINIF FEN BİLİMLERİ DENEME TESTİ – 3\\\mdseries\small Adı Soyadı: \dotfill\ Şube: \makebox[15mm]{\dotfill}}}\end{center}\medskip\setlength\columnseprule{0.4pt}\begin{multicols}{2}", "", []
    for n, (stated, question, options, right) in enumerate(DENEME, 1):
        body += rf"\needspace{{32mm}}\par\medskip\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\raggedright "
        if stated:
            body += r"\noindent\makebox[8mm][l]{\textbf{" + f"{n}." + r"}}" + r"\par\hspace*{8mm}".join(rf"\makebox[8mm][l]{{{r}.}}{tex(x)}" for r, x in zip(["I", "II", "III"], stated)) + rf"\par\lab{{0pt}}{{8mm}}{{}}{{\textbf{{{tex(question)}}}}}"
        else:
            body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{\textbf{{{tex(question)}}}}}"
        wide = max(map(len, options)) > 14
        cells = [rf"\makebox[6mm][l]{{{a})}}{tex(o)}" for a, o in zip("ABCD", options)]
        if wide:
            body += "".join(rf"\lab{{8mm}}{{6mm}}{{{a})}}{{{tex(o)}}}" for a, o in zip("ABCD", options))
        else:
            body += r"\hspace*{8mm}\makebox[32mm][l]{" + cells[0] + "}" + cells[1] + r"\par\hspace*{8mm}\makebox[32mm][l]{" + cells[2] + "}" + cells[3]
        body += r"\end{minipage}\par\vspace{5mm}"
        key += rf"{n} & {'ABCD'[right]}\\\hline "
        context = " ".join(f"{r}. {x}" for r, x in zip(["I", "II", "III"], stated))
        items.append(item(f"{context} {question}".strip(), options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], context=context, command=question if stated else None))
    body += r"\par\vfill\begin{center}\footnotesize\begin{tabular}{|c|c|}\hline\multicolumn{2}{|c|}{\textbf{CEVAP ANAHTARI}}\\\hline " + key + r"\end{tabular}\end{center}\end{multicols}"
    engine, source = document(draw, body, ["helvetica", "noto"], (10, 11), (16, 18), foot="")
    return Document(engine, source, items)


# Pack of past questions in biology with its mark scheme behind it

PACK = [
    ("Starch is digested in the mouth and in the small intestine.", [
        ("Name the enzyme in saliva that digests starch.", 1, ["amylase"], {"allow": ["carbohydrase"]}),
        ("Name the product of the digestion of starch in the mouth.", 1, ["maltose"], {}),
        ("Explain why this enzyme stops working in the stomach.", 2, ["the stomach is too acidic", "so the shape of the active site changes"], {"reject": ["the enzyme is killed"]}),
    ]),
    ("A student investigated the effect of temperature on the time that lipase takes to digest milk fat.", [
        ("What is the independent variable in this investigation?", 1, ["temperature"], {}),
        ("Give two variables that the student should keep the same.", 2, ["volume of milk", "volume of lipase solution"], {"allow": ["concentration of lipase"]}),
        ("At 40 °C the milk fat was digested in 250 seconds. Calculate the rate of reaction in s⁻¹.", 1, ["0.004"], {}),
        ("At 80 °C the milk fat was not digested. Explain why.", 2, ["the lipase is denatured", "so fat no longer fits the active site"], {}),
    ]),
    (None, [("Describe how bile helps the digestion of fats.", 3, ["bile neutralises the acid from the stomach", "bile emulsifies fats", "which gives the fat a larger surface area for lipase"], {"ignore": ["bile digests fat"]})]),
    ("Villi line the inside of the small intestine.", [
        ("Give one way in which a villus is adapted for the absorption of food molecules.", 1, ["thin wall"], {"allow": ["good blood supply"]}),
        ("In coeliac disease the villi are damaged. Explain why a person with the disease may lose weight.", 2, ["the surface area is smaller", "so less glucose is absorbed"], {}),
    ]),
]


@layout(HALF, "question-pack-q-totals-then-m-scheme", "pack of past questions of an English school, word processor: Q1. with marks in brackets on a line of their own at the right and (Total 4 marks); then M1. with points, notes in italics and [4]")
def question_pack(draw):
    right = (16.6, 'style:type="right"')
    body, scheme, items = paragraph(run("B3 Digestion and enzymes – exam questions"), "Title"), paragraph(run("Mark schemes"), "New"), []
    words = {"allow": "allow", "reject": "do not accept", "ignore": "ignore"}
    for n, (stem, parts) in enumerate(PACK, 1):
        whole = sum(marks for _, marks, _, _ in parts)
        body += paragraph(run(f"Q{n}.", "B") + run(f"\t{stem or parts[0][0]}"), "Ask")
        scheme += paragraph(run(f"M{n}.", "B"), "Top")
        for place, (question, marks, points, notes) in enumerate(parts):
            label = f"({'abcd'[place]})" if stem else ""
            if stem:
                body += paragraph(run(f"\t{label}\t{question}"), "Piece")
            body += paragraph(run("\t"), "Rule") * (marks + 1)
            if stem:
                body += paragraph(run(f"({marks})", "B"), "Right")
            for k, point in enumerate(points):
                scheme += paragraph(run(f"{label if k == 0 else ''}\t{point}") + run("\t1", "B"), "Point")
            for word, texts in notes.items():
                scheme += "".join(paragraph(run(f"{words[word]} {text}", "I"), "Note") for text in texts)
            rubric = [{"text": point, "marks": 1} for point in points] if marks > 1 else None
            items.append(item(question, "\n".join(points), f"{n}{label}", marks, stem=stem, rubric=rubric, **notes))
        body += paragraph(run(f"(Total {whole} mark{'s' if whole > 1 else ''})", "B"), "Right")
        scheme += paragraph(run(f"[{whole}]", "B"), "Right")
    styles = (
        paragraph_style("Ask", 0.7, 1.2, -1.2, [(1.2, "")], extra='fo:keep-with-next="always"')
        + paragraph_style("Piece", 0.35, 2.2, -2.2, [(1.2, ""), (2.2, "")], extra='fo:keep-with-next="always"')
        + paragraph_style("Rule", 0.35, 2.2, 0, [(16.6, 'style:type="right" style:leader-style="solid" style:leader-text="_"')])
        + paragraph_style("Right", 0.15, extra='fo:text-align="end"')
        + paragraph_style("Top", 0.5, extra='fo:keep-with-next="always"')
        + paragraph_style("Point", 0.15, 2.0, -1.0, [(2.0, ""), right])
        + paragraph_style("Note", 0.1, 3.2)
        + paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"')
    )
    engine, source = office(draw, body + scheme, ["Liberation Sans", "Carlito"], (10, 11), head="Holme Valley Academy – Science department\n", styles=styles)
    return Document(engine, source, items)


# Leaflet on giving blood

DONORS = [
    ("Before you give", [
        ("Who can give blood?", "Most people who are fit and well, weigh more than 50 kg and are aged between 17 and 65 can become donors."),
        ("Should I eat before I come?", "Yes. Have a proper meal and plenty to drink on the day. Never give blood on an empty stomach."),
        ("I have just had a tattoo. Can I still come?", "Please wait for four months after a tattoo or a piercing, so that an infection would show in the tests."),
    ]),
    ("On the day", [
        ("Does it hurt?", "You feel a small scratch when the needle goes in. After that it should not be painful."),
        ("How much blood do you take?", "We take 470 ml, a little less than a pint. That is about a tenth of what an adult has."),
        ("How long does it take?", "The donation itself takes five to ten minutes. Allow an hour for the whole visit with the health check and a rest at the end."),
    ]),
    ("Afterwards", [
        ("When can I go back to work?", "Straight away, unless you work at heights or drive an emergency vehicle. In that case wait until the next day."),
        ("How soon can I give again?", "Men can give every 12 weeks and women every 16 weeks."),
        ("Will I find out my blood group?", "Yes, it is printed on the card that we send you after your first donation."),
        ("What if I feel ill later?", "Ring the number on the slip you were given, day or night. We may decide not to use your blood."),
    ]),
]


@layout(HALF, "faq-leaflet-questions-in-left-column", "leaflet of a blood service, Chromium: questions in colour in a narrow column at the left, answers beside them, thin rules between, three heads")
def faq_leaflet(draw):
    body, items = "<h1>Giving blood: your questions</h1><p class=l>Three new donors are needed every minute somewhere in the country. This leaflet tells you what to expect.</p>", []
    for head, pairs in DONORS:
        body += f"<h2>{head}</h2>"
        for question, answer in pairs:
            body += f"<div class=r><div class=q>{web(question)}</div><div class=a>{web(answer)}</div></div>"
            items.append(item(question, answer, kind="faq", section=head))
    body += "<p class=f>Riverside Blood Service · Leaflet BS/12 · Reprinted March 2024 · Please recycle</p>"
    css = "h1 { color: #a3122b; font-size: 200%; margin: 0 0 2mm } .l { font-size: 115%; margin-bottom: 6mm } h2 { background: #a3122b; color: #fff; font-size: 110%; padding: 1.5mm 3mm; margin: 6mm 0 0 } .r { display: flex; border-bottom: 1px solid #d9b3ba; padding: 2.5mm 0; break-inside: avoid } .q { width: 52mm; padding-right: 6mm; font-weight: bold; color: #a3122b } .a { flex: 1 } .f { margin-top: 9mm; font-size: 75%; color: #666 }"
    engine, source = page(draw, body, ["Open Sans", "Lato", "Roboto"], (10, 11), css)
    return Document(engine, source, items)


# Percentages in three grades

GRADES = [
    ("Bronze", "#c98b4b", [("Find 10% of 60.", "6"), ("Find 50% of 84.", "42"), ("Find 25% of 200.", "50"), ("Find 1% of 700.", "7"), ("Find 10% of 45.", "4.5"), ("Find 75% of 40.", "30")]),
    ("Silver", "#9a9fa6", [("Find 15% of 80.", "12"), ("Find 35% of 60.", "21"), ("Increase 50 by 20%.", "60"), ("Decrease 90 by 30%.", "63"), ("Write 18 out of 40 as a percentage.", "45%"), ("Find 2.5% of 400.", "10")]),
    ("Gold", "#d4a917", [("A coat costs £68 after a reduction of 15%. Find the original price.", "£80"), ("£500 is invested at 4% compound interest a year. Find its value after two years.", "£540.80"), ("A price rises by 10% and then falls by 10%. Find the overall percentage change.", "a fall of 1%"), ("Decrease 240 by 12.5%.", "210"), ("After a rise of 5% a monthly rent is £840. Find the rent before the rise.", "£800")]),
]


@layout(HALF, "percentages-bronze-silver-gold-panels-answers-overleaf", "maths sheet in three grades, Typst, landscape: three coloured panels side by side whose numbers begin again, answers overleaf in the same panels")
def percentages_panels(draw):
    def panels(which):
        made = ""
        for head, colour, entries in GRADES:
            rows = "".join(f"[{n}.],[{typ(entry[which])}]," for n, entry in enumerate(entries, 1))
            made += f'block(width: 100%, stroke: 1.5pt + rgb("{colour}"), radius: 4pt)[#block(width: 100%, fill: rgb("{colour}"), inset: 6pt, below: 0pt)[#text(white, weight: "bold", 1.2em)[{head}]]#block(inset: 8pt)[#grid(columns: (7mm, 1fr), row-gutter: {"3.2em" if which == 0 else "0.8em"}, {rows})]],\n'
        return f"#grid(columns: (1fr, 1fr, 1fr), gutter: 6mm, {made})"

    items = [item(question, answer, str(n), kind="numeric", section=head) for head, _, entries in GRADES for n, (question, answer) in enumerate(entries, 1)]
    source = f"""#set page(paper: "a4", flipped: true, margin: 15mm, footer: text(8pt)[Year 9 Maths · Percentages · Non-calculator #h(1fr) Start where you feel challenged.])
#set text(font: ({draw.one(['"Lato"', '"Comic Neue"', '"Carlito"'])},), size: {draw.one([11.5, 12])}pt, lang: "en")
#text(1.6em, weight: "bold")[Percentages of amounts] #h(1fr) Name: #box(width: 60mm, repeat[.])
#v(3mm)
{panels(0)}
#pagebreak()
#text(1.6em, weight: "bold")[Answers: percentages of amounts]
#v(3mm)
{panels(1)}
"""
    return Document("typst", source, items)
