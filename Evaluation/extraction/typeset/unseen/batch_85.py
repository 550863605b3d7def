"""The eighty-fifth: sheets by one who does not know the reader, drawn by dice (seed 85) from a list of seventy-two documents.

The dice shuffled the list; the first twenty-four make this batch and the next, except that six which repeated a kind (a third text that asks
nothing, choices with a plain key of California, CXC, JAMB and AWS, and the ICSE paper) gave way to the next ones of a kind not yet there (brakes,
trivia, Latin, Arabic, religion, matching). The list: AQA Biology 2022, OCR History 2019, CCEA Agriculture 2021, CXC Social Studies 2018, WAEC Economics 2016, JAMB English 2014, ICSE Physics
2020, CBSE Political Science 2023, HKDSE Biology 2017, HSC Ancient History 2018, VCE Legal Studies 2016, STAAR Social Studies 2019, CST Algebra
2008, UPCAT Science 2015, IB Business 2019, KCSE Agriculture 2012, UCE Commerce 2013, NSC Life Sciences 2020, French QCM 2018, Spanish DGT 2021,
IHK Lagerlogistik 2015, Italian patente 2019, Polish biology 2014, OGE social studies 2017, HSK 2 words 2012, JLPT N4 kanji 2016, Arabic for
beginners 2011, Hebrew seminary words 2009, Hindi words 2018, Modern Greek words 2013, Ukrainian words 2020, CompTIA A+ 2019, CCNA quiz 2020, AWS
practice 2021, Moodle nursing 2018, Canvas sociology 2021, Google Forms 2020, Quizlet 2017, anatomy cards 2014, NCLEX book 2016, Red Cross first
aid 2013, PTCB 2018, CITB 2017, DVSA FAQ 2019, City & Guilds 2015, NOCTI brakes 2011, welding safety 2010, biology matching 2004, chemistry review
2005, university physics 2012, worked physics 2008, outline of statistics 1999, English grammar 2004, FCE cloze 2015, ESL reading 2016, DaF A2 2019,
ENEM 2020, Latin words 2005, GCSE religion organiser 2019, credit union glossary 2012, biology glossary 2010, library FAQ 2019, flu leaflet 2021,
seniors' trivia 2018, Romans sheet 2012, KS2 reading 2016, US law choices 2013, music theory 2011, physics problem set 2014, parish newsletter 2018,
school trip letter 2019, laboratory rules 2015.
"""

import re

import engines  # noqa: F401  (registers latex and typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table
from paper import Document, choices, item, layout
from webpage import page, web

HALF = "unseen"


def ty(text):
    """The text for Typst."""
    return re.sub(r"([\\#*_$@<>`\[\]~/=-])", r"\\\1", text)


# Practice for CompTIA A+, a web page printed after the attempt

APLUS = [
    ("A user reports that a laptop runs on battery power only, although the AC adapter is connected and its LED is lit. Which of the following should the technician check FIRST?", ["The CMOS battery", "The DC jack of the laptop", "The inverter of the display", "The memory modules"], [1], "The adapter works, because its LED is lit. A loose or damaged DC jack is the most likely reason that no power reaches the laptop."),
    ("Which of the following ports does HTTPS use by default?", ["21", "80", "443", "3389"], [2], "HTTPS uses TCP port 443. Port 21 is FTP, port 80 is HTTP and port 3389 is RDP."),
    ("A technician replaces the toner cartridge of a laser printer. Now the toner smears when it is touched. Which component has MOST likely failed?", ["Fuser", "Pickup roller", "Transfer belt", "Corona wire"], [0], "The fuser melts the toner into the paper. If it does not get hot, toner can be wiped off."),
    ("Which of the following are private IPv4 addresses? (Choose two.)", ["172.32.10.4", "10.200.3.17", "192.168.254.9", "169.255.0.1"], [1, 2], "The private ranges are 10.0.0.0/8, 172.16.0.0/12 and 192.168.0.0/16. The address 172.32.10.4 is just outside the second range."),
    ("Which RAID level stripes data over at least three disks and stores parity, so that the array survives the loss of one disk?", ["RAID 0", "RAID 1", "RAID 5", "RAID 10"], [2], "RAID 5 needs three or more disks and keeps parity on all of them in turn."),
    ("A computer has the address 169.254.12.80 and cannot reach the Internet. Which of the following is the MOST likely cause?", ["The DNS server is down.", "The computer could not get a lease from a DHCP server.", "Two computers on the network have the same address.", "The default gateway uses the wrong subnet mask."], [1], "Addresses that begin with 169.254 are assigned by APIPA when no DHCP server answers."),
    ("Which type of connector is used to attach a modern SATA hard drive to the power supply?", ["4-pin Molex", "6-pin PCIe", "15-pin", "24-pin"], [2], "SATA power connectors have 15 pins; the data connector has seven."),
    ("Which command shows the path that packets take from a Windows computer to a remote host?", ["ipconfig", "netstat", "tracert", "nslookup"], [2], "The command tracert lists every router on the way together with the time it needs to answer."),
    ("A customer wants to run several operating systems at the same time on one workstation. Which of the following upgrades will help the MOST?", ["A larger amount of RAM", "A second optical drive", "A sound card", "A faster network card"], [0], "Every virtual machine needs its own memory, so RAM is the first limit."),
    ("Which of the following technologies lets a phone pay at a terminal when it is held within a few centimeters of it?", ["Bluetooth", "Infrared", "NFC", "RFID tags with a battery"], [2], "Near field communication works over about four centimeters."),
    ("An employee finds a message from the “IT department” that asks for a password by e-mail. What kind of attack is this?", ["Phishing", "Shoulder surfing", "Tailgating", "Denial of service"], [0], "Phishing messages pretend to come from a trusted sender in order to collect secrets."),
    ("In which order does the CompTIA troubleshooting method place the step “Document findings, actions, and outcomes”?", ["It is the first step.", "It comes right after the theory has been tested.", "It comes before the plan of action is made.", "It is the last step."], [3], "Documentation closes the method after full functionality has been verified."),
]


@layout(HALF, "quiz-alder", "practice test for an IT certificate printed from a web page, a green tick at the right options and an explanation below each")
def quiz_alder(draw):
    body, items = "<header><b>CertPrep</b><span>CompTIA A+ Core 1 (220-1001) &rsaquo; Practice Test 4 &rsaquo; Review</span></header><h1>Practice Test 4 – Results</h1><p class=s>You answered 9 of 12 questions correctly. Passing score: 75%</p>", []
    for n, (question, options, right, why) in enumerate(APLUS, 1):
        body += f"<section><div class=n>Question {n}</div><p class=q>{web(question)}</p><ul>"
        for k, option in enumerate(options):
            mark = "<i>✔</i>" if k in right else "<i></i>"
            body += f"<li{' class=r' if k in right else ''}>{mark}<b>{'ABCD'[k]}.</b> {web(option)}</li>"
        body += f"</ul><div class=e><b>Explanation</b><br>{web(why)}</div></section>"
        answer = "\n".join(options[k] for k in right)
        if len(right) == 1:
            items.append(item(question, answer, str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right[0]]))
        else:
            items.append(item(question, answer, str(n), None, choices("ABCD", options), kind="multi"))
    css = "header { display: flex; justify-content: space-between; background: #24405f; color: #fff; padding: 2mm 4mm; font-size: 85% } h1 { font-size: 150%; margin: 5mm 0 1mm } .s { color: #555; margin: 0 0 5mm } section { border: 1px solid #ccd; border-radius: 2mm; padding: 3mm 5mm; margin: 0 0 5mm; break-inside: avoid } .n { color: #24405f; font-weight: bold; font-size: 90%; border-bottom: 1px solid #dde } .q { margin: 2mm 0 } ul { list-style: none; padding: 0; margin: 0 } li { padding: 0.7mm 0 0.7mm 8mm; position: relative } li i { position: absolute; left: 1mm; color: #1a8a34; font: normal 100% 'DejaVu Sans' } .r { color: #1a6a2e } .e { background: #f1f4f8; margin-top: 2.5mm; padding: 2mm 3mm; font-size: 92% }"
    engine, source = page(draw, body, ["Roboto", "Open Sans", "Lato"], (10, 11), css, paper="letter")
    return Document(engine, source, items)


# Grammar exercises with a key, United Kingdom

GRAMMAR = [
    ("12.1", "Put the verb into the correct form, present perfect (I have done) or past simple (I did).", "gap", [
        ("We {} (live) in this house since 1998, and we do not want to move.", "have lived"), ("My grandfather {} (leave) school when he was fourteen.", "left"), ("{} (you / ever / be) to Portugal? – No, never.", "Have you ever been"),
        ("The shop {} (close) ten minutes ago, so you will have to come back tomorrow.", "closed"), ("I {} (not / see) Martin this week. Is he on holiday?", "have not seen"), ("When {} (Alice / buy) her new bicycle?", "did Alice buy")]),
    ("12.2", "Write a new sentence with the same meaning. Begin in the way shown.", "short", [
        ("I started to learn German two years ago. I have", "been learning German for two years."), ("The last time it rained was in April. It hasn’t", "rained since April."),
        ("They got married thirty years ago. They have", "been married for thirty years."), ("This is my first visit to a castle. I have never", "visited a castle before.")]),
    ("12.3", "Are the underlined words right or wrong? Correct the ones that are wrong.", "short", [
        ("Did you finish your homework yet?", "wrong: Have you finished"), ("Shakespeare has written many plays.", "wrong: Shakespeare wrote"), ("We have known each other for a long time.", "right"), ("What time have you got up this morning?", "wrong: did you get up")]),
]


@layout(HALF, "grammar-hazel", "grammar exercises of a British practice book, numbers under numbered exercises, the key at the end")
def grammar_hazel(draw):
    dots = "." * 24
    body, key, items = "", "", []
    under = {"Did you finish": 1, "has written": 1, "have known": 1, "have you got up": 1}
    for number, task, kind, entries in GRAMMAR:
        body += f'#v(3mm)\n#grid(columns: (13mm, 1fr), box(fill: luma(70), inset: 1.3mm, text(fill: white, weight: "bold")[{number}]), text(weight: "bold")[{ty(task)}])\n'
        key += f"*{number}*\n\n"
        for n, (text, answer) in enumerate(entries, 1):
            if kind == "gap":
                shown = text.replace("{}", dots)
                items.append(item(shown, answer, str(n), kind="gap", section=number))
            else:
                shown = text
                items.append(item(shown, answer, str(n), section=number))
            set_ = ty(shown)
            for words in under:
                if number == "12.3":
                    set_ = set_.replace(words, f"#underline[{words}]")
            if number == "12.2":
                head, tail = re.match(r"(.*?[.]) (.*)", set_).groups()
                set_ = f"{head} \\ {tail} #box(width: 1fr, repeat[.])"
            body += f"#pad(left: 13mm, grid(columns: (6mm, 1fr), [*{n}*], [{set_}]))\n"
            key += f"#grid(columns: (5mm, 1fr), [{n}], [{ty(answer)}])\n"
    source = f"""#set page(paper: "a4", margin: (x: 22mm, y: 20mm), footer: context align(if calc.odd(counter(page).get().first()) {{right}} else {{left}}, text(9pt)[#counter(page).display()]))
#set text(font: ({draw.one(['"Liberation Serif"', '"TeX Gyre Schola"', '"Linux Libertine O"'])},), size: {draw.one([10.5, 11])}pt, lang: "en", region: "GB")
#set par(leading: 0.6em, spacing: 0.85em)
#counter(page).update(25)
#grid(columns: (1fr, auto), text(15pt, weight: "bold")[Exercises], text(13pt)[Unit 12])
#line(length: 100%)
{body}
#pagebreak()
#text(15pt, weight: "bold")[Key to Exercises]
#line(length: 100%)
#columns(2)[
UNIT 12

{key}]
"""
    return Document("typst", source, items)


# A module quiz of Cisco's academy, printed from a web page

CCNA = [
    ("Which two functions are provided by the OSI data link layer? (Choose two.)", ["It adds a header and a trailer to a packet to make a frame.", "It chooses the best path to a remote network.", "It controls how frames are placed on the medium.", "It assigns port numbers to applications."], [0, 2], "The data link layer packs the packets of the network layer into frames and governs the access to the medium. Paths are chosen by the network layer, ports belong to the transport layer."),
    ("What is the purpose of the preamble in an Ethernet frame?", ["to detect errors in the frame", "to synchronize the clocks of sender and receiver", "to identify the protocol of the network layer", "to name the destination address"], [1], "The preamble is a pattern of ones and zeros by which the receiver finds the beginning of each bit."),
    ("How many bits does a MAC address have?", ["24", "32", "48", "128"], [2], "A MAC address has 48 bits, which are usually written as twelve hexadecimal digits."),
    ("What does a switch do with a frame whose destination MAC address is not in its table?", ["It drops the frame.", "It sends the frame back to the sender.", "It forwards the frame out of all ports except the one on which it arrived.", "It asks the router for the port."], [2], "Such a frame is an unknown unicast, which the switch floods."),
    ("A host has the address 192.168.5.70/26. What is the network address of its subnet?", ["192.168.5.0", "192.168.5.32", "192.168.5.64", "192.168.5.96"], [2], "A prefix of 26 bits gives blocks of 64 addresses: .0, .64, .128 and .192."),
    ("Which protocol finds the MAC address that belongs to a known IPv4 address?", ["ARP", "DNS", "DHCP", "ICMP"], [0], "A host broadcasts an ARP request, and the owner of the address replies with its MAC address."),
    ("Which command shows a summary of the status of all interfaces of a Cisco router?", ["show running-config", "show ip interface brief", "show version", "show ip route"], [1], "The command show ip interface brief lists each interface with its address and its state on layers 1 and 2."),
    ("An administrator wants to encrypt all passwords in plain text in the configuration of a switch. Which command does this?", ["enable secret cisco", "login local", "service password-encryption", "transport input ssh"], [2], "The command service password-encryption applies a weak encryption to all passwords that are not yet encrypted."),
    ("Which type of IPv6 address begins with FE80?", ["global unicast", "link-local", "unique local", "multicast"], [1], "Link-local addresses are taken from the range FE80::/10 and are not routed."),
    ("A technician types a command in user EXEC mode and the router answers “Invalid input detected”. Which command must be entered first to reach the privileged EXEC mode?", ["configure terminal", "enable", "login", "exit"], [1], "The command enable changes from the user EXEC mode, which has the prompt >, to the privileged EXEC mode, which has the prompt #."),
    ("Which statement describes a characteristic of UDP?", ["It sets up a connection before data is sent.", "It numbers segments so that they can be put in order.", "It sends data without waiting for acknowledgments.", "It slows the sender down when the network is busy."], [2], "UDP is a connectionless protocol with little overhead. Numbering, acknowledgments and flow control are functions of TCP."),
    ("Which field of the IPv4 header keeps a packet from traveling through the network forever?", ["Header Checksum", "Time to Live", "Differentiated Services", "Protocol"], [1], "Every router lowers the Time to Live by one and drops the packet when the value is zero."),
]


@layout(HALF, "ccna-rowan", "quiz of a network academy printed from a blog, options as bullets without letters, the right ones in bold red, explanations")
def ccna_rowan(draw):
    body, items = "<p class=u>https://itanswers.example/ccna-1-modules-4-7-exam-answers</p><h1>CCNA 1 v7 Modules 4 – 7: Ethernet Concepts Exam Answers</h1><p class=d>February 11, 2020 &nbsp;|&nbsp; Last Updated: June 3, 2020 &nbsp;|&nbsp; Introduction to Networks</p><p><b>How to find:</b> Press “Ctrl + F” in the browser and fill in whatever wording is in the question.</p>", []
    for n, (question, options, right, why) in enumerate(CCNA, 1):
        body += f"<div class=x><p><b>{n}. {web(question)}</b></p><ul>" + "".join(f"<li>{f'<b class=r>{web(o)}</b>' if k in right else web(o)}</li>" for k, o in enumerate(options)) + f"</ul><p class=e><b>Explanation:</b> {web(why)}</p></div>"
        items.append(item(question, "\n".join(options[k] for k in right), str(n), None, choices([None] * 4, options), kind="mcq" if len(right) == 1 else "multi"))
    css = ".u { font-size: 75%; color: #777; margin: 0 } h1 { font-size: 165%; color: #1c4b82; margin: 2mm 0 } .d { font-size: 80%; color: #666 } .x { break-inside: avoid } ul { margin: 1mm 0 } li { margin: 0.8mm 0 } .r { color: #e00 } .e { background: #e8f4e8; border-left: 1.2mm solid #6a6; padding: 2mm 3mm; font-size: 92% }"
    engine, source = page(draw, body, ["Open Sans", "Liberation Sans", "Roboto"], (10, 11), css)
    return Document(engine, source, items)


# Released items for Grade 8 social studies, Texas

STAAR = [
    ("Which document first set up a national government for the thirteen states and was approved in 1781?", ["The Declaration of Independence", "The Articles of Confederation", "The Bill of Rights", "The Mayflower Compact"], 1, 3, "Supporting", "8.15(B)"),
    ("One effect of the invention of the cotton gin was that —", ["the demand for enslaved workers in the South increased", "most Southern planters gave up cotton for tobacco", "factories moved from New England to Georgia", "the price of land in the West fell"], 0, 4, "Readiness", "8.27(B)"),
    ("The Great Compromise settled a disagreement at the Constitutional Convention about —", ["the trade in enslaved people", "the powers of the president", "the representation of large and small states in Congress", "the place of the national capital"], 2, 1, "Readiness", "8.4(D)"),
    ("Which colony was founded by William Penn as a place where Quakers could worship freely?", ["Georgia", "Maryland", "Rhode Island", "Pennsylvania"], 3, 1, "Supporting", "8.3(C)"),
    ("Why did many colonists object to the Stamp Act of 1765?", ["It closed the port of Boston.", "It was a tax passed by a Parliament in which they had no representatives.", "It forced them to give soldiers rooms in their houses.", "It forbade them to settle west of the Appalachians."], 1, 1, "Readiness", "8.4(A)"),
    ("Which principle of the Constitution lets the president veto a bill that Congress has passed?", ["Checks and balances", "Popular sovereignty", "Federalism", "Individual rights"], 0, 3, "Readiness", "8.15(D)"),
    ("The purchase of Louisiana in 1803 was important to farmers in the Ohio Valley mainly because it gave the United States —", ["control of the gold fields of California", "a border with Canada", "a railroad to the Pacific", "control of the Mississippi River and the port of New Orleans"], 3, 2, "Readiness", "8.6(E)"),
    ("In his Farewell Address, George Washington advised the nation to —", ["declare war on France", "end the national bank", "stay out of permanent alliances with foreign nations", "add a bill of rights to the Constitution"], 2, 1, "Supporting", "8.5(E)"),
    ("Which reform movement is connected with Horace Mann?", ["Temperance", "Public education", "Women’s suffrage", "Care for the mentally ill"], 1, 2, "Supporting", "8.24(B)"),
    ("The doctrine of nullification claimed that a state could —", ["refuse to obey a federal law that it held to be unconstitutional", "elect its own president", "leave the Union only with the consent of all other states", "tax the imports of other states"], 0, 3, "Supporting", "8.17(B)"),
    ("What did the Emancipation Proclamation of 1863 declare?", ["The war was over.", "All citizens could vote.", "Enslaved people in areas in rebellion against the Union were free.", "The Southern states were readmitted to the Union."], 2, 1, "Readiness", "8.8(B)"),
    ("Which geographic feature helped New England become a center of the early textile industry?", ["Broad coastal plains", "A long growing season", "Deposits of petroleum", "Fast-flowing rivers"], 3, 2, "Supporting", "8.10(B)"),
]


@layout(HALF, "staar-cedar", "released items of a Texas test in two columns, options A to D and F to J in turn, a key with categories behind")
def staar_cedar(draw):
    body, lines, items = r"\begin{center}{\large\bfseries SOCIAL STUDIES}\end{center}\noindent\fbox{\parbox{0.97\linewidth}{\textbf{DIRECTIONS}\par Read each question carefully. Determine the best answer to the question from the four answer choices provided. Then fill in the answer on your answer document.}}\par\bigskip\setlength\columnsep{10mm}\begin{multicols}{2}\raggedright ", "", []
    for n, (question, options, right, category, kind, expectation) in enumerate(STAAR, 1):
        letters = "ABCD" if n % 2 else "FGHJ"
        body += rf"\begin{{minipage}}{{\linewidth}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}\vspace{{2mm}}" + "".join(rf"\lab{{8mm}}{{8mm}}{{\textbf{{{x}}}}}{{{tex(o)}}}\vspace{{1.2mm}}" for x, o in zip(letters, options)) + r"\end{minipage}\par\vspace{8mm}"
        lines += rf"{n} & {category} & {kind} & {expectation} & {letters[right]}\\\hline "
        items.append(item(question, options[right], str(n), None, choices(letters, options), kind="mcq", answer_label=letters[right]))
    body += r"\end{multicols}\newpage\begin{center}\textbf{STAAR® Grade 8 Social Studies}\\ \textbf{Practice Form – Answer Key}\\[4mm]\renewcommand\arraystretch{1.3}\begin{tabular}{|c|c|c|c|c|}\hline\textbf{Item} & \textbf{Reporting} & \textbf{Readiness or} & \textbf{Content Student} & \textbf{Correct}\\ \textbf{Number} & \textbf{Category} & \textbf{Supporting} & \textbf{Expectation} & \textbf{Answer}\\\hline " + lines + r"\end{tabular}\end{center}"
    engine, source = document(draw, body, ["arial", "dejavu"], (10, 11), (20, 23), foot=r"\fancyfoot[C]{\small Page \thepage}\fancyfoot[R]{\small GO ON}", paper="letterpaper")
    return Document(engine, source, items)


# Test for the Spanish driving licence

PERMISO = [
    ("En una autopista, la velocidad máxima para un turismo sin remolque es de…", ["100 km/h.", "120 km/h.", "130 km/h."], 1),
    ("Un conductor novel, ¿qué tasa máxima de alcohol en sangre puede tener durante sus dos primeros años de permiso?", ["0,3 gramos por litro.", "0,5 gramos por litro.", "0,8 gramos por litro."], 0),
    ("Ante un semáforo con luz amarilla fija, el conductor debe…", ["acelerar para pasar antes de la luz roja.", "detenerse, salvo que ya no pueda hacerlo con seguridad.", "continuar sin más, porque tiene prioridad."], 1),
    ("¿Quién tiene prioridad en una glorieta, si no hay señales que indiquen otra cosa?", ["El vehículo que entra por la derecha.", "El vehículo que circula dentro de la glorieta.", "El vehículo de mayor tamaño."], 1),
    ("Circulando por una vía interurbana de noche, ve que otro vehículo viene de frente. ¿Qué luces debe utilizar para no deslumbrarlo?", ["Las de cruce.", "Las de carretera.", "Las antiniebla traseras."], 0),
    ("El cinturón de seguridad es obligatorio…", ["solo en los asientos delanteros.", "solo en carretera.", "en todos los asientos, en ciudad y en carretera."], 2),
    ("La distancia de detención es la suma de…", ["la distancia de reacción y la distancia de frenado.", "la distancia de seguridad y la distancia de frenado.", "la distancia de reacción y la longitud del vehículo."], 0),
    ("Los neumáticos de un turismo deben tener en las ranuras principales una profundidad mínima de…", ["1 mm.", "1,6 mm.", "3 mm."], 1),
    ("En un accidente con heridos, lo primero que debe hacer es…", ["mover a los heridos fuera de la calzada.", "dar agua a los heridos.", "proteger el lugar para evitar otro accidente."], 2),
    ("¿Está permitido adelantar en un paso para peatones señalizado?", ["Sí, siempre.", "No, salvo que se haga a una velocidad que permita detenerse a tiempo si hay peligro de atropello.", "Sí, pero solo a las motocicletas."], 1),
    ("La somnolencia durante la conducción produce…", ["un aumento del tiempo de reacción.", "una disminución del tiempo de reacción.", "una mejora de la visión lateral."], 0),
    ("Un niño que mide 120 cm viaja en un turismo. ¿Qué debe utilizar?", ["El cinturón del adulto, sin más.", "Nada, si viaja en el asiento trasero.", "Un sistema de retención infantil homologado y adecuado a su talla y peso."], 2),
    ("La primera inspección técnica (ITV) de un turismo particular se hace, como máximo, a los…", ["dos años.", "cuatro años.", "diez años."], 1),
    ("Al usar el teléfono móvil con la mano mientras conduce…", ["pierde puntos del permiso.", "no comete ninguna infracción si va despacio.", "solo recibe un aviso la primera vez."], 0),
]


@layout(HALF, "permiso-elm", "Spanish test for the driving licence with three options, the right one on a green ground")
def permiso_elm(draw):
    body, items = "", []
    for n, (question, options, right) in enumerate(PERMISO, 1):
        cells = "".join(f"table.cell(fill: {'rgb(170, 222, 160)' if k == right else 'white'})[*{'ABC'[k]})* {ty(o)}], " for k, o in enumerate(options))
        body += f'#block(breakable: false, below: 4.5mm)[*{n}. {ty(question)}*\n#v(-1.5mm)\n#pad(left: 5mm, table(columns: (1fr,), stroke: none, inset: 1.4mm, {cells}))]\n'
        items.append(item(question, options[right], str(n), None, choices("ABC", options), kind="mcq", answer_label="ABC"[right]))
    source = f"""#set page(paper: "a4", margin: (x: 20mm, y: 18mm), header: text(9pt)[Autoescuela Levante #h(1fr) Permiso B · Test 27 (corregido)], footer: align(right, text(9pt)[#context counter(page).display("1 / 1", both: true)]))
#set text(font: ({draw.one(['"Open Sans"', '"Carlito"', '"Liberation Sans"'])},), size: {draw.one([10, 10.5])}pt, lang: "es")
#set par(leading: 0.55em)
#align(center, text(14pt, weight: "bold")[Test de examen – Permiso de la clase B])
#align(center)[La respuesta correcta aparece en verde.]
#v(2mm)
{body}"""
    return Document("typst", source, items)


# Brakes, a work sheet for automotive students

BRAKES = [
    ("When the driver presses the brake pedal, the {} turns the force into hydraulic pressure.", "master cylinder"), ("Brake fluid is {}, which means that it absorbs water from the air over time.", "hygroscopic"),
    ("In a disc brake, the {} squeezes the pads against the rotor.", "caliper"), ("In a drum brake, the {} pushes the shoes outward against the drum.", "wheel cylinder"),
    ("The {} uses engine vacuum to increase the force that the driver puts on the pedal.", "booster"), ("Air in the hydraulic lines makes the pedal feel spongy, so the technician must {} the system.", "bleed"),
    ("A rotor that is thinner than the {} stamped on it must be replaced.", "discard thickness"), ("The technician checks a rotor for wobble, called lateral {}, with a dial indicator.", "runout"),
    ("When brakes get so hot that they lose stopping power, the driver notices brake {}.", "fade"), ("The {} keeps the wheels from locking during a hard stop.", "ABS"),
    ("The wheel speed {} sends a signal to the control module while the wheel turns.", "sensor"), ("The {} brake works by cables or an electric motor and does not depend on hydraulic pressure.", "parking"),
    ("A high-pitched squeal while driving often comes from the wear {} touching the rotor.", "indicator"), ("Never blow brake dust off with compressed air, because old linings may contain {}.", "asbestos"),
]


@layout(HALF, "brakes-oak", "work sheet on brakes of a US vocational school, a bank of words as a table, gaps in numbered sentences, the instructor's key behind")
def brakes_oak(draw):
    bank = draw.mixed([a for _, a in BRAKES])
    body = paragraph(run("Automotive Service Technology I\tUnit 8: Brake Systems"), "Who") + paragraph(run("Name ________________________________\tDate ______________"), "Who")
    body += paragraph(run("Worksheet 8-2: Brake Components"), "Top") + paragraph(run("Directions: ", "B") + run("Fill in each blank with the correct term from the word bank. Each term is used only once."))
    body += paragraph(run("WORD BANK", "B"), "Mid") + table([[run(w) for w in (bank[k : k + 5] + [""] * 5)[:5]] for k in range(0, 14, 5)], [3.4] * 5)
    items = []
    for n, (text, answer) in enumerate(BRAKES, 1):
        shown = text.format("____________________")
        body += paragraph(run(f"{n}.\t{shown}"), "Ask")
        items.append(item(shown, answer, str(n), kind="gap"))
    body += paragraph(run("Worksheet 8-2 – Instructor’s Key"), "New")
    half = len(BRAKES) // 2
    body += "".join(paragraph(run(f"{k + 1}.\t{BRAKES[k][1]}\t{k + 1 + half}.\t{BRAKES[k + half][1]}"), "Key") for k in range(half))
    styles = (
        paragraph_style("Who", 0.15, tabs=[(11.0, "")]) + paragraph_style("Top", 0.5, bold=True, size=16) + paragraph_style("Mid", 0.4, extra='fo:text-align="center" fo:keep-with-next="always"')
        + paragraph_style("Ask", 0.4, 1.0, -1.0, [(1.0, "")], extra='fo:line-height="140%"')
        + paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page"') + paragraph_style("Key", 0.2, 0, 0, [(1.0, ""), (8.0, ""), (9.0, "")])
    )
    engine, source = office(draw, body, ["Liberation Serif", "Carlito"], (11, 12), margin=2.0, styles=styles)
    return Document(engine, source, items)


# Ancient history paper of New South Wales with marking guidelines

POMPEII_CHOICE = [
    ("What was the main use of the palaestra in Pompeii?", ["Exercise and athletic training", "Storage of grain", "Worship of the emperor", "Trials and lawsuits"], 0),
    ("Which ancient writer described the eruption of Vesuvius in two letters to Tacitus?", ["Strabo", "Seneca", "Pliny the Younger", "Dio Cassius"], 2),
    ("Which building in Herculaneum is known for its collection of carbonised scrolls?", ["House of the Deer", "Villa of the Papyri", "Suburban Baths", "College of the Augustales"], 1),
    ("What does graffiti in support of candidates suggest about political life in Pompeii?", ["Elections were abolished under Nero.", "Only women could stand for office.", "Magistrates were appointed by Rome.", "Local elections were keenly contested."], 3),
    ("Who directed the excavations at Pompeii from 1863 and introduced plaster casts of the victims?", ["Giuseppe Fiorelli", "Karl Weber", "Amedeo Maiuri", "Vittorio Spinazzola"], 0),
]
POMPEII = [
    ("6", "Outline the evidence for trade in Pompeii.", 3, [("Outlines the evidence for trade, with specific examples", "3"), ("Gives some detail about trade", "2"), ("Makes a relevant point about trade", "1")], "Amphorae with painted labels show that wine and fish sauce were sent to Gaul and Africa. Pottery from the east and an ivory figure from India were found in houses. The port on the Sarno linked the town to the sea."),
    ("7", "How did the eruption of AD 79 affect people who stayed in Herculaneum?", 4, [("Provides a detailed account of the effects with reference to the site", "4"), ("Provides some detail about the effects", "3"), ("Describes one effect", "2"), ("Makes a relevant point", "1")], "Hundreds of people took shelter in the boat houses on the beach. A hot surge of gas and ash killed them at once. The skeletons, found since 1980, show the effects of extreme heat, and objects that they carried, such as keys and lamps, show that they hoped to return."),
    ("8", "Explain why the conservation of frescoes in Pompeii is difficult.", 5, [("Explains clearly why conservation is difficult, using relevant evidence", "5"), ("Explains why conservation is difficult", "4"), ("Describes some problems of conservation", "3"), ("Describes one problem of conservation", "2"), ("Names a problem of conservation", "1")], "Since the frescoes were uncovered, sun, rain and salts have made the colours fade and the plaster flake. Early excavators covered them with wax, which turned yellow. Millions of visitors bring dust and moisture, and money for upkeep has often been short, as the collapse of the Schola Armaturarum in 2010 showed."),
    ("9(a)", "Identify TWO leisure activities shown by remains in Pompeii.", 2, [("Identifies two leisure activities", "2"), ("Identifies one leisure activity", "1")], "Gladiatorial games in the amphitheatre and plays in the large theatre."),
    ("9(b)", "Describe the organisation of public baths in Pompeii.", 4, [("Provides a detailed description of the organisation of the baths", "4"), ("Provides some features of the baths", "3"), ("Provides one feature of the baths", "2"), ("Makes a relevant point about the baths", "1")], "Bathers undressed in the apodyterium and moved from the cold to the warm and the hot room. Men and women had separate sections, as in the Stabian Baths. Hot air from a furnace flowed under raised floors. Slaves and attendants looked after the fires, the oil and the clothes."),
]


@layout(HALF, "ancient-cypress", "ancient history of New South Wales, choices and short answers with rules; guidelines in their own file with a key, bands and sample answers")
def ancient_cypress(draw):
    body = r"{\large\bfseries Section I}\par\textbf{23 marks}\par\textbf{Attempt Questions 1--9}\par\textbf{Allow about 45 minutes for this section}\par\smallskip\hrule\bigskip "
    key, scheme, items = "", "", []
    for n, (question, options, right) in enumerate(POMPEII_CHOICE, 1):
        body += rf"\needspace{{40mm}}\lab{{0pt}}{{10mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}" + "".join(rf"\lab{{10mm}}{{8mm}}{{{x}.}}{{{tex(o)}}}" for x, o in zip("ABCD", options)) + r"\bigskip "
        key += rf"{n} & {'ABCD'[right]}\\\hline "
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    for number, question, marks, bands, sample in POMPEII:
        head = rf"\textbf{{Question {number[0]}}} ({6 if number[0] == '9' else marks} marks)" if number != "9(b)" else ""
        body += rf"\needspace{{50mm}}{head}\par\smallskip "
        mark = rf"\hfill\textbf{{{marks}}}" if "(" in number else ""
        label = number[1:]
        body += rf"\lab{{0pt}}{{10mm}}{{{label}}}{{\parbox[t]{{\dimexpr\linewidth-20mm}}{{\raggedright {tex(question)}}}{mark}}}" if label else rf"{tex(question)}\par "
        body += r"\dotline " * (marks * 2) + r"\bigskip "
        scheme += rf"\needspace{{55mm}}\textbf{{Question {number[0]} {label}}}\par\smallskip\begin{{tabular}}{{|p{{128mm}}|>{{\centering\arraybackslash}}p{{18mm}}|}}\hline\hfil\textbf{{Criteria}} & \textbf{{Marks}}\\\hline " + "".join(rf"\textbullet\ {tex(t)} & {m}\\\hline " for t, m in bands) + rf"\end{{tabular}}\par\medskip\textbf{{\textit{{Sample answer:}}}}\par {tex(sample)}\par\bigskip\bigskip "
        items.append(item(question, sample, number, marks, kind="long" if marks > 3 else "short", rubric=[{"text": t, "marks": int(m)} for t, m in bands]))
    engine, source = document(draw, body, ["timesnew", "schoolbook"], (11, 12), (22, 25), foot=r"\fancyfoot[C]{\small -- \thepage\ --}")
    guide = r"\begin{center}{\large\bfseries 2018 Trial HSC Ancient History}\\[2mm]{\large\bfseries Marking Guidelines}\end{center}\textbf{Section I}\par\medskip\textbf{Multiple-choice Answer Key}\par\smallskip\begin{tabular}{|>{\centering\arraybackslash}p{25mm}|>{\centering\arraybackslash}p{25mm}|}\hline\textbf{Question} & \textbf{Answer}\\\hline " + key + r"\end{tabular}\par\bigskip\bigskip " + scheme
    return Document(engine, source, items, document(draw, guide, ["arial"], (11,), (22, 24), foot=r"\fancyfoot[L]{\small NESA style trial}\fancyfoot[R]{\small Page \thepage}")[1])


# Reading paper of Key Stage 2 with its mark scheme

LIGHTHOUSE = [
    "Nobody had lived in the lighthouse on Gull Rock since the lamp was made automatic, so when Tansy saw a light in the lowest window she thought at first that it was the moon. But the moon was behind her, thin as a fingernail, and the light in the window was warm and yellow. It flickered, went out, and came back.",
    "“Grandad,” she whispered, “there’s someone over there.” Grandad did not look up from the net he was mending. His fingers moved in and out of the mesh like busy brown mice. “There’s no one on the Rock but gulls,” he said. “Gulls and crabs.” But Tansy noticed that his hands had stopped.",
    "The next morning the tide was out. A causeway of black stones, slippery with weed, joined the beach to the Rock for two hours and no more. Tansy stuffed an apple into her pocket, left a note under the teapot, and set off. She counted her steps aloud to keep herself brave. At three hundred and twelve she reached the iron door, and found that it was open.",
]
KS2 = [
    ("Look at the first paragraph, beginning: Nobody had lived… How did Tansy know that the light in the window was not the moon?", 1, ["the moon was behind her", "the light was warm and yellow / it flickered"], None, None),
    ("…thin as a fingernail… What does this tell you about the shape of the moon?", 1, ["it was a crescent / curved and narrow"], ["it was small"], None),
    ("Find and copy one word from the first paragraph which shows that the light was not steady.", 1, ["flickered"], None, None),
    ("What was Grandad doing when Tansy spoke to him?", 1, ["mending a net"], ["fishing"], None),
    ("What are Grandad’s fingers compared to?", 1, ["(busy brown) mice"], None, None),
    ("Why do you think Grandad’s hands had stopped? Explain your answer using evidence from the text.", 2, ["he knows something about the light, because he says there is no one there but stops working when she tells him", "he is worried or surprised that she has seen someone, although he pretends not to care"], None, "Award 2 marks for an acceptable point supported by evidence, 1 mark for an acceptable point only."),
    ("For how long could people walk to the Rock before the sea came back?", 1, ["two hours"], None, None),
    ("What made the stones of the causeway dangerous?", 1, ["they were slippery (with weed)"], ["they were black"], None),
    ("Give two things that Tansy did before she left the house.", 2, ["she put an apple into her pocket", "she left a note under the teapot"], None, "Award 1 mark for each correct point."),
    ("Look at the paragraph beginning: The next morning… Which word is closest in meaning to causeway?", 1, ["path"], None, None, ["harbour", "path", "cliff", "bridge of rope"]),
    ("What was unusual about the iron door when Tansy reached it?", 1, ["it was (already) open"], None, None),
    ("Why did Tansy count her steps aloud?", 1, ["to keep herself brave"], ["to know how far it was"], None),
]


@layout(HALF, "reading-ash", "reading paper of Key Stage 2 with a story, marks in a side column; mark scheme as a table in its own file")
def reading_ash(draw):
    body, lines, items = "", "", []
    for n, (question, marks, points, reject, note, *rest) in enumerate(KS2, 1):
        listed = choices([None] * 4, rest[0]) if rest else None
        word = f"{marks} mark{'s' * (marks > 1)}"
        set_ = ty(question)
        rules = "#v(7mm)#line(length: 100%, stroke: 0.4pt)" * (marks + 1 if marks > 1 else 1)
        if rest:
            rules = "#v(2mm)#align(center)[Tick *one*.]" + "".join(f"#grid(columns: (30mm, 45mm, 6mm), row-gutter: 2mm, [], [{ty(o)}], box(width: 5mm, height: 5mm, stroke: 0.6pt))" for o in rest[0])
        body += f'#block(breakable: false, below: 8mm, grid(columns: (10mm, 1fr, 20mm), box(fill: black, inset: 1.5mm, text(fill: white, weight: "bold")[{n}]), [{set_}{rules}], align(right + bottom, text(9pt)[{word}])))\n'
        cell = f"*Award {word} for:* \\ " if not note else f"{ty(note)} \\ "
        cell += " ".join(f"\n- {ty(p)}" for p in points)
        if reject:
            cell += "\n\n*Do not accept:* " + "; ".join(ty(r) for r in reject)
        lines += f"[*{n}*], [{cell}\n], [{marks}m],\n"
        items.append(item(question, "\n".join(points), str(n), marks, listed, kind="mcq" if rest else "short", reject=reject, guidance=note, rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None))
    font = draw.one(['"Open Sans"', '"Lato"', '"Liberation Sans"'])
    start = f'#set text(font: ({font},), size: 11pt, lang: "en", region: "GB")\n#set par(leading: 0.65em)\n'
    story = "\n\n".join(ty(p) for p in LIGHTHOUSE)
    source = f"""#set page(paper: "a4", margin: (x: 20mm, y: 20mm), footer: align(center, text(9pt)[Page #context counter(page).display() of #context counter(page).final().first()]))
{start}#text(17pt, weight: "bold")[The Light on Gull Rock]

{story}

#pagebreak()
_Questions 1–{len(KS2)} are about The Light on Gull Rock._
#v(4mm)
{body}
#align(center)[*[END OF TEST]*]
""".replace("[END OF TEST]", r"\[END OF TEST\]")
    scheme = f"""#set page(paper: "a4", margin: (x: 20mm, y: 20mm), footer: align(right, text(9pt)[#context counter(page).display()]))
{start}#text(15pt, weight: "bold")[Key Stage 2 English reading – mark schemes]

*The Light on Gull Rock*

#table(columns: (16mm, 1fr, 18mm), stroke: 0.5pt, inset: 2mm, align: (center, left, center), table.header([*Qu.*], [*Requirement*], [*Mark*]),
{lines})
"""
    return Document("typst", source, items, scheme)


# Rules of a school laboratory, which ask nothing

RULES = [
    ("General Conduct", ["Be responsible in the laboratory at all times. Horseplay, practical jokes and pranks are dangerous and prohibited.", "Follow all written and spoken instructions carefully. If you do not understand a direction, ask the teacher before you go on.", "Never work alone. No student may work in the laboratory without a teacher present.", "Do not eat, drink or chew gum in the laboratory. Do not use laboratory glassware as containers for food."]),
    ("Clothing", ["Wear safety goggles whenever chemicals, heat or glassware are in use. There are no exceptions to this rule.", "Contact lenses should not be worn unless you have the permission of your teacher.", "Long hair, dangling jewelry and loose clothing must be tied back. Shoes must cover the foot completely."]),
    ("Accidents and Injuries", ["Report any spill, breakage or injury to the teacher at once, no matter how small it seems.", "If a chemical splashes into your eye or onto your skin, rinse with running water for at least 15 minutes."]),
    ("Handling Chemicals", ["Treat all chemicals as dangerous. Do not touch, taste or smell any chemical unless you are told to do so.", "Check the label on every bottle twice before you take any of its contents. Take only as much as you need.", "When you dilute an acid, always pour the acid slowly into the water while you stir.", "Never return unused chemicals to their original containers. Dispose of waste as instructed."]),
]


@layout(HALF, "rules-maple", "rules of a US school laboratory with a form to sign, numbered lines that ask nothing")
def rules_maple(draw):
    body, n = paragraph(run("Ridgeview High School Science Department"), "Mid") + paragraph(run("Laboratory Safety Rules"), "Mid2") + paragraph(run("Science is a hands-on class. To keep every student safe, the following rules apply in all laboratory lessons. You and a parent or guardian must sign the form below before you may take part.")), 0
    for head, rules in RULES:
        body += paragraph(run(head), "Head")
        for rule in rules:
            n += 1
            body += paragraph(run(f"{n}.\t{rule}"), "Rule")
    body += paragraph(run("Agreement"), "Head") + paragraph(run("I have read these rules and agree to follow them. I understand that I may be removed from the laboratory if I break them."))
    body += paragraph(run("Student signature ______________________________\tDate ______________"), "Sign") + paragraph(run("Parent signature ________________________________\tDate ______________"), "Sign")
    styles = (
        paragraph_style("Mid", 0, extra='fo:text-align="center"') + paragraph_style("Mid2", 0.1, bold=True, size=17, extra='fo:text-align="center"')
        + paragraph_style("Rule", 0.15, 0.9, -0.9, [(0.9, "")]) + paragraph_style("Sign", 0.8, tabs=[(11.5, "")])
    )
    engine, source = office(draw, body, ["Liberation Serif", "Carlito"], (11, 12), margin=2.2, styles=styles)
    return Document(engine, source, [])


# Choices for a course in law, with explanations behind

LAW = [
    ("A homeowner wrote to a painter, “I will pay you $3,000 if you paint my house before June 1.” The painter bought supplies and painted half of the house by May 20. On that day the homeowner told him that the offer was withdrawn and asked him to leave. If the painter sues, will he prevail?", ["Yes, because the offer became irrevocable when he began to perform.", "Yes, because an offer in writing cannot be revoked.", "No, because he had not completed the performance.", "No, because a unilateral offer may be revoked at any time before it is accepted."], 0, "An offer for a unilateral contract may not be revoked for a reasonable time once the offeree has begun to perform. The painter had started work, so the offer was an option that he could still accept by finishing."),
    ("A driver who was looking at her phone struck a cyclist. The cyclist, who was unusually frail, suffered far more serious injuries than a healthy person would have suffered. For which of the injuries is the driver liable?", ["Only those that a healthy person would have suffered.", "Only those that were foreseeable.", "All of them.", "None, unless she knew that the cyclist was frail."], 2, "A defendant takes the victim as she finds him. The extent of the harm need not be foreseeable, so the driver pays for all of it."),
    ("The police stopped a car for a broken taillight. While the officer wrote the ticket, and without delaying the stop, a second officer walked a trained dog around the car. The dog alerted, and the officers found cocaine in the trunk. The defendant moves to suppress the cocaine. How should the court rule?", ["Grant the motion, because a dog sniff is a search that requires a warrant.", "Grant the motion, because the officers did not suspect drugs.", "Deny the motion, because the sniff during a lawful stop was not a search.", "Deny the motion, because drivers have no expectation of privacy in a trunk."], 2, "A sniff by a trained dog during a lawful stop, which is not made longer by it, is no search under the Fourth Amendment. The alert then gave probable cause."),
    ("A man took an umbrella from a stand at a restaurant, honestly but mistakenly believing that it was his own. He is charged with larceny. What is his best defense?", ["The umbrella was of little value.", "He had no intent to take the property of another.", "He was willing to return the umbrella.", "The owner was careless."], 1, "Larceny requires the intent to deprive another of property. An honest mistake, even an unreasonable one, negates it."),
    ("A landlord leased an apartment to a tenant for two years. After one year the tenant moved out and transferred the whole of the remaining term to a friend. What is this transfer called?", ["A sublease", "A novation", "An assignment", "A surrender"], 2, "A transfer of the entire remaining term is an assignment. Had the tenant kept any part of the term, it would be a sublease."),
    ("At a trial for robbery the prosecutor offers a statement that the victim made to the police one day after the event. The victim has died. The defendant had no opportunity to cross-examine her. If the defendant objects on constitutional grounds, the statement should be", ["excluded, because it is testimonial and there was no cross-examination.", "excluded, because hearsay is never admitted in criminal trials.", "admitted, because the victim is unavailable.", "admitted, because it is a present sense impression."], 0, "The Confrontation Clause bars testimonial statements of a witness who does not appear, unless the defendant had a prior opportunity to cross-examine."),
    ("A state enacted a law that forbids stores to sell milk that was produced in another state. A dairy company in a neighboring state challenges the law. Which is its strongest argument?", ["The law violates the Contracts Clause.", "The law discriminates against interstate commerce.", "The law denies the company a jury trial.", "The law is an ex post facto law."], 1, "A law that discriminates on its face against goods from other states is almost always invalid under the dormant Commerce Clause."),
    ("A woman saw her neighbor’s house on fire while the neighbor was away. Without asking anyone, she broke a window, entered the house and carried out two paintings. The neighbor later sued her for trespass. The woman’s best defense is", ["consent.", "necessity.", "recapture of chattels.", "discipline."], 1, "A person may enter the land of another when this is reasonably necessary to save property from serious harm. The neighbor was away and gave no consent."),
    ("A wholesaler telephoned a retailer and the two agreed on the sale of goods for $9,000. Neither signed anything, and no goods were delivered or paid for. The retailer now refuses to take the goods. If the wholesaler sues for breach, the retailer will most likely", ["lose, because oral contracts are as binding as written ones.", "lose, because both parties are merchants.", "win, because a contract for the sale of goods for $500 or more must be evidenced by a signed writing.", "win, because the parties did not agree on a date of delivery."], 2, "The statute of frauds in Article 2 requires a writing signed by the party against whom enforcement is sought. None of the exceptions applies here."),
    ("A seller agreed in writing to convey a farm to a buyer for $400,000, the closing to take place in sixty days. Before the closing the seller refused to perform, because the value of the farm had risen. Which remedy will the buyer most likely obtain?", ["Punitive damages", "Specific performance", "Replevin", "A fine"], 1, "Land is held to be unique, so that damages are inadequate and a court will order the seller to convey."),
]


@layout(HALF, "law-walnut", "choices for a US course in law with facts of several lines, an explanation of each answer behind")
def law_walnut(draw):
    body, key, items = r"\begin{center}{\Large\bfseries Practice Questions}\\[2mm] First-Year Review, Set B\end{center}\medskip ", r"\newpage\begin{center}{\Large\bfseries Answers and Explanations}\end{center}\medskip ", []
    for n, (question, options, right, why) in enumerate(LAW, 1):
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{3pt}}\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)}}}\vspace{{1mm}}" + "".join(rf"\lab{{10mm}}{{9mm}}{{({x})}}{{{tex(o)}}}" for x, o in zip("ABCD", options)) + r"\end{minipage}\par\vspace{6mm}"
        key += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{\textbf{{({'ABCD'[right]}) is correct.}} {tex(why)}}}\smallskip "
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    engine, source = document(draw, body + key, ["cm", "palatino", "times"], (11, 12), (25, 29), paper="letterpaper")
    return Document(engine, source, items)


# First aid, true or false

FIRSTAID = [
    ("You should tilt the head back when a person has a nosebleed.", False), ("The emergency number should be called at once for a person with crushing chest pain.", True), ("A burn should be cooled with clean, cool running water.", True),
    ("Butter or ointment should be put on a burn as soon as possible.", False), ("Adults who are choking and cannot cough, speak or breathe need back blows and abdominal thrusts.", True), ("A person who is unconscious but breathing normally may be placed in the recovery position.", True),
    ("You should remove a large object that is stuck in a wound before you control the bleeding.", False), ("In CPR for an adult, the chest should be pressed down at least two inches.", True), ("An AED may be used only by doctors and nurses.", False),
    ("Hot, dry or red skin and confusion are signs of heat stroke.", True), ("During a seizure, you should put a spoon between the person’s teeth.", False), ("Facial drooping on one side may be a sign of a stroke.", True),
    ("Direct pressure is the first way to control severe bleeding.", True), ("A frostbitten hand should be rubbed briskly to warm it.", False), ("Before you give care to a conscious adult, you should obtain consent.", True), ("You should make a person who has swallowed poison vomit, whatever the poison is.", False),
]


@layout(HALF, "firstaid-beech", "first aid statements in a table with columns for true and false, the key on the next page")
def firstaid_beech(draw):
    body = paragraph(run("First Aid/CPR/AED – Pre-Course Check"), "Title") + paragraph(run("Participant: ____________________________     Class date: ______________")) + paragraph(run("Read each statement. Mark an X in the column “True” or “False”."))
    lines, items = [[run("No.", "B"), run("Statement", "B"), run("True", "B"), run("False", "B")]], []
    for n, (text, right) in enumerate(FIRSTAID, 1):
        lines.append([run(str(n)), run(text), "", ""])
        items.append(item(text, "True" if right else "False", str(n), kind="truefalse"))
    body += paragraph("") + table(lines, [1.2, 12.2, 1.6, 1.6]) + paragraph(run("Pre-Course Check: Instructor Answer Key"), "New")
    body += "".join(paragraph(run("\t".join(f"{n}. {'True' if FIRSTAID[n - 1][1] else 'False'}" for n in range(k, 17, 4))), "Key") for k in range(1, 5))
    styles = paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page"') + paragraph_style("Key", 0.25, 0, 0, [(4.0, ""), (8.0, ""), (12.0, "")])
    engine, source = office(draw, body, ["Liberation Sans", "Carlito"], (11,), margin=2.2, styles=styles)
    return Document(engine, source, items)


# Cells, to match

CELL_A = [
    ("makes ATP for the cell by cellular respiration", "mitochondrion"), ("controls what enters and leaves the cell", "cell membrane"), ("stores the DNA and directs the activities of the cell", "nucleus"), ("is the place where proteins are assembled", "ribosome"),
    ("captures the energy of sunlight in plant cells", "chloroplast"), ("packages proteins and sends them to other places", "Golgi apparatus"), ("breaks down food particles and worn-out parts with enzymes", "lysosome"), ("supports and protects plant cells from outside", "cell wall"),
]
CELL_B = [
    ("diffusion of water through a selectively permeable membrane", "osmosis"), ("movement of particles that requires energy from the cell", "active transport"), ("having the same concentration of solutes as another solution", "isotonic"),
    ("process by which a cell takes in material by folding its membrane inward", "endocytosis"), ("a group of similar cells that perform a particular function", "tissue"), ("an organism whose cells have no nucleus", "prokaryote"),
]


@layout(HALF, "cells-linden", "biology of a US high school, two sets to match with blanks before the numbers and letters at the left, the teacher's key behind")
def cells_linden(draw):
    body, items, keys = "", [], []
    n = 0
    for part, (pairs, extra, task) in enumerate([(CELL_A, ["vacuole", "cytoskeleton"], "Match each function with the cell part that performs it. Two answers will not be used."), (CELL_B, ["organ"], "Match each description with the correct term. One answer will not be used.")]):
        terms = draw.mixed([a for _, a in pairs] + extra)
        letters = "abcdefghij"[: len(terms)]
        listed = choices(letters, terms)
        grid = " & ".join
        rows_ = [[f"{letters[k]}. {tex(terms[k])}" for k in range(r, len(terms), (len(terms) + 2) // 3)] for r in range((len(terms) + 2) // 3)]
        body += rf"\bigskip\textbf{{{'Part A' if part == 0 else 'Part B'}}}\quad\textit{{{task}}}\par\medskip\begin{{tabular}}{{|@{{\quad}}p{{46mm}}p{{46mm}}p{{46mm}}|}}\hline\rule{{0pt}}{{13pt}}" + r"\\ ".join(grid((r + [""] * 3)[:3]) for r in rows_) + r"\\[3pt]\hline\end{tabular}\par\medskip "
        for text, answer in pairs:
            n += 1
            letter = letters[terms.index(answer)]
            body += rf"\lab{{0pt}}{{22mm}}{{\rule{{12mm}}{{0.4pt}}\hfill {n}.\enspace}}{{{tex(text)}}}\vspace{{1.5mm}}"
            keys.append(f"{n}. {letter}")
            items.append(item(text, answer, str(n), None, listed, kind="match", answer_label=letter, section="Part A" if part == 0 else "Part B"))
    body = r"Name \rule{70mm}{0.4pt}\hfill Class \rule{20mm}{0.4pt}\hfill Date \rule{22mm}{0.4pt}\par\bigskip{\Large\bfseries Chapter 7\quad A View of the Cell}\hfill\fbox{\bfseries Vocabulary Review}\par" + body
    body += r"\newpage{\large\bfseries Teacher Guide: Answers}\par\medskip\textbf{Chapter 7 Vocabulary Review}\par\smallskip " + r"\quad ".join(keys)
    engine, source = document(draw, body, ["schoolbook", "times", "helvetica"], (11,), (22, 24), foot=r"\fancyfoot[L]{\small Chapter 7 Resources}\fancyfoot[R]{\small\thepage}", paper="letterpaper")
    return Document(engine, source, items)
