"""The two-hundred-and-fourth: twelve sheets of teachers in twelve languages other than English, with their keys, named after shoes."""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"
KEEP = 'fo:keep-with-next="always"'
STILL = r"\hyphenpenalty=10000 "


# Examination of the second term, primary school in Mexico

MX_PICK = [
    ("¿Cuál es el órgano que bombea la sangre a todo el cuerpo?", ["el pulmón", "el corazón", "el riñón"], 1),
    ("Los animales que se alimentan solo de plantas se llaman", ["carnívoros", "omnívoros", "herbívoros"], 2),
    ("¿Qué planeta está más cerca del Sol?", ["Mercurio", "Venus", "Marte"], 0),
    ("El cambio del estado sólido al estado líquido se llama", ["evaporación", "fusión", "condensación"], 1),
    ("¿Cuál de estos materiales es buen conductor de la electricidad?", ["la madera", "el plástico", "el cobre"], 2),
    ("Las mariposas pertenecen al grupo de los", ["insectos", "reptiles", "anfibios"], 0),
]
MX_MATCH = [("Pulmones", "Permiten el intercambio de oxígeno y dióxido de carbono."), ("Estómago", "Mezcla los alimentos con los jugos gástricos."), ("Riñones", "Filtran la sangre y forman la orina."), ("Cerebro", "Controla los movimientos y el pensamiento.")]
MX_OPEN = [("¿Qué es la biodiversidad?", "Es la variedad de seres vivos que hay en un lugar."), ("Menciona dos acciones para cuidar el agua en tu casa.", "Cerrar la llave mientras nos cepillamos los dientes y reparar las fugas."), ("¿Por qué se siente más calor con ropa negra que con ropa blanca?", "Porque el color negro absorbe más la luz del Sol.")]


@layout(HALF, "examen-huarache", "science examination of a Mexican primary school, XeLaTeX: I. with a) b) c) in one row, II. (   ) before the number in the left column and letters in the right, III. with lines; CLAVE DE RESPUESTAS on the next page as a ruled table Pregunta | Respuesta")
def examen_huarache(draw):
    items, body, key, n = [], "", "", 0
    heads = ["I. Subraya la respuesta correcta.", "II. Relaciona las columnas. Escribe en cada paréntesis la letra que corresponde.", "III. Contesta lo que se te pide."]
    body += rf"\textbf{{{heads[0]}}}\par\smallskip "
    for question, options, right in MX_PICK:
        n += 1
        body += rf"\needspace{{15mm}}\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)}}}\hspace*{{8mm}}" + "".join(rf"\makebox[0.3\linewidth][l]{{{a}) {tex(b)}}}" for a, b in zip("abc", options)) + r"\par\smallskip " + "\n"
        key += rf"{n} & {'abc'[right]}\\\hline "
        items.append(item(question, options[right], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[right], section=heads[0]))
    ends = draw.mixed([b for _, b in MX_MATCH] + ["Produce la bilis."])
    body += rf"\medskip\textbf{{{heads[1]}}}\par\smallskip\begin{{tabular}}{{@{{}}p{{50mm}}>{{\raggedright\arraybackslash}}p{{115mm}}@{{}}}}"
    for k, end in enumerate(ends):
        left = rf"(\quad\ )\enspace {n + k + 1}. {MX_MATCH[k][0]}" if k < 4 else ""
        body += rf"{left} & {'ABCDE'[k]}. {tex(end)}\\[2mm]"
    body += r"\end{tabular}\par\medskip "
    for a, b in MX_MATCH:
        n += 1
        letter = "ABCDE"[ends.index(b)]
        key += rf"{n} & {letter}\\\hline "
        items.append(item(a, b, str(n), None, choices("ABCDE", ends), kind="match", answer_label=letter, section=heads[1]))
    body += rf"\textbf{{{heads[2]}}}\par\smallskip "
    for question, answer in MX_OPEN:
        n += 1
        body += rf"\needspace{{25mm}}\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)}}}\ruleline\smallskip " + "\n"
        key += rf"{n} & {tex(answer)}\\\hline "
        items.append(item(question, answer, str(n), section=heads[2]))
    head = rf"\begin{{center}}\textbf{{ESCUELA PRIMARIA “MARGARITA MAZA”}}\par Examen de Ciencias Naturales -- Quinto grado\par Segundo trimestre, ciclo escolar 2022--2023\end{{center}}Nombre del alumno: \rule{{75mm}}{{0.4pt}}\hfill N.L. \rule{{10mm}}{{0.4pt}}\par\smallskip Fecha: \rule{{40mm}}{{0.4pt}}\hfill Aciertos: \rule{{12mm}}{{0.4pt}} / {n}\hfill Calificación: \rule{{15mm}}{{0.4pt}}\par\bigskip "
    body = head + body + r"\newpage\begin{center}\textbf{CLAVE DE RESPUESTAS}\par\smallskip\renewcommand\arraystretch{1.2}\begin{tabular}{|c|p{110mm}|}\hline\textbf{Pregunta} & \textbf{Respuesta}\\\hline " + key + r"\end{tabular}\end{center}"
    engine, source = document(draw, body, ["arial", "noto", "helvetica"], (11,), (19, 22), foot=r"\thepage", extra=STILL, paper="letterpaper")
    return Document(engine, source, items)


# Assessment sheet of a Portuguese school, with its criteria

LUA = r"\begin{center}\begin{tikzpicture}[scale=0.85]\draw (-4.6,0) circle (0.7);\node at (-4.6,0) {Sol};\foreach \y in {-0.5,0,0.5} \draw[->] (-3.6,\y)--(-2.6,\y);\draw[dashed] (0,0) circle (1.6);\filldraw[fill=gray!25] (0,0) circle (0.55);\node at (0,0) {\small Terra};\foreach \a/\l in {180/A,90/B,0/C,270/D} {\filldraw[fill=white] (\a:1.6) circle (0.2);\node at (\a:2.1) {\l};}\end{tikzpicture}\par\smallskip Figura 1\end{center}"
PLANETAS = r"\begin{center}Tabela 1\par\smallskip\renewcommand\arraystretch{1.2}\begin{tabular}{|l|c|c|}\hline\textbf{Planeta} & \textbf{Distância média ao Sol (UA)} & \textbf{Período de translação (anos)}\\\hline Vénus & 0,7 & 0,6\\\hline Marte & 1,5 & 1,9\\\hline Júpiter & 5,2 & 11,9\\\hline\end{tabular}\end{center}"
PT = [
    ("O Sistema Solar é formado pelo Sol e pelos corpos que se movem à sua volta.", "", [
        ("Indica o nome do planeta mais próximo do Sol.", 4, ["Mercúrio"]),
        ("Identifica os dois planetas do Sistema Solar que não têm satélites naturais.", 6, ["Mercúrio", "Vénus"]),
        ("A Terra demora cerca de 24 horas a", 5, (["descrever uma volta em torno do Sol.", "completar uma rotação em torno do seu eixo.", "descrever uma volta em torno da Lua.", "passar pelas quatro estações do ano."], 1)),
    ]),
    ("A Tabela 1 apresenta dados sobre três planetas.", PLANETAS, [
        ("Qual dos planetas da tabela demora mais tempo a completar uma volta ao Sol?", 5, ["Júpiter"]),
        ("Relaciona a distância ao Sol com o período de translação.", 8, ["Quanto maior é a distância ao Sol, maior é o período de translação."]),
        ("Calcula, em quilómetros, a distância média de Marte ao Sol. (1 UA = 150 milhões de quilómetros)", 10, ["1,5 × 150 milhões de quilómetros", "225 milhões de quilómetros"]),
    ]),
    ("A Figura 1 representa a Lua em quatro posições da sua órbita.", LUA, [
        ("Indica a letra da posição em que se encontra a Lua na fase de lua nova.", 4, ["A"]),
        ("Escreve o nome da fase da Lua na posição C.", 4, ["Lua cheia"]),
        ("Explica por que razão não há um eclipse do Sol em todas as luas novas.", 8, ["O plano da órbita da Lua é inclinado em relação ao plano da órbita da Terra."]),
    ]),
    ("Explica por que razão vemos sempre a mesma face da Lua.", "", [("", 6, ["A Lua demora o mesmo tempo a rodar em torno do seu eixo e a dar uma volta à Terra."])]),
]


@layout(HALF, "ficha-loafer", "assessment sheet in physics of a Portuguese school, XeLaTeX: 1. with 1.1. below, (A) to (D) stacked, table and figure, lines, no marks on the paper; criteria in their own file as a ruled table Item | Resposta | Cotação")
def ficha_loafer(draw):
    items, body, key = [], "", ""
    for n, (stem, figure, parts) in enumerate(PT, 1):
        body += rf"\needspace{{45mm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(stem)}}}{figure}" + "\n"
        for k, (question, marks, points) in enumerate(parts, 1):
            number, above = (f"{n}.{k}", stem) if question else (str(n), None)
            if question:
                body += rf"\needspace{{20mm}}\lab{{8mm}}{{10mm}}{{{number}.}}{{{tex(question)}}}"
            if isinstance(points, tuple):
                options, right = points
                body += "".join(rf"\lab{{18mm}}{{9mm}}{{({a})}}{{{tex(b)}}}" for a, b in zip("ABCD", options)) + r"\medskip "
                key += rf"{number}. & ({'ABCD'[right]}) & {marks}\\\hline "
                items.append(item(question, options[right], number, marks, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], stem=above))
                continue
            body += r"\vspace{16pt}\hspace*{18mm}\rule{\dimexpr\linewidth-18mm\relax}{0.4pt}\par " * (2 if marks > 5 else 1) + r"\medskip "
            key += rf"{number}. & " + r"\newline ".join(tex(p) for p in points) + rf" & {marks}\\\hline "
            items.append(item(question or stem, "\n".join(points), number, marks, stem=above, rubric=[{"text": p, "marks": None} for p in points] if len(points) > 1 else None))
    total = sum(i["marks"] for i in items)
    head = r"\begin{center}\textbf{Agrupamento de Escolas da Ribeira Alta}\par\smallskip{\large\bfseries Ficha de avaliação de Físico-Química}\par 7.º ano\end{center}Nome: \rule{75mm}{0.4pt}\hfill N.º \rule{8mm}{0.4pt}\hfill Turma: \rule{10mm}{0.4pt}\par\smallskip Classificação: \rule{40mm}{0.4pt}\hfill O Professor: \rule{40mm}{0.4pt}\par\medskip\hrule\bigskip "
    look = dict(fonts=["timesnew", "arial", "noto"], sizes=(11,), extra=STILL)
    engine, source = document(draw, head + body, **look, margins=(20, 24), foot=r"\thepage")
    scheme = r"\begin{center}{\large\bfseries Critérios de classificação}\par\smallskip Ficha de avaliação de Físico-Química, 7.º ano\par\bigskip\renewcommand\arraystretch{1.3}\begin{tabular}{|c|p{105mm}|c|}\hline\textbf{Item} & \textbf{Resposta} & \textbf{Cotação}\\\hline " + key + rf"\multicolumn{{2}}{{|r|}}{{\textbf{{Total}}}} & \textbf{{{total}}}\\\hline\end{{tabular}}\end{{center}}As respostas escritas com palavras diferentes, mas com o mesmo sentido, são aceites."
    return Document(engine, source, items, document(draw, scheme, **look, margins=(22, 26))[1])


# Test of a Dutch school, points in the margin, groff

NL = [
    ("Opgave 1  Water in Nederland", None, [
        (1, "Hoe heet het hoogste punt van het vasteland van Nederland?", "Vaalserberg"),
        (2, "Noem twee landen waar de Rijn doorheen stroomt voordat hij in Nederland komt.", "Zwitserland en Duitsland"),
        (1, "Wat is een polder?", "een gebied met een dijk eromheen waarvan de waterstand geregeld wordt"),
        (2, "Leg uit waarom de bodem in het westen van Nederland daalt.", "De veengrond klinkt in, doordat het grondwater steeds wordt weggepompt."),
    ]),
    ("Opgave 2  De watersnoodramp", "In de nacht van 31 januari op 1 februari 1953 braken bij een zware storm uit het noordwesten veel dijken in Zeeland, Zuid-Holland en Noord-Brabant. Ruim 1800 mensen verdronken. Kort daarna begon men met de Deltawerken.", [
        (1, "Uit welke richting kwam de storm?", "uit het noordwesten"),
        (1, "Wat was het doel van de Deltawerken?", "het zuidwesten van Nederland beschermen tegen overstromingen"),
        (3, "Leg in drie stappen uit waarom het water zo hoog kwam te staan dat de dijken braken.", "De wind stuwde het zeewater op. Het was tegelijk springtij. De dijken waren te laag en te zwak."),
    ]),
    ("Opgave 3  Rivieren", None, [
        (1, "Hoe noem je het gebied dat zijn water op één rivier loost?", "stroomgebied"),
        (2, "Wat is het verschil tussen een regenrivier en een gletsjerrivier?", "Een regenrivier krijgt alleen regenwater, een gletsjerrivier ook smeltwater van sneeuw en ijs."),
        (1, "Hoe heet het stuk land tussen de rivier en de winterdijk dat bij hoog water overstroomt?", "uiterwaard"),
    ]),
]


@layout(HALF, "proefwerk-brogue", "geography test of a Dutch school, groff: Opgave 1 and a title as heads, 1p and the number in bold in the left margin, a source text below one head, numbers that run on; Antwoordmodel on the next page with 1p and the number again")
def proefwerk_brogue(draw):
    lines = [".ds LH", ".ds RH", ".ds CF \\\\n(PN", "\\fB\\s+4Proefwerk aardrijkskunde \\(en hoofdstuk 3: Water\\s0\\fP", ".br", "Klas 2 havo/vwo \\(bu versie A", ".sp", "Naam: \\l'7c' \\h'1c' Klas: \\l'2c'", ".sp", "\\fISchrijf je antwoorden op het proefwerkpapier. Voor elke vraag staat hoeveel punten je kunt halen: 15 punten in totaal.\\fP", ".sp"]
    key, items, n = [".bp", "\\fB\\s+4Antwoordmodel\\s0\\fP", ".sp"], [], 0

    def block(marks, number, text):
        return [".ne 4", ".in 2c", ".ti -2c", f"{marks}p\\h'1c-\\w'{marks}p'u'\\fB{number}\\fP\\h'1c-\\w'\\fB{number}\\fP'u'{plain(text)}", ".br", ".sp 0.6"]

    for title, source, asked in NL:
        lines += [".ne 7", ".in 0", ".sp 0.5", f"\\fB{plain(title)}\\fP", ".br", ".sp 0.5"]
        if source:
            lines += [plain(source), ".br", ".sp 0.6"]
        for marks, question, answer in asked:
            n += 1
            lines += block(marks, n, question)
            key += block(marks, n, answer)
            items.append(item(question, answer, str(n), marks, stem=source, section=title.replace("  ", " ")))
    lines += [".in 0", ".sp", ".ce", "\\fIEinde van het proefwerk. Kijk je antwoorden nog eens na.\\fP"]
    engine, source = roff(draw, lines + key + [".in 0"], (11, 12), ("H", "T", "P"))
    return Document(engine, source, items)


# Test of a Danish school

DK_PICK = [
    ("Hvor mange ben har et insekt?", ["fire", "seks", "otte", "ti"], 1),
    ("Hvilket af disse dyr er et krybdyr?", ["frøen", "salamanderen", "hugormen", "pindsvinet"], 2),
    ("Hvilket af disse træer er et nåletræ?", ["bøgen", "egen", "birken", "rødgranen"], 3),
    ("Hvilken gas optager planter, når de laver fotosyntese?", ["kuldioxid", "ilt", "kvælstof", "brint"], 0),
    ("Hvad lever en musvåge mest af?", ["frø og bær", "smådyr som mus", "græs", "alger"], 1),
]
DK_TRUE = [("En edderkop er et insekt.", False), ("Flagermusen er et pattedyr.", True), ("Regnormen trækker vejret gennem huden.", True), ("Alle fugle kan flyve.", False), ("Svampe laver fotosyntese.", False)]
DK_OPEN = [("Hvad kalder man et dyr, der spiser både planter og kød?", "en altæder"), ("Nævn to dyr, der går i dvale om vinteren.", "pindsvinet og hasselmusen"), ("Hvad viser en fødekæde?", "hvem der spiser hvem")]


@layout(HALF, "proeve-patten", "biology test of a Danish school, Chromium: Opgave 1 with empty squares before four choices in a row without letters, Opgave 2 as a ruled table with the columns Rigtigt and Forkert, Opgave 3 with lines, numbers that run on; Facit on the next page as a numbered list in words")
def proeve_patten(draw):
    body, items, key, n = "<p class=h><span>Søndermarkens Skole</span><span>Biologi, 6. klasse</span></p><h1>Prøve: Dyr og planter i Danmark</h1><p>Navn: ______________________________ &nbsp; Klasse: ________ &nbsp; Dato: ____________</p>", [], "", 0
    heads = ["Opgave 1", "Opgave 2", "Opgave 3"]
    body += f"<h2>{heads[0]}</h2><p>Sæt kryds ved det rigtige svar.</p>"
    for question, options, right in DK_PICK:
        n += 1
        body += f"<div class=q><p><b>{n}.</b> {question}</p><p class=o>" + "".join(f"<span><i></i>{text}</span>" for text in options) + "</p></div>"
        key += f"<li>{options[right]}</li>"
        items.append(item(question, options[right], str(n), None, choices([None] * 4, options), kind="mcq", section=heads[0]))
    body += f"<h2>{heads[1]}</h2><p>Er sætningen rigtig eller forkert? Sæt kryds.</p><table><tr><th><th><th>Rigtigt<th>Forkert</tr>"
    for text, true in DK_TRUE:
        n += 1
        body += f"<tr><td>{n}.<td>{text}<td><td></tr>"
        key += f"<li>{'Rigtigt' if true else 'Forkert'}</li>"
        items.append(item(text, str(true), str(n), kind="truefalse", section=heads[1]))
    body += f"</table><h2>{heads[2]}</h2><p>Svar på spørgsmålene.</p>"
    for question, answer in DK_OPEN:
        n += 1
        body += f"<div class=q><p><b>{n}.</b> {question}</p><p class=l></p></div>"
        key += f"<li>{answer}</li>"
        items.append(item(question, answer, str(n), section=heads[2]))
    body += f"<div class=f><h1>Facit</h1><ol>{key}</ol></div>"
    css = ".h { display: flex; justify-content: space-between; border-bottom: 1px solid #000; font-size: 90% } h1 { font-size: 160%; margin: 4mm 0 } h2 { font-size: 120%; margin: 6mm 0 1mm; break-after: avoid } p { margin: 1.5mm 0 } .q { break-inside: avoid; margin: 3mm 0 } .o { display: flex; margin-left: 6mm } .o span { width: 25% } .o i { display: inline-block; width: 3mm; height: 3mm; border: 1px solid #000; margin-right: 2mm } table { border-collapse: collapse; width: 100%; break-inside: avoid } th, td { border: 1px solid #000; padding: 1.4mm 2.5mm } td:nth-child(1) { width: 7mm } th:nth-child(n+3) { width: 20mm } .l { border-bottom: 1px solid #555; height: 9mm } .f { break-before: page } li { margin: 1.5mm 0 }"
    engine, source = page(draw, body, ["Open Sans", "Lato", "Carlito"], (11, 12), css, language="da")
    return Document(engine, source, items)


# Control exercise of a Serbian school

SR_PICK = [
    ("Највећа планета Сунчевог система је:", ["Марс", "Сатурн", "Јупитер", "Нептун"], 2),
    ("Земља се окрене око своје осе за:", ["12 часова", "24 часа", "30 дана", "365 дана"], 1),
    ("Најдужа упоредница на Земљи је:", ["екватор", "северна повратница", "јужна повратница", "северни поларник"], 0),
    ("Природни Земљин сателит је:", ["Венера", "Титан", "Сунце", "Месец"], 3),
]
SR_GAP = [("Глобус је умањени модел ____________________.", "Земље"), ("Линије које на карти спајају места исте надморске висине зову се ____________.", "изохипсе"), ("Најближа звезда Земљи је ____________________.", "Сунце")]
SR_TRUE = [("Највећи океан на Земљи је Атлантски океан.", False), ("Почетни меридијан пролази кроз Гринич.", True), ("Када је на северној полулопти лето, на јужној је зима.", True)]
SR_OPEN = [("Зашто се на Земљи смењују дан и ноћ?", "Зато што се Земља окреће око своје осе.", "2 бода", 2), ("Наведи четири главне стране света.", "север, југ, исток, запад", "4 бода", 4)]


@layout(HALF, "kontrolni-opanak", "geography test of a Serbian school in Cyrillic, XeLaTeX: instructions in italics above groups, numbers that run on, а) to г) stacked in two columns, T and Н at the right edge, (2 бода) behind the open ones; Решења on the next page in a list with 1. в)")
def kontrolni_opanak(draw):
    items, body, key, n, letters = [], "", "", 0, "абвг"
    told = ["Заокружи слово испред тачног одговора. (по 1 бод)", "Допуни реченице. (по 1 бод)", "Ако је тврдња тачна, заокружи Т, а ако је нетачна, заокружи Н. (по 1 бод)", "Одговори на питања."]

    def head(k):
        return rf"\needspace{{30mm}}\medskip\textit{{{told[k]}}}\par\smallskip "

    body += head(0)
    for question, options, right in SR_PICK:
        n += 1
        body += rf"\needspace{{22mm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}"
        for pair in (0, 1):
            body += r"\hspace*{8mm}" + "".join(rf"\makebox[0.4\linewidth][l]{{{letters[k]}) {tex(options[k])}}}" for k in (pair, pair + 2)) + r"\par "
        body += r"\smallskip " + "\n"
        key += rf"\lab{{0pt}}{{9mm}}{{{n}.}}{{{letters[right]})}}"
        items.append(item(question, options[right], str(n), None, choices(letters, options), kind="mcq", answer_label=letters[right]))
    body += head(1)
    for question, answer in SR_GAP:
        n += 1
        body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\smallskip " + "\n"
        key += rf"\lab{{0pt}}{{9mm}}{{{n}.}}{{{answer}}}"
        items.append(item(question, answer, str(n), kind="gap"))
    body += head(2)
    for text, true in SR_TRUE:
        n += 1
        body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(text)}\hfill Т\qquad Н}}\smallskip " + "\n"
        key += rf"\lab{{0pt}}{{9mm}}{{{n}.}}{{{'Т' if true else 'Н'}}}"
        items.append(item(text, str(true), str(n), kind="truefalse"))
    body += head(3)
    for question, answer, shown, marks in SR_OPEN:
        n += 1
        body += rf"\needspace{{25mm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)} ({shown})}}\ruleline\ruleline\smallskip " + "\n"
        key += rf"\lab{{0pt}}{{9mm}}{{{n}.}}{{{answer}}}"
        items.append(item(question, answer, str(n), marks))
    top = r"ОШ „Бранко Радичевић“\hfill Географија, 5. разред\par\medskip\begin{center}{\Large\bfseries Контролна вежба}\par\smallskip Планета Земља\end{center}Име и презиме: \rule{70mm}{0.4pt}\hfill Одељење: V\rule{8mm}{0.4pt}\hfill Оцена: \rule{12mm}{0.4pt}\par\medskip "
    body = top + body + r"\newpage{\large\bfseries Решења}\par\medskip " + key
    engine, source = document(draw, body, ["timesnew", "arial", "notoserif"], (11, 12), (20, 24), foot=r"\thepage", extra=STILL)
    return Document(engine, source, items)


# Test of a Bulgarian school

BG_PICK = [
    ("Кое от изброените вещества е просто вещество?", ["вода", "кислород", "захар", "готварска сол"], 1),
    ("Единицата за измерване на сила е:", ["джаул", "ват", "нютон", "паскал"], 2),
    ("При нормално налягане водата кипи при температура:", ["0 °C", "37 °C", "90 °C", "100 °C"], 3),
    ("Коя част на клетката управлява жизнените процеси в нея?", ["ядрото", "цитоплазмата", "мембраната", "вакуолата"], 0),
    ("Фотосинтезата се извършва в:", ["митохондриите", "хлоропластите", "ядрото", "рибозомите"], 1),
    ("Кръвта се изтласква към всички части на тялото от:", ["белите дробове", "черния дроб", "бъбреците", "сърцето"], 3),
    ("Кой от изброените организми е едноклетъчен?", ["амебата", "хидрата", "медузата", "дъждовният червей"], 0),
    ("Превръщането на течност в газ се нарича:", ["топене", "втвърдяване", "изпарение", "кондензация"], 2),
]
BG_OPEN = [("Запишете липсващата дума. Червените кръвни клетки пренасят ________________ до клетките на тялото.", "кислород", 2, "gap"), ("Посочете две структури, които има и в растителната, и в животинската клетка.", "ядро и цитоплазма", 2, "short"), ("Обяснете защо ледът плава във водата.", "Защото плътността на леда е по-малка от плътността на водата.", 3, "short")]


@layout(HALF, "test-valenki", "science test of a Bulgarian school, word processor: 1. in bold, А) to Г) in two rows of a tab, open ones with (2 точки) behind and lines; Отговори on the next page as a ruled grid Задача and Отговор over two rows, the open ones below as 8. кислород")
def test_valenki(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Liberation Sans", "Noto Sans"]), draw.one((11, 12)), language="bg", country="BG", margin=2.1)
    right, letters, items = (sheet.wide, RIGHT), "АБВГ", []
    chosen = draw.some(BG_PICK, 7)
    sheet.body += [sheet.p("ОСНОВНО УЧИЛИЩЕ „ХРИСТО БОТЕВ“", align="center", after=0.1), sheet.p("<b>ТЕСТ ПО ЧОВЕКЪТ И ПРИРОДАТА – 6. КЛАС</b>", size=14, align="center", after=0.25), sheet.p("Име: ______________________________________\tКлас: ______   № ______", tabs=[right], after=0.2), sheet.p(f"<i>За всеки верен отговор на задачите от 1. до {len(chosen)}. получавате 1 точка. Оградете буквата на верния отговор.</i>", after=0.25)]
    for n, (question, options, _) in enumerate(chosen, 1):
        sheet.body.append(sheet.p(f"<b>{n}.</b>\t{question}", left=0.9, first=-0.9, tabs=[0.9], before=0.15, after=0.05, extra=KEEP))
        for pair in (0, 2):
            sheet.body.append(sheet.p(f"{letters[pair]}) {options[pair]}\t{letters[pair + 1]}) {options[pair + 1]}", left=0.9, tabs=[9.0], after=0.05, extra=KEEP if pair == 0 else ""))
        items.append(item(question, options[chosen[n - 1][2]], str(n), None, choices(letters, options), kind="mcq", answer_label=letters[chosen[n - 1][2]]))
    for n, (question, answer, marks, kind) in enumerate(BG_OPEN, len(chosen) + 1):
        sheet.body.append(sheet.p(f"<b>{n}.</b>\t{question} ({marks} точки)", left=0.9, first=-0.9, tabs=[0.9], before=0.25, after=0.15, extra=KEEP if kind == "short" else ""))
        if kind == "short":
            sheet.body += [sheet.p("\t", left=0.9, tabs=[(sheet.wide, 'style:type="right" style:leader-style="solid" style:leader-text="_"')], after=0.2) for _ in range(2)]
        items.append(item(question, answer, str(n), marks, kind=kind))
    sheet.body += [sheet.break_(), sheet.p("<b>ОТГОВОРИ</b>", size=14, after=0.25)]
    sheet.body.append(sheet.table([["<b>Задача</b>"] + [str(n) for n in range(1, len(chosen) + 1)], ["<b>Отговор</b>"] + [letters[right_] for *_, right_ in chosen]], [2.6] + [1.5] * len(chosen)))
    sheet.body.append(sheet.p("", after=0.1))
    for n, (_, answer, *_) in enumerate(BG_OPEN, len(chosen) + 1):
        sheet.body.append(sheet.p(f"{n}. {answer}", after=0.12))
    engine, source = sheet.source()
    return Document(engine, source, items)


# Examination of an Iranian primary school

FA_TRUE = [("خورشید یک ستاره است.", True), ("مس جذب آهن‌ربا می‌شود.", False), ("گیاهان سبز غذای خود را می‌سازند.", True), ("ماه از خود نور دارد.", False)]
FA_GAP = [("سیاره‌ای که روی آن زندگی می‌کنیم .................... نام دارد.", "زمین"), ("نیرو را با یکای .................... اندازه می‌گیرند.", "نیوتون"), ("بزرگ‌ترین اندام بدن انسان .................... است.", "پوست")]
FA_PICK = [("کدام یک از مواد زیر رسانای خوب گرما است؟", ["چوب", "پلاستیک", "مس", "شیشه"], 2), ("کدام یک از جانوران زیر مهره‌دار است؟", ["ملخ", "مار", "حلزون", "عنکبوت"], 1)]
FA_ASK = [("سه حالت ماده را نام ببرید.", "جامد، مایع و گاز", "۱/۵", 1.5), ("چرا باید دندان‌های خود را مسواک بزنیم؟", "برای جلوگیری از پوسیدگی دندان‌ها", "۱", 1), ("دو نمونه از انرژی‌های تجدیدپذیر را بنویسید.", "انرژی خورشیدی و انرژی باد", "۱", 1), ("گیاهان برای ساختن غذا به چه چیزهایی نیاز دارند؟ سه مورد بنویسید.", "آب، کربن دی‌اکسید و نور خورشید", "۱/۵", 1.5)]


@layout(HALF, "azmun-babouche", "science examination of an Iranian primary school from the right, Chromium: ruled table ردیف | سؤال | بارم with Persian digits, الف) ب) ج) below an instruction within a row, ص and غ in brackets, four choices in a row; پاسخنامه on the next page as a table ردیف | پاسخ")
def azmun_babouche(draw):
    digits, letters, items = "۱۲۳۴۵۶۷۸۹", ["الف", "ب", "ج", "د"], []
    told = ["جمله‌های درست را با (ص) و جمله‌های نادرست را با (غ) مشخص کنید.", "جاهای خالی را با کلمه‌های مناسب پر کنید.", "گزینه‌ی درست را انتخاب کنید."]
    made, key = [], []
    inside, found = f"<p>{told[0]}</p>", []
    for letter, (text, true) in zip(letters, FA_TRUE):
        inside += f"<p class=s><span>{letter}) {text}</span><span>( &nbsp;&nbsp;&nbsp;&nbsp; )</span></p>"
        found.append(f"{letter}) {'ص' if true else 'غ'}")
        items.append(item(text, str(true), f"{digits[0]}({letter})", kind="truefalse"))
    made.append((inside, "۲"))
    key.append(" &nbsp;&nbsp; ".join(found))
    inside, found = f"<p>{told[1]}</p>", []
    for letter, (text, answer) in zip(letters, FA_GAP):
        inside += f"<p>{letter}) {text}</p>"
        found.append(f"{letter}) {answer}")
        items.append(item(text, answer, f"{digits[1]}({letter})", kind="gap"))
    made.append((inside, "۱/۵"))
    key.append(" &nbsp;&nbsp; ".join(found))
    inside, found = f"<p>{told[2]}</p>", []
    for letter, (text, options, right) in zip(letters, FA_PICK):
        inside += f"<p>{letter}) {text}</p><p class=o>" + "".join(f"<span>{d}) {option}</span>" for d, option in zip(digits, options)) + "</p>"
        found.append(f"{letter}) گزینه‌ی {digits[right]}")
        items.append(item(text, options[right], f"{digits[2]}({letter})", None, choices(digits[:4], options), kind="mcq", answer_label=digits[right]))
    made.append((inside, "۱/۵"))
    key.append(" &nbsp;&nbsp; ".join(found))
    for n, (text, answer, shown, marks) in enumerate(FA_ASK, 4):
        made.append((f"<p>{text}</p><div class=b></div>", shown))
        key.append(answer)
        items.append(item(text, answer, digits[n - 1], marks))
    body = "<table class=h><tr><td>نام و نام خانوادگی: ........................<br>کلاس: ششم ......<td class=m>اداره‌ی آموزش و پرورش<br><b>دبستان دخترانه‌ی بهار</b><br>آزمون نوبت اول، درس علوم تجربی<td>تاریخ آزمون: ..................<br>مدت آزمون: ۶۰ دقیقه</tr></table>"
    body += "<table class=t><tr><th>ردیف<th>سؤال<th>بارم</tr>" + "".join(f"<tr><td class=c>{digits[n]}<td>{inside}<td class=c>{marks}</tr>" for n, (inside, marks) in enumerate(made)) + "</table><p class=e>موفق باشید</p>"
    body += "<div class=k><h1>پاسخنامه</h1><table class=t><tr><th>ردیف<th>پاسخ</tr>" + "".join(f"<tr><td class=c>{digits[n]}<td>{text}</tr>" for n, text in enumerate(key)) + "</table></div>"
    css = "body { direction: rtl } table { border-collapse: collapse; width: calc(100% - 6px); margin: 0 3px } .h td { border: 1px solid #000; padding: 2mm 3mm; vertical-align: top } .m { text-align: center } .t { margin-top: 4mm } .t td, .t th { border: 1px solid #000; padding: 1.5mm 3mm; vertical-align: top } .t tr { break-inside: avoid } .t th:nth-child(1), .t th:nth-child(3) { width: 13mm } .c { text-align: center } p { margin: 1mm 0; line-height: 1.6 } .s { display: flex; justify-content: space-between } .o { display: flex; margin-right: 6mm } .o span { width: 25% } .b { height: 8mm } .e { text-align: center; margin-top: 5mm } .k { break-before: page } h1 { text-align: center; font-size: 145% }"
    engine, source = page(draw, body, ["Noto Naskh Arabic", "Noto Sans Arabic"], (11.5, 12), css, language="fa")
    return Document(engine, source, items)


# Class test of a school in Bangladesh

BN_PICK = [
    ("উদ্ভিদের কোন অংশ মাটি থেকে পানি শোষণ করে?", ["পাতা", "মূল", "ফুল", "কাণ্ড"], 1),
    ("নিচের কোনটি চৌম্বক পদার্থ?", ["কাচ", "কাঠ", "লোহা", "রাবার"], 2),
    ("সৌরজগতের সবচেয়ে বড় গ্রহ কোনটি?", ["বৃহস্পতি", "শনি", "পৃথিবী", "মঙ্গল"], 0),
    ("মানুষের হৃৎপিণ্ডে কয়টি প্রকোষ্ঠ আছে?", ["২টি", "৩টি", "৪টি", "৫টি"], 2),
    ("বায়ুতে কোন গ্যাসের পরিমাণ সবচেয়ে বেশি?", ["অক্সিজেন", "কার্বন ডাইঅক্সাইড", "হাইড্রোজেন", "নাইট্রোজেন"], 3),
]
BN_GAP = [("পানি ফুটে __________ পরিণত হয়।", "বাষ্পে"), ("পৃথিবীর একমাত্র প্রাকৃতিক উপগ্রহ হলো __________।", "চাঁদ"), ("ব্যাঙ একটি __________ প্রাণী।", "উভচর")]
BN_ASK = [("সালোকসংশ্লেষণ কাকে বলে?", "যে প্রক্রিয়ায় সবুজ উদ্ভিদ সূর্যের আলোর সাহায্যে খাদ্য তৈরি করে তাকে সালোকসংশ্লেষণ বলে।", "২", 2), ("পানির তিনটি অবস্থার নাম লেখ।", "কঠিন, তরল ও বায়বীয়", "৩", 3), ("পরিবেশ দূষণ কমানোর দুটি উপায় লেখ।", "বেশি করে গাছ লাগানো এবং যেখানে সেখানে ময়লা না ফেলা", "২", 2)]


@layout(HALF, "porikkha-mojari", "class test in science of a school in Bangladesh, Chromium: ক বিভাগ to গ বিভাগ as centred heads, ১। with Bengali digits that run on, ক) to ঘ) in two columns, marks as a bare digit at the right edge of the last part; উত্তরমালা on the next page by the same heads")
def porikkha_mojari(draw):
    digits, letters, items, n = "০১২৩৪৫৬৭৮৯", "কখগঘ", [], 0
    heads, told = ["ক বিভাগ", "খ বিভাগ", "গ বিভাগ"], ["সঠিক উত্তরটি বেছে নাও। (প্রতিটি প্রশ্নের মান ১)", "শূন্যস্থান পূরণ কর। (প্রতিটি প্রশ্নের মান ১)", "নিচের প্রশ্নগুলোর উত্তর দাও।"]

    def bengali(number):
        return "".join(digits[int(d)] for d in str(number))

    def head(k):
        return f"<h2>{heads[k]}</h2><p class=r>{told[k]}</p>"

    body = "<h1>শাপলা উচ্চ বিদ্যালয়, রাজশাহী</h1><p class=m>প্রথম সাময়িক পরীক্ষা<br>শ্রেণি: ষষ্ঠ &nbsp;&nbsp; বিষয়: বিজ্ঞান</p><p class=h><span>সময়: ৪৫ মিনিট</span><span>পূর্ণমান: ১৫</span></p>" + head(0)
    key = f"<h1>উত্তরমালা</h1><p><b>{heads[0]}</b></p><p>"
    for question, options, right in BN_PICK:
        n += 1
        body += f"<div class=q><p>{bengali(n)}। {question}</p><div class=o>" + "".join(f"<span>{a}) {b}</span>" for a, b in zip(letters, options)) + "</div></div>"
        key += f"{bengali(n)}। {letters[right]} &nbsp;&nbsp;&nbsp; "
        items.append(item(question, options[right], bengali(n), None, choices(letters, options), kind="mcq", answer_label=letters[right], section=heads[0]))
    body += head(1)
    key += f"</p><p><b>{heads[1]}</b></p><p>"
    for question, answer in BN_GAP:
        n += 1
        body += f"<p>{bengali(n)}। {question}</p>"
        key += f"{bengali(n)}। {answer} &nbsp;&nbsp;&nbsp; "
        items.append(item(question, answer, bengali(n), kind="gap", section=heads[1]))
    body += head(2)
    key += f"</p><p><b>{heads[2]}</b></p>"
    for question, answer, shown, marks in BN_ASK:
        n += 1
        body += f"<p class=h><span>{bengali(n)}। {question}</span><span>{shown}</span></p>"
        key += f"<p>{bengali(n)}। {answer}</p>"
        items.append(item(question, answer, bengali(n), marks, section=heads[2]))
    css = "h1 { text-align: center; font-size: 150%; margin: 0 0 1mm } h2 { text-align: center; font-size: 115%; margin: 5mm 0 1mm; break-after: avoid } .m { text-align: center; margin: 0 0 3mm } .r { font-weight: bold; break-after: avoid } .h { display: flex; justify-content: space-between } p { margin: 2mm 0; line-height: 1.5 } .q { break-inside: avoid } .o { display: grid; grid-template-columns: 1fr 1fr; margin-left: 9mm; row-gap: 1mm } .k { break-before: page }"
    engine, source = page(draw, body + f"<div class=k>{key}</div>", ["Noto Sans Bengali", "Noto Serif Bengali"], (11, 12), css, language="bn")
    return Document(engine, source, items)


# Post-test of a Thai primary school

TH_PICK = [
    ("อวัยวะใดของพืชทำหน้าที่ดูดน้ำและธาตุอาหาร", ["ราก", "ลำต้น", "ใบ", "ดอก"], 0),
    ("ข้อใดเป็นแหล่งกำเนิดแสงตามธรรมชาติ", ["หลอดไฟ", "เทียนไข", "ดวงอาทิตย์", "ไฟฉาย"], 2),
    ("สัตว์ในข้อใดเป็นสัตว์เลี้ยงลูกด้วยน้ำนม", ["จระเข้", "วาฬ", "ปลาทู", "นกกระจอก"], 1),
    ("น้ำแข็งเปลี่ยนเป็นน้ำ เรียกว่าอะไร", ["การระเหย", "การควบแน่น", "การแข็งตัว", "การหลอมเหลว"], 3),
    ("ดาวเคราะห์ดวงใดอยู่ใกล้ดวงอาทิตย์มากที่สุด", ["ดาวศุกร์", "โลก", "ดาวพุธ", "ดาวอังคาร"], 2),
    ("พืชใช้แก๊สใดในการสังเคราะห์ด้วยแสง", ["ออกซิเจน", "คาร์บอนไดออกไซด์", "ไนโตรเจน", "ไฮโดรเจน"], 1),
    ("วัสดุในข้อใดนำไฟฟ้าได้ดี", ["ไม้", "ยาง", "พลาสติก", "ทองแดง"], 3),
    ("สัตว์ในข้อใดไม่มีกระดูกสันหลัง", ["ผีเสื้อ", "งู", "กบ", "นกพิราบ"], 0),
    ("เครื่องมือใดใช้วัดอุณหภูมิ", ["ตาชั่ง", "ไม้บรรทัด", "เทอร์โมมิเตอร์", "นาฬิกา"], 2),
    ("ส่วนใดของดอกไม้ทำหน้าที่สร้างละอองเรณู", ["กลีบเลี้ยง", "กลีบดอก", "เกสรเพศเมีย", "เกสรเพศผู้"], 3),
]


@layout(HALF, "thotsop-moccasin", "post-test in science of a Thai primary school, Chromium: two columns with a rule, 1. and ก. to ง. stacked, name line and score in a frame; เฉลย below a dashed rule at the foot as a grid with ข้อ over the letters")
def thotsop_moccasin(draw):
    chosen, letters, items = draw.some(TH_PICK, 9), "กขคง", []
    body = f"<h1>แบบทดสอบหลังเรียน</h1><p class=m>กลุ่มสาระการเรียนรู้วิทยาศาสตร์ ชั้นประถมศึกษาปีที่ 4</p><p class=n>ชื่อ ........................................................ เลขที่ ............ คะแนน ........ / {len(chosen)}</p><p><b>คำชี้แจง</b> ให้นักเรียนทำเครื่องหมาย ✕ ทับตัวอักษรหน้าคำตอบที่ถูกต้อง</p><div class=c>"
    for n, (question, options, right) in enumerate(chosen, 1):
        body += f"<div class=q><p>{n}. {question}</p>" + "".join(f"<p class=o>{a}. {b}</p>" for a, b in zip(letters, options)) + "</div>"
        items.append(item(question, options[right], str(n), None, choices(letters, options), kind="mcq", answer_label=letters[right]))
    body += "</div><div class=k><p><b>เฉลย</b></p><table><tr><th>ข้อ" + "".join(f"<td>{n}" for n in range(1, len(chosen) + 1)) + "</tr><tr><th>คำตอบ" + "".join(f"<td>{letters[right]}" for *_, right in chosen) + "</tr></table></div>"
    css = "h1 { text-align: center; font-size: 150%; margin: 0 } .m { text-align: center; margin: 1mm 0 4mm } .n { border: 1px solid #000; padding: 2mm 3mm; margin: 0 3px 2mm } .c { columns: 2; column-rule: 1px solid #999; column-gap: 10mm } .q { break-inside: avoid; margin-bottom: 4mm } p { margin: 1mm 0 } .o { margin-left: 7mm } .k { border-top: 1px dashed #000; margin-top: 6mm; padding-top: 1mm; font-size: 90%; break-inside: avoid } table { border-collapse: collapse } th, td { border: 1px solid #000; padding: 1mm 3.5mm; text-align: center }"
    engine, source = page(draw, body, ["Noto Sans Thai", "Noto Serif Thai"], (11, 12), css, language="th")
    return Document(engine, source, items)


# Test of a Taiwanese primary school, the teacher's copy

TW_TRUE = [("臺灣最高的山是玉山。", True), ("日月潭位在臺東縣。", False), ("濁水溪是臺灣最長的河流。", True), ("澎湖群島位在臺灣本島的東邊。", False), ("北回歸線通過嘉義縣。", True)]
TW_PICK = [("下列哪一個節日有吃粽子的習俗？", ["元宵節", "端午節", "中秋節", "重陽節"], 1), ("十七世紀時，荷蘭人在今日的臺南建立了哪一座城？", ["紅毛城", "左營舊城", "熱蘭遮城", "億載金城"], 2), ("下列哪一種工作屬於第一級產業？", ["農業", "製造業", "金融業", "觀光業"], 0), ("臺灣最長的山脈是哪一座？", ["雪山山脈", "阿里山山脈", "海岸山脈", "中央山脈"], 3), ("颱風最常在什麼時候侵襲臺灣？", ["冬季", "春季", "夏季和秋季", "一年四季次數相同"], 2)]
TW_ASK = [("請寫出兩項節約用水的方法。", 4, "縮短淋浴的時間，用洗米水澆花。"), ("為什麼臺灣的河流大多短而急？", 6, "因為高山離海岸很近，地勢陡峭。")]


@layout(HALF, "pinggu-slipper", "social studies test of a Taiwanese primary school in traditional characters, XeLaTeX, the teacher’s copy: （ ○ ） before each number of the statements and （ ② ） before each question with ① to ④ in a row, answers in red; （4分） and 答： below the open ones")
def pinggu_slipper(draw):
    items, n, circled = [], 0, "①②③④"
    heads = ["一、是非題", "二、選擇題", "三、問答題"]

    def red(text):
        return rf"\textcolor{{red}}{{{text}}}"

    body = rf"\textbf{{{heads[0]}}}（對的打{{\signs ○}}，錯的打{{\signs ✕}}，每題4分，共20分）\par\smallskip "
    for text, true in TW_TRUE:
        n += 1
        mark = r"{\signs ○}" if true else r"{\signs ✕}"
        body += rf"\lab{{0pt}}{{24mm}}{{（\makebox[8mm]{{{red(mark)}}}）{n}.}}{{{text}}}\smallskip " + "\n"
        items.append(item(text, str(true), str(n), kind="truefalse", section=heads[0]))
    body += rf"\medskip\textbf{{{heads[1]}}}（每題4分，共20分）\par\smallskip "
    for text, options, right in TW_PICK:
        n += 1
        listed = r"\quad ".join(rf"\mbox{{{c}{option}}}" for c, option in zip(circled, options))
        body += rf"\needspace{{16mm}}\lab{{0pt}}{{24mm}}{{（\makebox[8mm]{{{red(circled[right])}}}）{n}.}}{{{text}\newline {listed}}}\smallskip " + "\n"
        items.append(item(text, options[right], str(n), None, choices(circled, options), kind="mcq", answer_label=circled[right], section=heads[1]))
    body += rf"\medskip\textbf{{{heads[2]}}}（共10分）\par\smallskip "
    for text, marks, answer in TW_ASK:
        n += 1
        body += rf"\needspace{{20mm}}\lab{{0pt}}{{10mm}}{{{n}.}}{{{text}（{marks}分）}}\lab{{10mm}}{{10mm}}{{答：}}{{{red(answer)}}}\medskip " + "\n"
        items.append(item(text, answer, str(n), marks, section=heads[2]))
    body = r"\begin{center}{\Large\bfseries 新竹市竹林國民小學五年級社會科期中評量卷}\par\smallskip （教師用卷）\end{center}\begin{center}五年\rule{12mm}{0.4pt}班\quad 座號\rule{12mm}{0.4pt}\quad 姓名\rule{35mm}{0.4pt}\quad 得分\rule{18mm}{0.4pt}\end{center}" + body
    extra = rf'\setmainfont{{{draw.one(["Noto Serif CJK TC", "Noto Sans CJK TC"])}}}\XeTeXlinebreaklocale "zh" \XeTeXlinebreakskip=0pt plus 1pt \newfontfamily\signs{{DejaVu Sans}}'
    engine, source = document(draw, body, ["arial"], (11, 12), (20, 24), foot=r"\thepage", extra=extra)
    return Document(engine, source, items)


# Term examination of a Tanzanian primary school

SW_PICK = [
    ("Kiungo kinachosukuma damu mwilini ni", ["ini", "moyo", "mapafu", "figo"], 1),
    ("Mmea hutengeneza chakula chake hasa kwenye", ["mizizi", "shina", "majani", "maua"], 2),
    ("Ugonjwa wa malaria huenezwa na", ["mbu", "nzi", "kupe", "panya"], 0),
    ("Hali tatu za maada ni yabisi, kimiminika na", ["maji", "udongo", "mwanga", "gesi"], 3),
    ("Chanzo kikuu cha nishati duniani ni", ["mwezi", "jua", "upepo", "makaa ya mawe"], 1),
    ("Kifaa kinachotumika kupima jotoridi ni", ["rula", "mizani", "kipimajoto", "saa"], 2),
]
SW_MATCH = [("Jicho", "kuona"), ("Sikio", "kusikia"), ("Pua", "kunusa"), ("Ulimi", "kuonja")]
SW_ASK = [("Taja mahitaji matatu ya mmea ili uweze kukua.", 3, "maji, hewa na mwanga wa jua"), ("Mnyororo wa chakula ni nini?", 2, "Ni mfuatano wa viumbe hai ambapo kiumbe kimoja huliwa na kingine."), ("Taja njia mbili za kujikinga na malaria.", 2, "kulala ndani ya chandarua na kufukia madimbwi ya maji")]


@layout(HALF, "mtihani-sandal", "term examination in science of a Tanzanian primary school, word processor: SEHEMU A with A. to D. in one row of tabs, SEHEMU B with ORODHA A and ORODHA B in a ruled table, SEHEMU C with (Alama 3) at the right edge and dots; MAJIBU on the next page by the same heads")
def mtihani_sandal(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Carlito", "Caladea"]), draw.one((11, 12)), language="sw", country="TZ", margin=2.1)
    right, items, n = (sheet.wide, RIGHT), [], 0
    heads = ["SEHEMU A: Chagua jibu sahihi.", "SEHEMU B: Oanisha maneno ya Orodha A na maneno ya Orodha B.", "SEHEMU C: Jibu maswali yafuatayo."]
    sheet.body += [sheet.p(f"<b>{text}</b>", align="center", after=0.05) for text in ("SHULE YA MSINGI MSASANI JUU", "MTIHANI WA MUHULA WA KWANZA", "SAYANSI NA TEKNOLOJIA – DARASA LA V")]
    sheet.body += [sheet.p("Jina: ________________________________\tTarehe: ______________", tabs=[right], before=0.2, after=0.2)]
    key = [sheet.break_(), sheet.p("<b>MAJIBU</b>", size=14, align="center", after=0.2), sheet.p("<b>SEHEMU A</b>", after=0.1)]
    sheet.body.append(sheet.p(f"<b>{heads[0]}</b>", before=0.2, after=0.1, extra=KEEP))
    for question, options, place in SW_PICK:
        n += 1
        sheet.body.append(sheet.p(f"{n}.\t{question}", left=0.9, first=-0.9, tabs=[0.9], before=0.1, after=0.03, extra=KEEP))
        sheet.body.append(sheet.p("\t".join(f"{a}. {b}" for a, b in zip("ABCD", options)), left=0.9, tabs=[4.6, 8.6, 12.6], after=0.05))
        key.append(sheet.p(f"{n}.\t{'ABCD'[place]}", left=0.9, first=-0.9, tabs=[0.9], after=0.05))
        items.append(item(question, options[place], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[place], section=heads[0]))
    ends = draw.mixed([b for _, b in SW_MATCH] + ["kugusa"])
    sheet.body.append(sheet.p(f"<b>{heads[1]}</b>", before=0.35, after=0.15, extra=KEEP))
    cells = [["<b>ORODHA A</b>", "<b>JIBU</b>", "<b>ORODHA B</b>"]] + [[f"{n + k}. {SW_MATCH[k - 1][0]}" if k <= 4 else "", "", f"{'ABCDE'[k - 1]}. {ends[k - 1]}"] for k in range(1, 6)]
    sheet.body.append(sheet.table(cells, [5.5, 2.5, 5.5]))
    key.append(sheet.p("<b>SEHEMU B</b>", before=0.2, after=0.1))
    for a, b in SW_MATCH:
        n += 1
        letter = "ABCDE"[ends.index(b)]
        key.append(sheet.p(f"{n}.\t{letter}", left=0.9, first=-0.9, tabs=[0.9], after=0.05))
        items.append(item(a, b, str(n), None, choices("ABCDE", ends), kind="match", answer_label=letter, section=heads[1]))
    sheet.body.append(sheet.p(f"<b>{heads[2]}</b>", before=0.35, after=0.1, extra=KEEP))
    key.append(sheet.p("<b>SEHEMU C</b>", before=0.2, after=0.1))
    for question, marks, answer in SW_ASK:
        n += 1
        sheet.body.append(sheet.p(f"{n}.\t{question}\t(Alama {marks})", left=0.9, first=-0.9, tabs=[0.9, right], before=0.15, after=0.1, extra=KEEP))
        sheet.body += [sheet.p("\t", left=0.9, tabs=[(sheet.wide, word.DOTS)], after=0.15) for _ in range(2)]
        key.append(sheet.p(f"{n}.\t{answer}", left=0.9, first=-0.9, tabs=[0.9], after=0.05))
        items.append(item(question, answer, str(n), marks, section=heads[2]))
    sheet.body += key
    engine, source = sheet.source()
    return Document(engine, source, items)


# Words of an English unit, Hungarian school

HU = [
    ("At the restaurant", [("menu", "étlap", "Can we see the menu, please?"), ("waiter", "pincér", "The waiter brought our drinks."), ("bill", "számla", "Let’s ask for the bill."), ("starter", "előétel", "I’d like soup as a starter."), ("main course", "főétel", "The main course is fish."), ("dessert", "desszert", "We had ice cream for dessert.")]),
    ("In the kitchen", [("knife", "kés", "This knife is very sharp."), ("fork", "villa", "There is no fork on the table."), ("spoon", "kanál", "Stir it with a spoon."), ("plate", "tányér", "Put the cake on a plate."), ("saucepan", "lábas", "Heat the milk in a saucepan."), ("fridge", "hűtőszekrény", "The butter is in the fridge.")]),
    ("Verbs", [("to boil", "forralni", "Boil the water first."), ("to fry", "sütni (olajban)", "Fry the onions in oil."), ("to peel", "hámozni", "Peel the potatoes."), ("to order", "rendelni", "Are you ready to order?")]),
]


@layout(HALF, "szavak-galosh", "word list before a test of a Hungarian school, XeLaTeX: topics as centred heads in small capitals, three columns with a rule below each row, English in bold | Hungarian | sentence in italics, date of the test in a frame above; no numbers")
def szavak_galosh(draw):
    items, body = [], ""
    for topic, words in HU:
        words = draw.some(words, 5)
        body += rf"\needspace{{30mm}}\begin{{center}}\textsc{{{topic}}}\end{{center}}\begin{{tabular}}{{@{{}}p{{35mm}}p{{40mm}}p{{80mm}}@{{}}}}" + "".join(rf"\textbf{{{a}}} & {b} & \textit{{{tex(c)}}}\\\hline " for a, b, c in words) + r"\end{tabular}\par\medskip " + "\n"
        items += [item(a, b, kind="vocabulary", section=topic) for a, b, _ in words]
    top = r"Kossuth Lajos Általános Iskola\hfill 7. osztály, angol nyelv\par\medskip\begin{center}{\Large\bfseries Szószedet – 5. lecke}\par\medskip\fbox{A szódolgozat időpontja: március 14., kedd}\end{center}Tanuld meg a szavakat írásban és szóban is! A példamondatokat nem kérdezem.\par\medskip\renewcommand\arraystretch{1.3}"
    engine, source = document(draw, top + body, ["libertine", "palatino", "notoserif"], (11, 12), (22, 25), foot=r"\thepage", extra=STILL)
    return Document(engine, source, items)
