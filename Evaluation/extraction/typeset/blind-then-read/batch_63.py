"""The sixty-third: sheets of teachers in several countries by one who does not know the reader: entrance physics with key and
hints (India), a table of choices (France), words by unit (Vietnam), an appendix of terms, a mock driving test (Brazil), spellings
in a row (Nigeria), a quiz night (Italy), a chemistry paper with expected responses (Scotland), a phrase book and an FAQ in Turkish.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, table, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"
NEW = paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"')

# Practice sheet of a coaching institute, India

ENTRANCE = [
    ("A body starts from rest and moves with a uniform acceleration of 4 m/s². The distance covered in the first 5 s is", ["20 m", "40 m", "50 m", "100 m"], 2, "Use s = ½at² with u = 0, so s = ½ × 4 × 25."),
    ("The dimensional formula of momentum is", ["[MLT⁻¹]", "[MLT⁻²]", "[ML²T⁻²]", "[ML²T⁻¹]"], 0, "Momentum is mass times velocity."),
    ("A ball is thrown vertically upwards at 20 m/s. If g = 10 m/s², the greatest height that it reaches is", ["10 m", "20 m", "30 m", "40 m"], 1, "At the top v = 0; put this into v² = u² − 2gh."),
    ("Two resistors of 6 Ω and 3 Ω are joined in parallel. Their equivalent resistance is", ["9 Ω", "4.5 Ω", "2 Ω", "0.5 Ω"], 2, "Divide the product by the sum: 18 ÷ 9."),
    ("A force of 10 N acts on a body of mass 2 kg that is at rest. After 3 s the speed of the body is", ["30 m/s", "15 m/s", "10 m/s", "5 m/s"], 1, "The acceleration is 5 m/s²; then v = at."),
    ("The SI unit of magnetic flux is the", ["tesla", "weber", "henry", "gauss"], 1, "Flux is flux density times area, and 1 T m² has a name of its own."),
    ("A sound has a frequency of 500 Hz and a wavelength of 0.68 m. The speed of the sound is", ["735 m/s", "170 m/s", "680 m/s", "340 m/s"], 3, "Multiply the frequency by the wavelength."),
    ("The escape velocity at the surface of the earth is about", ["7.9 km/s", "9.8 km/s", "11.2 km/s", "3.1 km/s"], 2, "It is √2 times the speed of a satellite close to the earth."),
    ("The focal length of a convex lens is 25 cm. The power of the lens is", ["+4 D", "−4 D", "+2.5 D", "+0.4 D"], 0, "Take the focal length in metres: P = 1 ÷ 0.25."),
    ("The work done in moving a charge of 2 C through a potential difference of 12 V is", ["6 J", "14 J", "24 J", "48 J"], 2, "W = QV."),
    ("In an isothermal expansion of an ideal gas, the quantity that does not change is the", ["pressure", "volume", "internal energy", "entropy"], 2, "The internal energy of an ideal gas depends on its temperature alone."),
    ("The half-life of a nuclide is 6 hours. The fraction of a sample that is left after 24 hours is", ["1/2", "1/4", "1/8", "1/16"], 3, "Four half-lives have passed."),
]


@layout(HALF, "entrance-physics-two-columns-key-then-hints", "practice sheet of an Indian coaching institute, two columns with a rule, options (1) to (4) two a row, ANSWER KEY as a ruled table, then HINTS under the same numbers")
def entrance_physics(draw):
    body, items, hints, key = r"\begin{center}{\large\bfseries VIDYA SAGAR CLASSES, NAGPUR}\par{\bfseries DAILY PRACTICE SHEET 14\quad PHYSICS}\par\small Time: 20 min.\hfill Topic: Revision of Class XI and XII\hfill Max. marks: 48\end{center}\hrule\smallskip\textit{Each question has four options, of which only one is correct. +4 for a correct and $-$1 for a wrong answer.}\par\smallskip\begin{multicols}{2}", [], "", []
    for n, (question, options, right, hint) in enumerate(ENTRANCE, 1):
        cells = [rf"({k}) {tex(text)}" for k, text in enumerate(options, 1)]
        body += rf"\needspace{{2.2cm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\nopagebreak\hspace*{{8mm}}\begin{{tabular}}{{@{{}}p{{33mm}}l@{{}}}}{cells[0]} & {cells[1]}\\{cells[2]} & {cells[3]}\end{{tabular}}\par\smallskip" "\n"
        hints += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(hint)}}}" "\n"
        key.append((str(n), f"({right + 1})"))
        items.append(item(question, options[right], str(n), None, choices("1234", options), kind="mcq", answer_label=str(right + 1)))
    key_table = table([[r"\textbf{A.}", *[b for _, b in key]]], "|c|" + "c|" * len(key), ["Q.", *[a for a, _ in key]])
    body += rf"\end{{multicols}}\begin{{center}}\textbf{{ANSWER KEY}}\par\smallskip {key_table}\end{{center}}\begin{{center}}\textbf{{HINTS}}\end{{center}}\begin{{multicols}}{{2}}{hints}\end{{multicols}}"
    engine, source = document(draw, body, ["timesnew", "notoserif", "arial"], (10,), (16, 18), head=r"\fancyhead[L]{\small Vidya Sagar Classes}\fancyhead[R]{\small DPS 14}", foot=r"\small Page \thepage", extra=r"\setlength\columnseprule{.4pt}\setlength\columnsep{8mm}")
    return Document(engine, source, items)


# Choices in a table as before the diplôme national du brevet, France

QCM = [
    ("Le nombre 2⁵ est égal à :", ["10", "25", "32"], 2, "2 × 2 × 2 × 2 × 2 se calcule de proche en proche : 4, 8, 16, puis 32."),
    ("15 % de 80 € font :", ["12 €", "15 €", "65 €"], 0, "On calcule 80 × 0,15."),
    ("La solution de l’équation 3x + 5 = 20 est :", ["15", "5", "8"], 1, "On a 3x = 15."),
    ("La forme développée de (x + 3)² est :", ["x² + 9", "x² + 6x + 9", "x² + 3x + 9"], 1, "Le double produit vaut 2 × x × 3."),
    ("L’écriture scientifique de 45 000 est :", ["45 × 10³", "4,5 × 10⁴", "0,45 × 10⁵"], 1, "Le premier facteur doit être compris entre 1 et 10."),
    ("Un triangle dont les côtés mesurent 6 cm, 8 cm et 10 cm est :", ["équilatéral", "isocèle", "rectangle"], 2, "36 + 64 = 100, donc la réciproque du théorème de Pythagore s’applique."),
    ("La médiane de la série 3 ; 5 ; 8 ; 9 ; 15 est :", ["8", "9", "5"], 0, "La série est rangée et compte cinq valeurs : on prend la troisième."),
    ("Un article à 50 € baisse de 20 %. Il coûte désormais :", ["30 €", "40 €", "48 €"], 1, "La baisse est de 10 €."),
    ("Le volume d’un cube d’arête 4 cm est :", ["12 cm³", "16 cm³", "64 cm³"], 2, "On élève la longueur de l’arête à la puissance 3."),
    ("L’image de −2 par la fonction f définie par f(x) = x² − 1 est :", ["−5", "3", "5"], 1, "Le carré de −2 est 4."),
]


@layout(HALF, "qcm-table-french-three-answer-columns", "French maths exercise: ruled table with number, question, Réponse A, Réponse B and Réponse C; key in words with the reason on the next page")
def qcm_table_french(draw):
    lines = "".join(rf"\textbf{{{n}.}} & {tex(question)} & {' & '.join(tex(o) for o in options)}\\[3pt]\hline" "\n" for n, (question, options, _, _) in enumerate(QCM, 1))
    body = r"{\large\bfseries Exercice 1}\hfill\textbf{Classe de 3\textsuperscript{e}}\par\medskip Cet exercice est un questionnaire à choix multiples (QCM). Pour chaque question, une seule des trois réponses proposées est exacte. Sur la copie, indiquer le numéro de la question et la réponse choisie. Aucune justification n’est demandée.\par\medskip\renewcommand\arraystretch{1.5}\begin{tabular}{|c|m{66mm}|>{\centering\arraybackslash}m{24mm}|>{\centering\arraybackslash}m{24mm}|>{\centering\arraybackslash}m{24mm}|}\hline & \centering\textbf{Question} & \textbf{Réponse A} & \textbf{Réponse B} & \textbf{Réponse C}\\\hline" + lines + r"\end{tabular}\newpage{\large\bfseries Corrigé de l’exercice 1}\par\medskip "
    items = []
    for n, (question, options, right, reason) in enumerate(QCM, 1):
        letter = "ABC"[right]
        body += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{\textbf{{Réponse {letter}.}} {tex(reason)}}}\smallskip" "\n"
        items.append(item(question, options[right], str(n), None, choices("ABC", options), kind="mcq", answer_label=letter, section="Exercice 1"))
    engine, source = document(draw, body, ["libertine", "timesnew"], (11,), (20, 22), head=r"\fancyhead[L]{\small Collège Louise-Michel}\fancyhead[R]{\small Brevet blanc n\textsuperscript{o} 2}", foot=r"\thepage/2", extra=r"\frenchspacing")
    return Document(engine, source, items)


# English words by unit for grade 7, Vietnam

UNITS = [
    ("UNIT 1: HOBBIES", [("hobby", "n", "/ˈhɒbi/", "sở thích"), ("gardening", "n", "/ˈɡɑːdnɪŋ/", "làm vườn"), ("collect", "v", "/kəˈlekt/", "sưu tầm"), ("cardboard", "n", "/ˈkɑːdbɔːd/", "bìa cứng"), ("patient", "adj", "/ˈpeɪʃnt/", "kiên nhẫn"), ("popular", "adj", "/ˈpɒpjələ(r)/", "phổ biến, được ưa thích"), ("jogging", "n", "/ˈdʒɒɡɪŋ/", "chạy bộ"), ("decorate", "v", "/ˈdekəreɪt/", "trang trí")]),
    ("UNIT 2: HEALTHY LIVING", [("healthy", "adj", "/ˈhelθi/", "khỏe mạnh, lành mạnh"), ("sunburn", "n", "/ˈsʌnbɜːn/", "sự cháy nắng"), ("avoid", "v", "/əˈvɔɪd/", "tránh"), ("acne", "n", "/ˈækni/", "mụn trứng cá"), ("vegetable", "n", "/ˈvedʒtəbl/", "rau"), ("skin", "n", "/skɪn/", "da"), ("protein", "n", "/ˈprəʊtiːn/", "chất đạm")]),
    ("UNIT 3: COMMUNITY SERVICE", [("donate", "v", "/dəʊˈneɪt/", "quyên góp"), ("volunteer", "n", "/ˌvɒlənˈtɪə(r)/", "tình nguyện viên"), ("homeless", "adj", "/ˈhəʊmləs/", "vô gia cư"), ("library", "n", "/ˈlaɪbrəri/", "thư viện"), ("elderly", "adj", "/ˈeldəli/", "cao tuổi"), ("neighbourhood", "n", "/ˈneɪbəhʊd/", "khu phố"), ("rubbish", "n", "/ˈrʌbɪʃ/", "rác")]),
]


@layout(HALF, "words-vietnamese-five-columns-by-unit", "English words of a Vietnamese school: No., word, class, sound, meaning in a ruled table for each unit, numbers that begin again")
def words_vietnamese(draw):
    body, items = "<p class=t>TỪ VỰNG TIẾNG ANH 7</p><p class=s>Học kỳ I · Tổ Ngoại ngữ · Trường THCS Nguyễn Trãi</p>", []
    for unit, words in UNITS:
        body += f"<h2>{unit}</h2><table><thead><tr><th>STT<th>Từ vựng<th>Từ loại<th>Phiên âm<th>Nghĩa</tr></thead>" + rows((str(n), f"<b>{a}</b>", f"({b})", c, d) for n, (a, b, c, d) in enumerate(words, 1)) + "</table>"
        items += [item(a, d, str(n), kind="vocabulary", section=unit) for n, (a, _, _, d) in enumerate(words, 1)]
    css = ".t { text-align: center; font-weight: bold; font-size: 150%; color: #b00; margin: 0 } .s { text-align: center; font-style: italic; margin: 1mm 0 3mm } h2 { font-size: 115%; color: #036; margin: 5mm 0 1.5mm; break-after: avoid } table { width: 100%; border-collapse: collapse } th { background: #dbe8f4 } th, td { border: 1px solid #666; padding: 1mm 2.5mm; text-align: left } td:first-child, th:first-child, td:nth-child(3) { text-align: center; width: 9mm } tr { break-inside: avoid } td:nth-child(2) { width: 36mm } td:nth-child(3) { width: 18mm } td:nth-child(4) { width: 42mm }"
    engine, source = page(draw, body, ["Noto Serif", "Liberation Serif", "Noto Sans"], (11, 12), css, language="vi")
    return Document(engine, source, items)


# Appendix of a handbook for weather observers

WEATHER = [
    ("anemometer", "An instrument that measures the speed of the wind, most often by the turning of three or four cups.", "wind vane"),
    ("anticyclone", "An area of high pressure, from which air flows outwards; in the northern hemisphere it turns clockwise.", "ridge"),
    ("barometer", "An instrument that measures the pressure of the atmosphere.", None),
    ("cirrus", "A high cloud of ice crystals, drawn out into white threads or bands.", None),
    ("cumulonimbus", "A tall, dense cloud with an anvil at its top, which brings heavy showers, hail and thunder.", None),
    ("dew point", "The temperature to which air has to be cooled, at constant pressure, for water vapour to begin to condense.", "relative humidity"),
    ("drizzle", "Fine and rather uniform precipitation of drops that are less than 0.5 mm across.", None),
    ("front", "The boundary between two masses of air that differ in temperature and humidity.", None),
    ("isobar", "A line on a map that joins places at which the pressure is the same.", None),
    ("knot", "A unit of speed equal to one nautical mile per hour, about 0.51 metres per second.", None),
    ("okta", "One eighth of the sky, the unit in which observers give the amount of cloud.", None),
    ("radiosonde", "A set of instruments that a balloon carries upwards and that sends its readings to the ground by radio.", None),
    ("relative humidity", "The water vapour in the air as a percentage of what the air could hold at the same temperature.", "dew point"),
    ("ridge", "A long area of high pressure that stretches out from an anticyclone.", "trough"),
    ("rime", "A white deposit of ice that forms when supercooled drops of fog freeze on objects.", None),
    ("squall", "A strong wind that begins suddenly, lasts for some minutes and dies down again.", None),
    ("trough", "A long area of low pressure that is not closed to form a centre of its own.", "ridge"),
    ("wind vane", "A plate that turns round an upright axis and shows the direction from which the wind blows.", "anemometer"),
]
ELSEWHERE = {"barometer": ("atmospheric pressure", "barometer"), "isobar": ("humidity", "relative humidity")}


@layout(HALF, "glossary-appendix-left-terms-see-also", "Appendix C of a handbook, LaTeX: terms in bold small type at the left, meaning in a column beside, See also in italics at the end of some, two entries that only send the reader elsewhere")
def glossary_appendix(draw):
    body, items = r"{\LARGE\bfseries Appendix C}\par\smallskip{\LARGE\bfseries Glossary of Terms}\par\bigskip Words in \textit{italics} at the end of an entry are explained elsewhere in this appendix. The definitions are for observers and do not replace those of the international cloud atlas.\par\bigskip " "\n", []
    for term, meaning, also in WEATHER:
        if term in ELSEWHERE:
            old, new = ELSEWHERE[term]
            body += rf"\lab{{0pt}}{{44mm}}{{\textbf{{{old}}}}}{{\textit{{See}} {new}.}}\smallskip" "\n"
        more = rf" \textit{{See also}} {also}." if also else ""
        body += rf"\needspace{{1.2cm}}\lab{{0pt}}{{44mm}}{{\textbf{{{term}}}}}{{{tex(meaning)}{more}}}\smallskip" "\n"
        items.append(item(term, f"{meaning} See also {also}." if also else meaning, kind="definition"))
    engine, source = document(draw, body, ["palatino", "times", "lm"], (10, 11), (26, 30), head=r"\fancyhead[L]{\small\itshape Observer’s Handbook}\fancyhead[R]{\small\itshape Appendix C: Glossary}", foot=r"C-\thepage", extra=r"\renewcommand\headrulewidth{.4pt}")
    return Document(engine, source, items)


# Mock test of a driving school, Brazil

DETRAN = [
    ("A placa octogonal de fundo vermelho significa:", ["dê a preferência", "sentido proibido", "parada obrigatória", "proibido estacionar"], 2),
    ("A luz amarela do semáforo indica que o condutor deve:", ["acelerar para passar", "parar, salvo se já não puder fazê-lo com segurança", "buzinar antes do cruzamento", "dar passagem só aos ônibus"], 1),
    ("A sigla CNH significa:", ["Carteira Nacional de Habilitação", "Cadastro Nacional de Hospitais", "Conselho Nacional de Horários", "Curso Noturno de Habilitação"], 0),
    ("A categoria B permite conduzir:", ["motocicletas", "ônibus de passageiros", "carretas", "automóveis"], 3),
    ("O cinto de segurança é obrigatório:", ["só para o condutor", "para o condutor e todos os passageiros", "só nas rodovias", "só nos bancos da frente"], 1),
    ("Uma linha amarela contínua no centro da via:", ["permite ultrapassar", "marca uma ciclovia", "proíbe ultrapassar", "indica estacionamento"], 2),
    ("Dirigir sob a influência de álcool é infração:", ["leve", "média", "grave", "gravíssima"], 3),
    ("Aquaplanagem é:", ["a perda de contato dos pneus com a pista por causa da água", "a lavagem do veículo", "a falta de água no radiador", "o desgaste das pastilhas de freio"], 0),
    ("Numa via de trânsito rápido sem sinalização, a velocidade máxima é de:", ["40 km/h", "60 km/h", "80 km/h", "110 km/h"], 2),
    ("Ao encontrar um acidente com vítimas, a primeira providência é:", ["retirar o capacete do motociclista", "sinalizar o local", "dar água às vítimas", "levar as vítimas no próprio carro"], 1),
    ("O número de telefone do SAMU é:", ["190", "191", "192", "193"], 2),
    ("Entre os itens da direção defensiva está:", ["prever o erro dos outros", "dirigir perto do carro da frente", "usar farol alto na cidade", "ultrapassar pela direita"], 0),
]


@layout(HALF, "driving-brazil-two-digit-numbers-gabarito-row", "mock test of a Brazilian driving school, word processor: 01. to 12., A) to D) stacked, GABARITO as a ruled table of two rows at the foot")
def driving_brazil(draw):
    body, items = paragraph(run("CFC VIA SEGURA – SIMULADO TEÓRICO Nº 7"), "Title") + paragraph(run("Aluno(a): ______________________________   Turma: ________   Data: ___/___/_____")) + paragraph(run("Leia com atenção e marque apenas uma alternativa em cada questão. Para ser aprovado é preciso acertar 70% da prova.", "I")), []
    for n, (question, options, right) in enumerate(DETRAN, 1):
        body += paragraph(run(f"{n:02}. ", "B") + run(question), "Ask") + "".join(paragraph(run(f"{letter}) {text}"), "Alt") for letter, text in zip("ABCD", options))
        items.append(item(question, options[right], f"{n:02}", None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    body += paragraph(run("GABARITO", "B"), "Ask") + office_table([[run(f"{n:02}", "B") for n in range(1, 13)], [run("ABCD"[right]) for _, _, right in DETRAN]], [1.3] * 12)
    styles = paragraph_style("Ask", 0.4, extra='fo:keep-with-next="always"') + paragraph_style("Alt", 0, 0.8)
    engine, source = office(draw, body, ["Liberation Sans", "Carlito"], (11,), 2.2, head="Centro de Formação de Condutores Via Segura", styles=styles)
    return Document(engine, source, items)


# Spelling test for primary five, Nigeria

SPELLING = [
    ("Please sign here to show that you ________ the parcel.", ["recieved", "received", "receeved"], 1),
    ("The library is ________ the post office.", ["opposite", "oposite", "oppossite"], 0),
    ("We were ________ late because of the rain.", ["definately", "definetly", "definitely"], 2),
    ("Mother bought fish, pepper and ________ at the market.", ["tomatos", "tomatoes", "tomattoes"], 1),
    ("A torch is ________ when there is no light.", ["necessary", "neccessary", "necesary"], 0),
    ("The tree has grown to a ________ of ten metres.", ["hieght", "height", "hight"], 1),
    ("Grandfather will be ________ years old next month.", ["eightty", "eigthy", "eighty"], 2),
    ("My uncle has ________ a house in Ibadan.", ["biult", "built", "builded"], 1),
    ("The ________ asked the patient to open his mouth.", ["doctor", "docter", "dokter"], 0),
    ("I have a ________ feeling about this journey.", ["wierd", "weired", "weird"], 2),
    ("The school will ________ on Monday.", ["begin", "beggin", "bigin"], 0),
    ("He wrote a ________ about the history of Kano.", ["sentance", "sentence", "sentense"], 1),
]


@layout(HALF, "spelling-three-spellings-in-a-row-groff", "spelling test of a Nigerian primary school, groff: sentences with a gap, three spellings (a) (b) (c) in a row below, answers in one line at the end")
def spelling_row(draw):
    asked = draw.some(SPELLING, 12)
    lines = [".ds LH", ".ds RH", ".ds CF \\\\n(PN", ".ce 3", "\\fB\\s+3Goodwill Nursery and Primary School, Enugu\\s0\\fP", "Second Term Test: English Studies (Spelling)", "Class: Primary Five", ".sp", "Name: ______________________________\\ \\ \\ \\ Date: ______________", ".sp", "\\fIChoose the word that is spelt correctly to fill each gap.\\fP", ".sp 0.5"]
    items = []
    for n, (question, options, right) in enumerate(asked, 1):
        lines += [".ne 3", ".in 4n", ".ti -4n", f"{n}.\\h'|4n'{plain(question)}", ".br", ".ta 1.7i 3.4i", "\t".join(f"({letter}) {text}" for letter, text in zip("abc", options)), ".br", ".sp 0.5"]
        items.append(item(question, options[right], str(n), None, choices("abc", options), kind="gap", answer_label="abc"[right]))
    lines += [".in 0", ".sp", "\\fBAnswers:\\fP\\ \\ " + "\\ \\ \\ ".join(f"{n}\\ ({'abc'[right]})" for n, (_, _, right) in enumerate(asked, 1))]
    engine, source = roff(draw, lines, (11, 12), ("T", "N", "P"))
    return Document(engine, source, items)


# Quiz night of a club, Italy

SERATA = [
    ("Primo giro: Geografia", [("Qual è il fiume più lungo d’Italia?", "Il Po"), ("Di quale paese è capitale Lubiana?", "Slovenia"), ("Quale mare bagna Genova?", "Il Mar Ligure"), ("In quale regione si trova il Gran Sasso?", "Abruzzo"), ("Quale isola italiana ha per capoluogo Cagliari?", "La Sardegna")]),
    ("Secondo giro: Musica", [("Chi ha composto «Il barbiere di Siviglia»?", "Gioachino Rossini"), ("Quante corde ha un violino?", "Quattro"), ("In quale città si tiene il Festival della canzone italiana?", "Sanremo"), ("In quale teatro di Milano andò in scena nel 1887 l’«Otello» di Verdi?", "La Scala")]),
    ("Terzo giro: Scienza", [("Qual è il simbolo chimico dell’oro?", "Au"), ("Quale pianeta è il più grande del Sistema solare?", "Giove"), ("Chi inventò la pila elettrica?", "Alessandro Volta"), ("Quante zampe ha un ragno?", "Otto"), ("Come si chiama lo strumento che misura i terremoti?", "Il sismografo")]),
    ("Quarto giro: Cucina", [("Con quale erba si prepara il pesto alla genovese?", "Il basilico"), ("Da quale città viene la ribollita?", "Firenze"), ("Che cosa dà al risotto alla milanese il colore giallo?", "Lo zafferano"), ("Da quale animale viene il latte della mozzarella campana DOP?", "La bufala")]),
]


@layout(HALF, "quiz-italian-rounds-answers-run-on-by-round", "quiz night in Italy, word processor: rounds as heads with an empty line behind each question, answers of the next page as one line for each round, 1. … 2. …")
def quiz_italian(draw):
    body, items = paragraph(run("Serata quiz al Circolo Arci di Borgo"), "Title") + paragraph(run("Squadra: ____________________________   Punti: _______")), []
    key = paragraph(run("Soluzioni per chi conduce"), "New")
    for title, asked in SERATA:
        body += paragraph(run(title), "Head")
        for n, (question, answer) in enumerate(asked, 1):
            body += paragraph(run(f"{n}.\t{question}"), "Part") + paragraph(run("\t"), "Line")
            items.append(item(question, answer, str(n), section=title))
        key += paragraph(run(title + ". ", "B") + run("  ".join(f"{n}. {answer};" if n < len(asked) else f"{n}. {answer}." for n, (_, answer) in enumerate(asked, 1))))
    engine, source = office(draw, body + key, ["Carlito", "Lato", "Liberation Sans"], (11,), 2.0, styles=NEW)
    return Document(engine, source, items)


# Chemistry paper with a scheme of expected responses, Scotland

CHEMISTRY = [
    ("An atom of an element has 11 protons, 12 neutrons and 11 electrons.", [
        ("State the mass number of the atom.", 1, ["23"], [], []),
        ("Name the element.", 1, ["Sodium"], ["Na"], []),
        ("Explain why the atom has no overall charge.", 1, ["The number of protons is equal to the number of electrons."], ["positive and negative charges are equal"], ["same number of protons and neutrons"])]),
    ("Marble chips were added to hydrochloric acid in a flask. The mass of the flask was recorded every 20 seconds.", [
        ("Name the gas that is given off.", 1, ["Carbon dioxide"], ["CO₂"], []),
        ("Explain why the mass of the flask fell during the reaction.", 1, ["Gas escaped from the flask."], [], ["the marble dissolved"]),
        ("Describe two changes that would make the reaction faster.", 2, ["Use more concentrated acid.", "Use smaller marble chips."], ["raise the temperature"], []),
        ("The experiment gave off 0.88 g of gas. Calculate the number of moles of gas, if one mole has a mass of 44 g.", 1, ["0.02 mol"], [], [])]),
    ("Ethene is an unsaturated hydrocarbon that is used to make poly(ethene).", [
        ("State what is meant by the term hydrocarbon.", 2, ["A compound that contains hydrogen and carbon", "and no other elements"], [], ["a mixture of hydrogen and carbon"]),
        ("Describe a chemical test for unsaturation, and give its result.", 2, ["Add bromine solution.", "The solution turns colourless."], ["bromine water is decolourised"], ["goes clear"]),
        ("Name the type of reaction in which poly(ethene) is made.", 1, ["Addition polymerisation"], ["polymerisation"], [])]),
    ("A student makes copper(II) sulfate crystals from copper(II) oxide and an acid.", [
        ("Name the acid that the student uses.", 1, ["Sulfuric acid"], ["H₂SO₄"], []),
        ("State why an excess of copper(II) oxide is added.", 1, ["So that all of the acid reacts."], [], []),
        ("Name the process by which the excess of copper(II) oxide is removed.", 1, ["Filtration"], ["filtering"], ["sieving"])]),
]


@layout(HALF, "paper-chemistry-expected-response-max-mark", "chemistry paper of a Scottish kind, marks in a column beside a line, scheme in its own file: Question, Expected response, Max mark, Additional guidance with Accept and Do not accept")
def paper_expected_response(draw):
    body, items, lines = r"{\bfseries Total marks -- 16\par Attempt ALL questions}\par\medskip " "\n", [], ""
    for n, (stem, parts) in enumerate(CHEMISTRY, 1):
        body += rf"\bigskip\needspace{{4cm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(stem)}}}" "\n"
        for k, (question, marks, points, accept, refuse) in enumerate(parts):
            letter = "abcd"[k]
            body += rf"\smallskip\needspace{{2cm}}\lab{{9mm}}{{9mm}}{{({letter})}}{{{tex(question)}\pushright{{\rlap{{\hspace*{{8mm}}\textbf{{{marks}}}}}}}}}\vspace{{{8 + 8 * marks}mm}}" "\n"
            said = r"\newline ".join(tex(point) + (r"\hfill(1)" if marks > 1 else "") for point in points)
            note = r"\newline ".join([*(f"Accept: {tex(a)}" for a in accept), *(f"Do not accept: {tex(r)}" for r in refuse)])
            lines += ("" if k else f"{n}.") + rf" & ({letter}) & {said} & {marks} & {note}\\\hline" "\n"
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=stem, kind="numeric" if points[0][0].isdigit() else "short", rubric=[{"text": point, "marks": 1} for point in points] if marks > 1 else None, allow=accept, reject=refuse))
    scheme = r"{\large\bfseries Detailed marking instructions for each question}\par\medskip\renewcommand\arraystretch{1.4}\begin{longtable}{|l|l|p{58mm}|c|p{48mm}|}\hline\multicolumn{2}{|c|}{\textbf{Question}} & \textbf{Expected response} & \textbf{Max mark} & \textbf{Additional guidance}\\\hline\endhead " + lines + r"\end{longtable}"
    look = dict(fonts=["arial"], sizes=(11,), foot=r"Page \ifnum\value{page}<10 0\fi\thepage")
    margins = (20, 22)
    engine, source = document(draw, body, margins=margins, head=r"\fancyhead[R]{\small\textbf{MARKS}\hspace*{-12mm}}", extra=r"\geometry{right=36mm}\AddToShipoutPictureBG{\AtPageLowerLeft{\put(\LenToUnit{\dimexpr\paperwidth-32mm},\LenToUnit{20mm}){\rule{.4pt}{250mm}}}}", **look)
    return Document(engine, source, items, document(draw, scheme, margins=margins, **look)[1])


# Phrase book, Poland

POLISH = [
    ("At the station", [("A ticket to Gdańsk, please.", "Poproszę bilet do Gdańska.", "po-PRO-sheh BEE-let do GDIN-ska"), ("Which platform does it leave from?", "Z którego peronu odjeżdża?", "s ktoo-REH-go peh-RO-noo od-YEZH-ja"), ("Is this seat free?", "Czy to miejsce jest wolne?", "chih to MYEY-stseh yest VOL-neh"), ("The train is late.", "Pociąg jest opóźniony.", "PO-chonk yest o-poozh-NYO-nih")]),
    ("In a café", [("The menu, please.", "Poproszę kartę.", "po-PRO-sheh KAR-teh"), ("A black coffee, please.", "Poproszę czarną kawę.", "po-PRO-sheh CHAR-nown KA-veh"), ("I don’t eat meat.", "Nie jem mięsa.", "nyeh yem MYEN-sa"), ("The bill, please.", "Poproszę rachunek.", "po-PRO-sheh ra-HOO-nek"), ("It was very tasty.", "To było bardzo smaczne.", "to BIH-wo BAR-dzo SMACH-neh")]),
    ("At the hotel", [("I have a reservation.", "Mam rezerwację.", "mam reh-zer-VATS-yeh"), ("What time is breakfast?", "O której jest śniadanie?", "o KTOO-rey yest shnya-DA-nyeh"), ("The key, please.", "Poproszę klucz.", "po-PRO-sheh klooch"), ("The window doesn’t open.", "Okno się nie otwiera.", "OK-no sheh nyeh ot-FYEH-ra")]),
    ("When things go wrong", [("Please help me.", "Proszę mi pomóc.", "PRO-sheh mee PO-moots"), ("I don’t understand.", "Nie rozumiem.", "nyeh ro-ZOO-myem"), ("I am lost.", "Zgubiłem się.", "zgoo-BEE-wem sheh"), ("Where is the hospital?", "Gdzie jest szpital?", "gjeh yest SHPEE-tal")]),
]


@layout(HALF, "phrases-polish-typst-three-lines-two-columns", "phrase book, Typst: two columns, place as a white head on colour, English, Polish in bold and its sound in slanted small print below each other")
def phrases_polish(draw):
    body, items = "", []
    for place, phrases in POLISH:
        body += f'#block(fill: rgb("#234e70"), width: 100%, inset: 5pt, below: 8pt, sticky: true)[#text(white, weight: "bold")[{place}]]\n'
        for english, polish, sound in phrases:
            body += f"#block(breakable: false, below: 10pt)[{english} \\ *{polish}* \\ #text(0.85em)[#emph[{sound}]]]\n"
            items.append(item(polish, english, kind="vocabulary", section=place))
    source = f"""#set page(paper: "a5", margin: (x: 14mm, y: 16mm), numbering: "1", header: text(8pt)[Survival Polish #h(1fr) Pocket phrases])
#counter(page).update(42)
#set text(font: ({draw.one(['"Libertinus Serif"', '"Lato"', '"Open Sans"'])},), size: {draw.one([9.5, 10])}pt, lang: "en")
#set par(leading: 0.5em)
#columns(2, gutter: 7mm)[
{body}
]
"""
    return Document("typst", source, items)


# FAQ of a town library, Turkey

LIBRARY = [
    ("Üyelik", [("Kütüphaneye nasıl üye olabilirim?", "Kimliğinizle danışma masasına gelmeniz yeterlidir. Form yerinde doldurulur ve kartınız hemen verilir."), ("Üyelik ücretli mi?", "Hayır, üyelik ücretsizdir."), ("Çocuklar üye olabilir mi?", "Evet. On sekiz yaşından küçükler için bir velinin imzası gerekir.")]),
    ("Ödünç alma", [("Aynı anda kaç kitap alabilirim?", "En çok beş kitap alabilirsiniz."), ("Ödünç süresi ne kadardır?", "Süre on beş gündür. Başka bir okur beklemiyorsa iki kez uzatılabilir."), ("Kitabı geç getirirsem ne olur?", "Geciken her gün için bir gün boyunca kitap alamazsınız."), ("Kaybolan kitap için ne yapmalıyım?", "Aynı kitabın yenisini getirmeniz ya da bedelini ödemeniz gerekir.")]),
    ("Salonlar", [("Çalışma salonu hangi saatlerde açıktır?", "Hafta içi 08.30 ile 22.00, hafta sonu 10.00 ile 18.00 arasında açıktır."), ("Salonda kablosuz internet var mı?", "Evet. Şifre kartınızın arkasında yazılıdır."), ("Grup odası nasıl ayrılır?", "Oda, danışma masasından ya da telefonla en az bir gün önce ayrılır.")]),
]


@layout(HALF, "faq-turkish-s-and-c-labels", "questions of readers of a Turkish library, Chromium: S: in bold and C: below it in a pale box, topics as heads with a line")
def faq_turkish(draw):
    body, items = "<header><b>Karşıyaka İlçe Halk Kütüphanesi</b><span>Broşür 3</span></header><h1>Sıkça Sorulan Sorular</h1>", []
    for topic, pairs in LIBRARY:
        body += f"<h2>{topic}</h2>"
        for question, answer in pairs:
            body += f"<div class=p><p class=q><b>S:</b> {question}</p><p class=a><b>C:</b> {answer}</p></div>"
            items.append(item(question, answer, kind="faq", section=topic))
    css = "header { display: flex; justify-content: space-between; font-size: 85%; color: #555 } h1 { font-size: 170%; margin: 3mm 0; color: #7a1f1f } h2 { font-size: 120%; border-bottom: 1.5px solid #7a1f1f; margin: 6mm 0 2mm; break-after: avoid } .p { break-inside: avoid; margin-bottom: 3.5mm } .q { font-weight: bold; margin: 0 0 1mm } .a { background: #f4ecec; margin: 0; padding: 1.5mm 3mm; border-radius: 2mm }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Liberation Sans"], (10.5, 11), css, language="tr")
    return Document(engine, source, items)
