"""The eighty-eighth: the other twelve of the sheets drawn by dice for `batch_87.py`.

Ciencias naturales with gaps Mexico 2014, US Constitution cloze 2015, inventors to match US 2014, show me, tell me UK 2019, vaccination FAQ
Canada 2020, geography glossary UK 2017, accounting glossary Chile 2016, French vocabulary 2017, Korean vocabulary 2019, bookkeeping textbook UK
2011, Zinsrechnung Germany 2017, kitchen safety rules 2018.
"""

import re

import engines  # noqa: F401  (registers latex and typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"


def ty(text):
    """The text for Typst."""
    return re.sub(r"([\\#*_$@<>`\[\]~/])", r"\\\1", text)


# Natural sciences with gaps, Mexican primary school

NUTRICION = [
    [("Las plantas elaboran su propio alimento mediante la {}.", "fotosíntesis"), ("Para ello toman del suelo agua y sales minerales por medio de la {}.", "raíz"), ("En las hojas hay una sustancia verde, la {}, que capta la luz del Sol.", "clorofila"), ("Durante este proceso las plantas liberan {} al ambiente.", "oxígeno")],
    [("Los animales no pueden producir su alimento, por lo que se llaman {}.", "heterótrofos"), ("Los que comen solamente plantas son {}, como el venado y la vaca.", "herbívoros"), ("En cambio, el jaguar y el águila se alimentan de otros animales y son {}.", "carnívoros"), ("El ser humano come tanto plantas como animales, es decir, es {}.", "omnívoro")],
    [("Cuando los seres vivos mueren, los hongos y las bacterias actúan como {}.", "descomponedores"), ("Así, los nutrientes regresan al {} y vuelven a ser aprovechados por las plantas.", "suelo"), ("La serie de organismos en la que cada uno sirve de alimento al siguiente se llama {}.", "cadena alimentaria")],
]


@layout(HALF, "huecos-ciencias-onyx", "Mexican passage with gaps without numbers, a bank of words, the answers in order at the foot of the page")
def huecos_ciencias(draw):
    answers = [a for para in NUTRICION for _, a in para]
    body = paragraph(run("Escuela Primaria “Benito Juárez”"), "Mid") + paragraph(run("Ciencias Naturales  4.º grado  Bloque II"), "Mid") + paragraph(run("Nombre del alumno: ________________________   Grupo: _____   N.º de lista: ____"), "Who")
    body += paragraph(run("Instrucciones: ", "B") + run("Completa el texto con las palabras del recuadro.")) + paragraph(run("     ".join(draw.mixed(answers))), "Bank") + paragraph(run("La nutrición de los seres vivos"), "Head")
    items = []
    for para in NUTRICION:
        made = []
        for text, answer in para:
            made.append(text.format("_____________________"))
            items.append(item(made[-1], answer, kind="gap"))
        body += paragraph(run(" ".join(made)), "Long")
    body += paragraph(run("Respuestas (en orden): ", "B") + run(", ".join(answers) + "."), "Sol")
    styles = (
        paragraph_style("Mid", 0, bold=True, size=13, extra='fo:text-align="center"') + paragraph_style("Who", 0.4) + paragraph_style("Bank", 0.3, extra='fo:border="1pt solid #000000" fo:padding="0.25cm" fo:text-align="center"')
        + paragraph_style("Long", 0.3, extra='fo:line-height="160%"') + paragraph_style("Sol", 1.0, size=9)
    )
    engine, source = office(draw, body, ["Comic Neue", "Carlito", "Liberation Sans"], (12,), margin=2.2, foot=False, styles=styles)
    return Document(engine, source, items)


# The Constitution, cloze of an American middle school

CONSTITUTION = [
    ("In the summer of 1787, delegates met in the city of {} to revise the Articles of Confederation.", "Philadelphia"), ("Instead, they wrote a new plan of government called the {}.", "Constitution"),
    ("The introduction to the document, which begins with the words “We the People,” is known as the {}.", "Preamble"), ("Article I creates the {} branch, which makes the laws.", "legislative"),
    ("Congress is made up of two houses, the House of Representatives and the {}.", "Senate"), ("Article II describes the executive branch, which is headed by the {}.", "President"),
    ("The highest court in the judicial branch is the {}.", "Supreme Court"), ("The system that keeps any one branch from becoming too powerful is called checks and {}.", "balances"),
    ("For example, the President may {} a bill that has been passed by Congress.", "veto"), ("The division of power between the national government and the states is known as {}.", "federalism"),
    ("A change to the Constitution is called an {}.", "amendment"), ("The first ten of these changes, which protect the rights of citizens, are known as the {}.", "Bill of Rights"),
    ("The plan took effect after it had been {} by nine of the thirteen states.", "ratified"),
]


@layout(HALF, "constitution-cloze-opal", "American sentences with drawn blanks, a word bank in a rounded frame, the key on the next page")
def constitution_cloze(draw):
    bank = draw.mixed([a for _, a in CONSTITUTION])
    body = "<div class=n><span>Name <i></i></span><span>Date <i></i></span><span>Class <i></i></span></div><h1>The U.S. Constitution</h1><p class=d>Fill in each blank with the correct word or phrase from the word bank. Each one is used only once.</p><div class=b><b>Word Bank</b><div>" + "".join(f"<span>{w}</span>" for w in bank) + "</div></div><ol>"
    items = []
    for n, (text, answer) in enumerate(CONSTITUTION, 1):
        before, after = text.split("{}")
        body += f"<li>{web(before)}<span class=r></span>{web(after)}</li>"
        items.append(item(f"{before} {after}" if not after.startswith(" ") else before + after, answer, str(n), kind="gap", gap=True))
    body += "</ol><h1 class=k>Answer Key: The U.S. Constitution</h1><ol class=a>" + "".join(f"<li>{web(a)}</li>" for _, a in CONSTITUTION) + "</ol>"
    css = ".n { display: flex; justify-content: space-between; margin-bottom: 6mm } .n i { display: inline-block; width: 38mm; border-bottom: 1px solid } h1 { font-size: 150%; text-align: center; margin: 2mm 0 } .k { break-before: page } .d { font-style: italic } .b { border: 2px solid #244; border-radius: 4mm; padding: 2mm 4mm; text-align: center } .b div { display: grid; grid-template-columns: repeat(4, 1fr); row-gap: 1.5mm; margin-top: 1.5mm } li { margin: 2mm 0; line-height: 1.5; padding-left: 2mm } .a li { margin: 1mm 0 } .r { display: inline-block; width: 36mm; border-bottom: 1px solid #000 }"
    engine, source = page(draw, body, ["Open Sans", "Liberation Serif", "Carlito"], (11, 12), css, paper="Letter")
    return Document(engine, source, items)


# Inventors to match, grade 5

INVENTORS = [
    ("Alexander Graham Bell", "telephone"), ("Eli Whitney", "cotton gin"), ("Thomas Edison", "phonograph"), ("Samuel Morse", "code of dots and dashes for the telegraph"), ("Wilbur and Orville Wright", "first successful airplane with an engine"),
    ("Benjamin Franklin", "lightning rod"), ("Cyrus McCormick", "mechanical reaper"), ("Johannes Gutenberg", "printing press with movable type"), ("George Washington Carver", "hundreds of products made from peanuts"), ("Elias Howe", "lockstitch sewing machine"),
    ("Robert Fulton", "first steamboat service that made money"), ("Louis Braille", "system of raised dots for readers who are blind"), ("Elisha Otis", "safety brake for elevators"), ("Alfred Nobel", "dynamite"),
]


@layout(HALF, "inventors-match-quartz", "inventors to match in a ruled table with blanks, the key as a line below")
def inventors_match(draw):
    ends = draw.mixed([e for _, e in INVENTORS])
    letters = "ABCDEFGHIJKLMN"
    listed = choices(letters, ends)
    key = [letters[ends.index(e)] for _, e in INVENTORS]
    rows = [[run("Answer", "B"), run("Inventor", "B"), run("Invention", "B")]] + [["", run(f"{n}. {name}"), run(f"{x}. {end}")] for n, ((name, _), x, end) in enumerate(zip(INVENTORS, letters, ends), 1)]
    body = paragraph(run("Name: _______________________________\tGrade 5 – Room 12")) + paragraph(run("Famous Inventors"), "Title") + paragraph(run("Match each inventor with the invention. Write the letter in the first column.")) + paragraph("") + table(rows, [2.0, 6.2, 8.2])
    body += paragraph(run("Answer Key: ", "B") + run(", ".join(f"{n}{x}" for n, x in enumerate(key, 1))), "Sol")
    items = [item(name, end, str(n), None, listed, kind="match", answer_label=key[n - 1]) for n, (name, end) in enumerate(INVENTORS, 1)]
    engine, source = office(draw, body, ["Comic Neue", "Open Sans", "Carlito"], (11, 12), margin=2.1, foot=False, styles=paragraph_style("Sol", 0.8, size=9))
    return Document(engine, source, items)


# Show me, tell me for motorcycles

MOTORCYCLE = [
    ("Identify where you would check the engine oil level and tell me how you would check that the engine has sufficient oil.", "Identify the dipstick or the sight glass. Put the motorcycle upright on level ground, remove the dipstick and wipe it clean, replace it, remove it again and check the level against the maximum and minimum marks, or look at the level in the sight glass."),
    ("Show me how you would check that the horn is working on this machine.", "Press the button on the handlebar (turn on the ignition if necessary)."),
    ("Identify where the brake fluid reservoir is and tell me how you would check that you have a safe level of hydraulic fluid.", "Identify the reservoir and check the level against the high and low markings."),
    ("Tell me how you would check that the lights and reflectors are clean and working.", "Turn on the lights and walk round the machine to check that all of them work. Reflectors should be clean and not cracked."),
    ("Show me how you would check the operation of the brakes on this machine.", "Operate the front brake, then the rear brake, and check for excessive travel on the lever and the pedal and for unusual play or sponginess."),
    ("Show me what checks you would make on the steering movement before using the machine.", "Turn the handlebar to full left and right lock and make sure that the movement is free and that no cables are stretched, trapped or pinched."),
    ("Tell me how you would check the condition of the chain on this machine.", "Check for wear, correct tension and security of the rear wheel alignment. It should be lubricated regularly."),
    ("Tell me what the minimum depth of tread is for a motorcycle over 50 cc.", "At least 1 mm of tread across three quarters of the breadth of the tread pattern and all the way round."),
    ("Where would you find the information for the recommended tyre pressures for this machine?", "In the manufacturer’s handbook, or on a sticker on the swinging arm."),
    ("Show me how you would operate the engine cut-out switch.", "Operate the switch without the ignition on."),
    ("When you are carrying a pillion passenger or a heavy load, what should you adjust?", "The tyre pressures, the preload of the suspension and the aim of the headlight."),
    ("Tell me how you would know that your brake lights are working.", "Operate the brakes, make use of reflections in windows or garage doors, or ask someone to help."),
]


@layout(HALF, "showme-motorcycle-beryl", "safety questions of the British motorcycle test, Q and A without numbers")
def showme_motorcycle(draw):
    lines = [".ce", "\\s+4\\fBShow me, tell me: motorcycle module 1 and 2\\fP\\s-4", ".sp 0.3", ".ce", "Hilltop Rider Training, March 2019", ".sp", "The examiner may ask you one or two of these questions before you ride off. Read through them with your instructor beside the motorcycle.", ".sp 0.5"]
    items = []
    for question, answer in MOTORCYCLE:
        lines += [".ne 4", ".IP \"\\fBQ.\\fP\" 4", f"\\fB{plain(question)}\\fP", ".IP \"A.\" 4", plain(answer), ".sp 0.3"]
        items.append(item(question, answer))
    engine, source = roff(draw, lines, (11,), ("H", "P"))
    return Document(engine, source, items)


# Questions about vaccination, a public health unit in Canada

VACCINES = [
    ("Before your appointment", [
        ("Who should get the flu shot?", ["Everyone who is 6 months of age or older should get the flu shot every fall."]),
        ("Do I need to bring my health card?", ["Yes. Please bring your health card and, if you have one, your yellow immunization card. You can still get the vaccine if you have lost your card, as long as you bring another piece of identification."]),
        ("Can I be vaccinated if I have a cold?", ["A mild cold is not a reason to wait. If you have a fever, or feel too ill to go to work or school, call us to rebook."]),
        ("I am pregnant. Is it safe for me?", ["The flu shot and the whooping cough (Tdap) vaccine are safe at any stage of pregnancy and are recommended.", "Live vaccines, such as the one for measles, mumps and rubella, are given before or after pregnancy."])]),
    ("At school", [
        ("Which vaccines are offered in Grade 7?", ["Students in Grade 7 are offered three vaccines at clinics in their school:", "hepatitis B", "human papillomavirus (HPV)", "meningococcal disease (Men-C-ACYW)"]),
        ("What happens if my child’s record is not complete?", ["We will send you a letter that lists what is missing. If we do not hear from you, your child may be suspended from school for up to 20 days."]),
        ("How do I report a vaccine that my child was given elsewhere?", ["Use the form on our website or call 555-0142. Doctors do not report vaccines for you."])]),
    ("After your vaccination", [
        ("What side effects are common?", ["Most people have a sore arm for a day or two. Some feel tired or have a headache or a slight fever. A cool, damp cloth on the arm can help."]),
        ("Why do I have to wait for 15 minutes in the clinic?", ["Serious allergic reactions are rare, but when they occur it is usually within minutes. Our nurses are trained to treat them."]),
        ("When will I be protected?", ["It takes about two weeks for the body to build up protection."]),
        ("Can the vaccine give me the flu?", ["No. The injected vaccine does not contain live virus. You may still catch a cold or another virus at the same time."])]),
]


@layout(HALF, "vaccination-faq-garnet", "frequently asked questions of a Canadian health unit, coloured headings and short answers, one with a list")
def vaccination_faq(draw):
    body, items = "<div class=t><div>Lakeshore Public Health</div><h1>Vaccination: frequently asked questions</h1><small>Updated September 2020</small></div>", []
    for section, pairs in VACCINES:
        body += f"<h2>{section}</h2>"
        for question, answer in pairs:
            shown = f"<p>{web(answer[0])}</p><ul>" + "".join(f"<li>{web(a)}</li>" for a in answer[1:]) + "</ul>" if answer[0].endswith(":") else "".join(f"<p>{web(a)}</p>" for a in answer)
            body += f"<section><h3>{web(question)}</h3>{shown}</section>"
            items.append(item(question, "\n".join(answer), section=section, kind="faq"))
    body += "<p class=f>For more information call 555-0142 or talk to your health care provider. Ce document est aussi offert en français.</p>"
    css = ".t { background: #00677f; color: #fff; padding: 4mm 6mm } h1 { margin: 1mm 0; font-size: 170% } h2 { color: #00677f; border-bottom: 2px solid #00677f; font-size: 130%; margin: 6mm 0 2mm; break-after: avoid } section { break-inside: avoid } h3 { font-size: 105%; margin: 3.5mm 0 1mm } section p, ul { margin: 0 0 1.5mm } .f { margin-top: 8mm; border-top: 1px solid #999; padding-top: 2mm; font-size: 85% }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Liberation Sans"], (10, 11), css, paper="Letter")
    return Document(engine, source, items)


# Glossary, GCSE geography

RIVERS = [
    ("Abrasion", "The wearing away of the bed and banks by the load that a river carries."), ("Attrition", "The knocking together of stones, which makes them smaller and rounder."), ("Confluence", "The point where two rivers meet."), ("Deposition", "The dropping of material when a river loses energy."),
    ("Discharge", "The volume of water that passes a point in a river in a given time, measured in cubic metres per second (cumecs)."), ("Drainage basin", "The area of land drained by a river and its tributaries."), ("Floodplain", "The flat area of land on either side of a river which is covered with water when the river floods."), ("Groynes", "Wooden or rock barriers built out into the sea to trap sediment that is moved by longshore drift."),
    ("Hard engineering", "The use of artificial structures, such as sea walls or dams, to control natural processes."), ("Hydraulic action", "The force of the water itself, which breaks pieces off the bank or the cliff."), ("Infiltration", "The movement of water from the surface into the soil."), ("Levée", "A raised bank along the side of a river, either natural or built by people."),
    ("Longshore drift", "The zigzag movement of sediment along a coast, caused by waves that reach the beach at an angle."), ("Meander", "A bend in a river, usually in its middle or lower course."), ("Ox-bow lake", "A curved lake that is left when a river cuts through the neck of a meander."), ("Saltation", "The bouncing of small stones along the bed of a river."),
    ("Spit", "A long, narrow finger of sand or shingle that juts out into the sea from the land."), ("Tributary", "A small stream that joins a larger river."), ("Watershed", "The boundary between two drainage basins, usually a ridge of high land."),
]


@layout(HALF, "geography-terms-topaz", "glossary of a geography revision guide in two columns, terms in bold on a line of their own with coloured letters")
def geography_terms(draw):
    body, items, last = "", [], ""
    for term, meaning in RIVERS:
        if term[0] != last:
            last = term[0]
            body += f'#block(above: 5mm, below: 2.5mm, sticky: true)[#text(fill: rgb("#1a6e3c"), weight: "bold", size: 15pt)[{last}]]\n'
        body += f"#block(breakable: false, above: 2.5mm)[*{ty(term)}* \\ {ty(meaning)}]\n"
        items.append(item(term, meaning, kind="definition"))
    source = f"""#set page(paper: "a4", margin: 20mm, footer: text(9pt)[GCSE Geography 2017 #h(1fr) #context counter(page).display()])
#set text(font: ({draw.one(['"Lato"', '"Carlito"', '"Open Sans"'])},), size: {draw.one([10, 11])}pt, lang: "en", region: "GB")
#text(20pt, weight: "bold")[Glossary: Rivers and coasts]
#v(3mm)
#columns(2, gutter: 10mm)[
{body}]
"""
    return Document("typst", source, items)


# Glossary of accounting, Chile

CONTABILIDAD = [
    ("Activo", "Conjunto de bienes y derechos que posee una empresa y que tienen valor económico."), ("Acreedor", "Persona o entidad a la que la empresa le debe dinero."), ("Asiento contable", "Anotación en el libro diario de una operación, con sus cargos y abonos."), ("Balance general", "Estado financiero que muestra el activo, el pasivo y el patrimonio en una fecha determinada."),
    ("Boleta", "Documento tributario que se entrega al consumidor final por la venta de un producto o servicio."), ("Capital", "Aporte en dinero o en bienes que hacen los socios para iniciar la empresa."), ("Debe", "Lado izquierdo de una cuenta, donde se anotan los cargos."), ("Depreciación", "Pérdida de valor de un bien del activo fijo por el uso, el paso del tiempo o la obsolescencia."),
    ("Factura", "Documento tributario que respalda una compraventa entre contribuyentes y que permite recuperar el IVA como crédito fiscal."), ("Haber", "Lado derecho de una cuenta, donde se anotan los abonos."), ("Inventario", "Relación detallada y valorada de los bienes, derechos y deudas de la empresa."), ("Libro mayor", "Registro en el que se traspasan los movimientos de cada cuenta desde el libro diario."),
    ("Partida doble", "Principio según el cual no hay deudor sin acreedor: todo cargo tiene un abono por el mismo monto."), ("Pasivo", "Conjunto de deudas y obligaciones de la empresa con terceros."), ("Patrimonio", "Diferencia entre el activo y el pasivo."),
]


@layout(HALF, "glosario-contabilidad-amber", "glossary of a Chilean technical school, bold terms run in with a colon")
def glosario_contabilidad(draw):
    body = paragraph(run("Liceo Técnico Profesional – Especialidad Contabilidad\t3.º medio"), "Top") + paragraph(run("Glosario de términos contables"), "Title") + paragraph(run("Profesora: Carolina Sepúlveda M.", "I")) + paragraph("")
    body += "".join(paragraph(run(f"{term}:", "B") + run(f" {meaning}"), "Term") for term, meaning in CONTABILIDAD)
    items = [item(term, meaning, kind="definition") for term, meaning in CONTABILIDAD]
    styles = paragraph_style("Top", 0, tabs=[(16.6, 'style:type="right"')], size=9) + paragraph_style("Term", 0.25, extra='fo:text-align="justify"')
    engine, source = office(draw, body, ["Liberation Serif", "Carlito", "Caladea"], (12,), margin=2.2, styles=styles)
    return Document(engine, source, items)


# French vocabulary, chapter 3

FAMILLE = [
    ("La famille", [("le beau-frère", "brother-in-law"), ("la belle-mère", "mother-in-law; stepmother"), ("un cousin, une cousine", "cousin"), ("le demi-frère", "half-brother; stepbrother"), ("une fille", "daughter; girl"), ("le fils", "son"), ("la grand-mère", "grandmother"), ("le mari", "husband"), ("un neveu", "nephew"), ("un voisin, une voisine", "neighbor")]),
    ("Adjectifs descriptifs", [("bouclé(e)", "curly"), ("fier, fière", "proud"), ("gros, grosse", "fat"), ("jeune", "young"), ("vieux, vieille", "old"), ("paresseux, paresseuse", "lazy")]),
    ("Prépositions", [("à côté de", "next to"), ("derrière", "behind"), ("en face de", "facing, across from"), ("sous", "under")]),
]


@layout(HALF, "daccord-vocabulary-chalk", "French and English words of a chapter under blue bars, two columns of a table without rules")
def daccord_vocabulary(draw):
    body, items = r"\begin{center}{\LARGE\bfseries Unité 3A\quad Vocabulaire}\end{center}\definecolor{bar}{rgb}{0.1,0.3,0.6}", []
    for section, words in FAMILLE:
        body += rf"\medskip\needspace{{30mm}}\colorbox{{bar}}{{\makebox[\dimexpr\linewidth-2\fboxsep][l]{{\color{{white}}\bfseries {section}}}}}\par\smallskip\renewcommand\arraystretch{{1.15}}\begin{{tabular}}{{@{{\hspace{{3mm}}}}p{{62mm}}p{{75mm}}}}" + r"\\ ".join(rf"\textbf{{{tex(f)}}} & \textit{{{tex(e)}}}" for f, e in words) + r"\end{tabular}\par "
        items += [item(f, e, kind="vocabulary", section=section) for f, e in words]
    engine, source = document(draw, body, ["lmsans", "helvetica", "palatino"], (11, 12), (24, 28), foot=r"\fancyfoot[R]{\small Mme Whitfield -- French 1}", paper="letterpaper")
    return Document(engine, source, items)


# Korean for beginners

KOREAN = [
    ("학교", "school"), ("학생", "student"), ("선생님", "teacher"), ("친구", "friend"), ("책", "book"), ("물", "water"), ("밥", "cooked rice; meal"), ("집", "house, home"), ("사람", "person"),
    ("시간", "time; hour"), ("가다", "to go"), ("오다", "to come"), ("먹다", "to eat"), ("마시다", "to drink"), ("공부하다", "to study"), ("크다", "to be big"), ("작다", "to be small"), ("좋다", "to be good"),
]


@layout(HALF, "korean-words-tuff", "Korean words with their English meanings in a striped table with numbers")
def korean_words(draw):
    body = "<h1>Korean 1 – Lesson 2 Vocabulary <span>(제2과 단어)</span></h1><table><thead><tr><th>No.</th><th>한국어</th><th>English</th></tr></thead><tbody>" + "".join(f"<tr><td>{n}</td><td class=k>{k}</td><td>{web(e)}</td></tr>" for n, (k, e) in enumerate(KOREAN, 1)) + "</tbody></table>"
    items = [item(k, e, str(n), kind="vocabulary") for n, (k, e) in enumerate(KOREAN, 1)]
    css = "h1 { font-size: 140% } h1 span { font-family: 'Noto Sans CJK KR'; font-weight: normal; font-size: 80% } table { border-collapse: collapse; width: 100% } th { background: #24478f; color: #fff; text-align: left; font-family: 'Lato', 'Noto Sans CJK KR' } th, td { padding: 1.6mm 3mm; border: 1px solid #bbb } tbody tr:nth-child(even) { background: #eef2fa } .k { font-family: 'Noto Sans CJK KR'; font-size: 115% }"
    engine, source = page(draw, body, ["Lato", "Open Sans"], (11,), css, language="en")
    return Document(engine, source, items)


# Bookkeeping, exercises of a textbook with answers at the end

BOOKS = [
    ("Exercises 4A", [
        ("1", "Complete the accounting equation in each case.", [("Assets £18 500, liabilities £6200. Find the capital.", "£12 300"), ("Capital £9750, liabilities £4050. Find the assets.", "£13 800"), ("Assets £22 400, capital £15 900. Find the liabilities.", "£6500")]),
        ("2", "State whether each of the following is an asset or a liability.", [("Money owed to the firm by a customer", "asset"), ("A bank overdraft", "liability"), ("Stock of goods for resale", "asset")]),
        ("3", "J. Hobbs starts a business on 1 May with £5000 in the bank. On 3 May he buys a van for £2100 by cheque, and on 7 May he buys goods for £640 on credit from P. Lund. What is the total of his assets on 7 May?", "£5640"),
        ("4", "Which account is debited and which is credited when rent is paid by cheque?", "debit rent, credit bank")]),
    ("Exercises 4B", [
        ("5", "A sole trader has sales of £46 000. Opening stock was £3200, purchases were £27 500 and closing stock was £4100.", [("Calculate the cost of goods sold.", "£26 600"), ("Calculate the gross profit.", "£19 400")]),
        ("6", "A machine costs £8000 and is expected to be worth £1400 after six years. Find the annual charge for depreciation by the straight-line method.", "£1100"),
        ("7", "The same machine is depreciated at 20% a year on the reducing balance. Find its value in the books at the end of the second year.", "£5120"),
        ("8", "Explain why a trial balance that agrees does not prove that the books are free of errors.", "Errors of omission, of principle and of original entry, and errors that compensate each other, do not affect the agreement of the totals."),
        ("9", "On 31 December, debtors amount to £12 600. A debt of £400 is written off as bad, and a provision of 5% is made on the rest. How much is the provision?", "£610"),
        ("10", "In which book of original entry is a credit note that is received from a supplier recorded?", "purchases returns book")]),
]


@layout(HALF, "bookkeeping-exercises-shale", "exercises of a bookkeeping textbook with lettered parts, the answers in small type in two columns at the end")
def bookkeeping_exercises(draw):
    body, items = r"{\LARGE\bfseries 4\quad The balance sheet and the ledger}\par\bigskip ", []
    answers = r"\newpage{\LARGE\bfseries Answers to exercises}\par\bigskip\begin{multicols}{2}\small\raggedright "
    for section, asked in BOOKS:
        body += rf"\bigskip{{\large\bfseries {section}}}\par\smallskip "
        answers += rf"\textbf{{{section}}}\par "
        for number, text, rest in asked:
            body += rf"\needspace{{22mm}}\smallskip\lab{{0pt}}{{9mm}}{{\textbf{{{number}}}}}{{{tex(text)}}}"
            if isinstance(rest, str):
                answers += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{number}}}}}{{{tex(rest)}}}"
                items.append(item(text, rest, number, section=section, kind="numeric" if rest.startswith("£") else "short"))
                continue
            answers += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{number}}}}}{{" + r"\quad ".join(rf"(\textit{{{x}}})~{tex(a)}" for x, (_, a) in zip("abc", rest)) + "}"
            for x, (question, answer) in zip("abc", rest):
                body += rf"\lab{{9mm}}{{8mm}}{{(\textit{{{x}}})}}{{{tex(question)}}}"
                items.append(item(question, answer, f"{number}({x})", stem=text, section=section, kind="numeric" if answer.startswith("£") else "short"))
        answers += r"\medskip "
    source = re.sub(r"(£\d+) (\d{3})", r"\1~\2", body + answers)
    engine, source = document(draw, source + r"\end{multicols}", ["schoolbook", "palatino", "times"], (10, 11), (26, 30), head=r"\fancyhead[L]{\small\thepage}\fancyhead[R]{\small\itshape Bookkeeping for Beginners}", foot=r"\fancyfoot{}")
    return Document(engine, source, items)


# Interest, German exercises with solutions

ZINSEN = [
    ("Frau Keller legt 2 400 € zu einem Zinssatz von 1,5 % an. Wie viel Euro Zinsen erhält sie nach einem Jahr?", ["Z = K · p : 100 = 2 400 € · 1,5 : 100 = 36 €", "Sie erhält 36 € Zinsen."]),
    ("Ein Guthaben von 5 000 € bringt in einem Jahr 60 € Zinsen. Berechne den Zinssatz.", ["p % = Z : K = 60 € : 5 000 € = 0,012 = 1,2 %", "Der Zinssatz beträgt 1,2 %."]),
    ("Bei einem Zinssatz von 2 % bekommt Jonas nach einem Jahr 15 € Zinsen. Welches Kapital hat er angelegt?", ["K = Z · 100 : p = 15 € · 100 : 2 = 750 €", "Er hat 750 € angelegt."]),
    ("Familie Öztürk leiht sich für eine neue Küche 6 000 € zu 4,5 % für 8 Monate. Berechne die Zinsen.", ["Z = 6 000 € · 0,045 · 8 : 12 = 180 €", "Die Zinsen betragen 180 €."]),
    ("Ein Konto ist 20 Tage lang um 900 € überzogen. Die Bank verlangt 12 % Zinsen im Jahr. Wie hoch sind die Überziehungszinsen? (Rechne mit 360 Tagen.)", ["Z = 900 € · 0,12 · 20 : 360 = 6 €", "Die Überziehungszinsen betragen 6 €."]),
    ("Auf wie viel Euro wächst ein Kapital von 1 000 € in 2 Jahren bei 3 % mit Zinseszins?", ["Nach 1 Jahr: 1 000 € · 1,03 = 1 030 €", "Nach 2 Jahren: 1 030 € · 1,03 = 1 060,90 €", "Das Kapital wächst auf 1 060,90 €."]),
    ("Lea hat 800 € für 9 Monate angelegt und 6 € Zinsen bekommen. Bestimme den Jahreszinssatz.", ["In 12 Monaten wären es 6 € : 9 · 12 = 8 €.", "p % = 8 € : 800 € = 1 %", "Der Jahreszinssatz beträgt 1 %."]),
    ("Ein Händler bietet einen Fernseher für 500 € an. Bei Ratenzahlung sind 12 Raten zu je 45 € fällig. Um wie viel Prozent ist die Ratenzahlung teurer?", ["12 · 45 € = 540 €", "540 € − 500 € = 40 €; 40 € : 500 € = 8 %", "Die Ratenzahlung ist um 8 % teurer."]),
    ("Wie viele Tage muss man 7 200 € zu 1 % anlegen, um 10 € Zinsen zu bekommen?", ["Zinsen pro Tag: 7 200 € · 0,01 : 360 = 0,20 €", "10 € : 0,20 € = 50", "Man muss das Geld 50 Tage anlegen."]),
]


@layout(HALF, "zinsrechnung-dolomite", "German exercises on interest, each with its solution below in a grey frame")
def zinsrechnung(draw):
    body, items = r"{\Large\bfseries Zinsrechnung: Aufgaben mit Lösungen}\hfill Klasse 8\par\smallskip\hrule\bigskip ", []
    for n, (question, answer) in enumerate(ZINSEN, 1):
        body += rf"\needspace{{35mm}}\medskip\textbf{{Aufgabe {n}}}\par {tex(question)}\par\smallskip\colorbox[gray]{{0.92}}{{\begin{{minipage}}{{\dimexpr\linewidth-2\fboxsep}}\textbf{{Lösung:}}\par " + r"\par ".join(tex(a) for a in answer) + r"\end{minipage}}\par\medskip "
        items.append(item(question, "\n".join(answer), str(n)))
    engine, source = document(draw, body, ["noto", "arial", "libertine"], (11,), (22, 25))
    return Document(engine, source, items)


# Rules of a kitchen, which ask nothing

KITCHEN = [
    ("Personal hygiene", ["Wash your hands for at least 20 seconds before you start, after you handle raw meat and after every break.", "Wear a clean white jacket, apron, hat and safety shoes. Jewellery, apart from a plain wedding band, must be removed.", "Cover cuts with a blue plaster. Tell your tutor if you have had sickness or diarrhoea in the last 48 hours."]),
    ("Knives", ["Carry a knife with the point down and the blade facing backwards.", "Never leave a knife in a sink of water.", "Use the claw grip and keep a damp cloth under the board. A blunt knife is more dangerous than a sharp one."]),
    ("Heat and fire", ["Turn the handles of pans away from the edge of the stove.", "Use a dry cloth to lift hot trays; a damp one lets the heat through.", "If a fryer catches fire, turn off the gas, cover it with the fire blanket and call for help. Do not use water."]),
    ("Food storage", ["Keep the fridge at 5 °C or below and the freezer at −18 °C.", "Store raw meat on the bottom shelf, below cooked and ready-to-eat food.", "Label everything with the date and your initials. What is not labelled is thrown away on Friday."]),
]


@layout(HALF, "kitchen-rules-travertine", "numbered safety rules of a cookery college that ask nothing")
def kitchen_rules(draw):
    body, n = "<h1>Training kitchen: safety and hygiene rules</h1><p class=s>Westbridge College of Catering · Professional Cookery Level 1 · Autumn term 2018</p><p>Every student must follow these rules in all practical sessions. Students who do not follow them will be asked to leave the kitchen.</p>", 0
    for head, rules in KITCHEN:
        body += f"<h2>{head}</h2><ol start={n + 1}>" + "".join(f"<li>{web(r)}</li>" for r in rules) + "</ol>"
        n += len(rules)
    body += "<p class=g>I have read the rules and agree to follow them.</p><p>Signature: <i></i> Date: <i></i></p>"
    css = "h1 { font-size: 160%; margin: 0 } .s { color: #666; margin: 1mm 0 4mm } h2 { font-size: 115%; background: #f3e9dc; padding: 1mm 3mm; margin: 4mm 0 1mm } li { margin: 1.2mm 0 } .g { margin-top: 7mm } i { display: inline-block; width: 50mm; border-bottom: 1px solid }"
    engine, source = page(draw, body, ["Carlito", "Lato"], (11,), css)
    return Document(engine, source, [])
