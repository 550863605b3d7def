"""The eighty-seventh: what one collector of school and course sheets would bring next, drawn by dice (seed 87) from a list of 103 documents.

CCEA GCSE History unit 1 2019, CSEC Principles of Business 2018, EvAU Historia de España Madrid 2020, Cambridge IGCSE Economics 2022, Abitur
Biologie Hessen 2018, AQA A-level Sociology 2021, UPSC polity practice India 2018, Bible quiz of a school in Ghana 2014, JAMB UTME Government
Nigeria 2015, CSCS mock test UK 2022, DGT driving test Spain 2019, OSHA forklift quiz US 2016. The next twelve are in `batch_88.py`.
"""

import re

import engines  # noqa: F401  (registers latex and typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table
from paper import Document, choices, item, layout, priced, total, walk
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"


def ty(text):
    """The text for Typst."""
    return re.sub(r"([\\#*_$@<>`\[\]~/])", r"\\\1", text)


def p(command, marks, points, **rest):
    """A part that is asked, with the points of its scheme."""
    return {"command": command, "marks": marks, "points": [(point, 1) for point in points], **rest}


def q(command, marks, lines, **rest):
    """The same for a scheme that prints (1) behind every point and several points in a line."""
    return p(command, marks, [point for line in lines for point in line], lines=lines, **rest)


# History paper and its scheme, CCEA GCSE

NAZIS = [
    {"stem": "This question is about how the Nazis took control of Germany between 1933 and 1934.", "parts": [
        p("Name the building in Berlin that was set on fire on 27 February 1933.", 1, ["The Reichstag"]),
        p("State two effects of the Enabling Act of March 1933 on the government of Germany.", 2, ["Hitler could pass laws without the Reichstag", "Hitler could ignore the constitution for four years", "Trade unions and other parties could be banned"], note="Award [1] for each valid effect to a maximum of [2]"),
        p("Give two reasons why Hitler took action against Ernst Röhm and the SA on the Night of the Long Knives, 30 June 1934.", 2, ["Röhm wanted the SA to take over the army", "The generals demanded that the SA be brought under control", "Hitler feared Röhm as a rival"], note="Award [1] for each valid reason to a maximum of [2]"),
        p("Describe how the Nazis used radio, films and rallies to spread their propaganda between 1933 and 1939.", 4, ["Cheap radios were sold so that most families could hear Hitler’s speeches", "Loudspeakers were put up in factories and cafés", "Films such as Triumph of the Will glorified Hitler", "Rallies at Nuremberg each year gave an impression of order and strength"], kind="long")]},
    {"stem": "This question is about life for workers, women and young people in Nazi Germany between 1933 and 1945.", "parts": [
        p("What was the name of the organisation that offered German workers cheap holidays and trips to the theatre?", 1, ["Strength through Joy (KdF)"]),
        {"stem": "The Nazis set up youth movements for boys and girls.", "parts": [
            p("Name the movement that boys joined at the age of 14.", 1, ["The Hitler Youth"]),
            p("Give two activities of the League of German Maidens.", 2, ["Physical exercise and hiking", "Training in cooking and sewing", "Lessons about race and motherhood"], note="Award [1] for each valid activity to a maximum of [2]")]},
        p("Explain one reason why Nazi policies towards women at work changed after 1937.", 3, ["Rearmament led to a shortage of workers in industry", "From 1937 women with a marriage loan were allowed to take a job", "During the war more and more women were needed in munitions factories as men were called up"])]},
    {"stem": "This question is about changing relations in Northern Ireland between 1965 and 1998.", "parts": [
        p("In which year was the Northern Ireland Civil Rights Association (NICRA) founded?", 1, ["1967"]),
        p("State two demands of the civil rights movement.", 2, ["One man, one vote in local elections", "An end to gerrymandering", "Fair allocation of council houses", "The disbanding of the B Specials"], note="Award [1] for each valid demand to a maximum of [2]"),
        p("Why did the Government of Northern Ireland introduce internment in August 1971?", 2, ["The campaign of the IRA was growing more violent", "Brian Faulkner believed that it had worked in the 1950s"]),
        p("Describe the main terms of the Good Friday Agreement of April 1998.", 4, ["An Assembly of 108 members elected by proportional representation", "An Executive in which unionists and nationalists share power", "A North–South Ministerial Council", "The Republic gave up its claim to Northern Ireland in Articles 2 and 3"], kind="long")]},
]


@layout(HALF, "ccea-history-granite", "history paper of Northern Ireland, parts and marks in brackets; the scheme as a list with targets in its own file")
def ccea_history(draw):
    body = r"\begin{center}{\large\bfseries Unit 1: Modern World Studies in Depth and Local Study}\end{center}\textbf{Answer all questions.}\par\bigskip "
    scheme, items = "", []
    for place, question in enumerate(NAZIS):
        label = rf"\textbf{{{place + 1}}}"
        for path, part, entry in walk(question, place):
            letter = rf"\textbf{{({'abcd'[path[1]]})}}" if len(path) > 1 else ""
            if entry is None:
                body += rf"\needspace{{40mm}}\lab{{0pt}}{{9mm}}{{{label}}}{{{tex(part['stem'])}}}\medskip " if len(path) == 1 else rf"\needspace{{40mm}}\lab{{9mm}}{{9mm}}{{{letter}}}{{{tex(part['stem'])}}}"
                scheme += rf"\bigskip\lab{{0pt}}{{9mm}}{{{label}}}{{\textbf{{{tex(part['stem'])}}}}}" if len(path) == 1 else ""
                continue
            roman = rf"\textbf{{({'i ii'.split()[path[2]]})}}" if len(path) == 3 else ""
            left = 18 if roman else 9
            body += rf"\needspace{{30mm}}\lab{{{left}mm}}{{9mm}}{{{roman or letter}}}{{{tex(part['command'])}\pushright{{[{part['marks']}]}}}}" + rf"\par\vspace{{16pt}}\hspace*{{{left + 9}mm}}\rule{{\dimexpr\linewidth-{left + 9}mm}}{{0.4pt}}\par " * part["marks"] + r"\medskip "
            items.append(entry)
            first = roman and path[2] == 0
            scheme += rf"\needspace{{25mm}}\smallskip\lab{{9mm}}{{16mm}}{{{letter if first or not roman else ''}\enspace {roman}}}{{\textbf{{Target AO1:}} Recall, select and communicate knowledge of history}}"
            scheme += rf"{{\leftskip=25mm {tex(part['note'])}\par}}" if "note" in part else ""
            scheme += "".join(rf"\lab{{25mm}}{{5mm}}{{\textbullet}}{{{tex(text)}}}" for text, _ in part["points"]) + rf"\hfill [{part['marks']}]\par "
    engine, source = document(draw, body, ["arial"], (11, 12), (22, 25), foot=r"\fancyfoot[L]{\footnotesize 11929}\fancyfoot[R]{\textbf{[Turn over}}\fancyfoot[C]{\thepage}")
    head = r"\begin{center}\textbf{GCSE HISTORY}\\\textbf{Unit 1}\\\textbf{MARK SCHEME}\end{center}"
    return Document(engine, source, items, document(draw, head + scheme, ["arial", "timesnew"], (11,), (22, 24), foot=r"\thepage")[1])


# Principles of Business, CSEC, with key in two columns

BUSINESS = [
    {"parts": [
        p("Define the term ‘entrepreneur’.", 2, ["A person who organises the factors of production", "and takes the risk of starting a business in order to make a profit"], kind="definition"),
        p("State THREE functions of an entrepreneur.", 3, ["Conceptualising the business idea", "Planning", "Accessing funds", "Bearing risks"], note="Any 3 – 1 mark each"),
        {"stem": "Kareem Baptiste wants to open a bakery in Castries. He has savings of $20 000 but he needs $60 000 in total.", "parts": [
            p("Suggest TWO sources from which Kareem could obtain the remaining capital.", 2, ["Loan from a commercial bank", "Credit union", "Family and friends", "Taking on a partner"], note="Any 2 – 1 mark each"),
            p("Describe TWO items that Kareem should include in the business plan which he presents to a lender.", 4, ["Financial plan: shows the expected income and costs and how the loan will be repaid", "Marketing plan: describes the customers, the competitors and how the bread will be promoted"], note="2 marks for each item well described")]}]},
    {"parts": [
        p("List FOUR elements of a simple contract.", 4, ["Offer and acceptance", "Consideration", "Intention to create legal relations", "Capacity of the parties", "Legality of purpose"], note="Any 4 – 1 mark each"),
        p("Explain, with the aid of an example, how a contract may be terminated by frustration.", 3, ["An event beyond the control of the parties makes performance impossible", "so that both parties are released", "Example: the hall that was hired is destroyed by a hurricane"]),
        p("Differentiate between a specialty contract and a simple contract.", 2, ["A specialty contract must be in writing, signed and under seal", "A simple contract may be oral, written or implied by conduct"])]},
    {"parts": [
        p("Identify the stage of production to which EACH of the following belongs: fishing, furniture making, banking.", 3, ["Fishing – primary", "Furniture making – secondary", "Banking – tertiary"]),
        p("Outline TWO benefits to a small Caribbean producer of selling its goods over the Internet.", 4, ["It reaches customers overseas without the cost of opening branches", "Orders can be taken at any hour of the day, which raises sales"], note="2 marks for each benefit"),
        p("Give ONE reason why a business should dispose of its waste with care.", 1, ["To avoid pollution and fines", "To keep a good image in the community"], note="Any 1 reason")]},
]


@layout(HALF, "csec-business-slate", "business paper of the Caribbean, marks in words under the part; the key in two columns at the end")
def csec_business(draw):
    body = r"\begin{center}\textbf{SECTION I}\\[3pt]\textbf{Answer ALL questions in this section.}\end{center}"
    key, items = r"\newpage\begin{center}\textbf{PRINCIPLES OF BUSINESS}\\\textbf{PAPER 02 -- GENERAL PROFICIENCY}\\\textbf{KEY AND MARK SCHEME}\end{center}\begin{multicols}{2}\raggedright\small ", []
    for place, question in enumerate(BUSINESS):
        label = rf"\textbf{{{place + 1}.}}"
        key += rf"\medskip\textbf{{Question {place + 1}}}\par "
        for path, part, entry in walk(question, place):
            if len(path) == 1:
                continue
            letter = f"({'abcd'[path[1]]})"
            if entry is None:
                body += rf"\needspace{{30mm}}\lab{{0pt}}{{18mm}}{{\makebox[9mm][l]{{{label}}}{letter}}}{{{tex(part['stem'])}}}\smallskip "
                label = ""
                continue
            roman = f"({'i ii'.split()[path[2]]})" if len(path) == 3 else ""
            if roman:
                body += rf"\needspace{{20mm}}\lab{{18mm}}{{9mm}}{{{roman}}}{{{tex(part['command'])}}}"
            else:
                body += rf"\needspace{{20mm}}\lab{{0pt}}{{18mm}}{{\makebox[9mm][l]{{{label}}}{letter}}}{{{tex(part['command'])}}}"
                label = ""
            body += rf"\hfill\textbf{{({part['marks']} mark{'s' * (part['marks'] > 1)})}}\par\medskip "
            items.append(entry)
            shown = letter + (roman if roman else "")
            key += rf"\needspace{{15mm}}\lab{{0pt}}{{12mm}}{{{shown}}}{{{tex(part['points'][0][0])}}}" + "".join(rf"{{\leftskip=12mm {tex(text)}\par}}" for text, _ in part["points"][1:])
            key += rf"{{\leftskip=12mm\itshape {tex(part['note'])}\par}}" if "note" in part else ""
            key += rf"\hfill [{part['marks']}]\par "
        body += rf"\hfill\textbf{{Total {total(question)} marks}}\par\bigskip "
    body += r"\begin{center}\textbf{END OF TEST}\end{center}"
    engine, source = document(draw, body + key + r"\end{multicols}", ["timesnew", "times"], (11, 12), (24, 26), head=r"- \thepage\ -", foot=r"\fancyfoot[L]{\footnotesize 01240020/F 2018}\fancyfoot[R]{\footnotesize GO ON TO THE NEXT PAGE}", paper="letterpaper")
    return Document(engine, source, items)


# Historia de España, EvAU Madrid, with criteria

EVAU = [
    ("OPCIÓN A", [
        ("Señale qué pueblos prerromanos habitaban la península ibérica y cite una característica de los celtas y otra de los íberos.", "1,5", ["Celtas en el norte y el oeste, íberos en el sur y el levante, y celtíberos en el centro.", "Los celtas vivían en castros y practicaban la ganadería; los íberos conocían la escritura y acuñaban moneda."]),
        ("¿Qué fueron los reinos de taifas y por qué tuvieron que pagar parias?", "1,5", ["Estados independientes surgidos de la desaparición del Califato de Córdoba en 1031.", "Pagaban parias a los reyes cristianos para comprar la paz o su protección militar."]),
        ("Explique las causas de la Guerra de las Comunidades de Castilla (1520-1522).", "1,5", ["El descontento por el nombramiento de extranjeros para los cargos.", "La petición de nuevos impuestos para pagar la elección imperial de Carlos I."]),
        ("Indique dos reformas de los Decretos de Nueva Planta y el rey que los promulgó.", "1", ["Felipe V.", "La supresión de los fueros e instituciones de la Corona de Aragón.", "La división del territorio en provincias con capitanes generales e intendentes."]),
        ("Desarrolle el siguiente tema: El reinado de Isabel II (1833-1868). La oposición al liberalismo: carlismo y guerra civil. La cuestión foral.", "4,5", ["Las regencias de María Cristina y de Espartero.", "El carlismo defiende el absolutismo, la religión y los fueros.", "La Primera Guerra Carlista termina con el Convenio de Vergara en 1839.", "La Ley de 1841 adapta los fueros de Navarra."])]),
    ("OPCIÓN B", [
        ("Describa la organización política y económica del Califato de Córdoba.", "1,5", ["Abderramán III se proclama califa en 929 y reúne el poder político y religioso.", "Hay una agricultura de regadío, un activo comercio y ciudades con zocos."]),
        ("Cite las dos instituciones principales que los Reyes Católicos crearon o reformaron y diga para qué servían.", "1,5", ["La Santa Hermandad, que perseguía a los delincuentes en los caminos.", "El Tribunal de la Inquisición, que velaba por la unidad religiosa."]),
        ("¿En qué consistió la Desamortización de Mendizábal de 1836 y qué fines tenía?", "1,5", ["El Estado expropió y vendió en subasta los bienes del clero regular.", "Quería reducir la deuda pública, financiar la guerra y ganar apoyos para el liberalismo."]),
        ("Explique brevemente qué fue la Semana Trágica de Barcelona.", "1", ["Una revuelta popular de julio de 1909 contra el envío de reservistas a Marruecos.", "Se quemaron iglesias y conventos y fue fusilado Francisco Ferrer."]),
        ("Desarrolle el siguiente tema: La Segunda República. El bienio reformista (1931-1933): la Constitución de 1931 y las reformas.", "4,5", ["La Constitución establece el sufragio universal también para las mujeres.", "La reforma agraria de 1932 expropia grandes fincas.", "El Estatuto de Cataluña se aprueba en septiembre de 1932.", "La reforma militar de Azaña reduce el número de oficiales."])]),
]


@layout(HALF, "evau-historia-marble", "history of Spain for university entrance, two options with points in brackets; the criteria at the end")
def evau_historia(draw):
    body, key, items = "", "", []
    for section, asked in EVAU:
        body += f"<h2>{section}</h2>"
        key += f"<h2>{section}</h2>"
        for n, (question, points, answers) in enumerate(asked, 1):
            body += f"<p class=q><b>{n}.</b> {web(question)} <b>(Puntuación máxima: {points} punto{'s' if points != '1' else ''}).</b></p>"
            key += f"<p class=k><b>{n}.</b></p><ul>" + "".join(f"<li>{web(a)}</li>" for a in answers) + "</ul>"
            marks = float(points.replace(",", "."))
            items.append(item(question, "\n".join(answers), str(n), int(marks) if marks == int(marks) else None, section=section, kind="long" if points == "4,5" else "short", rubric=[{"text": a, "marks": None} for a in answers] if marks > 1 else None))
    head = "<table class=h><tr><td class=l>UNIVERSIDADES PÚBLICAS DE LA COMUNIDAD DE MADRID<br>EVALUACIÓN PARA EL ACCESO A LAS ENSEÑANZAS UNIVERSITARIAS OFICIALES DE GRADO<br>Curso <b>2019-2020</b><br>MATERIA: HISTORIA DE ESPAÑA</td></tr></table>"
    rule = "<div class=i><b>INSTRUCCIONES GENERALES Y CALIFICACIÓN</b><p>Después de leer atentamente el examen, responda a las preguntas de una de las dos opciones.</p><p><b>TIEMPO:</b> 90 minutos.</p></div>"
    body = head + rule + body + "<h1>HISTORIA DE ESPAÑA<br>CRITERIOS ESPECÍFICOS DE CORRECCIÓN Y CALIFICACIÓN</h1><p>El corrector valorará que el alumno recoja estos contenidos:</p>" + key
    css = ".h { border: 1px solid; width: 100%; text-align: center; border-collapse: collapse } .h td { padding: 2mm } .i { border: 1px solid; margin-top: 3mm; padding: 2mm 3mm; text-align: center } .i p { text-align: justify; margin: 1mm 0 } h1 { font-size: 115%; text-align: center; break-before: page } h2 { font-size: 110%; text-align: center; break-after: avoid } .q { text-align: justify; margin: 2mm 0; break-inside: avoid } .k { margin: 2mm 0 0; break-after: avoid } ul { margin: 0 0 2mm }"
    engine, source = page(draw, body, ["Liberation Sans"], (11,), css, language="es")
    return Document(engine, source, items)


# Economics paper and scheme, Cambridge IGCSE

FACTS = [["population", "10.3 m"], ["inflation rate", "2.5%"], ["unemployment rate", "6.5%"], ["average weekly working hours", "39"], ["exports of cork", "$1 100 m"], ["budget balance", "$1 200 m deficit"], ["working population", "5.2 m"]]
ECONOMICS = [
    {"parts": [
        p("Calculate the number of people unemployed in Portugal.", 1, ["338 000"], allow=["0.338 m"], kind="numeric"),
        q("Identify two natural resources that are used in Portugal.", 2, [["cork oak forests"], ["sunshine"], ["fish"]]),
        q("Explain why a fall in unemployment may increase inflation.", 2, [["Lower unemployment raises incomes and total demand", "which may pull up prices when firms are close to full capacity"]]),
        q("Explain two reasons why workers may leave the fishing industry for the tourist industry.", 4, [["Wages may be higher in tourism", "which raises the standard of living"], ["Working conditions may be better", "as fishing is dangerous and hours are irregular"], ["There may be more chance of promotion", "in large hotel chains"]]),
        q("Analyse how an increase in income tax could reduce a budget deficit.", 4, [["Higher tax rates raise the revenue of the government", "the gap between revenue and spending narrows"], ["people with less disposable income import less"], ["spending may also be cut if fewer benefits are needed"]])]},
    {"stem": "In 2021 the price of avocados rose in many countries. Demand for avocados increased as they became popular with people who wanted to eat healthy food, while dry weather reduced the harvest.", "parts": [
        q("Define ‘equilibrium price’.", 2, [["The price at which demand and supply are equal", "so there is no shortage or surplus"]], kind="definition"),
        q("Explain two determinants of the price elasticity of supply of avocados.", 4, [["Time taken to grow", "new trees need several years before they bear fruit"], ["Ability to store", "avocados ripen quickly so stocks cannot be built up"]]),
        p("Discuss whether or not a government should subsidise farmers.", 8, ["Up to 5 marks for why it should: lower costs may lead to lower prices of food and protect jobs in rural areas", "Up to 5 marks for why it should not: there is an opportunity cost and farms may become inefficient"], kind="long")]},
    {"stem": "In many economies the central bank is responsible for monetary policy. Some have lowered their interest rates below zero.", "parts": [
        q("Identify two functions of a central bank other than setting the rate of interest.", 2, [["banker to the government"], ["lender of last resort"], ["issue of notes and coins"], ["management of foreign reserves"]]),
        q("Explain two reasons why a person may save a higher proportion of income.", 4, [["An increase in income", "once needs are met, more is left"], ["Fear of losing a job", "people put money aside for emergencies"]]),
        q("Analyse how a cut in the rate of interest may affect economic growth.", 6, [["Borrowing is cheaper", "so households buy more on credit", "and total demand rises"], ["Firms invest more", "which increases productive capacity", "and output"]])]},
]


@layout(HALF, "igcse-economics-chert", "economics paper with a fact file, marks in brackets; the scheme as a landscape table with guidance in its own file")
def igcse_economics(draw):
    facts = r"\begin{center}\begin{tabular}{|l|r|}\hline\textbf{Portugal fact file} & \textbf{2019}\\\hline " + "".join(rf"{tex(a)} & {tex(b)}\\\hline " for a, b in FACTS) + r"\end{tabular}\end{center}"
    body = r"\begin{center}\textbf{Section A}\end{center}\textbf{Read the source material carefully before answering Question 1.}\par\medskip\begin{center}\textbf{Source material: Portugal, a country of cork}\end{center}" + facts
    body += tex("Portugal produces about half of the world’s cork, which is taken from the bark of its cork oak forests. Its long hours of sunshine draw millions of tourists to the Algarve, where many people once made a living from catching fish. The government has raised taxes on income to reduce its budget deficit.") + r"\par\medskip Answer \textbf{all} parts of Question 1. Refer to the source material in your answers.\par\medskip "
    rows, items = "", []
    for place, question in enumerate(ECONOMICS):
        label = rf"\textbf{{{place + 1}}}"
        if place == 1:
            body += r"\newpage\begin{center}\textbf{Section B}\end{center}Answer \textbf{both} questions.\par\medskip "
        for path, part, entry in walk(question, place):
            if entry is None:
                if part.get("stem"):
                    body += rf"\needspace{{40mm}}\lab{{0pt}}{{8mm}}{{{label}}}{{{tex(part['stem'])}}}\smallskip "
                    label = ""
                continue
            body += rf"\needspace{{15mm}}\lab{{0pt}}{{17mm}}{{\makebox[8mm][l]{{{label}}}\textbf{{({'abcdefgh'[path[1]]})}}}}{{{tex(part['command'])}\pushright{{[{part['marks']}]}}}}\medskip "
            label = ""
            items.append(priced(entry, part) if "lines" in part else entry)
            cell = r"\newline ".join(" ".join(f"{tex(text)} (1)" for text in line) for line in part["lines"]) if "lines" in part else r"\newline ".join(tex(text) for text, _ in part["points"])
            guide = r"\newline ".join(rf"Accept: {tex(a)}" for a in part.get("allow", []))
            rows += rf"{entry['number']} & \textbf{{{tex(part['command'])}}}\newline\rule{{0pt}}{{13pt}}{cell} & \hfil {part['marks']} & {guide}\\\hline "
    engine, source = document(draw, body, ["arial"], (11,), (20, 23), head=r"\fancyhead[C]{\thepage}", foot=r"\fancyfoot[L]{\scriptsize\copyright\ Practice 2022}\fancyfoot[C]{\scriptsize 0455/22/M/J/22}\fancyfoot[R]{\scriptsize\textbf{[Turn over}}")
    scheme = r"\renewcommand\arraystretch{1.2}\begin{longtable}{|>{\centering\arraybackslash}p{18mm}|p{150mm}|p{13mm}|p{50mm}|}\hline\textbf{Question} & \hfil\textbf{Answer} & \textbf{Marks} & \hfil\textbf{Guidance}\\\hline\endhead " + rows + r"\end{longtable}"
    return Document(engine, source, items, document(draw, scheme, ["arial"], (10, 11), (18, 19), head=r"\fancyhead[L]{\small 0455/22}\fancyhead[C]{\small Cambridge IGCSE – Mark Scheme}\fancyhead[R]{\small May/June 2022}", foot=r"\fancyfoot[R]{\scriptsize Page \thepage}", paper="a4paper,landscape")[1])


# Biologie, Abitur Hessen, with the table of what is expected

ABITUR = [
    ("Aufgabe 1: Birkenspanner und Industriemelanismus", "Der Birkenspanner (Biston betularia) ist ein Nachtfalter, der tagsüber an Baumstämmen ruht. Neben der hellen Form wurde 1848 bei Manchester erstmals eine dunkle Form gefunden, deren Anteil dort bis 1895 auf 98 % stieg. In ländlichen Gebieten mit flechtenbewachsenen Birken blieb die helle Form häufig.", [
        ("1.1", "Beschreiben Sie die dargestellte Entwicklung der Häufigkeit beider Formen.", 4, "Der Anteil der dunklen Form steigt in der Industrieregion von 1848 bis 1895 stark an.\nIn ländlichen Gebieten bleibt die helle Form häufig."),
        ("1.2", "Erklären Sie die Zunahme der dunklen Form mithilfe der synthetischen Evolutionstheorie.", 8, "Mutation führt zu dunklen Varianten.\nRuß tötet die Flechten und schwärzt die Stämme, sodass helle Falter von Vögeln eher entdeckt werden.\nDunkle Falter haben eine höhere Fitness und geben ihre Allele häufiger weiter.\nDer Genpool der Population verändert sich."),
        ("1.3", "Die dunkle Färbung wird von einem dominanten Allel D bestimmt. In einer Population sind 36 % der Falter hell. Berechnen Sie den Anteil der heterozygoten Falter nach dem Hardy-Weinberg-Gesetz.", 5, "q² = 0,36, also q = 0,6 und p = 0,4.\nAnteil der Heterozygoten: 2pq = 0,48, das sind 48 %."),
        ("1.4", "Nennen Sie die Selektionsform, die hier vorliegt, und begründen Sie Ihre Entscheidung.", 3, "Gerichtete (transformierende) Selektion, da ein Extrem des Merkmals begünstigt wird.")]),
    ("Aufgabe 2: Mukoviszidose", "Mukoviszidose ist eine autosomal-rezessiv vererbte Erkrankung. Ursache sind Mutationen im CFTR-Gen auf Chromosom 7, das für einen Chloridkanal in der Zellmembran codiert. Bei der häufigsten Mutation ΔF508 fehlt im Protein die Aminosäure Phenylalanin.", [
        ("2.1", "Skizzieren Sie den Ablauf der Proteinbiosynthese bei Eukaryoten in Form eines Fließschemas.", 7, None),
        ("2.2", "Geben Sie an, um welchen Typ von Mutation es sich bei ΔF508 handelt.", 2, "Deletion von drei Nukleotiden, ohne Verschiebung des Leserasters."),
        ("2.3", "Erläutern Sie, warum der Ausfall des Chloridkanals zu zähem Schleim in den Bronchien führt.", 6, "Chloridionen gelangen nicht mehr aus der Zelle.\nWasser folgt osmotisch nicht nach, der Schleim bleibt wasserarm und zäh."),
        ("2.4", "Zwei gesunde Eltern haben ein erkranktes Kind. Ermitteln Sie die Wahrscheinlichkeit, mit der ihr nächstes Kind gesund ist.", 3, "Beide Eltern sind heterozygot (Aa).\nDie Wahrscheinlichkeit beträgt 75 %."),
        ("2.5", "Diskutieren Sie Chancen und Risiken einer somatischen Gentherapie mit Viren als Vektoren.", 6, "Chance: Die Ursache statt der Symptome wird behandelt.\nRisiko: Der Einbau an falscher Stelle kann Krebs auslösen.\nRisiko: Das Immunsystem kann auf den Vektor reagieren.\nDa sich Epithelzellen erneuern, muss die Behandlung wiederholt werden.")]),
]


@layout(HALF, "abitur-biologie-gneiss", "biology of a German Abitur with points (BE); what is expected as a table at the end")
def abitur_biologie(draw):
    body = paragraph(run("Hessisches Kultusministerium\tLandesabitur 2018 (Übung)"), "Top") + paragraph(run("Biologie\tLeistungskurs\tVorschlag A"), "Top2")
    rows, items = [[run("Aufg.", "B"), run("erwartete Leistungen", "B"), run("BE", "B")]], []
    for section, text, parts in ABITUR:
        body += paragraph(run(section), "Head") + paragraph(run(text))
        for number, question, points, answer in parts:
            body += paragraph(run(f"{number}\t{question}\n\t({points}\u00a0BE)"), "Ask")
            rows.append([run(number), run("Fließschema mit Transkription, Prozessierung, Export aus dem Kern und Translation" if answer is None else answer), run(str(points))])
            answer = answer or "Fließschema mit Transkription, Prozessierung, Export aus dem Kern und Translation"
            lines = answer.split("\n")
            items.append(item(question, answer, number, points, stem=text, section=section, rubric=[{"text": a, "marks": None} for a in lines] if points > 1 else None, kind="long" if points > 5 else "short"))
    rows.append(["", run("Summe", "B"), run("44", "B")])
    body += paragraph(run("Lösungs- und Bewertungshinweise"), "New") + table(rows, [1.6, 13.4, 1.4])
    styles = (
        paragraph_style("Top", 0, tabs=[(16.6, 'style:type="right"')]) + paragraph_style("Top2", 0.1, tabs=[(8.3, 'style:type="center"'), (16.6, 'style:type="right"')], bold=True, extra='fo:border-bottom="0.75pt solid #000000" fo:padding-bottom="0.1cm"')
        + paragraph_style("Ask", 0.3, 1.2, -1.2, [(1.2, ""), (16.6, 'style:type="right"')], extra='fo:keep-together="always"') + paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page"')
    )
    body = body.replace("<text:line-break/><text:tab/>(", "<text:tab/>(")
    engine, source = office(draw, body, ["Liberation Sans", "Carlito"], (11,), margin=2.2, styles=styles)
    return Document(engine, source, items)


# Sociology, AQA A-level, with a scheme in its own file

SOCIOLOGY = [
    ("Section A  Education", None, [
        ("01", "Outline two material factors that may affect social class differences in educational achievement.", 4, None, ["cramped housing; with no quiet place to do homework", "low income; parents cannot afford books, tutors or trips", "poor diet; pupils lack energy and concentration in lessons", "part-time work; less time for study"], "Two marks for each of two appropriate factors clearly outlined or one mark for each factor partially outlined."),
        ("02", "Outline three reasons for gender differences in subject choice.", 6, None, ["early socialisation; boys and girls are given different toys and books", "gendered subject images; physics is seen as a boys’ subject", "peer pressure; pupils avoid subjects that others make fun of", "single-sex schooling; girls in girls’ schools are more likely to take maths"], "Two marks for each of three appropriate reasons clearly outlined or one mark for each reason partially outlined."),
        ("03", "Applying material from Item A, analyse two effects of marketisation on the education system.", 10, "Item A\nSince 1988, governments have introduced policies of marketisation. Schools now compete for pupils, and parents can compare schools in league tables. Popular schools receive more funds, and some can choose the pupils whom they admit.", ["competition leads schools to select pupils who will do well in tests (cream-skimming)", "middle-class parents use their cultural and economic capital to gain places (Ball; Gewirtz)", "funding that follows pupils widens the gap between popular and unpopular schools"], None)]),
    ("Section B  Methods in context", "Item B\nInvestigating pupils with behavioural difficulties\nSome pupils are excluded because of their behaviour. Sociologists may use written questionnaires to study these pupils. Questionnaires can be given to many schools at small cost, but such pupils may not read well and may not return them.", [
        ("04", "Applying material from Item B and your knowledge of research methods, evaluate the strengths and limitations of using written questionnaires to investigate pupils with behavioural difficulties.", 20, None, ["access through gatekeepers such as head teachers", "low literacy and low response rates among excluded pupils", "anonymity may encourage honest answers about behaviour", "large samples allow comparison between schools", "closed questions limit the validity of the data"], None)]),
    ("Section C  Theory and methods", None, [
        ("05", "Outline and explain two advantages of using laboratory experiments in sociological research.", 10, None, ["variables can be controlled, so that cause and effect can be shown", "they can be repeated in the same conditions, which makes them reliable"], None),
        ("06", "Identify one feature of official statistics.", 1, None, ["They are produced by government departments or agencies"], None),
        ("07", "What do interpretivists mean by ‘verstehen’?", 2, None, ["an understanding of the meanings that actors give to their actions", "gained by putting oneself in their place"], None),
        ("08", "Give one example of a moral panic and explain one way in which the media contributed to it.", 3, None, ["mods and rockers at Clacton in 1964", "newspapers exaggerated the damage and the numbers involved", "so that small events were seen as a threat to society"], None)]),
]


@layout(HALF, "aqa-sociology-schist", "sociology paper with boxed digits, items and marks in brackets; the scheme as a list in its own file")
def aqa_sociology(draw):
    def box(number):
        return r"\setlength\fboxsep{2.5pt}" + r"\,".join(rf"\fbox{{\strut {digit}}}" for digit in number)

    body, scheme, items = "", r"\begin{center}{\large\bfseries A-level SOCIOLOGY 7192/1}\\[3pt] Paper 1 Education with Theory and Methods\\[3pt]\textbf{Mark scheme}\end{center}", []
    for section, shared, asked in SOCIOLOGY:
        body += rf"\needspace{{70mm}}\begin{{center}}\textbf{{{tex(section.split('  ')[0])}}}\\[3pt]\textbf{{{tex(section.split('  ')[1])}}}\end{{center}}"
        scheme += rf"\bigskip\textbf{{{tex(section.split('  ')[0])}}}\par "
        for number, question, marks, own, points, note in asked:
            framed = own or shared
            if framed:
                head, *rest = framed.split("\n")
                body += rf"\begin{{center}}\fbox{{\begin{{minipage}}{{0.94\linewidth}}\smallskip\centering\textbf{{{head}}}\par\smallskip\raggedright " + r"\par\smallskip ".join(rf"\textbf{{{tex(t)}}}" if len(t) < 60 else tex(t) for t in rest) + r"\smallskip\end{minipage}}\end{center}"
            body += rf"\needspace{{30mm}}\medskip\lab{{0pt}}{{18mm}}{{{box(number)}}}{{{tex(question)}}}\hfill\textbf{{[{marks} mark{'s' * (marks > 1)}]}}\par " + r"\vspace{5mm}\hspace*{18mm}\rule{\dimexpr\linewidth-18mm}{0.3pt}\par " * min(marks + 1, 6) + r"\medskip "
            scheme += rf"\needspace{{30mm}}\medskip\lab{{0pt}}{{18mm}}{{{box(number)}}}{{\textbf{{{tex(question)}}}}}\hfill\textbf{{[{marks} mark{'s' * (marks > 1)}]}}\par "
            scheme += rf"{{\leftskip=18mm {tex(note)}\par}}" if note else ""
            scheme += r"{\leftskip=18mm Answers may include the following points:\par}" if marks > 9 else ""
            scheme += "".join(rf"\lab{{18mm}}{{5mm}}{{\textbullet}}{{{tex(text)}{'.' if text == points[-1] else ';'}}}" for text in points)
            stem = None
            if framed:
                stem = " ".join(framed.split("\n"))
            items.append(item(question, "\n".join(points), number, marks, section=section.replace("  ", " "), stem=stem, guidance=note, kind="long" if marks > 9 else "short", rubric=[{"text": t, "marks": None} for t in points] if marks > 1 else None))
    engine, source = document(draw, body, ["arial", "helvetica"], (11,), (20, 22), head=r"\fancyhead[C]{\thepage}", foot=r"\fancyfoot[L]{\footnotesize IB/M/Jun21/7192/1}\fancyfoot[R]{\textbf{Turn over }$\blacktriangleright$}")
    return Document(engine, source, items, document(draw, scheme, ["arial", "helvetica"], (11,), (22, 24), foot=r"\thepage", head=r"MARK SCHEME – A-LEVEL SOCIOLOGY – 7192/1 – JUNE 2021")[1])


# Polity, practice for the civil services of India

POLITY = [
    ("Which one of the following Schedules of the Constitution of India contains provisions regarding anti-defection?", None, None, ["Second Schedule", "Fifth Schedule", "Eighth Schedule", "Tenth Schedule"], 3),
    ("Consider the following statements:", ["The Rajya Sabha is a permanent House and is not subject to dissolution.", "One-third of the members of the Rajya Sabha retire every second year."], "Which of the statements given above is/are correct?", ["1 only", "2 only", "Both 1 and 2", "Neither 1 nor 2"], 2),
    ("A Money Bill can be introduced in", None, None, ["the Lok Sabha only", "the Rajya Sabha only", "either House of Parliament", "a joint sitting of both Houses only"], 0),
    ("With reference to the Vice-President of India, consider the following statements:", ["The Vice-President is the ex officio Chairman of the Rajya Sabha.", "The Vice-President is elected by the members of the State Legislative Assemblies."], "Which of the statements given above is/are correct?", ["1 only", "2 only", "Both 1 and 2", "Neither 1 nor 2"], 0),
    ("The idea of Directive Principles of State Policy was borrowed by the framers of the Constitution from the Constitution of", None, None, ["the United States of America", "Ireland", "Canada", "Australia"], 1),
    ("Which one of the following writs is issued by a court to a public authority that has failed to perform its duty, directing it to do so?", None, None, ["Habeas corpus", "Certiorari", "Mandamus", "Quo warranto"], 2),
    ("Which of the following bodies are constitutional bodies?", ["The Election Commission", "The NITI Aayog", "The Finance Commission"], "Select the correct answer using the code given below:", ["1 and 2 only", "1 and 3 only", "2 and 3 only", "1, 2 and 3"], 1),
    ("By which one of the following amendments was the right to property removed from the list of fundamental rights?", None, None, ["24th Amendment", "42nd Amendment", "44th Amendment", "73rd Amendment"], 2),
    ("Who administers the oath of office to the President of India?", None, None, ["The Chief Justice of India", "The Speaker of the Lok Sabha", "The Prime Minister", "The outgoing President"], 0),
    ("Consider the following statements about a Proclamation of Emergency under Article 352:", ["It must be approved by both Houses of Parliament within one month.", "Once approved, it remains in force for six months unless it is approved again.", "It can be issued on the ground of internal disturbance."], "Which of the statements given above are correct?", ["1 and 2 only", "2 and 3 only", "1 and 3 only", "1, 2 and 3"], 0),
    ("The Panchayati Raj system was given constitutional status in order to promote", None, None, ["the independence of the judiciary", "democratic decentralisation at the level of the village, the block and the district", "the single transferable vote", "the collection of central taxes"], 1),
    ("The Comptroller and Auditor General of India submits the reports on the accounts of the Union to", None, None, ["the Prime Minister", "the Finance Minister", "the President", "the Chairman of the Public Accounts Committee"], 2),
]


@layout(HALF, "upsc-polity-pumice", "polity of India in two columns, statements with numbers inside the question, the key as a grid")
def upsc_polity(draw):
    body, items = r"\begin{center}{\large\bfseries GENERAL STUDIES (PRELIMS) -- PRACTICE SET 4}\\[3pt]\textbf{INDIAN POLITY AND GOVERNANCE}\end{center}\hrule\medskip\setlength\columnsep{8mm}\setlength\columnseprule{0.4pt}\begin{multicols}{2}", []
    for n, (question, statements, ask, options, right) in enumerate(POLITY, 1):
        body += rf"\needspace{{20mm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}"
        words = question
        if statements:
            body += "".join(rf"\lab{{8mm}}{{7mm}}{{{k}.}}{{{tex(s)}}}" for k, s in enumerate(statements, 1)) + rf"{{\leftskip=8mm {tex(ask)}\par}}"
            words = " ".join([question, *(f"{k}. {s}" for k, s in enumerate(statements, 1)), ask])
        body += "".join(rf"\lab{{8mm}}{{8mm}}{{({x})}}{{{tex(o)}}}" for x, o in zip("abcd", options)) + r"\bigskip "
        items.append(item(words, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    body += r"\end{multicols}\needspace{30mm}\begin{center}\textbf{ANSWER KEY}\\[4pt]\begin{tabular}{|" + "c|" * 6 + r"}\hline "
    cells = [f"{n}. ({'abcd'[q[4]]})" for n, q in enumerate(POLITY, 1)]
    body += r"\\\hline ".join(" & ".join(cells[k:k + 6]) for k in (0, 6)) + r"\\\hline\end{tabular}\end{center}"
    engine, source = document(draw, body, ["times", "timesnew", "palatino"], (10, 11), (17, 20), foot=r"\fancyfoot[L]{\small Prelims Test Series 2018}\fancyfoot[R]{\small (\thepage)}")
    return Document(engine, source, items)


# Bible knowledge, a church school in Ghana

BIBLE = [
    ("On which day of creation did God make the sun, the moon and the stars?", ["the second day", "the fourth day", "the sixth day"], 1), ("Who built the ark?", ["Noah", "Abraham", "Lot"], 0),
    ("How many sons did Jacob have?", ["seven", "ten", "twelve"], 2), ("Joseph was sold by his brothers to traders who were on their way to", ["Egypt", "Babylon", "Nineveh"], 0),
    ("On which mountain did Moses receive the Ten Commandments?", ["Mount Carmel", "Mount Sinai", "the Mount of Olives"], 1), ("Which woman, a Moabite, said to her mother-in-law, “Your people shall be my people, and your God my God”?", ["Naomi", "Deborah", "Ruth"], 2),
    ("With what did David kill Goliath?", ["a spear", "a sling and a stone", "the jawbone of an ass"], 1), ("Who was thrown into the lions’ den?", ["Daniel", "Elijah", "Jeremiah"], 0),
    ("Which king asked God for wisdom and later built the temple in Jerusalem?", ["Saul", "Solomon", "Ahab"], 1), ("In which town was Jesus born?", ["Nazareth", "Jericho", "Bethlehem"], 2),
    ("Who baptised Jesus in the River Jordan?", ["John the Baptist", "Simon Peter", "Philip"], 0), ("What was the work of Matthew before he followed Jesus?", ["fisherman", "tax collector", "tent maker"], 1),
    ("At the wedding in Cana, Jesus turned water into", ["oil", "milk", "wine"], 2), ("Which disciple denied Jesus three times before the cock crowed?", ["Thomas", "Peter", "Judas Iscariot"], 1),
    ("Saul was converted on the road to", ["Damascus", "Antioch", "Emmaus"], 0),
]


@layout(HALF, "bible-quiz-obsidian", "Bible knowledge of a junior high school, options in one line, the answers at the end in a line")
def bible_quiz(draw):
    body = paragraph(run("ST. PETER’S METHODIST J.H.S., KUMASI"), "Mid") + paragraph(run("BIBLE KNOWLEDGE QUIZ – SECOND TERM 2014"), "Mid") + paragraph(run("NAME: ....................................................................   FORM: ................   SCORE: ........ / 15"), "Who") + paragraph(run("Circle the letter of the correct answer.", "I"))
    items = []
    for n, (question, options, right) in enumerate(BIBLE, 1):
        body += paragraph(run(f"{n}.\t{question}"), "Ask") + paragraph(run("\t".join(f"{x}) {o}" for x, o in zip("abc", options))), "Row")
        items.append(item(question, options[right], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[right]))
    body += paragraph(run("ANSWERS: ", "B") + run("   ".join(f"{n}. {'abc'[r]}" for n, (*_, r) in enumerate(BIBLE, 1))), "Key")
    styles = (
        paragraph_style("Mid", 0, bold=True, size=13, extra='fo:text-align="center"') + paragraph_style("Who", 0.5) + paragraph_style("Ask", 0.35, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="always"')
        + paragraph_style("Row", 0.1, 0.9, 0, [(6.2, ""), (11.8, "")]) + paragraph_style("Key", 0.8, extra='fo:border-top="0.75pt solid #000000" fo:padding-top="0.2cm"')
    )
    engine, source = office(draw, body, ["Liberation Serif", "Carlito"], (12,), margin=2.0, foot=False, styles=styles)
    return Document(engine, source, items)


# Government, UTME of Nigeria

UTME = [
    ("The principle of the separation of powers is credited to", ["A. V. Dicey", "Baron de Montesquieu", "John Locke", "Jean Bodin"], 1), ("A constitution that can be amended by the same procedure as an ordinary law is", ["rigid", "federal", "flexible", "unwritten"], 2),
    ("An important feature of a cabinet system of government is that ministers", ["are not members of the legislature", "are collectively responsible to the legislature", "can be removed only by the electorate", "are appointed by the judiciary"], 1), ("In a unitary state, the powers of local authorities are derived from the", ["constitution", "electorate", "courts", "central government"], 3),
    ("The major aim of a pressure group is to", ["influence government policies", "take over the government", "contest elections", "train civil servants"], 0), ("Universal adult suffrage means that the right to vote is given to all", ["taxpayers", "citizens who can read and write", "citizens who have reached the age of majority", "owners of property"], 2),
    ("The amalgamation of the Northern and Southern Protectorates of Nigeria took place in", ["1900", "1906", "1914", "1922"], 2), ("The elective principle was introduced into Nigeria by the", ["Clifford Constitution of 1922", "Richards Constitution of 1946", "Macpherson Constitution of 1951", "Lyttleton Constitution of 1954"], 0),
    ("The title of the paramount ruler in the pre-colonial Oyo Empire was the", ["Sultan", "Oba", "Alaafin", "Obi"], 2), ("The system of indirect rule was less successful in Eastern Nigeria because", ["the people were hostile to trade", "there were no recognised traditional rulers with wide authority", "the British did not have enough officers", "the land was difficult to cross"], 1),
    ("Who was the first Governor-General of Nigeria of Nigerian origin?", ["Nnamdi Azikiwe", "Abubakar Tafawa Balewa", "Obafemi Awolowo", "Ahmadu Bello"], 0), ("Nigeria became a republic in", ["1957", "1960", "1963", "1966"], 2),
    ("The number of states in Nigeria was increased to thirty-six by the regime of", ["Yakubu Gowon", "Murtala Muhammed", "Ibrahim Babangida", "Sani Abacha"], 3), ("The headquarters of the Economic Community of West African States (ECOWAS) is in", ["Accra", "Abuja", "Lomé", "Dakar"], 1),
    ("The organ of the United Nations that can authorise the use of force is the", ["Security Council", "General Assembly", "Secretariat", "Trusteeship Council"], 0), ("Which of the following countries is a permanent member of the Security Council?", ["Germany", "Japan", "China", "India"], 2),
]


@layout(HALF, "utme-government-dolerite", "government questions for Nigerian university entrance in two columns, the keys on the last page")
def utme_government(draw):
    lines = [".ce 2", "\\fBUTME 2015 \\(en GOVERNMENT\\fP", "Type U", ".sp 0.5", ".2C"]
    items = []
    for n, (question, options, right) in enumerate(UTME, 1):
        lines += [".ne 7", f".IP \"{n}.\" 4", plain(question)]
        lines += [".RS", ".nr PD 0", *(line for x, o in zip("ABCD", options) for line in (f".IP \"{x}.\" 4", plain(o))), ".nr PD 0.5v", ".RE"]
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    lines += [".1C", ".ce", "\\fBUTME 2015 GOVERNMENT \\(en ANSWER KEYS\\fP", ".sp", ".nf", ".ta 1.2i 2.4i 3.6i"]
    for k in range(4):
        lines.append("\t".join(f"{n}. {'ABCD'[UTME[n - 1][2]]}" for n in range(k + 1, 17, 4)))
    engine, source = roff(draw, [*lines, ".fi"], (10, 11), ("T", "N", "H"))
    return Document(engine, source, items)


# Health and safety test for the CSCS card

CSCS = [
    ("You see a colleague working on a scaffold that does not have a guard rail. What should you do first?", ["Carry on with your own work", "Warn your colleague and report it to the supervisor", "Fit a guard rail yourself", "Wait for the weekly safety meeting"], 1),
    ("What does a blue circle with a white symbol mean on a safety sign?", ["You must do something", "You must not do something", "There is a hazard", "It shows the way to first aid"], 0),
    ("What is the main purpose of a toolbox talk?", ["To count the tools at the end of the day", "To give short advice about a safety matter on the site", "To tell workers about their pay", "To sell tools"], 1),
    ("Which fire extinguisher should NOT be used on a fire that involves live electrical equipment?", ["Carbon dioxide", "Dry powder", "Water", "None of them may be used"], 2),
    ("At which level of noise must an employer make sure that hearing protection is worn?", ["Daily or weekly average of 80 dB(A)", "Daily or weekly average of 85 dB(A)", "Daily or weekly average of 100 dB(A)", "Only above a peak of 140 dB(C)"], 1),
    ("How should you place a leaning ladder?", ["1 unit out for every 4 units up", "1 unit out for every 2 units up", "As steep as it will stand", "At 45 degrees so that it will not slip sideways"], 0),
    ("When must you report a near miss?", ["Only if someone was hurt", "Only if it happens twice", "At the end of the month", "As soon as possible, so that an accident can be prevented"], 3),
    ("What is the most likely way that long-term exposure to silica dust will harm you?", ["It irritates the skin of your hands", "It causes disease of the lungs", "It weakens your hearing", "It damages the nerves in your fingers"], 1),
    ("You find a broken board that may contain asbestos. What should you do?", ["Put the pieces in a skip and sweep the floor", "Stop work, keep others away and tell your supervisor", "Break a piece off and show it to the site manager", "Wet it and carry on"], 1),
    ("What should you check before you use a power tool with a lead?", ["That the lead and plug are not damaged", "That the tool is clean", "That the battery is charged", "That somebody else has used it that day"], 0),
    ("Who has a duty under the Health and Safety at Work Act to work safely?", ["Only the principal contractor", "Only the first aider and the supervisor", "Everyone on the site", "Only self-employed persons"], 2),
    ("What is the first thing that you should do when you lift a load by hand?", ["Bend your back and take a firm grip", "Think about the lift and where the load is to go", "Lift it a little and drop it", "Ask for payment for heavy work"], 1),
]


@layout(HALF, "cscs-mock-gabbro", "results of a mock test on a web form, right options in green with a tick")
def cscs_mock(draw):
    body, items = "<div class=head><h1>CSCS Operative Mock Test 3</h1><p>Health, safety and environment test – review your answers</p></div>", []
    for n, (question, options, right) in enumerate(CSCS, 1):
        rows = "".join(f"<div class='o{' r' if k == right else ''}'><span class=c></span><span>{web(o)}</span>{'<span class=v>✓</span>' if k == right else ''}</div>" for k, o in enumerate(options))
        body += f"<div class=card><div class=q><span>{n}. {web(question)}</span></div>{rows}</div>"
        items.append(item(question, options[right], str(n), None, choices([None] * 4, options), kind="mcq"))
    css = "body { background: #fff; color: #202124 } .head { border-top: 3mm solid #673ab7; border-radius: 2mm; border-left: 1px solid #ccc; border-right: 1px solid #ccc; border-bottom: 1px solid #ccc; padding: 3mm 5mm } h1 { font-size: 170%; font-weight: normal; margin: 0 } .head p { margin: 1mm 0; color: #555 } .card { border: 1px solid #dadce0; border-radius: 2mm; margin-top: 4mm; padding: 4mm 5mm; break-inside: avoid } .q { margin-bottom: 3mm } .o { display: flex; align-items: center; padding: 1.2mm 3mm; border-radius: 1mm; gap: 3mm } .r { background: #e6f4ea; color: #137333 } .c { width: 3.4mm; height: 3.4mm; border: 0.5mm solid #777; border-radius: 50%; flex: none } .r .c { border-color: #137333; background: radial-gradient(#137333 45%, #e6f4ea 50%) } .v { margin-left: auto; font-family: 'DejaVu Sans' }"
    engine, source = page(draw, body, ["Roboto", "Open Sans"], (10, 11), css)
    return Document(engine, source, items)


# Tests of the DGT, Spain

DGT = [
    ("¿A qué velocidad máxima puede circular un turismo sin remolque por una autopista?", ["A 100 km/h.", "A 120 km/h.", "A 130 km/h."], 1), ("En un ciclomotor, ¿es obligatorio el uso del casco?", ["Sí, para el conductor y para el pasajero.", "Solo fuera de poblado.", "Solo para el conductor."], 0),
    ("La luz amarilla fija de un semáforo indica que los vehículos…", ["deben acelerar para pasar.", "deben detenerse, salvo que no puedan hacerlo en condiciones de seguridad.", "tienen prioridad en la intersección."], 1), ("¿Cuál es la tasa máxima de alcohol en sangre permitida a un conductor novel?", ["0,5 gramos por litro.", "0,8 gramos por litro.", "0,3 gramos por litro."], 2),
    ("Si no hay señales, en una intersección de vías iguales tiene preferencia el vehículo que…", ["se aproxima por la derecha.", "se aproxima por la izquierda.", "circula a mayor velocidad."], 0), ("Al circular por una glorieta, ¿quién tiene prioridad de paso, como norma general?", ["Los vehículos que quieren entrar en ella.", "Los vehículos que ya se encuentran dentro de ella.", "Los vehículos más grandes."], 1),
    ("¿Cuándo debe hacerse la primera inspección técnica (ITV) de un turismo particular?", ["A los dos años de su matriculación.", "Antes de cumplir los cuatro años desde su primera matriculación.", "A los diez años."], 1), ("La distancia de detención es la suma de…", ["la distancia de reacción y la de frenado.", "la distancia de frenado y la de seguridad.", "la separación lateral y la distancia de reacción."], 0),
    ("En caso de niebla densa, ¿qué luces debe llevar encendidas, además de las de cruce, para ser visto por detrás?", ["Las luces de emergencia.", "La luz de marcha atrás.", "La luz antiniebla trasera."], 2), ("¿Está permitido utilizar el teléfono móvil con la mano mientras se conduce?", ["Sí, si la llamada dura menos de un minuto.", "No, está prohibido.", "Sí, cuando el tráfico es escaso."], 1),
    ("Un menor que mide 1,20 metros, ¿dónde debe viajar como norma general en un turismo?", ["En el asiento delantero, con el cinturón de seguridad.", "En los asientos traseros, sin ningún sistema de retención.", "En los asientos traseros, con un sistema de retención homologado a su talla y peso."], 2), ("¿Qué indica una línea longitudinal continua en el centro de la calzada?", ["Que no se puede atravesar ni circular sobre ella.", "Que se puede adelantar con precaución.", "Que la vía es de sentido único."], 0),
    ("Ante un accidente de tráfico, la conducta PAS consiste en…", ["parar, avisar y salir.", "proteger, avisar y socorrer.", "prevenir, ayudar y señalizar."], 1), ("Conducir con sueño provoca, entre otros efectos, …", ["un aumento del tiempo de reacción.", "una mejora de la atención.", "una disminución de la distancia de frenado."], 0),
]


@layout(HALF, "dgt-test-jasper", "Spanish driving test with three options in two columns, the solutions in a table on the last page")
def dgt_test(draw):
    body, items = "#columns(2, gutter: 9mm)[\n", []
    for n, (question, options, right) in enumerate(DGT, 1):
        listed = ", ".join(f"[{x})], [{ty(o)}]" for x, o in zip("ABC", options))
        body += f"#block(breakable: false, below: 5mm)[#grid(columns: (8mm, 1fr), row-gutter: 2.2mm, [*{n}.*], [*{ty(question)}*], {listed})]\n"
        items.append(item(question, options[right], str(n), None, choices("ABC", options), kind="mcq", answer_label="ABC"[right]))
    body += "]\n#pagebreak()\n#align(center)[*SOLUCIONES TEST N.º 12*]\n#v(3mm)\n#align(center, table(columns: 4, inset: (x: 5mm, y: 2mm), [*Pregunta*], [*Respuesta*], [*Pregunta*], [*Respuesta*]"
    for k in range(7):
        body += "".join(f", [{n}], [{'ABC'[DGT[n - 1][2]]}]" for n in (k + 1, k + 8))
    source = f"""#set page(paper: "a4", margin: 18mm, header: text(9pt)[Autoescuela La Rotonda #h(1fr) Permiso B – Test n.º 12], footer: align(center, text(9pt)[#context counter(page).display()]))
#set text(font: ({draw.one(['"Carlito"', '"Liberation Sans"', '"Roboto"'])},), size: {draw.one([10, 10.5])}pt, lang: "es")
#text(9pt)[Nombre: #box(width: 70mm, line(length: 100%, stroke: 0.4pt)) #h(1fr) Fecha: #box(width: 30mm, line(length: 100%, stroke: 0.4pt)) #h(1fr) Fallos: #box(width: 15mm, line(length: 100%, stroke: 0.4pt))]
#v(3mm)
{body}))
"""
    return Document("typst", source, items)


# Forklift safety, true or false

FORKLIFT = [
    ("Only trained and certified operators may drive a powered industrial truck.", True), ("A forklift may be driven by a worker who is 16 years old if a supervisor is present.", False),
    ("When traveling without a load, the forks should be carried as high as the mast allows.", False), ("Operators must be evaluated at least once every three years.", True),
    ("A loaded forklift should be driven up a ramp with the load upgrade.", True), ("It is safe to carry a passenger on the forks for a short distance.", False),
    ("If the load blocks the view ahead, the operator should drive in reverse.", True), ("If a sit-down forklift begins to tip over, the operator should jump clear of it.", False),
    ("The rated capacity is shown on the data plate of the truck.", True), ("A forklift turns like a car because the front wheels do the steering.", False),
    ("Smoking is allowed in an area where batteries are charged.", False), ("The truck must be inspected before it is placed in service each day or each shift.", True),
    ("An unattended truck must have its forks lowered, its controls in neutral, its power shut off and its brakes set.", True), ("Raising a load makes the truck more stable because the center of gravity moves up.", False),
    ("Operators should slow down and sound the horn at cross aisles and where vision is obstructed.", True),
]


@layout(HALF, "forklift-safety-agate", "true or false of an American safety trainer with blanks before the numbers, the key in words below")
def forklift_safety(draw):
    body = paragraph(run("Forklift Safety Quiz"), "Title") + paragraph(run("OSHA 29 CFR 1910.178 Powered Industrial Trucks"), "Sub") + paragraph(run("Employee: ________________________   Trainer: __________________   Date: __________"))
    body += paragraph(run("Directions: ", "B") + run("Write TRUE or FALSE on the line in front of each statement. A score of 12 or better is required."))
    items = []
    for n, (text, right) in enumerate(FORKLIFT, 1):
        body += paragraph(run(f"__________\t{n}.\t{text}"), "State")
        items.append(item(text, "True" if right else "False", str(n), kind="truefalse"))
    body += paragraph(run("Trainer’s Answer Key – Forklift Safety Quiz"), "New") + "".join(paragraph(run(f"{n}.\t{'TRUE' if r else 'FALSE'}"), "Sol") for n, (_, r) in enumerate(FORKLIFT, 1))
    styles = (
        paragraph_style("Sub", 0.1) + paragraph_style("State", 0.3, 3.2, -3.2, [(2.3, ""), (3.2, "")]) + paragraph_style("New", 0, bold=True, size=13, extra='fo:break-before="page"') + paragraph_style("Sol", 0.12, 1.2, -1.2, [(1.2, "")])
    )
    engine, source = office(draw, body, ["Carlito", "Liberation Sans"], (11, 12), margin=2.1, styles=styles)
    return Document(engine, source, items)
