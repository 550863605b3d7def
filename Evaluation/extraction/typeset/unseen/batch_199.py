"""The hundred-and-ninety-ninth: twelve more sheets of the same setter, named after carriages."""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"
KEEP = 'fo:keep-with-next="always"'


# Concepts to match with their meaning, Netherlands

BEGRIPPEN = [
    ("inflatie", "een stijging van het algemene prijspeil"), ("export", "het verkopen van goederen en diensten aan het buitenland"), ("import", "het kopen van goederen en diensten uit het buitenland"), ("rente", "de vergoeding voor het lenen van geld"),
    ("btw", "de belasting die in de prijs van goederen en diensten is verwerkt"), ("brutoloon", "het loon voordat er belasting en premies van af gaan"), ("hypotheek", "een lening voor het kopen van een huis"), ("faillissement", "de toestand waarin een bedrijf zijn schulden niet meer kan betalen"),
]
OPEN_NL = [
    ("Wat is het verschil tussen brutoloon en nettoloon?", "Van het brutoloon gaan belasting en premies af. Wat overblijft, is het nettoloon."),
    ("Een spijkerbroek kost € 60. De prijs wordt met 15% verlaagd. Bereken de nieuwe prijs.", "€ 51"),
    ("Noem een voordeel van sparen.", "Je krijgt rente over je spaargeld."),
]


@layout(HALF, "begrippen-buggy", "Dutch worksheet in economics, pdfLaTeX: Opdracht A with concepts 1 to 8 and rules to write on at the left, meanings A to H at the right, Opdracht B with questions and dotted lines, numbers that go on; Antwoorden at the foot, 1 D – 2 A")
def begrippen_buggy(draw):
    ends, items = draw.mixed([b for _, b in BEGRIPPEN]), []
    letters = "ABCDEFGH"
    listed, key, cells, n = choices(letters, ends), [], "", 0
    for (a, b), letter, end in zip(BEGRIPPEN, letters, ends):
        n += 1
        right = letters[ends.index(b)]
        cells += rf"{n} & {tex(a)} & \rule{{8mm}}{{0.4pt}} & {letter} & {tex(end)}\\" + "\n"
        key.append(f"{n} {right}")
        items.append(item(a, b, str(n), None, listed, kind="match", answer_label=right, section="Opdracht A"))
    body = rf"{{\small Economie – klas 3 vmbo\hfill Hoofdstuk {draw.random.randint(2, 6)}}}\par\bigskip{{\Large\bfseries Begrippen oefenen}}\par\medskip Naam: \dotfill\quad Klas: \makebox[25mm]{{\dotfill}}\par\bigskip\textbf{{Opdracht A}}\par Zet achter elk begrip de letter van de juiste omschrijving.\par\medskip\renewcommand\arraystretch{{1.5}}\begin{{tabular}}{{@{{}}r l l @{{\hspace{{12mm}}}} l >{{\raggedright\arraybackslash}}p{{80mm}}@{{}}}} {cells}\end{{tabular}}\par\bigskip\bigskip\textbf{{Opdracht B}}\par Beantwoord de vragen.\par\smallskip "
    written = ""
    for question, answer in OPEN_NL:
        n += 1
        body += rf"\lab{{0pt}}{{8mm}}{{{n}}}{{{tex(question)}}}{{\leftskip=8mm\dotline\dotline}}\medskip " + "\n"
        written += rf"\lab{{0pt}}{{6mm}}{{{n}}}{{{tex(answer)}}}"
        items.append(item(question, answer, str(n), section="Opdracht B"))
    body += r"\vfill\hrule\smallskip{\small\setlength\parskip{1pt}\textbf{Antwoorden}\par Opdracht A:\quad " + " – ".join(key) + r"\par Opdracht B:" + written + "}"
    engine, source = document(draw, body, ["lmsans", "times", "lm"], (11,), (20, 23), foot="")
    return Document(engine, source, items)


# True or false, Turkey

FEN = [
    ("Dünya’nın doğal uydusu Ay’dır.", True), ("Yarasa bir kuş türüdür.", False), ("Bitkiler fotosentez sırasında oksijen üretir.", True), ("Işık sesten daha yavaş yayılır.", False), ("İnsan kalbi üç odacıklıdır.", False), ("Mıknatısların aynı kutupları birbirini iter.", True),
    ("Güneş bir gezegendir.", False), ("Ses boşlukta yayılmaz.", True), ("Buz suyun üzerinde yüzer.", True), ("Balinalar solungaçlarıyla solunum yapar.", False), ("Demir bir metaldir.", True), ("Saf su deniz seviyesinde 80 °C’ta kaynar.", False),
]


@layout(HALF, "dogruyanlis-buckboard", "true or false in science of a Turkish school, word processor: school and name in a ruled head, brackets with space before the number, D and Y explained above, answers in a grid of two rows at the end of the page")
def dogruyanlis_buckboard(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Liberation Serif"]), draw.one((11, 12)), language="tr", country="TR", margin=2.1)
    chosen, items = draw.some(FEN, 11), []
    sheet.body.append(sheet.table([[("<b>ÇAMLIK ORTAOKULU – FEN BİLİMLERİ DERSİ ÇALIŞMA KÂĞIDI</b>", 2)], ["Adı Soyadı: ______________________", f"Sınıfı / No: {draw.one('567')}-____ / ________"]], [round(sheet.wide / 2, 2)] * 2, padding=0.2))
    sheet.body.append(sheet.p("Aşağıdaki cümlelerden doğru olanların başına <b>D</b>, yanlış olanların başına <b>Y</b> yazınız.", before=0.4, after=0.3))
    for n, (text, true) in enumerate(chosen, 1):
        sheet.body.append(sheet.p(f"(      )\t{n}.\t{text}", left=2.3, first=-2.3, tabs=[1.4, 2.3], after=0.3))
        items.append(item(text, str(true), str(n), kind="truefalse"))
    sheet.body.append(sheet.p("<b>Cevap Anahtarı</b>", before=1.2, after=0.15, extra=KEEP))
    sheet.body.append(sheet.table([[sheet.p(str(n), align="center", after=0) for n in range(1, 12)], [sheet.p("<b>D</b>" if true else "<b>Y</b>", align="center", after=0) for _, true in chosen]], [1.2] * 11, fills={0: "#eeeeee"}))
    engine, source = sheet.source()
    return Document(engine, source, items)


# The water cycle with gaps

CYCLE = [
    ("The Sun heats the sea and turns some of the water into {}.", "vapour"), ("This change is called {}.", "evaporation"), ("Plants give off water, too, through tiny holes in their {}.", "leaves"), ("As the warm air rises it becomes {}.", "cooler"), ("The water turns back into tiny drops, which form {}.", "clouds"),
    ("When the drops become too {} they fall as rain.", "heavy"), ("If the air is very cold they fall as {} instead.", "snow"), ("Some of the water soaks into the {}.", "ground"), ("The rest runs into streams and {} and flows back to the sea.", "rivers"),
]


@layout(HALF, "gapfill-fiacre", "gap fill of a primary science scheme, XeLaTeX: word bank in a rounded frame, one passage in large type with gaps (1) and underscores, answers as a numbered line at the foot, diagram of the water cycle")
def gapfill_fiacre(draw):
    bank = draw.mixed([w for _, w in CYCLE])
    sky = r"\begin{center}\begin{tikzpicture}[scale=0.8]\fill[blue!25] (0,0) rectangle (4,0.6);\fill[green!20] (4,0)--(4,0.6)--(8,2.2)--(10,0.6)--(10,0)--cycle;\draw[fill=yellow!60] (0.8,3.4) circle (0.45);\foreach \x in {5.6,6.2,6.8,7.4} \draw[fill=gray!20,draw=gray!60] (\x,3.4) ellipse (0.5 and 0.35);\draw[->,thick] (2,0.8)--(2.4,2.6);\draw[->,thick] (3,3.3)--(4.8,3.5);\foreach \x in {5.8,6.4,7.0} \draw[->,blue] (\x,2.9)--(\x-0.2,2.3);\draw[->,thick] (6.4,1.2)--(4.4,0.5);\end{tikzpicture}\end{center}"
    text, items, key = "", [], []
    for n, (sentence, answer) in enumerate(CYCLE, 1):
        text += tex(sentence).replace("{}", "@") .replace(r"\{\}", "@").replace("@", rf"\mbox{{({n}) " + r"\_" * 14 + "}") + " "
        key.append(f"{n} {answer}")
        items.append(item(sentence.replace("{}", f"({n}) " + "_" * 14), answer, str(n), kind="gap"))
    body = rf"Name \rule{{70mm}}{{0.4pt}}\hfill Date \rule{{35mm}}{{0.4pt}}\par\bigskip\begin{{center}}{{\LARGE\bfseries The Water Cycle}}\end{{center}}Fill in each gap with a word from the box.\par\bigskip\begin{{center}}\tikz\node[draw,rounded corners=4pt,inner sep=8pt,text width=0.85\linewidth,align=center]{{" + r"\qquad ".join(bank) + r"};\end{center}\bigskip{\large\linespread{1.7}\selectfont " + text + r"\par}\bigskip " + sky + r"\vfill\hrule\smallskip{\footnotesize\textbf{Answers:} " + r",\enspace ".join(key) + r"\par}"
    engine, source = document(draw, body, ["noto", "dejavu", "schoolbook"], (11, 12), (20, 24), head=r"\fancyhead[R]{\small Science Stars Year 5}", foot="")
    return Document(engine, source, items)


# Exercises of a Russian algebra book

ALGEBRA_RU = [
    ("Решите уравнение:", [("3x + 5 = 20", "5"), ("7x − 4 = 10", "2"), ("2x + 9 = x + 12", "3"), ("5 − x = 8", "−3")]),
    ("Найдите значение выражения при a = 4:", [("2a + 1", "9"), ("a² − 3", "13"), ("20 : a", "5")]),
    ("Из двух посёлков, расстояние между которыми 60 км, навстречу друг другу выехали два велосипедиста. Скорость одного 14 км/ч, скорость другого 16 км/ч. Через сколько часов они встретятся?", "через 2 ч"),
    ("В классе 28 учеников. Мальчиков на 4 больше, чем девочек. Сколько в классе мальчиков?", "16 мальчиков"),
    ("Раскройте скобки и упростите выражение:", [("2(x + 3) + x", "3x + 6"), ("5(y − 1) − 2y", "3y − 5"), ("4 − (a + 1)", "3 − a")]),
    ("Тетрадь стоит 18 рублей, а ручка 25 рублей.", [("Сколько стоят пять тетрадей?", "90 рублей"), ("Сколько ручек можно купить на 200 рублей?", "8 ручек")]),
]


@layout(HALF, "uprazhneniya-droshky", "exercises of a Russian algebra book, XeLaTeX: bold numbers of three digits with a stop, а) б) in pairs in a row with semicolons, rule in a shaded box above; ОТВЕТЫ on a later page run on in one paragraph")
def uprazhneniya_droshky(draw):
    items, body, key = [], "", ""
    first = draw.random.randint(101, 480)
    for n, (said, below) in enumerate(ALGEBRA_RU, first):
        body += rf"\lab{{0pt}}{{11mm}}{{\textbf{{{n}.}}}}{{{tex(said)}}}"
        if isinstance(below, str):
            key += rf"\textbf{{{n}.}} {tex(below[0].upper() + below[1:])}. "
            items.append(item(said, below[0].upper() + below[1:], str(n)))
            body += r"\smallskip "
            continue
        sums = said.endswith(":")
        end = "" if not sums else ";"
        for place, ((text, _), letter) in enumerate(zip(below, "абвг")):
            stop = ("." if place == len(below) - 1 else end) if sums else ""
            if sums:
                body += (r"\par\hspace*{11mm}" if place % 2 == 0 else "") + rf"\makebox[0.42\linewidth][l]{{{letter})\enspace {tex(text)}{stop}}}"
            else:
                body += rf"\lab{{11mm}}{{7mm}}{{{letter})}}{{{tex(text)}}}"
        body += r"\par\medskip " + "\n"
        key += rf"\textbf{{{n}.}} " + "; ".join(rf"\mbox{{{letter}) {tex(answer)}}}" for (_, answer), letter in zip(below, "абвг")) + ". "
        items += [item(text, answer, f"{n}({letter})", stem=said.rstrip(":") + ":" if sums else said) for (text, answer), letter in zip(below, "абвг")]
    rule = r"\begin{center}\fcolorbox{black!30}{black!6}{\parbox{0.92\linewidth}{\textbf{Корнем уравнения} называется число, при подстановке которого в уравнение получается верное числовое равенство. \textbf{Решить уравнение} — значит найти все его корни или доказать, что корней нет.}}\end{center}"
    body = rf"{{\Large\bfseries § {draw.random.randint(6, 19)}. Линейные уравнения}}\par\bigskip " + rule + r"\bigskip\begin{center}{\large\bfseries Упражнения}\end{center}" + body + r"\newpage\begin{center}{\Large\bfseries ОТВЕТЫ}\end{center}" + key
    engine, source = document(draw, body, ["notoserif", "timesnew", "dejavuserif"], (11,), (22, 26), head=r"\fancyhead[L]{\small Алгебра, 7 класс}\fancyhead[R]{\small Глава 1}", foot=r"\thepage", extra=r"\usepackage{polyglossia}\setmainlanguage{russian}\setcounter{page}{" + str(draw.random.randint(40, 90)) + "}")
    return Document(engine, source, items)


# Study notes in Afrikaans

SEL = [
    ("Wat is ’n sel?", "’n Sel is die kleinste eenheid van lewe."), ("Noem twee verskille tussen plantselle en dierselle.", "Plantselle het ’n selwand en chloroplaste. Dierselle het nie een van die twee nie."), ("Wat is die funksie van die kern?", "Die kern beheer die aktiwiteite van die sel en bevat die DNS."),
    ("Wat is osmose?", "Osmose is die beweging van water deur ’n halfdeurlatende membraan van ’n gebied met ’n hoë waterpotensiaal na ’n gebied met ’n lae waterpotensiaal."), ("Waar vind fotosintese plaas?", "In die chloroplaste van plantselle."), ("Watter gas word tydens fotosintese vrygestel?", "Suurstof"),
    ("Wat doen die mitochondria?", "Hulle stel energie uit voedsel vry tydens selrespirasie."), ("Wat is ’n weefsel?", "’n Weefsel is ’n groep selle met dieselfde bou wat saam ’n funksie verrig."), ("Gee een voorbeeld van ’n orgaan in die mens.", "Die hart"), ("Watter deel van die sel laat stowwe in en uit beweeg?", "Die selmembraan"),
]


@layout(HALF, "vrae-kibitka", "study notes with questions and answers in Afrikaans, Chromium: Vraag 1 as a green label on its own line with the question below, Antwoord: in bold and the answer in the same line, picture of a cell, line of the site above")
def vrae_kibitka(draw):
    body, items = "<p class=c>StudieHoekie › Graad 10 › Lewenswetenskappe</p><h1>Selle en weefsels: vrae en antwoorde</h1><p>Gebruik hierdie vrae om vir die toets te leer. Bedek die antwoord en probeer eers self.</p><svg width=220 height=110 viewBox='0 0 220 110'><ellipse cx=110 cy=55 rx=100 ry=48 fill='#eef6e6' stroke='#5a8f3c'/><circle cx=120 cy=55 r=20 fill='#c9a7d8' stroke='#7a4d92'/><ellipse cx=60 cy=40 rx=14 ry=7 fill='#f3c08a' stroke='#a86b25'/><ellipse cx=165 cy=72 rx=14 ry=7 fill='#f3c08a' stroke='#a86b25'/></svg>", []
    for n, (question, answer) in enumerate(draw.some(SEL, 9), 1):
        body += f"<div class=q><p class=n><span>Vraag {n}</span></p><p class=t>{web(question)}</p><p class=a><b>Antwoord:</b> {web(answer)}</p></div>"
        items.append(item(question, answer, str(n)))
    body += "<p class=f>© StudieHoekie. Deel gerus hierdie bladsy met jou klasmaats.</p>"
    css = ".c, .f { font-size: 85%; color: #777 } h1 { font-size: 170%; color: #33691e; margin: 3mm 0 } .q { break-inside: avoid; margin: 5mm 0 } .n { margin: 0 } .n span { background: #558b2f; color: #fff; font-size: 85%; padding: 0.8mm 3mm; border-radius: 1.5mm } .t { margin: 1.5mm 0 } .a { margin: 1mm 0 } .f { border-top: 1px solid #ccc; padding-top: 2mm }"
    engine, source = page(draw, body, ["Noto Sans", "Lato", "Carlito"], (11,), css, title="Selle", language="af")
    return Document(engine, source, items)


# German verbs

VERBEN = [
    ("beginnen", "beginnt", "begann", "hat begonnen", "to begin"), ("bleiben", "bleibt", "blieb", "ist geblieben", "to stay"), ("essen", "isst", "aß", "hat gegessen", "to eat"), ("fahren", "fährt", "fuhr", "ist gefahren", "to go, to drive"), ("finden", "findet", "fand", "hat gefunden", "to find"), ("geben", "gibt", "gab", "hat gegeben", "to give"),
    ("helfen", "hilft", "half", "hat geholfen", "to help"), ("kommen", "kommt", "kam", "ist gekommen", "to come"), ("lesen", "liest", "las", "hat gelesen", "to read"), ("nehmen", "nimmt", "nahm", "hat genommen", "to take"), ("schreiben", "schreibt", "schrieb", "hat geschrieben", "to write"), ("sehen", "sieht", "sah", "hat gesehen", "to see"),
    ("singen", "singt", "sang", "hat gesungen", "to sing"), ("sprechen", "spricht", "sprach", "hat gesprochen", "to speak"), ("trinken", "trinkt", "trank", "hat getrunken", "to drink"), ("vergessen", "vergisst", "vergaß", "hat vergessen", "to forget"),
]


@layout(HALF, "verbs-tarantass", "strong verbs at the end of a German course, XeLaTeX: table of five columns with thin rules between the rows, Infinitive in bold, er/sie/es, Imperfect, Perfect, English in italics, note on sein above")
def verbs_tarantass(draw):
    chosen = draw.some(VERBEN, 14)
    cells = "".join(rf"\textbf{{{a}}} & {b} & {c} & {d} & \textit{{{e}}}\\\hline " for a, b, c, d, e in chosen)
    body = rf"{{\LARGE\bfseries Strong and irregular verbs}}\par\medskip The list gives the verbs of Units 1 to {draw.random.randint(6, 10)}. Verbs of movement and change form their perfect with \textit{{sein}}.\par\bigskip\renewcommand\arraystretch{{1.35}}\begin{{tabular}}{{@{{}}p{{30mm}}p{{27mm}}p{{27mm}}p{{40mm}}p{{32mm}}@{{}}}}\hline Infinitive & er/sie/es & Imperfect & Perfect & English\\\hline\hline {cells}\end{{tabular}}"
    engine, source = document(draw, body, ["palatino", "libertine", "noto"], (11,), (20, 22), head=r"\fancyhead[L]{\small Willkommen! German for Adults}\fancyhead[R]{\small Verb list}", foot=r"\thepage", extra=r"\setcounter{page}{" + str(draw.random.randint(190, 260)) + "}")
    return Document(engine, source, [item(a, e, kind="vocabulary") for a, _, _, _, e in chosen])


# Exercises of an Italian course

ARTICOLI = [("libro", "il"), ("studente", "lo"), ("casa", "la"), ("amici", "gli"), ("finestre", "le"), ("ragazzi", "i")]
VERBI = [("Maria {} (abitare) a Firenze.", "abita"), ("Noi {} (parlare) italiano in classe.", "parliamo"), ("I miei genitori {} (lavorare) in ospedale.", "lavorano"), ("Tu {} (prendere) il treno delle otto.", "prendi"), ("Voi {} (aprire) la finestra.", "aprite"), ("Io {} (leggere) il giornale ogni mattina.", "leggo")]
DOMANDE = [("Come si dice “Thursday” in italiano?", "giovedì"), ("Qual è il contrario di “vecchio”?", "giovane (persone), nuovo (cose)")]


@layout(HALF, "esercizi-berline", "page of an Italian course, pdfLaTeX: Esercizio A articles before nouns in three columns with underscores, Esercizio B verbs in brackets behind rules, Esercizio C two questions; Soluzioni in small print in a frame at the foot, A: 1. il, 2. lo")
def esercizi_berline(draw):
    items = []
    nouns, verbs = draw.mixed(ARTICOLI), draw.some(VERBI, 5)
    unit = draw.random.randint(2, 6)
    heads = ["Esercizio A", "Esercizio B", "Esercizio C"]
    body = rf"\colorbox{{black!12}}{{\parbox{{0.97\linewidth}}{{\Large\bfseries Unità {unit}\hfill Ripasso}}}}\par\bigskip\textbf{{{heads[0]}}}\quad Scrivi l’articolo determinativo.\par\smallskip "
    for n, (noun, article) in enumerate(nouns, 1):
        body += rf"\makebox[0.32\linewidth][l]{{\makebox[8mm][l]{{{n}.}}\_\_\_\_\_\_ {noun}}}" + (r"\par\smallskip " if n % 3 == 0 else "")
        items.append(item(f"______ {noun}", article, str(n), kind="gap", section=heads[0]))
    body += rf"\bigskip\textbf{{{heads[1]}}}\quad Completa le frasi con il presente del verbo tra parentesi.\par\smallskip "
    for n, (text, form) in enumerate(verbs, 1):
        body += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{" + text.replace("{}", r"\rule{26mm}{0.4pt}") + "}\n"
        items.append(item(text.replace(" {} ", "  "), form, str(n), kind="gap", gap=True, section=heads[1]))
    body += rf"\bigskip\textbf{{{heads[2]}}}\quad Rispondi alle domande.\par\smallskip "
    for n, (question, answer) in enumerate(DOMANDE, 1):
        body += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{question}}}\par\vspace{{14pt}}\hspace*{{8mm}}\rule{{0.8\linewidth}}{{0.4pt}}\par\smallskip " + "\n"
        items.append(item(question, answer, str(n), section=heads[2]))
    key = [", ".join(f"{n}. {b}" for n, (_, b) in enumerate(pairs, 1)) for pairs in (nouns, verbs)] + ["; ".join(f"{n}. {b}" for n, (_, b) in enumerate(DOMANDE, 1))]
    body += r"\vfill\fbox{\parbox{0.96\linewidth}{\footnotesize\textbf{Soluzioni}\par " + r"\par ".join(rf"\textbf{{{letter}:}} {line}" for letter, line in zip("ABC", key)) + "}}"
    engine, source = document(draw, body, ["lm", "times", "lmsans"], (12,), (24, 28), foot=r"\fancyfoot[C]{\small Passo dopo passo 1 \textbullet\ \thepage}", extra=r"\setcounter{page}{" + str(draw.random.randint(30, 90)) + "}")
    return Document(engine, source, items)


# Quiz of a chess club

CHESS = [
    ("How many squares are there on a chessboard?", ["36", "49", "64", "81"], 2), ("Which piece moves only along diagonals?", ["bishop", "king", "knight", "rook"], 0), ("Which piece can jump over others?", ["bishop", "knight", "queen", "rook"], 1), ("How many pawns does each player have at the start?", ["six", "seven", "eight", "nine"], 2),
    ("Which side makes the first move?", ["Black", "White", "the older player", "the weaker player"], 1), ("Which two pieces move when a player castles?", ["king and bishop", "king and queen", "queen and rook", "king and rook"], 3), ("What is it called when a player has no legal move and is not in check?", ["checkmate", "gambit", "stalemate", "zugzwang"], 2),
    ("What happens to a pawn that reaches the last rank?", ["It is promoted.", "It is taken off.", "It moves back.", "It stays there."], 0), ("How many points is a rook usually said to be worth?", ["one", "three", "five", "nine"], 2), ("A single piece attacks two enemy pieces at once. What is this called?", ["a block", "a fork", "a pin", "a skewer"], 1),
    ("Which move captures a pawn that has just passed by two squares?", ["castling", "discovered check", "en passant", "resigning"], 2),
]


@layout(HALF, "chessquiz-calash", "quiz in the newsletter of a chess club, groff: bold number, question, a) to d) on one line below, answers at the end as 1 c, 2 a in a line under a rule")
def chessquiz_calash(draw):
    chosen = draw.some(CHESS, 10)
    lines = [".ds LH", ".ds RH Ashdown Chess Club", ".ds CF \\\\n(PN", ".LP", ".ad l", ".nh", f"\\fB\\s+6The Beginners’ Quiz\\s0\\fP", ".LP", f"From our newsletter, No. {draw.random.randint(31, 88)}. Ten questions for everybody who joined us this autumn. No prizes, only glory!", ".sp 0.5"]
    items, key = [], []
    for n, (question, options, right) in enumerate(chosen, 1):
        lines += [".ne 4", f"\\fB{n}\\fP\\h'0.15i'{plain(question)}", ".br", "\\h'0.25i'" + "\\~\\~\\~\\~ ".join(f"{a})\\~{plain(b).replace(' ', chr(92) + '~')}" for a, b in zip("abcd", options)), ".br", ".sp 0.7"]
        key.append(f"{n}\\~{'abcd'[right]}")
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    lines += [".sp", "\\l'3i'", ".br", "\\fBAnswers:\\fP " + ", ".join(key) + "."]
    engine, source = roff(draw, lines, (11,), ("T", "P", "N"))
    return Document(engine, source, items)


# Mathematics examination in Catalan

RECTANGLE = r"\begin{center}\begin{tikzpicture}[scale=0.5]\draw[thick] (0,0) rectangle (8,6);\draw[dashed] (0,0)--(8,6);\node[below] at (4,0) {8 cm};\node[right] at (8,3) {6 cm};\end{tikzpicture}\end{center}"
MATES = [
    ("Una botiga ven samarretes a 12 € i pantalons a 25 €.", "", [("Quant costen tres samarretes i dos pantalons?", 1, "86 €"), ("La botiga fa un descompte del 20 % als pantalons. Quin és el preu nou d’uns pantalons?", 1, "20 €"), ("Una clienta compra cinc peces sense descompte i paga 99 €. Quantes samarretes ha comprat?", 1, "2 samarretes")]),
    ("Un rectangle fa 8 cm de llargada i 6 cm d’amplada.", RECTANGLE, [("Calcula’n el perímetre.", 1, "28 cm"), ("Calcula’n l’àrea.", 1, "48 cm²"), ("Calcula la longitud de la diagonal.", 1, "10 cm")]),
    ("Hem preguntat a deu alumnes quants germans tenen: 0, 1, 1, 2, 0, 3, 1, 2, 1, 1.", "", [("Quina és la moda?", 1, "1"), ("Calcula la mitjana.", 1, "1,2 germans"), ("Quin percentatge d’alumnes no té germans?", 1, "20 %")]),
    ("Resol l’equació 3(x − 2) = 2x + 5.", "", 1),
]


@layout(HALF, "examen-clarence", "mathematics test of a Catalan school, XeLaTeX: Exercici 1 as a head with its stem below, a) with (1 punt) at the right end, a figure, one exercise without parts; Solucions on the next page as Exercici 1: a) 86 €; b) 20 €")
def examen_clarence(draw):
    items, body, key = [], "", ""

    for n, (stem, figure, parts) in enumerate(MATES, 1):
        if parts == 1:
            body += rf"\needspace{{30mm}}\bigskip\textbf{{Exercici {n}}}\par {tex(stem)}\hfill (1 punt)\par\vspace{{25mm}}"
            key += rf"\textbf{{Exercici {n}:}} x = 11\par "
            items.append(item(stem, "x = 11", str(n), 1))
            continue
        body += rf"\needspace{{50mm}}\bigskip\textbf{{Exercici {n}}}\par {tex(stem)}{figure}" + "\n"
        for letter, (question, marks, answer) in zip("abc", parts):
            body += rf"\lab{{5mm}}{{7mm}}{{{letter})}}{{{tex(question)}\pushright{{({marks} punt)}}}}" + r"\vspace{17mm}" + "\n"
            items.append(item(question, answer, f"{n}({letter})", marks, stem=stem))
        key += rf"\textbf{{Exercici {n}:}} " + r";\enspace ".join(rf"{letter}) {tex(answer)}" for letter, (_, _, answer) in zip("abc", parts)) + r"\par "
    top = rf"\begin{{tabular}}{{|p{{0.55\linewidth}}|p{{0.36\linewidth}}|}}\hline\rule{{0pt}}{{5mm}}Nom i cognoms: & Data:\\[2mm]\hline\rule{{0pt}}{{5mm}}Institut Serra de Llevant \quad 2n d’ESO & Nota:\\[2mm]\hline\end{{tabular}}\par\bigskip\begin{{center}}{{\Large\bfseries Examen de matemàtiques}}\par {draw.one(['Primer', 'Segon', 'Tercer'])} trimestre\end{{center}}Cal justificar totes les respostes. No es pot fer servir la calculadora."
    body = top + body + r"\newpage{\Large\bfseries Solucions}\par\bigskip " + key
    engine, source = document(draw, body, ["libertine", "arial", "schoolbook"], (11,), (22, 25), foot=r"\thepage")
    return Document(engine, source, items)


# Daily test of an Indonesian school

IPA = [
    ("Alat pernapasan pada ikan adalah", ["paru-paru", "insang", "trakea", "kulit"]), ("Hewan yang berkembang biak dengan bertelur disebut", ["ovipar", "vivipar", "herbivora", "karnivora"]), ("Perubahan wujud dari cair menjadi gas disebut", ["membeku", "mencair", "menguap", "mengembun"]), ("Planet yang paling dekat dengan Matahari adalah", ["Bumi", "Mars", "Merkurius", "Venus"]),
    ("Bagian tumbuhan yang menyerap air dari dalam tanah adalah", ["akar", "batang", "daun", "bunga"]), ("Benda yang dapat ditarik oleh magnet adalah", ["kayu", "plastik", "paku besi", "kertas"]), ("Sumber energi terbesar di Bumi adalah", ["angin", "Matahari", "air", "minyak bumi"]), ("Satuan untuk mengukur gaya adalah", ["meter", "newton", "joule", "watt"]),
    ("Tulang yang melindungi otak adalah", ["tulang rusuk", "tulang belakang", "tengkorak", "tulang paha"]),
]
ISIAN = ["Proses pembuatan makanan pada tumbuhan hijau disebut ________________.", "Alat untuk mengukur suhu adalah ________________.", "Gaya tarik Bumi disebut juga gaya ________________."]
URAIAN = ["Sebutkan tiga contoh hewan herbivora!", "Mengapa kita harus menghemat listrik? Jelaskan!", "Jelaskan perbedaan antara es dan uap air!"]


@layout(HALF, "ulangan-wagonette", "daily test in science of an Indonesian school, word processor: head with Nama, Kelas and Nilai, I. choices with dots and a. to d. in two columns, II. gaps as underscores, III. questions with exclamation marks and dotted lines; numbers begin again, no key")
def ulangan_wagonette(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Carlito", "Liberation Sans"]), draw.one((11, 12)), language="id", country="ID", margin=1.8)
    dots = (sheet.wide, 'style:type="right" style:leader-style="dotted" style:leader-text="."')
    items = []
    sheet.body += [sheet.p("<b>SD NEGERI 4 SUKAMAJU</b>", size=15, align="center", after=0.02), sheet.p(f"<b>ULANGAN HARIAN {draw.random.randint(1, 4)} – ILMU PENGETAHUAN ALAM</b>", align="center", after=0.3)]
    sheet.body.append(sheet.table([["Nama  : ______________________", "Kelas : V", "Nilai : "], ["Hari/Tanggal : ________________", "Waktu : 60 menit", ""]], [8.0, 5.0, round(sheet.wide - 13.0, 2)]))
    heads = ["I. Berilah tanda silang (X) pada huruf a, b, c, atau d di depan jawaban yang benar!", "II. Isilah titik-titik berikut dengan jawaban yang tepat!", "III. Jawablah pertanyaan berikut dengan benar!"]

    def head(text):
        return sheet.p(f"<b>{text}</b>", before=0.4, after=0.2, extra=KEEP)

    sheet.body.append(head(heads[0]))
    for n, (question, options) in enumerate(draw.some(IPA, 8), 1):
        sheet.body.append(sheet.p(f"{n}.\t{question} ....", left=0.9, first=-0.9, tabs=[0.9], after=0.03, extra=KEEP))
        sheet.body.append(sheet.p(f"a. {options[0]}\tc. {options[2]}", left=0.9, tabs=[7.5], after=0.03, extra=KEEP))
        sheet.body.append(sheet.p(f"b. {options[1]}\td. {options[3]}", left=0.9, tabs=[7.5], after=0.2))
        items.append(item(f"{question} ....", None, str(n), None, choices("abcd", options), kind="mcq", section=heads[0]))
    sheet.body.append(head(heads[1]))
    for n, text in enumerate(ISIAN, 1):
        sheet.body.append(sheet.p(f"{n}.\t{text}", left=0.9, first=-0.9, tabs=[0.9], after=0.2))
        items.append(item(text, None, str(n), kind="gap", section=heads[1]))
    sheet.body.append(head(heads[2]))
    for n, text in enumerate(URAIAN, 1):
        sheet.body.append(sheet.p(f"{n}.\t{text}", left=0.9, first=-0.9, tabs=[0.9], after=0.1, extra=KEEP))
        sheet.body += [sheet.p("\t", left=0.9, tabs=[dots], after=0.15) for _ in range(2)]
        items.append(item(text, None, str(n), section=heads[2]))
    engine, source = sheet.source()
    return Document(engine, source, items)


# Knowledge check on first aid

FIRSTAID = [
    ("What should you do first at the scene of an accident?", ["Check for danger", "Move the casualty", "Phone the family"], "A"), ("What is the ratio of chest compressions to rescue breaths for an adult?", ["5 : 1", "15 : 2", "30 : 2"], "C"), ("How deep should chest compressions be for an adult?", ["1–2 cm", "5–6 cm", "9–10 cm"], "B"), ("How many compressions should you give in a minute?", ["60–80", "80–100", "100–120"], "C"),
    ("How should you cool a minor burn?", ["With butter", "With cool running water", "With ice"], "B"), ("A casualty is unconscious but breathing normally. How should they be placed?", ["In the recovery position", "On their back", "Sitting up"], "A"), ("How should a person with a nosebleed sit?", ["Lying flat", "Leaning back", "Leaning forward"], "C"), ("What should you give first to an adult who is choking and cannot cough?", ["A glass of water", "Up to five back blows", "Chest compressions"], "B"),
    ("What should you do about severe bleeding?", ["Press directly on the wound", "Wash the wound for ten minutes", "Keep the arm down"], "A"), ("Which of these is a sign of a stroke?", ["Itchy skin", "A rash on the arms", "Weakness on one side of the face"], "C"), ("For whom is a defibrillator used?", ["A person with a broken leg", "A person in cardiac arrest", "A person with a nosebleed"], "B"),
]


@layout(HALF, "firstaid-charabanc", "knowledge check of a first aid trainer, Chromium: one ruled table with No., Question, the columns A, B and C for the choices and Answer with the letter in the last column")
def firstaid_charabanc(draw):
    chosen = draw.some(FIRSTAID, 10)
    body = f"<div class=h><h1>First Aid at Work: Knowledge Check</h1><p>Version {draw.random.randint(3, 8)}.1 · Trainer’s copy</p></div><table><thead><tr><th>No.<th>Question<th>A<th>B<th>C<th>Answer</tr></thead>" + rows((str(n), web(question), *(web(o) for o in options), f"<b>{right}</b>") for n, (question, options, right) in enumerate(chosen, 1)) + "</table><p class=f>Pass mark: 8 out of 10. Safe Hands Training Ltd. This check does not replace a practical assessment.</p>"
    items = [item(question, options["ABC".index(right)], str(n), None, choices("ABC", options), kind="mcq", answer_label=right) for n, (question, options, right) in enumerate(chosen, 1)]
    css = ".h { border-left: 6px solid #2e7d32; padding-left: 4mm; margin-bottom: 5mm } h1 { font-size: 160%; margin: 0 } .h p { margin: 1mm 0; color: #555 } table { border-collapse: collapse; width: 100% } th, td { border: 1px solid #666; padding: 2mm 2.5mm; text-align: left; vertical-align: top } th { background: #e8f5e9 } td:nth-child(2) { width: 34% } td:first-child, td:last-child { text-align: center } tr { break-inside: avoid } .f { font-size: 85%; color: #555; margin-top: 5mm }"
    engine, source = page(draw, body, ["Roboto", "Liberation Sans", "Lato"], (10,), css, title="First aid")
    return Document(engine, source, items)


# Contents of a workbook


@layout(HALF, "contents-stanhope", "contents and advice to the student at the front of a grammar workbook, pdfLaTeX: units with numbers and Exercises 1–4 behind dots and pages, Review Tests, Answer Key; below How to use this book in numbered steps; nothing asked")
def contents_stanhope(draw):
    units = [("Present simple and present continuous", "1--4"), ("Past simple", "5--8"), ("Present perfect", "9--13"), ("Questions with who, what and which", "14--16"), ("Can, could and may", "17--20"), ("Will and going to", "21--24"), ("Comparatives and superlatives", "25--28"), ("Countable and uncountable nouns", "29--32"), ("Prepositions of time and place", "33--37"), ("The passive", "38--40")]
    at, lines = 6, ""
    for n, (title, exercises) in enumerate(units, 1):
        lines += rf"\makebox[9mm][l]{{\textbf{{{n}}}}}{title}, Exercises {exercises}\enspace\dotfill\enspace {at}\par "
        at += draw.one([4, 6])
        if n % 5 == 0:
            lines += rf"\hspace*{{9mm}}\textit{{Review Test {n // 5}}}\enspace\dotfill\enspace {at}\par\smallskip "
            at += 2
    lines += rf"\textbf{{Answer key}}\enspace\dotfill\enspace {at}\par\textbf{{Irregular verbs}}\enspace\dotfill\enspace {at + 8}\par "
    body = r"{\LARGE\bfseries Contents}\par\bigskip " + lines + r"\bigskip\bigskip{\Large\bfseries How to use this book}\par\medskip\begin{enumerate}\item Read the explanation on the left-hand page of the unit. Look at the examples carefully.\item Do the exercises on the right-hand page. Use a pencil, so that you can correct your answers.\item Check your answers in the key at the back of the book.\item If you have made more than three mistakes, read the explanation again and do the exercises once more after a few days.\item After every five units, do the review test. Do not look at the explanations while you are doing it.\end{enumerate}\medskip You need not work through the units in order. If you are not sure where to begin, ask your teacher."
    engine, source = document(draw, body, ["times", "palatino", "lm"], (11,), (26, 30), head=r"\fancyhead[R]{\small Grammar Steps, Level 2}", foot=r"iii")
    return Document(engine, source, [])
