"""The hundred-and-ninety-third: twelve more sheets of the same setter, named after the parts of buildings."""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT, DOTS = word.Sheet, word.RIGHT, word.DOTS

HALF = "unseen"
KEEP = 'fo:keep-with-next="always"'


# Agricultural science of a West African council, marking scheme behind it

FARMING = [
    ("", [
        ("(a)", "Define crop rotation.", ["the growing of different crops on the same piece of land in a planned order from season to season"], 2),
        ("(b)", "State three advantages of crop rotation.", ["it helps to control pests and diseases", "it keeps the soil fertile", "it helps to control weeds"], 3),
        ("(c)", "Name one legume that is used in crop rotation.", ["cowpea"], 1),
    ]),
    ("", [
        ("(a)", "List four farm tools that are used for tilling the soil.", ["hoe", "cutlass", "spade", "garden fork"], 4),
        ("(b)", "Describe how a hoe should be cared for after use.", ["wash off the soil", "dry the blade and rub it with oil", "keep it in a dry store"], 3),
    ]),
    ("A farmer keeps 200 layers in a deep litter house. Many of the birds are weak and there is blood in their droppings.", [
        ("(a)", "Identify the disease that is most likely to affect the birds.", ["coccidiosis"], 1),
        ("(b)", "State two ways in which the disease can be prevented.", ["keep the litter dry", "give a coccidiostat in the feed or water"], 2),
        ("(c)", "Give two reasons why farmers use the deep litter system.", ["the birds are protected from predators", "the litter can be used as manure"], 2),
    ]),
    ("", [
        ("(a)", "Explain the term soil erosion.", ["the washing or blowing away of the top soil by water or wind"], 2),
        ("(b)", "Mention two causes of soil erosion.", ["overgrazing", "removal of the vegetation"], 2),
    ]),
]


@layout(HALF, "farming-buttress", "agricultural science theory of a West African council, XeLaTeX: 1. (a) with [2 marks] behind the words, no lines, MARKING SCHEME in the same file with numbers in the same form and (1 mark) behind each point")
def farming_buttress(draw):
    items, body, key = [], "", ""
    for n, (stem, parts) in enumerate(FARMING, 1):
        body += r"\needspace{25mm}" + (rf"\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(stem)}}}" if stem else "")
        key += r"\needspace{25mm}"
        for k, (label, question, points, marks) in enumerate(parts):
            front = rf"\makebox[9mm][l]{{{n}.}}{label}" if k == 0 and not stem else rf"\makebox[9mm][l]{{}}{label}"
            word_ = "mark" if marks == 1 else "marks"
            body += rf"\lab{{0pt}}{{18mm}}{{{front}}}{{{tex(question)} \hfill \mbox{{[{marks} {word_}]}}}}"
            each = marks // len(points)
            said = rf"({each} mark{'s' if each > 1 else ''})"
            front = rf"\makebox[9mm][l]{{{n}.}}{label}" if k == 0 else rf"\makebox[9mm][l]{{}}{label}"
            listed = r"\newline ".join(rf"-- {tex(p)} {said}" for p in points) if len(points) > 1 else f"{tex(points[0])} {said}"
            key += rf"\lab{{0pt}}{{18mm}}{{{front}}}{{{listed}}}"
            items.append(item(question, "\n".join(points), f"{n}{label}", marks, stem=stem, rubric=[{"text": p, "marks": each} for p in points] if marks > 1 else None))
        body += r"\bigskip "
        key += r"\bigskip "
    year = draw.random.randint(2014, 2022)
    top = rf"\begin{{center}}\textbf{{COASTAL STATES EXAMINATIONS COUNCIL}}\par\textbf{{JUNIOR CERTIFICATE EXAMINATION {year}}}\par\smallskip{{\large\bfseries AGRICULTURAL SCIENCE 2}}\par Essay\hfill 1 hour\end{{center}}\hrule\medskip\textit{{Answer all the questions. Credit will be given for clarity of expression and orderly presentation of material.}}\par\bigskip "
    body = top + body + rf"\begin{{center}}\textbf{{END OF PAPER}}\end{{center}}\newpage\begin{{center}}{{\large\bfseries MARKING SCHEME}}\par Agricultural Science 2, {year}\end{{center}}\medskip " + key
    engine, source = document(draw, body, ["timesnew", "libertine", "schoolbook"], (11, 12), (22, 26), foot=r"\thepage")
    return Document(engine, source, items)


# Multiple choice, Indonesia

IPA = [
    ("Bagian tumbuhan yang berfungsi menyerap air dari dalam tanah adalah ....", ["daun", "batang", "akar", "bunga"], 2), ("Hewan berikut yang berkembang biak dengan cara bertelur adalah ....", ["kucing", "ayam", "sapi", "kambing"], 1), ("Perubahan wujud dari cair menjadi gas disebut ....", ["menguap", "membeku", "mencair", "menyublim"], 0), ("Planet yang paling dekat dengan Matahari adalah ....", ["Venus", "Mars", "Bumi", "Merkurius"], 3), ("Alat pernapasan pada ikan adalah ....", ["paru-paru", "insang", "kulit", "trakea"], 1),
    ("Sumber energi terbesar bagi bumi adalah ....", ["bulan", "angin", "Matahari", "air"], 2), ("Benda yang dapat menghantarkan listrik dengan baik adalah ....", ["kawat tembaga", "kayu kering", "plastik", "karet"], 0), ("Hewan pemakan tumbuhan disebut ....", ["karnivora", "omnivora", "insektivora", "herbivora"], 3), ("Satuan panjang dalam sistem internasional adalah ....", ["kilogram", "meter", "sekon", "liter"], 1), ("Indra yang digunakan untuk mencium bau adalah ....", ["hidung", "lidah", "mata", "telinga"], 0),
]
IPA_ESSAY = [("Sebutkan tiga wujud benda!", "Padat, cair, dan gas"), ("Apa yang dimaksud dengan fotosintesis?", "Proses pembuatan makanan pada tumbuhan hijau dengan bantuan cahaya"), ("Tuliskan dua contoh hewan mamalia!", "Sapi dan kucing")]


@layout(HALF, "soal-purlin", "science test of an Indonesian primary school, word processor: I. with a. to d. stacked in two columns, II. Uraian with numbers that begin again, KUNCI JAWABAN on the next page as a list in two columns")
def soal_purlin(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Carlito"]), draw.one((11, 12)), language="id", country="ID", margin=2.0)
    heads = ["I. Pilihan Ganda", "II. Uraian"]
    items, inner = [], ""
    sheet.body += [sheet.p("<b>SD NEGERI 3 SUKAMAJU</b>", size=14, align="center", after=0.05), sheet.p("<b>ULANGAN HARIAN IPA KELAS IV SEMESTER 1</b>", align="center", after=0.25), sheet.p("Nama : ______________________________\tNilai : ____________", tabs=[(sheet.wide, RIGHT)], after=0.3), sheet.p(f"<b>{heads[0]}</b>", after=0.1, extra=KEEP), sheet.p("Berilah tanda silang (X) pada huruf a, b, c, atau d di depan jawaban yang benar!", after=0.2)]
    for n, (question, options, right) in enumerate(IPA, 1):
        inner += sheet.p(f"{n}.\t{question}", left=0.8, first=-0.8, tabs=[0.8], before=0.1, after=0.05, extra=KEEP)
        for k, (x, text) in enumerate(zip("abcd", options)):
            inner += sheet.p(f"{x}.\t{text}", left=1.5, first=-0.7, tabs=[1.5], after=0.02, extra=KEEP if k < 3 else "")
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right], section=heads[0]))
    sheet.body += [sheet.columns(inner), sheet.p(f"<b>{heads[1]}</b>", before=0.4, after=0.1, extra=KEEP), sheet.p("Jawablah pertanyaan-pertanyaan berikut dengan benar!", after=0.2, extra=KEEP)]
    for n, (question, answer) in enumerate(IPA_ESSAY, 1):
        sheet.body.append(sheet.p(f"{n}.\t{question}", left=0.8, first=-0.8, tabs=[0.8], after=0.1, extra=KEEP))
        sheet.body.append(sheet.p("Jawab: \t", left=0.8, tabs=[(sheet.wide, DOTS)], after=0.25))
        items.append(item(question, answer, str(n), section=heads[1]))
    sheet.body += [sheet.break_(), sheet.p("<b>KUNCI JAWABAN</b>", size=13, align="center", after=0.3), sheet.p(f"<b>{heads[0]}</b>", after=0.1)]
    half = len(IPA) // 2
    for n in range(1, half + 1):
        sheet.body.append(sheet.p(f"{n}.\t{'abcd'[IPA[n - 1][2]]}\t{n + half}.\t{'abcd'[IPA[n - 1 + half][2]]}", tabs=[0.9, 4.0, 4.9], after=0.08))
    sheet.body.append(sheet.p(f"<b>{heads[1]}</b>", before=0.4, after=0.1))
    sheet.body += [sheet.p(f"{n}.\t{a}", left=0.9, first=-0.9, tabs=[0.9], after=0.08) for n, (_, a) in enumerate(IPA_ESSAY, 1)]
    engine, source = sheet.source()
    return Document(engine, source, items)


# Test in two columns, Turkey

TARIH = [
    ("Türkiye’nin başkenti aşağıdakilerden hangisidir?", ["İstanbul", "Ankara", "İzmir", "Bursa"], 1), ("Cumhuriyet hangi yılda ilan edilmiştir?", ["1919", "1920", "1923", "1938"], 2), ("Aşağıdakilerden hangisi Türkiye’nin en büyük gölüdür?", ["Van Gölü", "Tuz Gölü", "Eğirdir Gölü", "İznik Gölü"], 0), ("İstanbul hangi padişah zamanında fethedilmiştir?", ["Yavuz Sultan Selim", "Kanuni Sultan Süleyman", "Osman Bey", "Fatih Sultan Mehmet"], 3), ("Türkiye Büyük Millet Meclisi ne zaman açılmıştır?", ["19 Mayıs 1919", "23 Nisan 1920", "30 Ağustos 1922", "29 Ekim 1923"], 1),
    ("Çay en çok hangi bölgemizde yetiştirilir?", ["Akdeniz", "Ege", "Karadeniz", "İç Anadolu"], 2), ("Aşağıdakilerden hangisi yön bulmak için kullanılan bir araçtır?", ["Pusula", "Termometre", "Barometre", "Terazi"], 0), ("Türkiye’nin en yüksek dağı hangisidir?", ["Uludağ", "Erciyes Dağı", "Kaçkar Dağı", "Ağrı Dağı"], 3), ("Aşağıdaki ülkelerden hangisi Türkiye’nin komşusudur?", ["İtalya", "Bulgaristan", "Mısır", "Ukrayna"], 1), ("Truva antik kenti hangi ilimizdedir?", ["Antalya", "Aydın", "Çanakkale", "Muğla"], 2),
]


@layout(HALF, "deneme-rafter", "Turkish practice test, XeLaTeX: two columns with a rule, bold 1. and A) B) two a row, name line in a frame, CEVAP ANAHTARI at the foot as 1-B 2-C in a line")
def deneme_rafter(draw):
    items, inner = [], ""
    for n, (question, options, right) in enumerate(TARIH, 1):
        cells = [rf"\makebox[0.46\linewidth][l]{{{x}) {tex(t)}}}" for x, t in zip("ABCD", options)]
        if max(map(len, options)) > 16:
            listed = r"\par ".join(rf"\hspace*{{7mm}}{x}) {tex(t)}" for x, t in zip("ABCD", options))
        else:
            listed = rf"\hspace*{{7mm}}{cells[0]}{cells[1]}\par\hspace*{{7mm}}{cells[2]}{cells[3]}"
        inner += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{3pt}}\raggedright\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{\textbf{{{tex(question)}}}}}{listed}\end{{minipage}}\par\vspace{{7mm}}" + "\n"
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    key = r"\quad ".join(f"{n}-{i['answer_label']}" for n, i in enumerate(items, 1))
    body = rf"\fbox{{\parbox{{0.97\linewidth}}{{\textbf{{Adı Soyadı:}} \rule{{55mm}}{{0.4pt}}\hfill\textbf{{Sınıfı:}} \rule{{14mm}}{{0.4pt}}\hfill\textbf{{No:}} \rule{{14mm}}{{0.4pt}}}}}}\par\begin{{center}}{{\Large\bfseries SOSYAL BİLGİLER DENEME SINAVI {draw.random.randint(2, 8)}}}\end{{center}}\begin{{multicols}}{{2}}{inner}\end{{multicols}}\vfill\begin{{center}}\small\textbf{{CEVAP ANAHTARI:}}\quad {key}\end{{center}}"
    engine, source = document(draw, body, ["arial", "noto"], (10, 11), (18, 20), foot="", extra=r"\setlength\columnsep{10mm}\setlength\columnseprule{0.4pt}")
    return Document(engine, source, items)


# French words in two columns

FRANCAIS = [("la fenêtre", "window"), ("la porte", "door"), ("le toit", "roof"), ("l’escalier (m)", "staircase"), ("la cuisine", "kitchen"), ("la chambre", "bedroom"), ("le salon", "living room"), ("la salle de bains", "bathroom"), ("le jardin", "garden"), ("le mur", "wall"), ("la chaise", "chair"), ("le lit", "bed"), ("l’armoire (f)", "wardrobe"), ("le tapis", "carpet"), ("la lampe", "lamp"), ("le miroir", "mirror"), ("habiter", "to live (in a place)"), ("déménager", "to move house"), ("ranger", "to tidy up"), ("propre", "clean"), ("sale", "dirty")]


@layout(HALF, "words-joist", "word list of a French textbook, XeLaTeX: two columns on the page, French in bold at the left, English at the right of each, no rules, unit title above")
def words_joist(draw):
    chosen = draw.some(FRANCAIS, 18)
    body = rf"{{\LARGE\bfseries Unité {draw.random.randint(3, 8)}\quad À la maison}}\par\medskip\textit{{Vocabulaire}}\par\medskip\begin{{multicols}}{{2}}\raggedcolumns " + "\n".join(rf"\noindent\makebox[0.52\linewidth][l]{{\textbf{{{tex(a)}}}}}\makebox[0.46\linewidth][l]{{{tex(b)}}}\par" for a, b in chosen) + r"\end{multicols}\bigskip{\small (m) = masculine, (f) = feminine}"
    engine, source = document(draw, body, ["libertine", "noto", "schoolbook"], (11,), (22, 26), head=r"\fancyhead[R]{\small Bonjour les voisins 1}", foot=r"\thepage")
    return Document(engine, source, [item(a, b, kind="vocabulary") for a, b in chosen])


# German nouns, five columns

NOMEN = [("der", "Apfel", "die Äpfel", "apple"), ("das", "Brot", "die Brote", "bread"), ("die", "Butter", "–", "butter"), ("das", "Ei", "die Eier", "egg"), ("der", "Fisch", "die Fische", "fish"), ("die", "Gabel", "die Gabeln", "fork"), ("das", "Glas", "die Gläser", "glass"), ("der", "Käse", "–", "cheese"), ("der", "Löffel", "die Löffel", "spoon"), ("das", "Messer", "die Messer", "knife"), ("der", "Saft", "die Säfte", "juice"), ("die", "Suppe", "die Suppen", "soup"), ("der", "Teller", "die Teller", "plate"), ("die", "Tomate", "die Tomaten", "tomato")]


@layout(HALF, "nouns-eaves", "nouns of a German course, Chromium: ruled table with No. | Noun | Gender | Plural | English, coloured head, rows shaded by turns, note on genders")
def nouns_eaves(draw):
    chosen = draw.some(NOMEN, 13)
    body = "<h1>German A1: Food and Tableware</h1><p>m = der, f = die, n = das. Always learn a noun with its gender and its plural.</p><table><thead><tr><th>No.<th>Noun<th>Gender<th>Plural<th>English</tr></thead>" + rows((str(n), f"<b>{b}</b>", {"der": "m", "die": "f", "das": "n"}[a], c, d) for n, (a, b, c, d) in enumerate(chosen, 1)) + "</table><p class=f>– means that the noun has no usual plural. · www.deutsch-daily.example</p>"
    css = "h1 { font-size: 170%; color: #7a1f1f; margin: 0 0 2mm } table { width: 100%; border-collapse: collapse } th { background: #7a1f1f; color: #fff } th, td { border: 1px solid #7a1f1f; padding: 1.6mm 3mm; text-align: left } tr:nth-child(even) td { background: #f8eded } .f { font-size: 85%; color: #555 }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Liberation Sans"], (11, 12), css)
    return Document(engine, source, [item(b, d, str(n), kind="vocabulary") for n, (_, b, _, d) in enumerate(chosen, 1)])


# Questions and answers on first aid

AID = [
    ("What is the first thing to do at an accident?", "Make sure that you and the injured person are not in danger."), ("How do you treat a small burn?", "Cool it under running water for at least twenty minutes and cover it loosely with cling film."), ("What should you do about a nosebleed?", "Let the person sit down, lean forward and pinch the soft part of the nose for ten minutes."), ("How do you stop heavy bleeding from an arm?", "Press firmly on the wound with a clean cloth and call for help."), ("What does the recovery position do?", "It keeps the airway of an unconscious person who is breathing open."), ("How fast should chest compressions be given?", "At a rate of 100 to 120 a minute."), ("How should a sprained ankle be treated?", "Rest it, cool it with ice in a cloth, wrap it in a bandage and raise it."), ("What are the signs of shock?", "Pale, cold skin, a fast and weak pulse, and fast breathing."), ("May you pull out an object that sticks in a wound?", "No. Leave it where it is and press on either side of it."), ("What must you tell the ambulance service?", "Where you are, what has happened, and how many people are hurt."), ("How do you help an adult who is choking and cannot cough?", "Give up to five blows between the shoulder blades, then up to five abdominal thrusts."),
]


@layout(HALF, "firstaid-cupola", "revision sheet of a first-aid course, word processor: Q. and A. at the left in bold with a hanging indent, one pair below the other, logo line above")
def firstaid_cupola(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans", "Lato"]), 11, margin=2.3)
    chosen = draw.some(AID, 10)
    sheet.body += [sheet.p("Red Lantern First Aid Training", color="#b71c1c", bold=True, after=0.1), sheet.p("<b>Revision Sheet: Questions and Answers</b>", size=16, after=0.4)]
    for question, answer in chosen:
        sheet.body.append(sheet.p(f"<b>Q.\t{question}</b>", left=1.0, first=-1.0, tabs=[1.0], before=0.2, after=0.05, extra=KEEP))
        sheet.body.append(sheet.p(f"<b>A.</b>\t{answer}", left=1.0, first=-1.0, tabs=[1.0], after=0.2))
    sheet.foot = sheet.p("This sheet does not replace a course.\tPage {page}", size=9, tabs=[(sheet.wide, RIGHT)])
    engine, source = sheet.source()
    return Document(engine, source, [item(q, a) for q, a in chosen])


# Word problems with a small key

PERCENT = [("Find 15% of $80.", "$12"), ("A jacket costs $60. It is on sale for 25% off. What is the sale price?", "$45"), ("There are 40 students in a club, and 18 of them are girls. What percent of the students are girls?", "45%"), ("A bill in a restaurant is $32. How much is a tip of 20%?", "$6.40"), ("The price of a ticket rose from $20 to $23. What is the percent increase?", "15%"), ("Maria scored 21 out of 25 on a quiz. What is her score as a percent?", "84%"), ("30% of a number is 27. What is the number?", "90"), ("A bank pays 4% simple interest a year. How much interest does $500 earn in two years?", "$40"), ("A town had 8,000 people. The population fell by 5%. How many people live there now?", "7,600"), ("Write 3/8 as a percent.", "37.5%"), ("The sales tax is 7%. What is the total cost of a $50 game?", "$53.50")]


@layout(HALF, "percent-belfry", "percent worksheet of an American teacher, pdfLaTeX on letter paper: 1) to 10) in two columns with space to work and Answer: ____, key on the next page in two columns 1) $12")
def percent_belfry(draw):
    chosen = draw.some(PERCENT, 10)
    inner = "\n".join(rf"\begin{{minipage}}{{\linewidth}}\raggedright\lab{{0pt}}{{8mm}}{{{n})}}{{{tex(q)}}}\vspace{{16mm}}\hspace*{{8mm}}Answer: \rule{{35mm}}{{0.4pt}}\end{{minipage}}\par\vspace{{8mm}}" for n, (q, _) in enumerate(chosen, 1))
    key = "".join(rf"\lab{{0pt}}{{10mm}}{{{n})}}{{{tex(a)}}}" for n, (_, a) in enumerate(chosen, 1))
    body = rf"Name \rule{{60mm}}{{0.4pt}}\hfill Period \rule{{15mm}}{{0.4pt}}\par\begin{{center}}{{\Large\bfseries Percent Word Problems}}\end{{center}}Solve each problem. Show your work.\par\medskip\begin{{multicols}}{{2}}{inner}\end{{multicols}}\newpage\begin{{center}}{{\Large\bfseries Percent Word Problems -- Answer Key}}\end{{center}}\begin{{multicols}}{{2}}{key}\end{{multicols}}"
    engine, source = document(draw, body, ["cm", "lm", "lmsans"], (11, 12), (20, 22), extra=r"\setlength\columnsep{12mm}", foot=r"{\small Math 7 \textbullet\ Ms.\ Torres}", paper="letterpaper")
    return Document(engine, source, [item(q, a, str(n), kind="numeric") for n, (q, a) in enumerate(chosen, 1)])


# Spanish grammar, solutions in a table

SER = [("Mi hermana _______ médica.", "es"), ("Nosotros _______ en la playa.", "estamos"), ("¿De dónde _______ tú?", "eres"), ("La sopa _______ fría.", "está"), ("Hoy _______ lunes.", "es"), ("Los niños _______ cansados.", "están"), ("Yo _______ de Bolivia.", "soy")]
PASADO = [("Ayer (yo, comer) _______ paella.", "comí"), ("El año pasado (nosotros, viajar) _______ a Perú.", "viajamos"), ("Anoche (ella, ver) _______ una película.", "vio"), ("¿Qué (tú, hacer) _______ el domingo?", "hiciste"), ("El lunes (ellos, ir) _______ al museo.", "fueron")]


@layout(HALF, "ejercicios-turret", "Spanish grammar page of a language web site, Chromium: Ejercicio 1 and 2 with numbers that begin again and underscores, Soluciones below as a table with a row for each exercise and a column for each number")
def ejercicios_turret(draw):
    heads = ["Ejercicio 1", "Ejercicio 2"]
    first, second = draw.mixed(SER), draw.mixed(PASADO)
    body, items = "<p class=c>Inicio › Gramática › Nivel A2</p><h1>Ser, estar y el pretérito indefinido</h1>", []
    for head, rule, pairs in ((heads[0], "Completa las frases con la forma correcta de <i>ser</i> o <i>estar</i>.", first), (heads[1], "Completa las frases con el pretérito indefinido del verbo entre paréntesis.", second)):
        body += f"<h2>{head}</h2><p>{rule}</p><ol>" + "".join(f"<li>{web(q)}</li>" for q, _ in pairs) + "</ol>"
        items += [item(q, a, str(n), kind="gap", section=head) for n, (q, a) in enumerate(pairs, 1)]
    body += "<h2 class=s>Soluciones</h2><table>" + rows([["", *map(str, range(1, 8))]], "th") + rows([[f"<b>{head}</b>", *(a for _, a in pairs), *[""] * (7 - len(pairs))] for head, pairs in zip(heads, (first, second))]) + "</table>"
    css = ".c { font-size: 85%; color: #777 } h1 { color: #c0392b; font-size: 170% } h2 { font-size: 125%; margin: 6mm 0 1mm } li { margin: 2.2mm 0 } .s { border-top: 1px dashed #888; padding-top: 4mm; margin-top: 10mm } table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #999; padding: 1.5mm 2mm; text-align: center }"
    engine, source = page(draw, body, ["Roboto", "Open Sans", "Noto Sans"], (11,), css, language="es")
    return Document(engine, source, items)


# Theory questions for a driving licence, Sweden

KORKORT = [
    ("Vilken är den högsta tillåtna hastigheten i ett tättbebyggt område om inget annat anges?", ["30 km/h", "50 km/h", "70 km/h"], 1), ("Vad gäller när trafikljuset visar rött?", ["Du ska stanna.", "Du får köra om vägen är fri.", "Du får svänga till höger."], 0), ("Vem ansvarar för att ett barn under 15 år använder bilbälte?", ["Barnet", "Bilens ägare", "Föraren"], 2), ("När ska du använda halvljus eller varselljus?", ["Bara på natten", "Alltid när du kör", "Bara när det regnar"], 1), ("Vad händer med bromssträckan om hastigheten fördubblas?", ["Den blir dubbelt så lång.", "Den blir tre gånger så lång.", "Den blir fyra gånger så lång."], 2),
    ("Vad betyder ett runt vägmärke med röd kant?", ["Ett förbud", "En varning", "En upplysning"], 0), ("Hur många passagerare får du ta med i en personbil?", ["Så många som du vill", "Så många som bilen är registrerad för", "Högst sex"], 1), ("Vilket nummer ringer du vid en allvarlig olycka?", ["112", "118", "1177"], 0), ("Hur påverkar trötthet en förare?", ["Reaktionstiden blir kortare.", "Synen blir bättre.", "Reaktionstiden blir längre."], 2), ("Vad ska du göra när ett utryckningsfordon närmar sig med blåljus och sirener?", ["Öka farten", "Lämna fri väg", "Stanna mitt på vägen"], 1),
]


@layout(HALF, "korkort-portico", "theory questions of a Swedish driving school, word processor: Fråga 1 as a head, options A to C with a tab, Rätt svar: B in italics below each")
def korkort_portico(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Open Sans"]), 11, language="sv", country="SE", margin=2.2)
    chosen, items = draw.some(KORKORT, 9), []
    sheet.head = sheet.p("Björkviks trafikskola\tTeoriprov B", size=9, tabs=[(sheet.wide, RIGHT)])
    sheet.body += [sheet.p("<b>Övningsfrågor till teoriprovet</b>", size=16, after=0.2), sheet.p("Välj ett svar på varje fråga. Bara ett svar är rätt.", after=0.3)]
    for n, (question, options, right) in enumerate(chosen, 1):
        sheet.body += [sheet.p(f"<b>Fråga {n}</b>", before=0.35, after=0.03, extra=KEEP), sheet.p(question, after=0.1, extra=KEEP)]
        sheet.body += [sheet.p(f"{x}\t{t}", left=1.6, first=-0.8, tabs=[1.6], after=0.04, extra=KEEP) for x, t in zip("ABC", options)]
        sheet.body.append(sheet.p(f"<i>Rätt svar: {'ABC'[right]}</i>", left=0.8, before=0.05, after=0.15))
        items.append(item(question, options[right], str(n), None, choices("ABC", options), kind="mcq", answer_label="ABC"[right]))
    engine, source = sheet.source()
    return Document(engine, source, items)


# Computer science paper without answers

CODE = r"\begin{center}\fbox{\parbox{75mm}{\ttfamily 01\ \ total = 0\par 02\ \ FOR i = 1 TO 5\par 03\ \ \ \ \ \ INPUT number\par 04\ \ \ \ \ \ total = total + number\par 05\ \ NEXT i\par 06\ \ OUTPUT total}}\par\smallskip\textbf{Fig. 1}\end{center}"
COMPUTING = [
    ("A school stores the records of its students in a database on a file server.", "", [
        ("a", "State two fields that the table of students might contain.", 2, None),
        ("b", "Explain what is meant by a primary key.", 2, None),
        ("c", None, 0, [("i", "Describe one way in which the data can be protected against unauthorised access.", 2), ("ii", "Explain why the school makes a backup every night.", 2)]),
    ]),
    ("An algorithm is shown in Fig. 1.", CODE, [
        ("a", "Identify one variable in the algorithm.", 1, None),
        ("b", "State the number of times that line 04 is executed.", 1, None),
        ("c", "State the output of the algorithm for the inputs 4, 7, 1, 0 and 3.", 1, None),
        ("d", "Rewrite the algorithm so that it outputs the mean of the numbers.", 3, None),
    ]),
    ("Binary numbers are used in all digital computers.", "", [
        ("a", None, 0, [("i", "Convert the denary number 45 into an 8-bit binary number.", 1), ("ii", "Convert the binary number 10010110 into denary.", 1)]),
        ("b", "Explain how an image is stored as a bitmap. Refer to pixels and colour depth in your answer.", 4, None),
        ("c", "Calculate the size in bytes of an image of 200 by 100 pixels with a colour depth of 8 bits.", 2, None),
    ]),
]


@layout(HALF, "computing-balustrade", "computer science paper of a board, XeLaTeX: 1 (a) (i) with dots that lead to the marks in brackets on the last line, algorithm in a frame, cover lines; no answers")
def computing_balustrade(draw):
    items, body = [], ""

    def asked(question, marks, number, stem, indent, label, width):
        items.append(item(question, None, number, marks, stem=stem))
        lines = r"\dotline" * (marks + (marks > 1) - 1)
        return rf"\needspace{{24mm}}\lab{{{indent}}}{{{width}}}{{{label}}}{{{tex(question)}}}{{\leftskip={indent}\advance\leftskip by {width}{lines}\par\vspace{{7pt}}\noindent\dotfill\ \textbf{{[{marks}]}}\par}}\medskip " + "\n"

    for n, (stem, figure, parts) in enumerate(COMPUTING, 1):
        body += rf"\needspace{{40mm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}{figure}"
        for letter, question, marks, below in parts:
            if question:
                body += asked(question, marks, f"{n}({letter})", stem, "8mm", f"({letter})", "9mm")
                continue
            for roman, inner, points in below:
                label = rf"\makebox[9mm][l]{{{f'({letter})' if roman == 'i' else ''}}}({roman})"
                body += asked(inner, points, f"{n}({letter})({roman})", stem, "8mm", label, "18mm")
        body += r"\bigskip " + "\n"
    total = sum(i["marks"] for i in items)
    code = f"J{draw.random.randint(27, 78)}7/01"
    top = rf"{{\Large\bfseries Computer Science}}\hfill{{\bfseries {code}}}\par Computer systems and programming\hfill 45 minutes\par\medskip\hrule\medskip First name \rule{{55mm}}{{0.4pt}}\hfill Last name \rule{{55mm}}{{0.4pt}}\par\smallskip Answer \textbf{{all}} the questions. The total mark for this paper is \textbf{{{total}}}. You must not use a calculator.\par\bigskip "
    engine, source = document(draw, top + body + r"\begin{center}\textbf{END OF QUESTION PAPER}\end{center}", ["arial", "helvetica", "noto"], (11,), (20, 24), foot=rf"\fancyfoot[L]{{\small © Northern Cross Examinations}}\fancyfoot[C]{{\small\thepage}}\fancyfoot[R]{{\small {code}}}")
    return Document(engine, source, items)


# Review questions of a chapter, groff

REVIEW = [
    ("What is an ecosystem?", "A community of living things together with their non-living surroundings."), ("Name two abiotic factors.", "Temperature and light."), ("What do arrows in a food chain show?", "The direction in which energy flows."), ("Why are there seldom more than five links in a food chain?", "Energy is lost at each link."), ("What is a pyramid of numbers?", "A diagram that shows how many organisms there are at each level of a food chain."), ("Give an example of a parasite.", "The tapeworm."), ("How do legumes add nitrogen to the soil?", "Bacteria in their root nodules turn nitrogen from the air into nitrates."), ("What is meant by biodiversity?", "The variety of living things in an area."), ("Name the gas that plants take in for photosynthesis.", "Carbon dioxide."), ("State one effect of fertilisers that are washed into a lake.", "They make algae grow quickly.")]


@layout(HALF, "review-newel", "review questions at the end of a chapter, groff: numbers that run from 1, answers to the questions with odd numbers only, in small print at the end of the chapter")
def review_newel(draw):
    items = []
    chapter = draw.random.randint(6, 14)
    lines = [f".ds LH Biology for Life", f".ds RH Chapter {chapter}", ".ds CF \\\\n(PN", ".LP", f"\\fB\\s+6Review Questions\\s0\\fP", ".sp 0.5"]
    for n, (question, answer) in enumerate(REVIEW, 1):
        lines += [f".IP {n}. 2.4m", plain(question)]
        items.append(item(question, answer if n % 2 else None, str(n)))
    lines += [".LP", ".sp 1.5", "\\fB\\s+2Answers to odd-numbered questions\\s0\\fP", ".ps -1"]
    for n, (_, answer) in enumerate(REVIEW, 1):
        if n % 2:
            lines += [f".IP {n}. 2.4m", plain(answer)]
    engine, source = roff(draw, lines, (11, 12), ("P", "N", "T"))
    return Document(engine, source, items)


# Ukrainian test

PRYRODA = [
    ("Яка планета найбільша в Сонячній системі?", ["Земля", "Марс", "Юпітер", "Сатурн"], 2), ("Столицею України є", ["Львів", "Київ", "Одеса", "Харків"], 1), ("Яка річка протікає через Київ?", ["Дніпро", "Дністер", "Дунай", "Прут"], 0), ("Найвища вершина України —", ["Петрос", "Піп Іван", "Ай-Петрі", "Говерла"], 3), ("Який газ ми вдихаємо, щоб жити?", ["азот", "кисень", "водень", "гелій"], 1), ("За якої температури замерзає вода?", ["−10 °C", "10 °C", "100 °C", "0 °C"], 3), ("До якого моря має вихід Україна?", ["до Чорного", "до Північного", "до Білого", "до Червоного"], 0), ("Яка тварина належить до плазунів?", ["жаба", "ящірка", "карась", "їжак"], 1), ("Скільки днів у високосному році?", ["364", "365", "366", "367"], 2),
]
PRYRODA_OPEN = ["Що таке природна зона?", "Назвіть три корисні копалини України.", "Поясніть, чому змінюються пори року."]


@layout(HALF, "pryroda-mansard", "Ukrainian test in natural science, XeLaTeX: I рівень with А Б В Г four in a row and (1 бал) behind the question, II рівень with (2 бали) and no options, Відповіді at the end as a ruled table for the choices only")
def pryroda_mansard(draw):
    items, body = [], ""
    heads = ["Початковий рівень", "Достатній рівень"]
    for n, (question, options, right) in enumerate(PRYRODA, 1):
        cells = "".join(rf"\makebox[0.235\linewidth][l]{{\textbf{{{x}}} {tex(t)}}}" for x, t in zip("АБВГ", options))
        body += rf"\needspace{{16mm}}\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)} (1 бал)}}\nopagebreak\par\hspace*{{8mm}}{cells}\par\medskip " + "\n"
        items.append(item(question, options[right], str(n), 1, choices("АБВГ", options), kind="mcq", answer_label="АБВГ"[right], section=heads[0]))
    body += rf"\bigskip\begin{{center}}\textbf{{{heads[1]}}}\end{{center}}"
    for n, question in enumerate(PRYRODA_OPEN, len(PRYRODA) + 1):
        body += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)} (2 бали)}}\medskip "
        items.append(item(question, None, str(n), 2, section=heads[1]))
    key = [i["answer_label"] for i in items if i["options"]]
    body = rf"\begin{{center}}{{\large\bfseries Контрольна робота з природознавства}}\par 5 клас\qquad Варіант {draw.random.randint(1, 4)}\end{{center}}Прізвище, ім’я \rule{{70mm}}{{0.4pt}}\hfill Дата \rule{{25mm}}{{0.4pt}}\par\begin{{center}}\textbf{{{heads[0]}}}\end{{center}}" + body + r"\newpage\textbf{Відповіді}\par\medskip\renewcommand\arraystretch{1.3}\begin{tabular}{|l|" + "c|" * len(key) + r"}\hline Завдання & " + " & ".join(str(n) for n in range(1, len(key) + 1)) + r"\\\hline Відповідь & " + " & ".join(key) + r"\\\hline\end{tabular}"
    engine, source = document(draw, body, ["timesnew", "noto", "notoserif"], (12,), (20, 24), foot="")
    return Document(engine, source, items)
