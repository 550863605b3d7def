"""The two-hundredth: twelve class tests from schools that do not teach in English, with the keys their teachers made, named after parts of engines."""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"
KEEP = 'fo:keep-with-next="always"'


# Test of the second two months, Brazil

CIENCIAS = [
    ("Qual é a camada mais interna da Terra?", ["crosta", "manto", "núcleo", "atmosfera"], 2),
    ("O movimento da Terra em torno do Sol recebe o nome de", ["rotação.", "translação.", "eclipse.", "precessão."], 1),
    ("Qual destes seres vivos é um produtor?", ["capim", "onça", "cogumelo", "gafanhoto"], 0),
    ("A passagem da água do estado líquido para o estado gasoso chama-se", ["fusão.", "solidificação.", "condensação.", "vaporização."], 3),
    ("A dengue é transmitida", ["pela água contaminada.", "pela picada do mosquito Aedes aegypti.", "pelo contato com ratos.", "por alimentos estragados."], 1),
    ("Qual é o gás mais abundante na atmosfera?", ["oxigênio", "gás carbônico", "nitrogênio", "hidrogênio"], 2),
]
CIENCIAS_ABERTAS = [
    ("Explique por que existem dias e noites.", "1,0", "Porque a Terra gira em torno de seu próprio eixo."),
    ("Cite duas medidas para evitar a proliferação do mosquito da dengue.", "1,0", "Não deixar água parada e manter as caixas-d’água tampadas."),
    ("O que é uma cadeia alimentar?", "1,5", "É a sequência em que um ser vivo serve de alimento para outro."),
    ("Observe a cadeia: capim → gafanhoto → sapo → cobra. O que aconteceria com os gafanhotos se todos os sapos desaparecessem?", "1,5", "O número de gafanhotos aumentaria."),
]


@layout(HALF, "avaliacao-flywheel", "science test of a Brazilian school, XeLaTeX: head in a ruled box with Nome, Turma and Valor, 1) (0,5) before the question, a) (   ) to d) (   ) stacked, lines for the open ones; Gabarito on the next page as 1) c")
def avaliacao_flywheel(draw):
    items, body, key = [], "", ""
    for n, (question, options, right) in enumerate(CIENCIAS, 1):
        listed = "".join(rf"\lab{{8mm}}{{17mm}}{{{letter}) (\quad\ )}}{{{tex(text)}}}" for letter, text in zip("abcd", options))
        body += rf"\needspace{{30mm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n})}}}}{{\textbf{{(0,5)}} {tex(question)}}}{listed}\medskip " + "\n"
        key += rf"\lab{{0pt}}{{9mm}}{{{n})}}{{{'abcd'[right]}}}"
        items.append(item(question, options[right], str(n), 0.5, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    for n, (question, marks, answer) in enumerate(CIENCIAS_ABERTAS, len(CIENCIAS) + 1):
        body += rf"\needspace{{30mm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n})}}}}{{\textbf{{({marks})}} {tex(question)}}}\ruleline\ruleline\medskip " + "\n"
        key += rf"\lab{{0pt}}{{9mm}}{{{n})}}{{{tex(answer)}}}"
        items.append(item(question, answer, str(n), float(marks.replace(",", ".")), kind="short"))
    head = r"\renewcommand\arraystretch{1.4}\begin{tabular}{|p{\dimexpr0.6\linewidth-4.6mm\relax}|p{\dimexpr0.4\linewidth-4.6mm\relax}|}\hline\multicolumn{2}{|c|}{\textbf{ESCOLA MUNICIPAL PROFESSORA LÚCIA BRANDÃO}}\\\hline Nome: & Nº: \hspace{15mm} Turma: 7º ano \rule{8mm}{0.4pt}\\\hline Professor: Marcelo \hspace{10mm} Disciplina: Ciências & Data: \rule{8mm}{0.4pt}/\rule{8mm}{0.4pt}/\rule{12mm}{0.4pt}\\\hline Avaliação do 2º bimestre & Valor: 8,0 \hspace{12mm} Nota:\\\hline\end{tabular}\renewcommand\arraystretch{1}\par\medskip\textit{Leia com atenção. Respostas a lápis não serão consideradas na revisão da prova.}\par\bigskip "
    body = head + body + r"\begin{center}Boa prova!\end{center}\newpage{\large\bfseries Gabarito -- Ciências, 7º ano, 2º bimestre}\par\medskip " + key
    engine, source = document(draw, body, ["arial", "timesnew"], (11, 12), (19, 22), foot=r"\thepage", extra=r"\hyphenpenalty=10000 ")
    return Document(engine, source, items)


# Verifica of an Italian primary school

ROMA_VF = [("Secondo la tradizione Roma fu fondata nel 753 a.C.", True), ("Il primo re di Roma fu Tarquinio il Superbo.", False), ("Annibale attraversò le Alpi con gli elefanti.", True), ("I plebei erano le famiglie più nobili di Roma.", False), ("Giulio Cesare conquistò la Gallia.", True), ("Augusto fu ucciso alle Idi di marzo.", False)]
ROMA_SCELTA = [("Le guerre tra Roma e Cartagine si chiamano", ["guerre persiane", "guerre puniche", "guerre galliche"], 1), ("L’assemblea degli anziani che guidava la politica di Roma era", ["il senato", "il foro", "la legione"], 0), ("I due magistrati che ogni anno governavano la repubblica erano", ["i tribuni", "i censori", "i consoli"], 2), ("La lingua parlata dai Romani era", ["il greco", "l’etrusco", "il latino"], 2)]
ROMA_APERTE = [("Spiega con parole tue la differenza tra patrizi e plebei.", 3), ("Perché le strade erano importanti per i Romani?", 3), ("Che cosa cambiò con Augusto nel modo di governare Roma?", 4)]


@layout(HALF, "verifica-camshaft", "history test of an Italian primary school, word processor: A with V F at the right edge of each statement, B with boxes before a. b. c., C with ____/3 at the right edge and lines; correction grid for the teacher at the foot as A: 1 V - 2 F, open ones not answered")
def verifica_camshaft(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans", "Comic Neue"]), draw.one((11, 12)), language="it", country="IT", margin=2.1)
    right, items = (sheet.wide, RIGHT), []
    heads = ["A. Vero o falso?", "B. Scegli la risposta esatta.", "C. Rispondi alle domande."]
    sheet.body += [sheet.p("Istituto Comprensivo “G. Leopardi” – Scuola primaria", size=10, align="center", after=0.1), sheet.p("<b>VERIFICA DI STORIA – Roma antica</b>", size=15, align="center", after=0.25), sheet.p("Cognome e nome ________________________________\tClasse 5ª ____   Data ____________", tabs=[right], after=0.3)]
    sheet.body.append(sheet.p(f"<b>{heads[0]}</b> Cerchia V o F. (1 punto per ogni risposta esatta)", before=0.2, after=0.15, extra=KEEP))
    for n, (text, true) in enumerate(ROMA_VF, 1):
        sheet.body.append(sheet.p(f"{n}.\t{text}\tV     F", left=0.8, first=-0.8, tabs=[0.8, right], after=0.12))
        items.append(item(text, str(true), str(n), kind="truefalse", section=heads[0]))
    sheet.body.append(sheet.p(f"<b>{heads[1]}</b> (2 punti per ogni risposta esatta)", before=0.35, after=0.15, extra=KEEP))
    for n, (text, options, place) in enumerate(ROMA_SCELTA, 1):
        sheet.body.append(sheet.p(f"{n}.\t{text}", left=0.8, first=-0.8, tabs=[0.8], after=0.05, before=0.1, extra=KEEP))
        sheet.body.append(sheet.p("\t".join(f"☐ {letter}. {option}" for letter, option in zip("abc", options)), left=0.8, tabs=[6.0, 11.2], after=0.1))
        items.append(item(text, options[place], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[place], section=heads[1]))
    sheet.body.append(sheet.p(f"<b>{heads[2]}</b>", before=0.35, after=0.15, extra=KEEP))
    for n, (text, marks) in enumerate(ROMA_APERTE, 1):
        sheet.body.append(sheet.p(f"{n}.\t{text}\t____/{marks}", left=0.8, first=-0.8, tabs=[0.8, right], after=0.15, extra=KEEP))
        sheet.body += [sheet.p("\t", left=0.8, tabs=[(sheet.wide, 'style:type="right" style:leader-style="solid" style:leader-text="_"')], after=0.15) for _ in range(3)]
        items.append(item(text, None, str(n), marks, section=heads[2]))
    sheet.body.append(sheet.p("Punteggio totale: ______ / 24\tVoto: ________", before=0.3, tabs=[right], after=0.3))
    a = " – ".join(f"{n} {'V' if true else 'F'}" for n, (_, true) in enumerate(ROMA_VF, 1))
    b = " – ".join(f"{n} {'abc'[place]}" for n, (*_, place) in enumerate(ROMA_SCELTA, 1))
    sheet.body += [sheet.p("<i>Griglia di correzione (per l’insegnante)</i>", size=9, after=0.05, extra='fo:border-top="0.5pt dashed #000000" fo:padding-top="0.1cm"'), sheet.p(f"A:  {a}", size=9, after=0.03), sheet.p(f"B:  {b}", size=9, after=0)]
    engine, source = sheet.source()
    return Document(engine, source, items)


# Sprawdzian of a Polish primary school, scheme in its own file

BIOLOGIA = [
    ("mcq", "Wskaż organellum, które występuje w komórce roślinnej, a nie występuje w komórce zwierzęcej.", ["mitochondrium", "jądro komórkowe", "chloroplast", "rybosom"], "C"),
    ("mcq", "Który z wymienionych narządów należy do układu oddechowego człowieka?", ["tchawica", "trzustka", "żołądek", "nerka"], "A"),
    ("mcq", "Najmniejsze naczynia krwionośne, przez których ściany przenikają gazy, to", ["tętnice.", "żyły.", "aorty.", "naczynia włosowate."], "D"),
    ("open", "Podaj nazwę procesu, w którym rośliny wytwarzają glukozę z wody i dwutlenku węgla.", 1, ["fotosynteza"]),
    ("open", "Wymień dwie funkcje krwi.", 2, ["transport tlenu i składników odżywczych", "obrona organizmu przed drobnoustrojami"]),
    ("nested", "Uczniowie umieścili nasiona fasoli w dwóch szalkach z wilgotną ligniną. Pierwszą szalkę postawili w temperaturze 20°C, drugą – w lodówce, w temperaturze 4°C. Po pięciu dniach policzyli skiełkowane nasiona.", [
        ("Sformułuj problem badawczy tego doświadczenia.", 1, ["Czy temperatura wpływa na kiełkowanie nasion fasoli?"]),
        ("Określ, w której szalce skiełkuje więcej nasion. Odpowiedź uzasadnij.", 2, ["w pierwszej szalce", "w niskiej temperaturze procesy życiowe zachodzą wolniej"]),
        ("Podaj jeden czynnik, który powinien być taki sam w obu szalkach.", 1, ["wilgotność ligniny"]),
    ]),
    ("open", "Wyjaśnij, dlaczego po intensywnym biegu oddychamy szybciej.", 2, ["mięśnie zużywają więcej tlenu", "trzeba usunąć z organizmu więcej dwutlenku węgla"]),
]


@layout(HALF, "sprawdzian-piston", "biology test of a Polish school, XeLaTeX: Zadanie 1. (0–1) in bold above each task, A. to D. stacked, dotted lines, Zadanie 6. with 6.1. (0–1) below a text; key in its own file as Nr zadania, Poprawna odpowiedź, Liczba punktów")
def sprawdzian_piston(draw):
    items, body, key = [], "", ""

    def opened(number, question, marks, points, stem=None):
        nonlocal body, key
        title = f"Zadanie {number}." if stem is None else f"{number}."
        body += rf"\needspace{{28mm}}\textbf{{{title} (0--{marks})}}\par {tex(question)}" + r"\dotline" * (marks + 1) + r"\bigskip " + "\n"
        key += rf"{number}. & " + r" \newline ".join(tex(p) for p in points) + rf" & {marks}\\\hline "
        items.append(item(question, "\n".join(points), number, marks, stem=stem, rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None))

    for n, (kind, question, *rest) in enumerate(BIOLOGIA, 1):
        if kind == "mcq":
            options, letter = rest
            body += rf"\needspace{{35mm}}\textbf{{Zadanie {n}. (0--1)}}\par {tex(question)}\par " + "".join(rf"\lab{{4mm}}{{7mm}}{{{a}.}}{{{tex(b)}}}" for a, b in zip("ABCD", options)) + r"\bigskip " + "\n"
            key += rf"{n}. & {letter} & 1\\\hline "
            items.append(item(question, options["ABCD".index(letter)], str(n), 1, choices("ABCD", options), kind="mcq", answer_label=letter))
        elif kind == "open":
            opened(str(n), question, *rest)
        else:
            body += rf"\needspace{{50mm}}\textbf{{Zadanie {n}.}}\par {tex(question)}\par\medskip " + "\n"
            for k, part in enumerate(rest[0], 1):
                opened(f"{n}.{k}", *part, stem=question)
    total = sum(i["marks"] for i in items)
    head = rf"\begin{{tabular}}{{|p{{\dimexpr0.7\linewidth-4.6mm\relax}}|p{{\dimexpr0.3\linewidth-4.6mm\relax}}|}}\hline Imię i nazwisko: \rule[-2mm]{{0pt}}{{8mm}} & Klasa: 7\rule{{8mm}}{{0.4pt}}\\\hline\end{{tabular}}\par\bigskip\begin{{center}}{{\Large\bfseries Sprawdzian z biologii}}\par\smallskip Grupa A\quad\textbullet\quad czas pracy: 45 minut\quad\textbullet\quad liczba punktów: \rule{{10mm}}{{0.4pt}} / {total}\end{{center}}\medskip "
    look = dict(fonts=["arial", "noto", "timesnew"], sizes=(11,), extra=r"\hyphenpenalty=10000 ")
    engine, source = document(draw, head + body, **look, margins=(20, 24), foot=r"\thepage")
    marked = r"\begin{center}{\large\bfseries Sprawdzian z biologii, klasa 7 -- grupa A}\par\smallskip Klucz odpowiedzi i schemat punktowania\end{center}\renewcommand\arraystretch{1.3}\begin{center}\begin{tabular}{|>{\centering\arraybackslash}p{24mm}|p{95mm}|>{\centering\arraybackslash}p{24mm}|}\hline\textbf{Nr zadania} & \textbf{Poprawna odpowiedź} & \textbf{Liczba punktów}\\\hline " + key + r"\end{tabular}\end{center}Uznaje się każdą inną poprawną odpowiedź ucznia."
    return Document(engine, source, items, document(draw, marked, **look, margins=(22, 26))[1])


# Written test of a Czech school, two groups side by side

SKUPINY = {
    "Skupina A": [("Vypočítejte: 3 · (8 − 5) + 4", 1, "13"), ("Zkraťte zlomek 18/24 na základní tvar.", 1, "3/4"), ("Řešte rovnici: 2x + 7 = 19", 2, "x = 6"), ("Kolik je 15 % z 240 Kč?", 2, "36 Kč"), ("Obdélník má strany dlouhé 7 cm a 4 cm. Vypočítejte jeho obvod.", 2, "22 cm"), ("Auto ujede za 3 hodiny 210 km. Jakou má průměrnou rychlost?", 2, "70 km/h")],
    "Skupina B": [("Vypočítejte: 5 · (9 − 7) + 6", 1, "16"), ("Zkraťte zlomek 20/35 na základní tvar.", 1, "4/7"), ("Řešte rovnici: 3x − 4 = 17", 2, "x = 7"), ("Kolik je 25 % z 360 Kč?", 2, "90 Kč"), ("Čtverec má stranu dlouhou 9 cm. Vypočítejte jeho obsah.", 2, "81 cm²"), ("Cyklista ujede za 2 hodiny 38 km. Jakou má průměrnou rychlost?", 2, "19 km/h")],
}


@layout(HALF, "pisemka-gasket", "mathematics test of a Czech school, pdfLaTeX: Skupina A and Skupina B side by side with a rule between, 1. with (2 b.) behind the text and space to work, Výsledky on the next page in two paragraphs A: 1. 13; 2. ...")
def pisemka_gasket(draw):
    items, columns, key = [], [], ""
    for group, asked in SKUPINY.items():
        inner = rf"{{\bfseries\large {group}}}\par\medskip Jméno: \dotfill\par\bigskip "
        for n, (question, marks, answer) in enumerate(asked, 1):
            inner += rf"\lab{{0pt}}{{7mm}}{{{n}.}}{{{tex(question)} ({marks}~b.)}}\vspace{{{17 if marks > 1 else 12}mm}}" + "\n"
            items.append(item(question, answer, str(n), marks, section=group))
        columns.append(rf"\begin{{minipage}}[t]{{0.46\linewidth}}\raggedright {inner}\end{{minipage}}")
        key += rf"\textbf{{{group[-1]}:}} " + "; ".join(rf"\mbox{{{n}. {tex(answer)}}}" for n, (_, _, answer) in enumerate(asked, 1)) + r"\par\medskip "
    body = r"\begin{center}{\Large\bfseries 2. čtvrtletní písemná práce z matematiky}\par\smallskip 7. ročník\qquad školní rok 2022/23\end{center}\medskip\noindent " + columns[0] + r"\hfill\vrule\hfill " + columns[1]
    body += r"\newpage{\large\bfseries Výsledky}\par\medskip " + key + r"\bigskip Hodnocení: 10--9 b. výborně, 8--7 b. chvalitebně, 6--5 b. dobře, 4--3 b. dostatečně, 2--0 b. nedostatečně."
    engine, source = document(draw, body, ["lm", "times", "palatino"], (11,), (17, 20), foot="")
    return Document(engine, source, items)


# Biology examination of a Finnish lower secondary school, groff

METSA_KASITTEET = [("ravintoketju", None), ("tuottaja", None), ("laji", None), ("ekosysteemi", None)]
METSA = [
    ("Nimeä neljä Suomen metsissä yleistä puulajia.", 2),
    ("Miten lehtipuut valmistautuvat talveen?", 3),
    ("Vertaile kangasmetsää ja lehtoa. Kerro ainakin kolme eroa.", 6),
    ("Selitä, miksi sienet ovat tärkeitä metsän ravinteiden kierrossa.", 4),
]
METSA_HIRVI = ("Hirvi on Suomen suurin nisäkäs. Se syö kesällä lehtiä ja ruohoja, talvella männyn ja pajun oksia.", [("Mihin ravintoketjun tasoon hirvi kuuluu?", 1), ("Mainitse kaksi haittaa, joita suuri hirvikanta aiheuttaa ihmisille.", 2), ("Miten hirvikantaa säädellään Suomessa?", 2)])
METSA_LOPPU = "Pohdi, miten jokamiehenoikeudet vaikuttavat suomalaisten suhteeseen metsään."


@layout(HALF, "koe-gearbox", "biology examination of a Finnish lower secondary school, groff: 1. with a) to d) to explain, (2 p.) behind each question, 6. with a text and a) to c), wishes at the end, nothing answered")
def koe_gearbox(draw):
    lines = [".ds LH", ".ds RH", ".ds CF \\\\n(PN", "\\fB\\s+3Biologian koe: Metsä\\s0\\fP", ".br", "Koskelan yläkoulu, 7. luokka", ".sp", "Nimi: \\l'7c' \\h'1c' Luokka: \\l'2c'", ".sp", "\\fIVastaa kaikkiin tehtäviin. Kirjoita vastaukset konseptille.\\fP", ".sp"]
    items = []

    def block(label, text, level):
        """A label that hangs before its text."""
        return [".ne 4", f".in {0.8 + 0.8 * level:.1f}c", ".ti -0.8c", f"{label}\\h'0.8c-\\w'{label}'u'{plain(text)}", ".br", ".sp 0.5"]

    stem = "Selitä lyhyesti seuraavat käsitteet. (1 p. / kohta)"
    lines += block("1.", stem, 0)
    for letter, (term, _) in zip("abcd", METSA_KASITTEET):
        lines += block(f"{letter})", term, 1)
        items.append(item(term, None, f"1({letter})", None, stem="Selitä lyhyesti seuraavat käsitteet.", kind="definition"))
    for n, (question, marks) in enumerate(METSA, 2):
        lines += block(f"{n}.", f"{question} ({marks} p.)", 0)
        items.append(item(question, None, str(n), marks))
    stem, parts = METSA_HIRVI
    lines += block("6.", stem, 0)
    for letter, (question, marks) in zip("abc", parts):
        lines += block(f"{letter})", f"{question} ({marks} p.)", 1)
        items.append(item(question, None, f"6({letter})", marks, stem=stem))
    lines += block("7.", f"{METSA_LOPPU} (6 p.)", 0)
    items.append(item(METSA_LOPPU, None, "7", 6, kind="long"))
    lines += [".in 0", ".sp", ".ce", "\\fIOnnea kokeeseen!\\fP"]
    engine, source = roff(draw, lines, (11, 12), ("T", "H", "P"))
    return Document(engine, source, items)


# Written examination of a Turkish lycée

COGRAFYA = [
    ("Fiziki coğrafyanın alt dallarından iki tanesini yazınız.", 10, "Jeomorfoloji ve klimatoloji"),
    ("Dünya’nın kendi ekseni etrafındaki dönüşünün iki sonucunu yazınız.", 10, "Gece ve gündüz birbirini izler. Yerel saat farkları oluşur."),
    ("Ekvator’a paralel olarak çizilen hayalî çemberlere ne ad verilir?", 5, "Paralel"),
    ("Aralarında 15 derece boylam farkı bulunan iki yerin yerel saatleri arasındaki fark kaç dakikadır?", 10, "60 dakika"),
    ("1/500.000 ölçekli bir haritada 4 cm gösterilen uzunluk gerçekte kaç kilometredir?", 15, "20 km"),
    ("İzohips (eş yükselti) eğrilerinin sık geçtiği yerlerde eğim nasıldır?", 5, "Eğim fazladır."),
    ("Atmosferin en alt katmanının adı nedir?", 5, "Troposfer"),
    ("Hava durumu ile iklim arasındaki farkı açıklayınız.", 15, "Hava durumu kısa süreli, iklim ise uzun yılların ortalamasına dayanan atmosfer olaylarıdır."),
    ("Yükseldikçe sıcaklık neden azalır?", 10, "Atmosfer alttan, yerden yansıyan ışınlarla ısındığı için."),
    ("Akdeniz ikliminin iki özelliğini yazınız.", 15, "Yazlar sıcak ve kuraktır. Kışlar ılık ve yağışlıdır."),
]


@layout(HALF, "sinav-throttle", "geography examination of a Turkish lycée, XeLaTeX: heading in capitals, ruled table with Adı Soyadı and Aldığı Not, 1) with (10 puan) at the right end of the text, empty space, CEVAP ANAHTARI on the next page as C.1) in a ruled table of two columns")
def sinav_throttle(draw):
    items, body, key = [], "", ""
    for n, (question, marks, answer) in enumerate(COGRAFYA, 1):
        body += rf"\needspace{{25mm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n})}}}}{{{tex(question)}\pushright{{\textbf{{({marks} puan)}}}}}}\vspace{{11mm}}" + "\n"
        key += rf"C.{n} & {tex(answer)}\\\hline "
        items.append(item(question, answer, str(n), marks))
    head = r"\begin{center}\bfseries 2022--2023 EĞİTİM ÖĞRETİM YILI\\ ÇAMLIBEL ANADOLU LİSESİ\\ 9. SINIFLAR COĞRAFYA DERSİ 1. DÖNEM 2. YAZILI SINAVI\end{center}\renewcommand\arraystretch{1.5}\begin{tabular}{|p{\dimexpr0.5\linewidth-4.4mm\relax}|p{\dimexpr0.25\linewidth-4.4mm\relax}|p{\dimexpr0.25\linewidth-4.4mm\relax}|}\hline Adı Soyadı: & Sınıfı: 9/ & No:\\\hline Tarih: \hspace{8mm}/\hspace{8mm}/ & Süre: 40 dakika & Aldığı Not:\\\hline\end{tabular}\renewcommand\arraystretch{1}\par\bigskip\centerline{\textbf{SORULAR}}\medskip "
    body = head + body + r"\begin{flushright}Başarılar dilerim.\\ Coğrafya Öğretmeni\\ Nermin Aydoğan\end{flushright}\newpage\begin{center}\bfseries CEVAP ANAHTARI\end{center}\renewcommand\arraystretch{1.3}\begin{tabular}{|c|p{135mm}|}\hline " + key + r"\end{tabular}"
    engine, source = document(draw, body, ["timesnew", "arial", "noto"], (11, 12), (18, 22), foot="", extra=r"\hyphenpenalty=10000 ")
    return Document(engine, source, items)


# Monthly examination of an Arabic school

AR_PICKED = [("أكبر أعضاء جسم الإنسان هو:", ["القلب", "الجلد", "الكبد", "المعدة"], 1), ("الغاز الذي تحتاج إليه النباتات في عملية البناء الضوئي هو:", ["الأكسجين", "النيتروجين", "ثاني أكسيد الكربون", "الهيدروجين"], 2), ("وحدة قياس القوة هي:", ["نيوتن", "متر", "كيلوغرام", "ثانية"], 0), ("يغلي الماء النقي عند مستوى سطح البحر في درجة حرارة:", ["50 °س", "75 °س", "90 °س", "100 °س"], 3)]
AR_STATED = [("القمر يستمد ضوءه من الشمس.", True), ("الحديد مادة رديئة التوصيل للحرارة.", False), ("تتنفس الحيتان بالرئتين.", True), ("ينتقل الصوت في الفراغ.", False)]
AR_MATCHED = [("المنقلة", "قياس الزوايا"), ("الميزان", "قياس الكتلة"), ("المسطرة", "قياس الطول")]
AR_WHY = [("نرى البرق قبل أن نسمع الرعد.", "لأن سرعة الضوء أكبر من سرعة الصوت."), ("تُصنع مقابض أواني الطبخ من الخشب أو البلاستيك.", "لأنها مواد رديئة التوصيل للحرارة.")]


@layout(HALF, "ikhtibar-muffler", "science examination of an Arabic school from the right, Chromium: السؤال الأول to الرابع as shaded bars, 1- with أ to د four in a row, (   ) behind statements, two columns to join, reasons with dots; نموذج الإجابة on the next page by the same heads")
def ikhtibar_muffler(draw):
    first, second, third, fourth = "السؤال الأول", "السؤال الثاني", "السؤال الثالث", "السؤال الرابع"
    told = ["اختر الإجابة الصحيحة:", "ضع علامة (✓) أمام العبارة الصحيحة وعلامة (✗) أمام العبارة الخطأ:", "صل من العمود (أ) ما يناسبه من العمود (ب):", "علّل لما يأتي:"]
    letters, ends, items = "أبجد", draw.mixed([b for _, b in AR_MATCHED]), []
    body = "<table class=h><tr><td>إدارة التعليم<br>مدرسة الأمل المتوسطة<td class=m><b>اختبار نهاية الفصل الدراسي الأول</b><br>مادة العلوم<td class=e>الصف: الأول المتوسط<br>الزمن: ساعة ونصف</tr></table>"
    body += "<p class=n>اسم الطالب: ...................................................... &nbsp;&nbsp; رقم الجلوس: ................</p>"
    key = "<h1>نموذج الإجابة</h1>"

    def head(title, rule):
        return f"<p class=q><b>{title}:</b> {rule}</p>"

    body += head(first, told[0])
    key += f"<h2>{first}</h2>"
    for n, (question, options, right) in enumerate(AR_PICKED, 1):
        body += f"<p>{n}- {question}</p><p class=o>" + "".join(f"<span>{letter}) {text}</span>" for letter, text in zip(letters, options)) + "</p>"
        key += f"<p>{n}- {letters[right]}) {options[right]}</p>"
        items.append(item(question, options[right], str(n), None, choices(letters, options), kind="mcq", answer_label=letters[right], section=first))
    body += head(second, told[1])
    key += f"<h2>{second}</h2>"
    for n, (text, true) in enumerate(AR_STATED, 1):
        body += f"<p class=s><span>{n}- {text}</span><span>( &nbsp;&nbsp;&nbsp;&nbsp; )</span></p>"
        key += f"<p>{n}- ( {'✓' if true else '✗'} )</p>"
        items.append(item(text, str(true), str(n), kind="truefalse", section=second))
    body += head(third, told[2]) + "<table class=c><tr><th>العمود (أ)<th>العمود (ب)</tr>" + "".join(f"<tr><td>{n}- {a}<td>( &nbsp;&nbsp;&nbsp; ) {b}</tr>" for n, ((a, _), b) in enumerate(zip(AR_MATCHED, ends), 1)) + "</table>"
    key += f"<h2>{third}</h2>"
    for n, (a, b) in enumerate(AR_MATCHED, 1):
        key += f"<p>{n}- {a}: {b}</p>"
        items.append(item(a, b, str(n), kind="match", section=third))
    body += head(fourth, told[3])
    key += f"<h2>{fourth}</h2>"
    for n, (text, why) in enumerate(AR_WHY, 1):
        body += f"<p>{n}- {text}</p><p class=d>{'.' * 120}</p>"
        key += f"<p>{n}- {why}</p>"
        items.append(item(text, why, str(n), section=fourth))
    body += "<p class=f>انتهت الأسئلة، مع أطيب الأمنيات بالتوفيق</p><div class=k>" + key + "</div>"
    css = "body { direction: rtl } .h { width: 100% } .h td { width: 33%; vertical-align: top } .m { text-align: center } .e { text-align: left } .n { border: 1px solid #000; padding: 2mm } .q { background: #ddd; padding: 1.2mm 3mm; margin: 5mm 0 2mm; break-after: avoid } p { margin: 1.5mm 0; line-height: 1.6 } .o { display: flex } .o span { width: 25% } .s { display: flex; justify-content: space-between } .c { border-collapse: collapse; width: 75%; margin: 0 auto } .c td, .c th { border: 1px solid #000; padding: 1mm 4mm; width: 50%; text-align: right } .d { overflow: hidden; white-space: nowrap } .f { text-align: center; font-weight: bold; margin-top: 6mm } .k { break-before: page } h1 { text-align: center; font-size: 150% } h2 { font-size: 110%; margin: 4mm 0 1mm }"
    engine, source = page(draw, body, ["Noto Naskh Arabic", "Noto Sans Arabic"], (11.5, 12), css, language="ar")
    return Document(engine, source, items)


# Geography and science examination of an Israeli middle school, no key

IVRIT = [
    ("התא הוא יחידת המבנה הבסיסית של כל היצורים החיים.", [("ציין שני הבדלים בין תא של צמח לתא של בעל חיים.", 6), ("הסבר מה תפקידו של גרעין התא.", 6), ("מהו תפקידו של קרום התא?", 8)]),
    ("תלמידה הכניסה צמח אלודאה לכלי עם מים והאירה עליו במנורה. היא ספרה את הבועות שעלו במשך דקה.", [("איזה גז נמצא בבועות?", 4), ("מה יקרה למספר הבועות אם התלמידה תרחיק את המנורה? נמק את תשובתך.", 8), ("הצע דרך נוספת להגדיל את מספר הבועות.", 8)]),
    ("לב האדם מורכב מארבעה חדרים.", [("לאיזה כלי דם מזרים הלב את הדם העשיר בחמצן?", 5), ("מדוע דופן החדר השמאלי עבה מדופן החדר הימני?", 8), ("כתוב שתי המלצות לשמירה על בריאות הלב.", 7)]),
]
IVRIT_PICK = [("איזה מן היצורים הבאים הוא יונק?", ["נחש", "עטלף", "צפרדע", "יונה"]), ("היכן מתחיל עיכול העמילן בגוף האדם?", ["בפה", "בקיבה", "בכבד", "במעי הגס"])]


@layout(HALF, "mivhan-hubcap", "biology examination of an Israeli middle school from the right, Chromium: שאלה 1 (20 נקודות) in bold, stem, א. with (6 נק') at the end of each part and lines, two questions with א. to ד. stacked at the start, nothing answered")
def mivhan_hubcap(draw):
    body, items = "<div class=h><span>חטיבת הביניים “אלונים”</span><span>תאריך: ______________</span></div><h1>מבחן בביולוגיה – כיתה ח׳</h1><p>שם התלמיד/ה: _______________________ &nbsp; כיתה: ________</p><p class=i>משך המבחן: 60 דקות. יש לענות על כל השאלות בעט בלבד.</p>", []
    n = 0
    for question, options in IVRIT_PICK:
        n += 1
        body += f"<div class=b><p class=t>שאלה {n} (20 נקודות)</p><p>{question}</p><ol>".replace("(20 נקודות)", "(5 נקודות)") + "".join(f"<p class=o>{letter}. {text}</p>" for letter, text in zip("אבגד", options)) + "</ol></div>"
        items.append(item(question, None, str(n), 5, choices("אבגד", options), kind="mcq"))
    for stem, parts in IVRIT:
        n += 1
        body += f"<p class=t>שאלה {n} ({sum(m for _, m in parts)} נקודות)</p><p>{stem}</p>"
        for letter, (question, marks) in zip("אבג", parts):
            body += f"<div class=b><p class=a><span>{letter}.</span><span>{question} ({marks} נק׳)</span></p><div class=r></div><div class=r></div></div>"
            items.append(item(question, None, f"{n}({letter})", marks, stem=stem))
    body += "<p class=f>בהצלחה!</p>"
    body = body.replace("<ol>", "").replace("</ol>", "")
    css = "body { direction: rtl } .h { display: flex; justify-content: space-between } h1 { text-align: center; font-size: 165%; margin: 4mm 0 } .i { border-top: 1px solid #000; border-bottom: 1px solid #000; padding: 1.5mm 0 } .t { font-weight: bold; margin: 6mm 0 1mm; break-after: avoid } p { margin: 1.5mm 0 } .o { margin-right: 8mm } .a { display: flex; gap: 3mm; margin-right: 4mm } .r { border-bottom: 1px solid #777; height: 8mm; margin-right: 10mm } .b { break-inside: avoid } .f { text-align: center; font-weight: bold; margin-top: 8mm }"
    engine, source = page(draw, body, ["Noto Sans Hebrew", "Noto Serif Hebrew"], (11.5, 12), css, language="he")
    return Document(engine, source, items)


# Half-yearly examination of a Hindi school

HI = [
    ("सही विकल्प चुनकर लिखिए।", "(1×4=4)", [("भारत की राजधानी क्या है?", ["मुंबई", "नई दिल्ली", "कोलकाता", "चेन्नई"], 1), ("पौधे का कौन-सा भाग भोजन बनाता है?", ["जड़", "तना", "पत्ती", "फूल"], 2), ("सूर्य किस दिशा में उगता है?", ["पूर्व", "पश्चिम", "उत्तर", "दक्षिण"], 0), ("हमारे सौरमंडल का सबसे बड़ा ग्रह कौन-सा है?", ["मंगल", "पृथ्वी", "शुक्र", "बृहस्पति"], 3)]),
    ("रिक्त स्थानों की पूर्ति कीजिए।", "(1×3=3)", [("भारत का राष्ट्रीय पक्षी __________ है।", "मोर"), ("एक वर्ष में __________ महीने होते हैं।", "बारह"), ("गंगा नदी __________ से निकलती है।", "गंगोत्री")]),
    ("सत्य या असत्य लिखिए।", "(1×3=3)", [("चंद्रमा पृथ्वी का उपग्रह है।", True), ("मछली फेफड़ों से साँस लेती है।", False), ("महात्मा गांधी का जन्म पोरबंदर में हुआ था।", True)]),
    ("निम्नलिखित प्रश्नों के उत्तर लिखिए।", "(2×3=6)", [("जल को बचाने के दो उपाय लिखिए।", "नल को खुला न छोड़ें और वर्षा का जल इकट्ठा करें।"), ("पेड़ हमारे लिए क्यों उपयोगी हैं?", "पेड़ हमें फल, छाया और शुद्ध हवा देते हैं।"), ("स्वतंत्रता दिवस कब मनाया जाता है?", "15 अगस्त को")]),
]


@layout(HALF, "pariksha-dipstick", "half-yearly examination of a Hindi school, Chromium: प्रश्न 1. in bold with (1×4=4) at the right, (i) to (iv), options (अ) to (द) four in a row, gaps, सत्य/असत्य; उत्तर कुंजी on the next page by the questions")
def pariksha_dipstick(draw):
    roman, letters, items = ["i", "ii", "iii", "iv"], "अबसद", []
    body, key = "<h1>सरस्वती बाल विद्यालय, इंदौर</h1><p class=c><b>अर्धवार्षिक परीक्षा 2022–23</b></p><div class=h><span>कक्षा – 5</span><span>विषय – पर्यावरण अध्ययन</span></div><div class=h><span>समय – 1½ घंटा</span><span>पूर्णांक – 16</span></div><p class=l>नाम ______________________________ अनुक्रमांक ______________</p>", "<div class=k><h1>उत्तर कुंजी</h1>"
    for n, (stem, marks, asked) in enumerate(HI, 1):
        body += f"<div class=q><span>प्रश्न {n}. {stem}</span><span>{marks}</span></div>"
        key += f"<p><b>प्रश्न {n}.</b></p>"
        for r, row in zip(roman, asked):
            number = f"{n}({r})"
            if n == 1:
                question, options, right = row
                body += f"<p>({r}) {question}</p><p class=o>" + "".join(f"<span>({a}) {b}</span>" for a, b in zip(letters, options)) + "</p>"
                key += f"<p class=a>({r}) ({letters[right]}) {options[right]}</p>"
                items.append(item(question, options[right], number, None, choices(letters, options), kind="mcq", answer_label=letters[right], stem=stem))
            elif n == 3:
                question, true = row
                body += f"<p class=s><span>({r}) {question}</span><span>(__________)</span></p>"
                key += f"<p class=a>({r}) {'सत्य' if true else 'असत्य'}</p>"
                items.append(item(question, str(true), number, kind="truefalse", stem=stem))
            else:
                question, answer = row
                body += f"<p>({r}) {question}</p>" + ("<p class=d></p>" if n == 4 else "")
                key += f"<p class=a>({r}) {answer}</p>"
                items.append(item(question, answer, number, kind="gap" if n == 2 else "short", stem=stem))
    css = "h1 { text-align: center; font-size: 150%; margin: 0 0 1mm } .c { text-align: center; margin: 0 0 3mm } .h { display: flex; justify-content: space-between } .l { border-top: 1.5px solid #000; padding-top: 3mm } .q { display: flex; justify-content: space-between; font-weight: bold; margin: 5mm 0 1mm; break-after: avoid } p { margin: 1.5mm 0 1.5mm 6mm; line-height: 1.5 } .l, .k p { margin-left: 0 } .k .a { margin-left: 8mm } .o { display: flex; margin-left: 13mm } .o span { width: 25% } .s { display: flex; justify-content: space-between } .d { border-bottom: 1px dotted #444; height: 6mm } .k { break-before: page }"
    engine, source = page(draw, body + key + "</div>", ["Noto Sans Devanagari", "Noto Serif Devanagari"], (11, 12), css, language="hi")
    return Document(engine, source, items)


# Unit test of a Chinese middle school

ZH_PICK = [("下列各项中，属于生物的是", ["珊瑚虫", "机器人", "钟乳石", "电脑病毒"], 0), ("植物细胞中，控制物质进出的结构是", ["细胞壁", "细胞膜", "细胞质", "液泡"], 1), ("使用显微镜时，视野太暗，应该调节", ["目镜", "物镜", "反光镜", "载物台"], 2), ("下列哪一项是生态系统中的分解者？", ["小麦", "青蛙", "蝗虫", "蘑菇"], 3), ("人体最基本的结构和功能单位是", ["组织", "器官", "系统", "细胞"], 3), ("绿色开花植物的六大器官中，属于生殖器官的是", ["根", "茎", "叶", "种子"], 3)]
ZH_GAP = [("植物的光合作用在细胞的________中进行。", "叶绿体"), ("生态系统中最基本、最重要的能量来源是________。", "太阳能"), ("地球上最大的生态系统是________。", "生物圈")]
ZH_JUDGE = [("草履虫是单细胞生物。", True), ("细胞分裂后，新细胞的染色体数目减少一半。", False), ("鲸生活在水中，属于鱼类。", False)]
ZH_ASK = [("请写出一条由草、兔、狐组成的食物链。", 3, "草→兔→狐"), ("为什么说绿色植物是生态系统中的生产者？", 4, "绿色植物能通过光合作用制造有机物，为自身和其他生物提供食物。")]


@layout(HALF, "ceshi-manifold", "biology unit test of a Chinese middle school, XeLaTeX: 一、选择题 to 四、简答题 with numbers that go on, （   ） behind the question, A. to D. in one row, 班级 姓名 得分 above; 参考答案 below a rule on the next page as 1. A  2. B in a line for each section")
def ceshi_manifold(draw):
    items, body, n = [], "", 0
    keys = []
    heads = ["一、选择题", "二、填空题", "三、判断题", "四、简答题"]
    told = ["（每小题2分，共12分）", "（每空3分，共9分）", "（对的打“√”，错的打“×”，每小题2分，共6分）", "（共7分）"]

    def head(k):
        return rf"\needspace{{25mm}}\medskip\textbf{{{heads[k]}}}{told[k]}\par\smallskip "

    body += head(0)
    line = []
    for question, options, right in ZH_PICK:
        n += 1
        body += rf"\needspace{{15mm}}\lab{{0pt}}{{8mm}}{{{n}.}}{{{question}（\quad\enspace）}}\hspace*{{8mm}}" + "".join(rf"\makebox[0.22\linewidth][l]{{{a}. {b}}}" for a, b in zip("ABCD", options)) + r"\par\smallskip " + "\n"
        line.append(f"{n}. {'ABCD'[right]}")
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], section=heads[0]))
    keys.append(line)
    body += head(1)
    line = []
    for question, answer in ZH_GAP:
        n += 1
        body += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)}}}\smallskip " + "\n"
        line.append(f"{n}. {answer}")
        items.append(item(question, answer, str(n), kind="gap", section=heads[1]))
    keys.append(line)
    body += head(2)
    line = []
    for question, true in ZH_JUDGE:
        n += 1
        body += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{question}\hfill（\quad\enspace）}}\smallskip " + "\n"
        line.append(f"{n}. {'√' if true else '×'}")
        items.append(item(question, str(true), str(n), kind="truefalse", section=heads[2]))
    keys.append(line)
    body += head(3)
    line = []
    for question, marks, answer in ZH_ASK:
        n += 1
        body += rf"\needspace{{25mm}}\lab{{0pt}}{{8mm}}{{{n}.}}{{{question}（{marks}分）}}\vspace{{24mm}}" + "\n"
        line.append(rf"{n}. {answer}")
        items.append(item(question, answer, str(n), marks, section=heads[3]))
    keys.append(line)
    start = r"\begin{center}{\Large\bfseries 七年级生物上册期中测试卷}\par\smallskip （时间：40分钟\quad 满分：34分）\end{center}\begin{center}班级：\rule{25mm}{0.4pt}\quad 姓名：\rule{30mm}{0.4pt}\quad 得分：\rule{20mm}{0.4pt}\end{center}"
    key = r"\newpage\begin{center}{\large\bfseries 参考答案}\end{center}"
    for head_, line in zip(heads, keys):
        key += rf"\textbf{{{head_}}}\par " + (r"\par " if head_ == heads[3] else r"\quad ").join(line) + r"\par\smallskip "
    family = draw.one(["Noto Serif CJK SC", "Noto Sans CJK SC"])
    extra = rf'\setmainfont{{{family}}}\XeTeXlinebreaklocale "zh" \XeTeXlinebreakskip=0pt plus 1pt \newfontfamily\signs{{DejaVu Sans}}'
    body = (start + body + key).replace("√", r"{\signs √}").replace("×", r"{\signs ×}")
    engine, source = document(draw, body, ["arial"], (11, 12), (20, 24), foot=r"第\thepage 页", extra=extra)
    return Document(engine, source, items)


# Regular examination of a Japanese junior high school

JA = [
    ("次の各問いに答えなさい。", [("日本で最も面積の広い都道府県はどこですか。", "北海道", 2), ("日本の標準時子午線は東経何度ですか。", "東経135度", 2), ("日本で最も長い川の名前を答えなさい。", "信濃川", 2), ("本州と四国を結ぶ橋を一つ答えなさい。", "瀬戸大橋", 2)]),
    ("江戸時代について、次の問いに答えなさい。", [("1603年に征夷大将軍となった人物はだれですか。", "徳川家康", 3), ("大名に一年おきに江戸と領地を行き来させた制度を何といいますか。", "参勤交代", 3), ("鎖国の間、オランダとの貿易が行われた長崎の人工の島を何といいますか。", "出島", 3), ("1853年に浦賀に来航したアメリカの使節はだれですか。", "ペリー", 3)]),
    ("日本国憲法について、次の問いに答えなさい。", [("日本国憲法の三つの基本原理のうち、「国民主権」以外の二つを答えなさい。", "基本的人権の尊重、平和主義", 4), ("国会は二つの議院からなります。衆議院と、もう一つは何ですか。", "参議院", 3), ("内閣の最高責任者を何といいますか。", "内閣総理大臣", 3)]),
]


@layout(HALF, "teikitesuto-tappet", "social studies test of a Japanese junior high school, Chromium: large numbers in a frame with the instruction, (1) to (4) below, no marks on the paper; 解答・配点 on the next page as a ruled table of 大問, 小問, 解答 and 配点")
def teikitesuto_tappet(draw):
    body, key, items = "<h1>第2学期　期末テスト　社会（中学2年）</h1><p class=n>2年 ______組 ______番　氏名 ____________________　　得点 ________</p><p class=i>答えはすべて解答用紙に書きなさい。</p>", "", []
    for n, (stem, asked) in enumerate(JA, 1):
        body += f"<p class=t><b>{n}</b>{stem}</p>"
        for k, (question, answer, marks) in enumerate(asked, 1):
            body += f"<p class=a><span>({k})</span><span>{question}</span></p>"
            first = f"<td rowspan={len(asked)} class=z>{n}" if k == 1 else ""
            key += f"<tr>{first}<td class=z>({k})<td>{answer}<td class=z>{marks}点</tr>"
            items.append(item(question, answer, f"{n}({k})", marks, stem=stem))
    total = sum(i["marks"] for i in items)
    body += f"<div class=k><h1>社会　解答・配点（{total}点満点）</h1><table><tr><th>大問<th>小問<th>解答<th>配点</tr>{key}</table></div>"
    css = "h1 { text-align: center; font-size: 140%; margin: 0 0 4mm } .n { text-align: right } .i { border: 1px solid #000; padding: 1.5mm 3mm } .t { margin: 7mm 0 2mm; break-after: avoid } .t b { border: 1.5px solid #000; padding: 0 2.4mm; margin-right: 3mm; font-size: 120% } .a { display: flex; gap: 3mm; margin: 2.4mm 0 2.4mm 9mm } .k { break-before: page } table { border-collapse: collapse; margin: 0 auto } th, td { border: 1px solid #000; padding: 1.4mm 5mm } .z { text-align: center }"
    engine, source = page(draw, body, ["Noto Sans CJK JP", "Noto Serif CJK JP"], (11, 12), css, language="ja")
    return Document(engine, source, items)


# Control paper of a Ukrainian school

UK_PICK = [("Столицею України є місто", ["Львів", "Київ", "Одеса", "Харків"], 1), ("Найвищою вершиною Українських Карпат є", ["Говерла", "Петрос", "Роман-Кош", "Піп Іван"], 0), ("Яке море омиває Україну на півдні?", ["Балтійське", "Каспійське", "Біле", "Чорне"], 3)]
UK_MATCH = [("Дніпро", "річка"), ("Світязь", "озеро"), ("Хортиця", "острів")]
UK_ASK = [("Достатній рівень", [("Поясніть, чому на території України переважають рівнини.", "Більша частина України лежить на давній платформі."), ("Відстань між двома містами на карті масштабу 1 : 1 000 000 дорівнює 8 см. Обчисліть відстань на місцевості.", "80 км")]), ("Високий рівень", [("Порівняйте клімат Карпат і степу. Укажіть дві відмінності.", "У Карпатах прохолодніше. У Карпатах більше опадів.")])]


@layout(HALF, "kontrolna-crank", "geography paper of a Ukrainian school in levels, XeLaTeX: Варіант 1, Початковий рівень to Високий рівень as heads, 1. with (1 бал) behind the question, А Б В Г in two rows, 4. to match 1 to 3 with А to Г in two columns, (1,5 бала); Відповіді in a list below a rule")
def kontrolna_crank(draw):
    items, body, key, n = [], "", "", 0
    letters, heads = "АБВГ", ["Початковий рівень", "Середній рівень"]
    ends = draw.mixed([b for _, b in UK_MATCH] + ["гора"])

    def head(text):
        return rf"\needspace{{25mm}}\begin{{center}}\textbf{{{text}}}\end{{center}}"

    body += head(heads[0])
    for question, options, right in UK_PICK:
        n += 1
        body += rf"\needspace{{20mm}}\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)} \textit{{(1 бал)}}}}"
        for pair in (0, 2):
            body += r"\par\hspace*{8mm}" + "".join(rf"\makebox[0.4\linewidth][l]{{\textbf{{{letters[k]}}}\enspace {tex(options[k])}}}" for k in (pair, pair + 1))
        body += r"\par\medskip " + "\n"
        key += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{letters[right]}}}"
        items.append(item(question, options[right], str(n), 1, choices(letters, options), kind="mcq", answer_label=letters[right], section=heads[0]))
    n += 1
    stem = "Установіть відповідність між назвою та географічним об’єктом."
    body += head(heads[1]) + rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(stem)} \textit{{(1,5 бала)}}}}\par\smallskip\hspace*{{8mm}}\begin{{tabular}}{{@{{}}p{{55mm}}p{{55mm}}@{{}}}}"
    for k in range(4):
        left = rf"{k + 1}\enspace {UK_MATCH[k][0]}" if k < 3 else ""
        body += rf"{left} & \textbf{{{letters[k]}}}\enspace {ends[k]}\\"
    body += r"\end{tabular}\par\medskip " + "\n"
    found = []
    for k, (a, b) in enumerate(UK_MATCH, 1):
        letter = letters[ends.index(b)]
        found.append(f"{k} – {letter}")
        items.append(item(a, b, f"{n}({k})", None, choices(letters, ends), kind="match", answer_label=letter, stem=stem, section=heads[1]))
    key += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{', '.join(found)}}}"
    n += 1
    question, answer = "Назвіть дві держави, з якими Україна межує на заході.", "Польща\nСловаччина"
    body += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)} \textit{{(1,5 бала)}}}}\medskip " + "\n"
    key += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{answer.replace(chr(10), '; ')}}}"
    items.append(item(question, answer, str(n), 1.5, section=heads[1]))
    for (title, asked), marks in zip(UK_ASK, (("(1,5 бала)", 1.5), ("(3 бали)", 3))):
        body += head(title)
        for question, answer in asked:
            n += 1
            body += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)} \textit{{{marks[0]}}}}}\medskip " + "\n"
            key += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(answer.replace(chr(10), ' '))}}}"
            items.append(item(question, answer, str(n), marks[1], section=title))
    body = r"\begin{center}{\large\bfseries Контрольна робота № 2}\par з географії, 8 клас\par\smallskip\textbf{Варіант 1}\end{center}" + body + r"\newpage\textbf{Відповіді. Варіант 1}\par\medskip " + key
    engine, source = document(draw, body, ["timesnew", "notoserif", "dejavuserif"], (11, 12), (20, 25), foot=r"\thepage", extra=r"\hyphenpenalty=10000 ")
    return Document(engine, source, items)
