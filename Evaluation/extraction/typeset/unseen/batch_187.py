"""The hundred-and-eighty-seventh: twelve more sheets of the same setter, named after knots, owls and deserts."""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"
KEEP = 'fo:keep-with-next="always"'


# Midterm with its solutions, university

MIDTERM = [
    ("Demand and supply", "The market for umbrellas is described by the demand curve Q = 120 − 4P and the supply curve Q = 2P.", [
        ("Find the equilibrium price.", 3, "Set demand equal to supply: 120 − 4P = 2P, so P = 20."),
        ("Find the equilibrium quantity.", 2, "Put P = 20 into the supply curve: Q = 40."),
        ("The government sets a price ceiling of 15. Is there a shortage or a surplus, and how large is it?", 5, "At P = 15 consumers want 60 umbrellas and firms offer 30. There is a shortage of 30 umbrellas."),
    ]),
    ("Elasticity", "When the price of coffee rises from 4 to 5 dollars, a café sells 90 cups a day instead of 110.", [
        ("Compute the price elasticity of demand with the midpoint method.", 6, "The quantity changes by −20/100 = −20% and the price by 1/4.5 = 22.2%. The elasticity is −0.9."),
        ("Does the revenue of the café rise or fall? Explain.", 4, "Demand is inelastic, so revenue rises, from 440 to 450 dollars."),
    ]),
    ("Costs", "A firm has the total cost TC = 50 + 10Q, where Q is the number of chairs it makes.", [
        ("What is the fixed cost of the firm?", 2, "The fixed cost is 50, since this is the cost when Q = 0."),
        ("What is its marginal cost?", 3, "Each further chair adds 10 to the total cost, so the marginal cost is 10."),
        ("Find the average total cost of 25 chairs.", 5, "The total cost is 300. Divided by 25 this gives 12 per chair."),
    ]),
    ("Concepts", "Define each term in one or two sentences.", [
        ("Opportunity cost", 5, "The value of the best alternative that is given up when a choice is made."),
        ("Public good", 5, "A good that nobody can be excluded from and whose use by one person does not reduce what is left for others."),
    ]),
]


@layout(HALF, "midterm-kalahari", "solutions to a university midterm in economics, pdfLaTeX: 1. Demand and supply (10 points), (a) with [3 points] before the question, Solution: in a shaded box below each")
def midterm_kalahari(draw):
    year = draw.random.randint(2012, 2023)
    body, items = rf"\begin{{center}}{{\large Economics 101: Principles of Microeconomics}}\par\smallskip{{\Large\bfseries Midterm 1 --- Solutions}}\par\smallskip Spring {year}\end{{center}}Name: \rule{{60mm}}{{0.4pt}}\hfill Student ID: \rule{{40mm}}{{0.4pt}}\par\medskip\textit{{You have 50 minutes. There are four problems worth 40 points in all. Show your work. Calculators are permitted; phones are not.}}\par\medskip\hrule\medskip ", []
    for n, (title, stem, parts) in enumerate(MIDTERM, 1):
        total = sum(points for _, points, _ in parts)
        body += rf"\needspace{{35mm}}\bigskip\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{\textbf{{{title}}} ({total} points)\quad {tex(stem)}}}" + "\n"
        for letter, (question, points, solution) in zip("abc", parts):
            body += rf"\needspace{{20mm}}\lab{{7mm}}{{7mm}}{{({letter})}}{{[{points} points] {tex(question)}}}\smallskip\hspace*{{14mm}}\colorbox{{black!8}}{{\parbox{{0.88\linewidth}}{{\textbf{{Solution:}} {tex(solution)}}}}}\par\medskip " + "\n"
            items.append(item(question, solution, f"{n}({letter})", points, stem=stem, kind="definition" if title == "Concepts" else "short"))
    engine, source = document(draw, body, ["cm", "lm", "palatino"], (11,), (22, 26), head=rf"\fancyhead[L]{{\small Econ 101}}\fancyhead[R]{{\small Midterm 1, Spring {year}}}", foot=r"Page \thepage", paper="letterpaper")
    return Document(engine, source, items)


# Entrance examination, Brazil

ENTRADA = [
    ("A camada de gases que envolve a Terra protege os seres vivos da radiação solar. O gás que absorve a maior parte da radiação ultravioleta é o", ["oxigênio.", "nitrogênio.", "ozônio.", "hidrogênio.", "metano."], 2),
    ("O bioma que ocupa a maior parte do Nordeste interior tem clima semiárido e plantas que perdem as folhas na seca. Esse bioma é", ["a Amazônia.", "a Caatinga.", "o Cerrado.", "o Pampa.", "o Pantanal."], 1),
    ("Em 1888 foi assinada no Brasil a Lei Áurea. Essa lei determinou", ["a independência do país.", "o voto das mulheres.", "a proclamação da República.", "a abolição da escravidão.", "a criação dos sindicatos."], 3),
    ("Uma loja oferece um desconto de 20% sobre um produto de R$ 150,00. O preço com desconto é", ["R$ 100,00.", "R$ 120,00.", "R$ 125,00.", "R$ 130,00.", "R$ 140,00."], 1),
    ("As mitocôndrias estão presentes em quase todas as células eucarióticas. Sua principal função é", ["a respiração celular.", "a fotossíntese.", "a digestão intracelular.", "a síntese de proteínas.", "a divisão celular."], 0),
    ("O romance Dom Casmurro é narrado por Bentinho, que duvida da fidelidade de sua mulher. O autor desse romance é", ["José de Alencar.", "Graciliano Ramos.", "Jorge Amado.", "Clarice Lispector.", "Machado de Assis."], 4),
    ("Um carro percorre 180 km em 2 horas e 30 minutos. Sua velocidade média, em km/h, é igual a", ["60.", "68.", "72.", "75.", "80."], 2),
    ("O processo pelo qual a população das cidades cresce mais do que a do campo é chamado de", ["migração sazonal.", "êxodo urbano.", "conurbação.", "urbanização.", "metropolização."], 3),
    ("Dois dados comuns são lançados ao mesmo tempo. A probabilidade de que a soma dos pontos seja 12 é", ["1/36.", "1/18.", "1/12.", "1/6.", "1/2."], 0),
    ("O sal de cozinha se dissolve facilmente na água. A ligação entre os átomos que formam esse sal é", ["metálica.", "covalente apolar.", "covalente polar.", "de hidrogênio.", "iônica."], 4),
    ("A Semana de Arte Moderna, realizada em São Paulo, marcou o início do Modernismo no Brasil. Ela ocorreu em", ["1889.", "1902.", "1922.", "1930.", "1945."], 2),
]


@layout(HALF, "vestibular-pygmy", "Brazilian entrance examination, XeLaTeX: two columns with a rule, QUESTÃO 46 as a grey bar, A to E in black circles, GABARITO as a ruled table in two pairs of columns on the last page")
def vestibular_pygmy(draw):
    first, items, inner = draw.one([16, 31, 46, 91]), [], ""
    chosen = draw.some(ENTRADA, 10)
    for n, (question, options, right) in enumerate(chosen, first):
        listed = "".join(rf"\lab{{0pt}}{{7mm}}{{\ball{{{letter}}}}}{{{tex(text)}}}" for letter, text in zip("ABCDE", options))
        inner += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{3pt}}\colorbox{{black!15}}{{\makebox[0.95\linewidth][l]{{\bfseries QUESTÃO {n}}}}}\par\smallskip {tex(question)}\par\smallskip {listed}\end{{minipage}}\par\vspace{{6mm}}" + "\n"
        items.append(item(question, options[right], str(n), None, choices("ABCDE", options), kind="mcq", answer_label="ABCDE"[right]))
    half = len(chosen) // 2
    cells = [f"{n} & {'ABCDE'[right]}" for n, (_, _, right) in enumerate(chosen, first)]
    key = "".join(rf"{a} & {b}\\\hline " for a, b in zip(cells[:half], cells[half:]))
    body = rf"\begin{{center}}{{\Large\bfseries PROCESSO SELETIVO 20{draw.random.randint(17, 23)}}}\par\smallskip{{\bfseries CADERNO DE QUESTÕES -- CONHECIMENTOS GERAIS}}\end{{center}}Nome: \rule{{80mm}}{{0.4pt}}\hfill Inscrição: \rule{{30mm}}{{0.4pt}}\par\medskip\begin{{itemize}}[nosep]\item Para cada questão há apenas uma alternativa correta.\item Use caneta esferográfica de tinta preta.\item Não é permitido o uso de calculadora.\end{{itemize}}\medskip\begin{{multicols}}{{2}}{inner}\end{{multicols}}\newpage\begin{{center}}{{\Large\bfseries GABARITO}}\par\bigskip\renewcommand\arraystretch{{1.3}}\begin{{tabular}}{{|c|c|c|c|}}\hline\textbf{{Questão}} & \textbf{{Resposta}} & \textbf{{Questão}} & \textbf{{Resposta}}\\\hline {key}\end{{tabular}}\end{{center}}"
    engine, source = document(draw, body, ["arial", "helvetica", "notoserif"], (10,), (18, 20), foot=r"\fancyfoot[L]{\small Conhecimentos Gerais}\fancyfoot[R]{\small\thepage}", extra=r"\setlength\columnsep{9mm}\setlength\columnseprule{0.4pt}\newcommand\ball[1]{\tikz[baseline=(x.base)]\node[circle,fill=black,text=white,inner sep=0.8pt,font=\footnotesize\bfseries] (x) {#1};}")
    return Document(engine, source, items)


# True or false, French history

BASTILLE = [
    ("La prise de la Bastille a lieu le 14 juillet 1789.", True, ""),
    ("En 1789, le roi de France est Louis XIV.", False, "Le roi est Louis XVI."),
    ("Le tiers état ne paie pas d’impôts.", False, "Ce sont la noblesse et le clergé qui ont des privilèges."),
    ("Les cahiers de doléances contiennent les plaintes des Français.", True, ""),
    ("La Déclaration des droits de l’homme et du citoyen est adoptée en août 1789.", True, ""),
    ("La famille royale réussit à quitter la France en juin 1791.", False, "Elle est arrêtée à Varennes."),
    ("La monarchie est abolie en septembre 1792.", True, ""),
    ("Robespierre est mort dans son lit.", False, "Il est guillotiné en juillet 1794."),
    ("Le drapeau tricolore date de la Révolution.", True, ""),
    ("Napoléon Bonaparte devient empereur en 1799.", False, "Il devient Premier consul en 1799 et empereur en 1804."),
    ("Marie-Antoinette est née en Autriche.", True, ""),
]


@layout(HALF, "vraifaux-negev", "French history sheet, word processor: ruled table of statements with empty columns Vrai and Faux, name line, Corrigé on the next page with Vrai or Faux and the correction of the false ones")
def vraifaux_negev(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Serif", "Comic Neue"]), draw.one((11, 12)), language="fr", country="FR", margin=2.0)
    chosen = draw.some(BASTILLE, 10)
    sheet.head = sheet.p("Histoire – Classe de 4e\tFiche n° 6", size=9, tabs=[(sheet.wide, RIGHT)])
    sheet.body += [sheet.p("Nom : ______________________   Prénom : ______________________   Date : ____________", after=0.4), sheet.p("<b>La Révolution française : vrai ou faux ?</b>", size=16, align="center", after=0.3), sheet.p("<b>Consigne :</b> coche la bonne case. Si l’affirmation est fausse, corrige-la sur ton cahier.", after=0.3)]
    head = [sheet.p(f"<b>{text}</b>", align="center", after=0) for text in ("", "Affirmation", "Vrai", "Faux")]
    sheet.body.append(sheet.table([head] + [[f"{n}.", text, "", ""] for n, (text, *_) in enumerate(chosen, 1)], [1.0, 12.6, 1.7, 1.7], padding=0.15, fills={0: "#e6e6e6"}))
    sheet.body += [sheet.break_(), sheet.p("<b>Corrigé</b>", size=15, after=0.3)]
    for n, (_, true, why) in enumerate(chosen, 1):
        sheet.body.append(sheet.p(f"{n}.\t<b>Vrai.</b>" if true else f"{n}.\t<b>Faux.</b> {why}", left=1.0, first=-1.0, tabs=[1.0], after=0.15))
    engine, source = sheet.source()
    return Document(engine, source, [item(text, str(true), str(n), kind="truefalse") for n, (text, true, _) in enumerate(chosen, 1)])


# Science worksheet of an Indian school

BLANKS = [("The process by which green plants make their food is called ____________.", "photosynthesis"), ("Litmus is obtained from ____________.", "lichens"), ("The SI unit of temperature is the ____________.", "kelvin"), ("The ____________ carries blood away from the heart.", "artery"), ("An instrument used to measure body temperature is a clinical ____________.", "thermometer")]
STATED = [("Rusting of iron is a chemical change.", True), ("Sea breeze blows from the land to the sea.", False), ("Silk is obtained from the cocoon of a moth.", True), ("All acids turn red litmus blue.", False), ("Roots absorb water from the soil.", True)]
MATCHED = [("Amoeba", "pseudopodia"), ("Leaf", "stomata"), ("Human lungs", "alveoli"), ("Cow", "rumen")]
REASON = [("Why do we wear woollen clothes in winter?", "Wool traps air, which is a poor conductor of heat."), ("What is neutralisation?", "The reaction between an acid and a base to form salt and water.")]


@layout(HALF, "worksheet-grommet", "Class VII science worksheet of an Indian school, word processor: I. blanks, II. (T/F) in brackets behind, III. Column A and Column B as a table, IV. questions; ANSWER KEY on the next page by the same sections")
def worksheet_grommet(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Carlito", "Caladea"]), draw.one((11, 12)), country="IN", margin=2.1)
    right, items = (sheet.wide, RIGHT), []
    heads = ["I. Fill in the blanks.", "II. Write T for true and F for false statements.", "III. Match the following.", "IV. Answer the following questions."]
    blanks, stated = draw.some(BLANKS, 4), draw.some(STATED, 4)
    ends = draw.mixed([b for _, b in MATCHED])
    key = sheet.p("<b>ANSWER KEY</b>", size=14, align="center", after=0.3)
    sheet.body += [sheet.p("<b>SUNRISE PUBLIC SCHOOL, BHOPAL</b>", size=15, align="center", after=0.05), sheet.p("Revision Worksheet – Science", align="center", after=0.05), sheet.p("Class: VII\tSession: 2023–24", tabs=[right], after=0.05), sheet.p("Name: ___________________________\tRoll No.: ________", tabs=[right], after=0.3, extra='fo:border-bottom="1pt solid #000000" fo:padding-bottom="0.15cm"')]

    def head(text):
        return sheet.p(f"<b>{text}</b>", before=0.35, after=0.15, extra=KEEP)

    def entry(n, text, tail=""):
        return sheet.p(f"{n}.\t{text}{tail}", left=1.0, first=-1.0, tabs=[1.0, right], after=0.15)

    sheet.body.append(head(heads[0]))
    key += head("I.")
    for n, (text, answer) in enumerate(blanks, 1):
        sheet.body.append(entry(n, text))
        key += entry(n, answer)
        items.append(item(text, answer, str(n), kind="gap", section=heads[0]))
    sheet.body.append(head(heads[1]))
    key += head("II.")
    for n, (text, true) in enumerate(stated, 1):
        sheet.body.append(entry(n, text, "\t(        )"))
        key += entry(n, "T" if true else "F")
        items.append(item(text, str(true), str(n), kind="truefalse", section=heads[1]))
    sheet.body.append(head(heads[2]))
    sheet.body.append(sheet.table([[sheet.p("<b>Column A</b>", align="center", after=0), sheet.p("<b>Column B</b>", align="center", after=0)]] + [[f"{n}. {a}", f"({letter}) {b}"] for n, ((a, _), letter, b) in enumerate(zip(MATCHED, "abcd", ends), 1)], [6.0, 6.0]))
    key += head("III.")
    for n, (a, b) in enumerate(MATCHED, 1):
        letter = "abcd"[ends.index(b)]
        key += entry(n, f"({letter}) {b}")
        items.append(item(a, b, str(n), None, choices("abcd", ends), kind="match", answer_label=letter, section=heads[2]))
    sheet.body.append(head(heads[3]))
    key += head("IV.")
    for n, (question, answer) in enumerate(REASON, 1):
        sheet.body.append(entry(n, question))
        sheet.body.append(sheet.p("Ans. ______________________________________________________________", left=1.0, after=0.2))
        key += entry(n, answer)
        items.append(item(question, answer, str(n), section=heads[3]))
    sheet.body += [sheet.break_(), key]
    engine, source = sheet.source()
    return Document(engine, source, items)


# Words of a Persian course

PERSIAN = [
    ("Family", [("مادر", "mâdar", "mother"), ("پدر", "pedar", "father"), ("برادر", "barâdar", "brother"), ("خواهر", "khâhar", "sister"), ("دختر", "dokhtar", "girl, daughter"), ("پسر", "pesar", "boy, son")]),
    ("Food and drink", [("نان", "nân", "bread"), ("آب", "âb", "water"), ("چای", "chây", "tea"), ("برنج", "berenj", "rice"), ("پنیر", "panir", "cheese"), ("سیب", "sib", "apple")]),
    ("Time", [("روز", "ruz", "day"), ("شب", "shab", "night"), ("هفته", "hafte", "week"), ("امروز", "emruz", "today"), ("فردا", "fardâ", "tomorrow")]),
]


@layout(HALF, "vocabulary-snowy", "unit vocabulary of a Persian course, Chromium: a boxed table for each topic with a coloured bar, Persian | Pronunciation | English from the left, alphabet note below")
def vocabulary_snowy(draw):
    body, items = f"<p class=u>Unit {draw.random.randint(2, 9)}</p><h1>Vocabulary</h1><p>Listen to the words and repeat them. The letter â is pronounced like the a in <i>father</i>.</p>", []
    for topic, words in PERSIAN:
        words = draw.some(words, 5 if len(words) > 5 else 4)
        body += f"<h2>{topic}</h2><table><thead><tr><th>Persian<th>Pronunciation<th>English</tr></thead>" + rows((f"<span lang=fa dir=rtl>{a}</span>", f"<i>{b}</i>", c) for a, b, c in words) + "</table>"
        items += [item(a, c, kind="vocabulary", section=topic) for a, _, c in words]
    body += "<p class=f>© Silk Road Languages. For classroom use only.</p>"
    css = ".u { color: #00796b; font-weight: bold; margin: 0 } h1 { margin: 0 0 2mm; font-size: 180% } h2 { background: #00796b; color: #fff; font-size: 110%; padding: 1.5mm 3mm; margin: 6mm 0 0 } table { width: 100%; border-collapse: collapse } th { text-align: left; background: #e0f2f1 } th, td { border: 1px solid #80a8a3; padding: 1.2mm 3mm; width: 33% } span { font-family: 'Noto Naskh Arabic'; font-size: 135% } .f { font-size: 80%; color: #777; margin-top: 8mm }"
    engine, source = page(draw, body, ["Noto Sans", "Open Sans", "DejaVu Serif"], (11,), css)
    return Document(engine, source, items)


# Sample paper of an Indian board

CIVICS_A = [
    ("Which of the following is a rabi crop?", ["Rice", "Wheat", "Cotton", "Jute"]), ("Who hosted the Congress at Vienna in 1815?", ["Duke Metternich", "Giuseppe Garibaldi", "Otto von Bismarck", "Napoleon"]),
    ("In which sector of the economy does a bank clerk work?", ["Primary", "Secondary", "Tertiary", "Unorganised"]), ("Power sharing between the legislature, the executive and the judiciary is called", ["horizontal distribution of power", "vertical distribution of power", "community government", "coalition"]),
    ("Which mineral is obtained from bauxite?", ["Copper", "Iron", "Manganese", "Aluminium"]), ("Who wrote the book Hind Swaraj?", ["Jawaharlal Nehru", "Mahatma Gandhi", "Sarojini Naidu", "Bhagat Singh"]),
]
CIVICS_B = ["Why is the conservation of resources necessary? Give two reasons.", "What is meant by the term universal adult franchise?", "Mention any two features of secularism in India."]
CIVICS_C = ["Explain any three effects of the Great Depression on the Indian economy.", "How do political parties help to shape public opinion? Explain with an example."]
CIVICS_CASE = ("Read the passage given below and answer the questions that follow. A self-help group in a village has fifteen members, most of them women. Each of them saves twenty-five rupees a month. After a year the group was able to borrow from a bank, and the money was used to buy seeds and a sewing machine.", [("Who are the members of the group?", 1), ("State one advantage of saving in a group.", 1), ("Explain why banks are willing to lend to self-help groups.", 2)])


@layout(HALF, "sample-thar", "sample question paper of an Indian board, XeLaTeX: one long ruled table Q. No. | Question | Marks, SECTION rows across it, A. to D. in the cell, case study with 11.1 to 11.3, nothing answered")
def sample_thar(draw):
    items, table, n = [], "", 0

    def across(title, rule):
        return rf"\multicolumn{{3}}{{|c|}}{{\textbf{{{title}}}}}\\* \multicolumn{{3}}{{|c|}}{{{rule}}}\\*\hline "

    a, b = draw.some(CIVICS_A, 5), draw.some(CIVICS_B, 3)
    sections = ["SECTION A", "SECTION B", "SECTION C", "SECTION D"]
    table += across(sections[0], "Multiple Choice Questions")
    for question, options in a:
        n += 1
        table += rf"{n} & {tex(question)}\newline " + r"\newline ".join(f"{letter}. {tex(text)}" for letter, text in zip("ABCD", options)) + r" & 1\\\hline " + "\n"
        items.append(item(question, None, str(n), 1, choices("ABCD", options), kind="mcq", section=sections[0]))
    for title, rule, asked, marks in ((sections[1], "Very Short Answer Questions", b, 2), (sections[2], "Long Answer Based Questions", CIVICS_C, 5)):
        table += (r"\pagebreak " if marks == 5 else "") + across(title, rule)
        for question in asked:
            n += 1
            table += rf"{n} & {tex(question)} & {marks}\\\hline " + "\n"
            items.append(item(question, None, str(n), marks, section=title, kind="long" if marks == 5 else "short"))
    stem, parts = CIVICS_CASE
    n += 1
    table += across(sections[3], "Case-Based Question") + rf"{n} & {tex(stem)} & \\\hline " + "\n"
    for k, (question, marks) in enumerate(parts, 1):
        table += rf"{n}.{k} & {tex(question)} & {marks}\\\hline " + "\n"
        items.append(item(question, None, f"{n}.{k}", marks, stem=stem, section=sections[3]))
    total = sum(i["marks"] for i in items)
    body = rf"\begin{{center}}{{\large\bfseries SAMPLE QUESTION PAPER}}\par\textbf{{CLASS X}}\par\textbf{{SOCIAL SCIENCE (CODE 0{draw.random.randint(71, 98)})}}\end{{center}}\textbf{{TIME: 1½ HOURS}}\hfill\textbf{{MAX. MARKS: {total}}}\par\medskip\textbf{{General Instructions:}}\begin{{enumerate}}[label=\roman*.,nosep]\item The question paper comprises four sections, A, B, C and D. All questions are compulsory.\item Section A has multiple choice questions of 1 mark each.\item Answers to questions in Section B should not exceed 40 words.\item There is no overall choice in the question paper.\end{{enumerate}}\medskip\renewcommand\arraystretch{{1.2}}\begin{{longtable}}{{|>{{\centering\arraybackslash}}p{{12mm}}|p{{\dimexpr\linewidth-45mm\relax}}|>{{\centering\arraybackslash}}p{{14mm}}|}}\hline\textbf{{Q. No.}} & \centering\textbf{{Question}} & \textbf{{Marks}}\\\hline\endhead {table}\end{{longtable}}"
    engine, source = document(draw, body, ["timesnew", "notoserif", "arial"], (11,), (20, 24), foot=r"Page \thepage")
    return Document(engine, source, items)


# Practice questions for a certificate in cloud computing

CLOUD = [
    ("A company wants to store backups that are read less than once a year at the lowest cost. Which type of storage should it choose?", ["Block storage on solid-state disks", "Archive object storage", "A shared file system", "An in-memory cache"], "B", "Archive tiers cost least for data that is rarely retrieved."),
    ("Which TWO of the following are advantages of cloud computing?", ["No need for passwords", "Pay only for what is used", "Unlimited free bandwidth", "Capacity that scales with demand", "Software without bugs"], "BD", "Elasticity and pay-as-you-go pricing are among the main benefits of the cloud."),
    ("Who is responsible for patching the guest operating system of a virtual machine under the shared responsibility model?", ["The customer", "The cloud provider", "The internet service provider", "The hardware vendor"], "A", "With infrastructure as a service, everything above the hypervisor is left to the customer."),
    ("Which service model delivers a complete application to users over the internet?", ["IaaS", "PaaS", "SaaS", "FaaS"], "C", "Web mail is a typical example."),
    ("A web site must stay available when one data center fails. What should be done?", ["Run servers in several availability zones", "Use a larger server", "Enable detailed billing", "Compress all images"], "A", "Zones are isolated from each other’s failures."),
    ("Which TWO measures protect the root account of a new cloud subscription?", ["Share its password with the team", "Enable multi-factor authentication", "Use it for daily work", "Publish its access keys", "Store the credentials in a safe place"], "BE", "Daily work should be done with accounts that have fewer rights."),
    ("What does a content delivery network do?", ["It encrypts databases", "It caches content close to users", "It monitors spending", "It creates user accounts"], "B", "Edge locations shorten the distance that data has to travel."),
    ("A developer needs to run code for a few seconds whenever a file is uploaded. Which option is the most cost-effective?", ["A reserved virtual machine", "A dedicated host", "A serverless function", "A relational database"], "C", "Functions are billed only while they run."),
    ("Which tool distributes incoming traffic over several servers?", ["A load balancer", "A key vault", "A snapshot", "A billing alarm"], "A", "Health checks take faulty servers out of rotation."),
    ("Which TWO of these are relational databases?", ["PostgreSQL", "A message queue", "An object store", "MySQL", "A key-value cache"], "AD", "Both store their data in tables and are queried with SQL."),
    ("What is the name for moving an application to the cloud without changing it?", ["Refactoring", "Rehosting", "Retiring", "Repurchasing"], "B", "It is also known as lift and shift."),
]


@layout(HALF, "dumps-halter", "practice questions for a certificate in cloud computing, Chromium: Question #1 in a bar with Topic 1 at the right, A. to E., some with Which TWO, Correct Answer: BD and Explanation below")
def dumps_halter(draw):
    body, items = "<h1>Certified Cloud Associate CCA-C02</h1><p class=s>Practice Exam Questions with Verified Answers · Version 12.4</p>", []
    for n, (question, options, right, why) in enumerate(draw.some(CLOUD, 10), 1):
        body += f"<div class=q><div class=h><b>Question #{n}</b><span>Topic 1</span></div><p>{web(question)}</p>" + "".join(f"<p class=o>{a}. {web(b)}</p>" for a, b in zip("ABCDE", options)) + f"<p class=k><b>Correct Answer:</b> {right}</p><p class=w><b>Explanation:</b> {web(why)}</p></div>"
        labels = "ABCDE"[: len(options)]
        items.append(item(question, "\n".join(options[labels.index(letter)] for letter in right), str(n), None, choices(labels, options), kind="multi" if len(right) > 1 else "mcq", answer_label=right))
    css = "h1 { font-size: 170%; margin: 0 } .s { color: #666; margin-top: 1mm } .q { border: 1px solid #bbb; margin: 4mm 0; padding: 0 4mm 2mm; break-inside: avoid } .h { display: flex; justify-content: space-between; background: #37474f; color: #fff; margin: 0 -4mm; padding: 1.5mm 4mm } p { margin: 2mm 0 } .o { margin: 1mm 0 1mm 5mm } .k { color: #1b5e20; margin-top: 3mm }"
    engine, source = page(draw, body, ["Roboto", "Liberation Sans", "Open Sans"], (10, 11), css, paper="letter")
    return Document(engine, source, items)


# Chemistry worksheet of an American high school

MOLES = [
    ("Find the molar mass of each compound.", ["NaCl", "CaCO₃", "C₆H₁₂O₆"]),
    ("Convert each mass to moles.", ["36.0 g of H₂O", "8.00 g of O₂"]),
    ("How many molecules are there in 2.50 mol of carbon dioxide?", []),
    ("A student burns 4.8 g of magnesium ribbon in air.", ["Write the balanced equation for the reaction.", "Calculate the moles of magnesium that were burned.", "What mass of magnesium oxide is formed?"]),
    ("What is the difference between molar mass and molecular mass?", []),
    ("Which contains more atoms, 10 g of gold or 10 g of aluminum? Explain your reasoning.", []),
]


@layout(HALF, "moles-sinai", "high school chemistry worksheet, word processor on letter paper: Name, Period and Date, a box with formulas, 1. with a. b. c. and space to work, a challenge at the end, nothing answered")
def moles_sinai(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Liberation Serif"]), 11, country="US", paper=(21.59, 27.94), margin=2.0)
    items = []
    sheet.body += [sheet.p("Name: __________________________   Period: ______   Date: ______________", after=0.3), sheet.p("<b>Chemistry: Mole Calculations Worksheet</b>", size=15, align="center", after=0.25)]
    sheet.body.append(sheet.table([[sheet.p("1 mol = 6.02 × 10²³ particles          moles = mass ÷ molar mass", align="center", after=0)]], [sheet.wide], padding=0.2))
    sheet.body.append(sheet.p("<i>Directions: Show all work, including units. Round your answers to the correct number of significant figures.</i>", before=0.25, after=0.2))
    for n, (stem, parts) in enumerate(MOLES, 1):
        sheet.body.append(sheet.p(f"{n}.\t{stem}", left=1.0, first=-1.0, tabs=[1.0], before=0.1, after=0.15 if parts else 1.9, extra=KEEP if parts else ""))
        if not parts:
            items.append(item(stem, None, str(n)))
        for letter, question in zip("abc", parts):
            sheet.body.append(sheet.p(f"{letter}.\t{question}", left=2.0, first=-1.0, tabs=[2.0], after=1.3))
            items.append(item(question, None, f"{n}({letter})", stem=stem))
    challenge = "A cup holds 180 mL of water. About how many molecules of water are in the cup?"
    sheet.body.append(sheet.p(f"<b>Challenge:</b> {challenge}", before=0.2, after=0.2))
    items.append(item(challenge, None))
    sheet.foot = sheet.p("Ms. Whitaker – Unit 6: The Mole\t{page}", size=9, tabs=[(sheet.wide, RIGHT)])
    engine, source = sheet.source()
    return Document(engine, source, items)


# Class test in geography, Germany

ERDKUNDE = [
    ("Orientierung auf der Erde", [("Nenne die vier Haupthimmelsrichtungen.", 2), ("Erkläre den Unterschied zwischen Breitenkreisen und Längenkreisen.", 4), ("Auf welchem Kontinent liegt Brasilien?", 1)]),
    ("Karten lesen", [("Auf einer Karte im Maßstab 1 : 50 000 sind zwei Dörfer 6 cm voneinander entfernt. Berechne die wirkliche Entfernung.", 3), ("Beschreibe, was Höhenlinien auf einer Karte zeigen.", 2), ("Nenne drei Angaben, die in einer Legende stehen können.", 3)]),
    ("Die deutsche Küste", [("Erkläre, wie Ebbe und Flut entstehen.", 4), ("Begründe, warum an der Nordsee Deiche gebaut werden.", 3), ("Nenne zwei Tiere, die im Wattenmeer leben.", 2)]),
    ("Landwirtschaft", [("Beschreibe den Weg der Milch vom Bauernhof bis in den Supermarkt.", 4), ("Was ist der Unterschied zwischen ökologischer und konventioneller Landwirtschaft?", 4)]),
]


@layout(HALF, "klassenarbeit-strix", "German class test in geography, word processor: head table with Name and Datum, Aufgabe 1: title in bold, a) with ___ / 2 P. at the right edge, table of points and mark at the end, nothing answered")
def klassenarbeit_strix(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Noto Sans"]), draw.one((10, 11)), language="de", country="DE", margin=2.2)
    right, items = (sheet.wide, RIGHT), []
    sheet.body += [sheet.table([["Name: ______________________", "Klasse: 6" + draw.one("abc"), "Datum: ______________"]], [7.6, 3.6, round(sheet.wide - 11.2, 2)], padding=0.15), sheet.p("<b>Klassenarbeit Nr. 2 im Fach Erdkunde</b>", size=15, align="center", before=0.3, after=0.2), sheet.p("Lies dir alle Aufgaben genau durch. Schreibe in ganzen Sätzen. Viel Erfolg!", align="center", after=0.3)]
    for n, (title, parts) in enumerate(ERDKUNDE, 1):
        sheet.body.append(sheet.p(f"<b>Aufgabe {n}: {title}</b>", before=0.4, after=0.15, extra=KEEP))
        for letter, (question, points) in zip("abc", parts):
            sheet.body.append(sheet.p(f"{letter})\t{question}", left=0.8, first=-0.8, tabs=[0.8], after=0.02, extra='fo:margin-right="2.4cm" ' + KEEP))
            sheet.body.append(sheet.p(f"\t____ / {points} P.", tabs=[right], after=0.45))
            items.append(item(question, None, f"{n}({letter})", points))
    total = sum(i["marks"] for i in items)
    sheet.body.append(sheet.table([[f"Punkte: ______ / {total}", "Note: ______", "Unterschrift: ______________________"]], [5.0, 4.0, round(sheet.wide - 9.0, 2)], padding=0.2))
    engine, source = sheet.source()
    return Document(engine, source, items)


# Interview questions

SQL = [
    ("What is SQL?", "SQL stands for Structured Query Language. It is used to store, change and retrieve data in relational databases."), ("What is a primary key?", "A primary key is a column, or a set of columns, that identifies each row of a table. It cannot be null."),
    ("What is a foreign key?", "A foreign key is a column that refers to the primary key of another table. It keeps the two tables consistent."), ("What is the difference between DELETE and TRUNCATE?", "DELETE removes the rows that meet a condition, one by one. TRUNCATE removes all rows at once and cannot have a condition."),
    ("What is a join?", "A join combines rows from two or more tables by means of a related column."), ("Name the types of joins.", "Inner join, left join, right join, full join and cross join."),
    ("What is normalization?", "Normalization is the process of organizing tables so that no fact is stored more than once."), ("What is an index?", "An index is a structure that speeds up searches in a table, at the cost of slower inserts and more disk space."),
    ("What does the GROUP BY clause do?", "It collects rows with the same values into groups, so that functions such as COUNT can be applied to each group."), ("How do you find duplicate rows in a table?", "Group the rows by the columns in question and keep the groups with HAVING COUNT(*) > 1."),
    ("What is a view?", "A view is a stored query that can be used like a table. It holds no data of its own."), ("What are the ACID properties?", "Atomicity, consistency, isolation and durability."), ("What is a deadlock?", "A deadlock occurs when two transactions wait for each other to release a lock, so that neither can go on."),
]


@layout(HALF, "interview-hitch", "interview questions of a training institute, groff: Q1. in bold with the question, Ans: and prose below, heads Basic and Advanced, numbers that run on, contact line at the end")
def interview_hitch(draw):
    chosen = draw.some(SQL, 12)
    lines = [".ds LH", ".ds RH", ".ds CF TechPath Institute, Hyderabad \\(bu \\\\n(PN", ".ce 2", "\\fB\\s+5Top SQL Interview Questions and Answers\\s0\\fP", "\\fIPrepared by the trainers of TechPath Institute\\fP", ".sp"]
    items = []
    for n, (question, answer) in enumerate(chosen, 1):
        if n in (1, 8):
            lines += [".ne 6", ".sp 0.5", f"\\fB\\s+2{'Basic' if n == 1 else 'Advanced'} SQL Questions\\s0\\fP", ".br", ".sp 0.5"]
        lines += [".ne 4", f"\\fBQ{n}. {plain(question)}\\fP", ".br", f"\\fBAns:\\fP {plain(answer)}", ".br", ".sp 0.7"]
        items.append(item(question, answer, str(n)))
    lines += [".sp", "All the best for your interview! For online classes call +91 40 5550 0182."]
    engine, source = roff(draw, lines, (11, 12), ("T", "H", "P"))
    return Document(engine, source, items)


# State examination in United States history with its key

HISTORY = [
    ("The main purpose of the Articles of Confederation was to", ["create a strong national bank", "provide a first plan of government for the states", "end the slave trade", "give women the right to vote"], 1),
    ("The principle of checks and balances is illustrated when the", ["Senate rejects a treaty signed by the President", "Supreme Court hires new clerks", "House elects its Speaker", "President gives a speech on television"], 0),
    ("The Louisiana Purchase in 1803 was important because it", ["ended the Civil War", "gave Alaska to the United States", "doubled the size of the United States", "started a war with Canada"], 2),
    ("Which belief was used to justify the westward expansion of the 1840s?", ["isolationism", "Manifest Destiny", "nullification", "social Darwinism"], 1),
    ("One result of the Civil War was that", ["slavery was abolished", "the South became independent", "states gained the power to leave the Union", "the presidency was weakened for good"], 0),
    ("Muckrakers of the early 1900s tried to bring about change by", ["leading armed revolts", "buying railroads", "writing about the problems of society", "opposing all immigration"], 2),
    ("Which event led the United States to enter World War II?", ["the sinking of the Lusitania", "the invasion of Poland", "the fall of Paris", "the attack on Pearl Harbor"], 3),
    ("The New Deal of Franklin D. Roosevelt was a response to the", ["Great Depression", "Cold War", "Spanish-American War", "civil rights movement"], 0),
    ("The Marshall Plan was designed to", ["divide Germany into two states", "build a canal in Panama", "send Americans to the Moon", "help European countries recover after World War II"], 3),
    ("In Brown v. Board of Education (1954) the Supreme Court ruled that", ["poll taxes were legal", "segregated public schools were unconstitutional", "students may not protest", "prayer in school was required"], 1),
    ("Which amendment gave eighteen-year-olds the right to vote?", ["13th", "19th", "22nd", "26th"], 3),
    ("The Watergate affair ended with the", ["impeachment of Andrew Johnson", "election of John F. Kennedy", "resignation of Richard Nixon", "defeat of Ronald Reagan"], 2),
]


@layout(HALF, "history-mojave", "state examination in United States history, XeLaTeX on letter paper: two columns with hanging numbers, (1) to (4) stacked, GO RIGHT ON; scoring key in its own file as Question Number | Scoring Key | Question Type | Credit")
def history_mojave(draw):
    inner, items, key = "", [], ""
    for n, (question, options, right) in enumerate(HISTORY, 1):
        listed = "".join(rf"\lab{{7mm}}{{7mm}}{{({k})}}{{{tex(text)}}}" for k, text in enumerate(options, 1))
        inner += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\raggedright\lab{{0pt}}{{7mm}}{{{n}}}{{{tex(question)}}}{listed}\end{{minipage}}\par\vspace{{5mm}}" + "\n"
        key += rf"{n} & {right + 1} & MC & 1\\\hline "
        items.append(item(question, options[right], str(n), 1, choices("1234", options), kind="mcq", answer_label=str(right + 1)))
    month = draw.one(["January", "June", "August"])
    year = draw.random.randint(2014, 2022)
    body = rf"\begin{{center}}{{\Large\bfseries UNITED STATES HISTORY\par AND GOVERNMENT}}\par\smallskip {month} {year}\end{{center}}\begin{{center}}\textbf{{Part I}}\end{{center}}\textbf{{Answer all questions in this part.}}\par\smallskip\textit{{Directions}} (1--{len(HISTORY)}): For each statement or question, record on your separate answer sheet the number of the word or expression that, of those given, best completes the statement or answers the question.\par\medskip\begin{{multicols}}{{2}}{inner}\end{{multicols}}"
    look = dict(fonts=["timesnew", "schoolbook"], sizes=(11,), paper="letterpaper")
    engine, source = document(draw, body, **look, margins=(20, 24), foot=rf"\fancyfoot[L]{{\small U.S. Hist. \& Gov’t.–{month} ’{year % 100}}}\fancyfoot[C]{{[\thepage]}}\fancyfoot[R]{{\small\ifnum\value{{page}}<2 \textbf{{GO RIGHT ON}}\else \textbf{{OVER}}\fi}}", extra=r"\setlength\columnsep{8mm}\setlength\columnseprule{0.4pt}")
    scheme = rf"\begin{{center}}{{\large\bfseries Scoring Key: Part I (Multiple-Choice Questions)}}\par\smallskip United States History and Government, {month} {year}\par\bigskip\renewcommand\arraystretch{{1.2}}\begin{{tabular}}{{|c|c|c|c|}}\hline\textbf{{Question Number}} & \textbf{{Scoring Key}} & \textbf{{Question Type}} & \textbf{{Credit}}\\\hline {key}\end{{tabular}}\end{{center}}\textbf{{Key:}} MC = Multiple-choice question"
    return Document(engine, source, items, document(draw, scheme, **look, margins=(22, 26))[1])


# Newsletter of a primary school


@layout(HALF, "newsletter-ordos", "newsletter of a primary school, word processor: banner, dates for the diary as a table, reminders as a numbered list, news in short articles, star of the week; nothing asked")
def newsletter_ordos(draw):
    sheet = Sheet(draw.one(["Carlito", "Comic Neue", "Lato"]), 11, margin=1.9)
    right = (sheet.wide, RIGHT)
    sheet.body.append(sheet.table([[sheet.p("<b>Oakfield Primary School</b>", size=20, align="center", after=0) + sheet.p(f"Newsletter No. {draw.random.randint(4, 19)} · Friday 12 May", align="center", after=0)]], [sheet.wide], padding=0.25, fills={0: "#fff2cc"}))

    def head(text):
        return sheet.p(f"<b>{text}</b>", size=13, color="#1f4e79", before=0.35, after=0.1, extra=KEEP)

    sheet.body += [head("A word from Mrs Dhillon"), sheet.p("Dear parents and carers, it has been a busy fortnight. Year 6 have worked very hard in their tests and we are proud of them all. Thank you to everybody who came to the spring concert; the choir has never sounded better.")]
    sheet.body += [head("Dates for the diary"), sheet.table([["Mon 15 May", "Year 3 swimming begins"], ["Wed 17 May", "Class photographs"], ["Fri 19 May", "Non-uniform day (£1)"], ["Tue 23 May", "Year 5 trip to the farm museum"], ["Fri 26 May", "Last day of the half-term"]], [4.0, 9.0])]
    sheet.body += [head("Reminders")]
    for n, text in enumerate(["Please name all jumpers and water bottles.", "Nuts are not allowed in packed lunches.", "The gate closes at 8.50 am. Late children should come to the office.", "Dinner money is paid through the app only."], 1):
        sheet.body.append(sheet.p(f"{n}.\t{text}", left=0.9, first=-0.9, tabs=[0.9], after=0.08))
    sheet.body += [head("Gardening club"), sheet.p("The beans are up! We are looking for old pots, seed trays and a wheelbarrow. If you can spare an hour on a Thursday afternoon, please speak to Mr Lowe."), head("Stars of the week"), sheet.p("Reception: Amira · Year 1: Tom · Year 2: Zofia · Year 3: Daniel · Year 4: Hana · Year 5: Reuben · Year 6: Chloe"), head("Attendance"), sheet.p("Our attendance so far this year is 95.8%. The class with the best attendance this week is Year 4, with 99.1%. Well done!")]
    sheet.foot = sheet.p("Oakfield Primary School, Mill Lane\toffice@oakfield.example", size=9, tabs=[right])
    engine, source = sheet.source()
    return Document(engine, source, [])
