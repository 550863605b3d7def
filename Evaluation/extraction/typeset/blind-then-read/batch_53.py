"""The fifty-third: documents drawn by lot from a list of forty.

The forty, of which random.Random-like dice (random.seed(53); sample(range(1, 41), 20)) chose those with a star:
1 Ireland, State Examinations Commission, Junior Cycle Home Economics 2019; *2 Trinity College London, Theory of Music 2011;
3 Royal Horticultural Society, Level 2, 2014; 4 US FAA, Private Pilot sample test 2018; *5 US Coast Guard, Rules of the Road bank 2005;
*6 France, brevet, histoire-géographie 2019; 7 Germany, ELWIS, Sportbootführerschein 2017; 8 Italy, patente nautica 2022;
*9 Spain, Instituto Cervantes, CCSE manual 2020; 10 Netherlands, CITO vmbo biologie 2016; 11 Sweden, Folkuniversitetet phrases 2009;
*12 Finland, matriculation board, listening 2008; 13 Poland, CKE geografia 2015; *14 US, Barron's SAT word cards 1998;
15 Greece, Panhellenic history 2016; 16 Turkey, açık lise coğrafya 2017; 17 Japan, Eiken grade 3, 2014; 18 France, CLE Vocabulaire progressif 1999;
19 India, NCERT class VII science 2007; 20 Singapore, PSLE English 2011; 21 Australia, VCAA Physical Education 2013; 22 US, AP Human Geography 2019;
*23 South Africa, NSC Tourism and memorandum 2018; *24 WAEC Agricultural Science objective 2011; 25 Kenya, KLB Physics 2003; 26 UK, RYA sail terms 1995;
27 US, Baltimore Catechism 1891; *28 Usenet FAQ 1996; *29 Berlitz Greek phrase book 1988; *30 Germany, Cornelsen English G 2006;
*31 UK, Central Council of Church Bell Ringers, handbook 1980s; *32 US, Kalkomey snowmobile workbook 2012; *33 US, Scholastic reading passages 2003;
*34 England, STA key stage 2 spelling 2016; *35 US, Puzzlemaker clue sheet 2005; *36 UK, parish magazine quiz 2010; *37 UK, CUP grammar in use 1990;
*38 US, MIT OpenCourseWare statics 2004; 39 UK, CAMRA home-brew sheet 1978; *40 US, Ray's Intellectual Arithmetic 1877.
"""

import importlib
import re

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

Sheet = importlib.import_module("blind-then-read.batch_31").Sheet

HALF = "blind-then-read"

MUSIC = [
    ("How many crotchet beats does a dotted minim last?", ["2", "3", "4"]),
    ("Which word tells you to play gradually faster?", ["accelerando", "ritenuto", "sostenuto"]),
    ("The relative minor of G major is:", ["D minor", "A minor", "E minor"]),
    ("What does the time signature 6/8 tell you?", ["simple duple time", "compound duple time", "simple triple time"]),
    ("How many flats are there in the key signature of A♭ major?", ["three", "four", "five"]),
    ("Name the interval from F up to the next B♭:", ["perfect 4th", "augmented 4th", "perfect 5th"]),
    ("Which note is the leading note of D major?", ["C", "C♯", "A"]),
    ("Which sign lowers a note by a semitone?", ["♯", "♮", "♭"]),
    ("The Italian term for ‘in a singing style’ is:", ["cantabile", "con fuoco", "marcato"]),
    ("Which of these instruments reads from the alto clef?", ["viola", "oboe", "double bass"]),
]


@layout(HALF, "theory-vega", "music theory paper: choices in a row with a box to tick behind each, a column for marks")
def theory_vega(draw):
    body = "<div class=top><div><b>Section 1 (10 marks)</b></div><div class=put>Put marks<br>in this<br>column</div></div><p class=in>Put a tick (✓) in the box next to the correct answer.</p>"
    body += "<div class=ex><b>Example</b><div class=q>Name the fifth note of C major:</div><div class=row><span>F <i></i></span><span>G <i>✓</i></span><span>A <i></i></span></div><p class=in>This shows that you think <b>G</b> is the correct answer.</p></div>"
    items = []
    for n, (question, options) in enumerate(MUSIC, 1):
        body += f"<div class=item><div class=q><b>1.{n}</b><span>{web(question)}</span></div><div class=row>" + "".join(f"<span>{web(o)} <i></i></span>" for o in options) + "</div><div class=mark></div></div>"
        items.append(item(question, None, f"1.{n}", None, choices([None] * 3, options), kind="mcq", section="Section 1 (10 marks)"))
    body += "<p class=foot>Turn over for Section 2</p>"
    css = """.top { display: flex; justify-content: space-between } .put { font-size: 60%; text-align: center; border: 1px solid; padding: 1mm } .in { margin: 2mm 0 }
.ex { background: #e8e8e8; padding: 2mm 3mm; margin: 3mm 14mm 4mm 0 } .q { display: flex } .q b { flex: 0 0 12mm } .row { display: flex; margin: 2mm 0 0 12mm } .row span { width: 52mm; white-space: nowrap }
.row i { display: inline-block; width: 5mm; height: 5mm; border: 1px solid; vertical-align: middle; margin-left: 2mm; font-style: normal; text-align: center; background: white }
.item { position: relative; margin-bottom: 5.5mm; padding-right: 16mm; break-inside: avoid } .mark { position: absolute; right: 1mm; top: 2mm; width: 9mm; height: 9mm; border: 1px solid #777 } .foot { text-align: right; font-style: italic }"""
    engine, source = page(draw, body, ["Liberation Sans", "Open Sans", "Carlito"], (11, 12), css)
    return Document(engine, source, items)


RULES = [
    ("BOTH INTERNATIONAL & INLAND", "Two power-driven vessels are meeting head-on. What does each vessel do?", ["Alters course to port", "Alters course to starboard", "Stops her engines", "Sounds three short blasts and goes astern"], 1),
    ("BOTH INTERNATIONAL & INLAND", "In restricted visibility, a power-driven vessel making way sounds which signal at intervals of not more than two minutes?", ["One prolonged blast", "Two prolonged blasts", "One prolonged and two short blasts", "Rapid ringing of the bell"], 0),
    ("INTERNATIONAL ONLY", "You are overtaking a vessel in a narrow channel and wish to leave her on your starboard side. Which signal should you sound?", ["Two short blasts", "One prolonged blast followed by one short blast", "Two prolonged blasts followed by one short blast", "Two prolonged blasts followed by two short blasts"], 3),
    ("INLAND ONLY", "What light may a law enforcement vessel show while on duty?", ["A flashing amber light", "A flashing blue light", "A fixed green light at the bow", "An occulting white light"], 1),
    ("BOTH INTERNATIONAL & INLAND", "A vessel not under command shows by day", ["one black ball", "a black cylinder", "two black balls in a vertical line", "a black diamond between two balls"], 2),
    ("BOTH INTERNATIONAL & INLAND", "The arc of visibility of a sternlight is", ["112.5°", "135°", "225°", "360°"], 1),
    ("INTERNATIONAL ONLY", "A vessel constrained by her draft may show, in addition to the lights for a power-driven vessel,", ["three all-round red lights in a vertical line", "two all-round red lights in a vertical line", "a yellow light above the sternlight", "a red light over a white light"], 0),
    ("BOTH INTERNATIONAL & INLAND", "Which vessel must keep out of the way of a vessel engaged in fishing?", ["A vessel not under command", "A vessel at anchor", "A vessel restricted in her ability to maneuver", "A sailing vessel under way"], 3),
]


@layout(HALF, "rules-rigel", "bank of a licensing office: the right option of each question marked with a filled circle")
def rules_rigel(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Liberation Sans"]), draw.one([11, 12]), country="US", paper=(21.59, 27.94))
    sheet.head = sheet.p("Merchant Marine Licensing Exam\nMate – Rules of the Road\n<b>Q153 Navigation Rules</b>", "center", after=0.1)
    sheet.foot = sheet.p("For open book practice\tPage {page} of {pages}", tabs=[(sheet.wide, 'style:type="right"')], after=0)
    items = []
    sheet.body.append(sheet.p("Choose the best answer to the following Multiple Choice Questions.", after=0.5, before=0.3))
    for n, (water, question, options, right) in enumerate(RULES, 1):
        sheet.body.append(sheet.p(f"{n}.\t{water}   {question}", left=0.9, first=-0.9, tabs=[0.9], before=0.4, extra='fo:keep-with-next="always"'))
        for k, text in enumerate(options):
            keep = 'fo:keep-with-next="always"' if k < 3 else ""
            sheet.body.append(sheet.p(f"{'●' if k == right else '○'}\t({'ABCD'[k]})\t{text}", left=2.5, first=-1.6, tabs=[1.6, 2.5], after=0.08, extra=keep))
        items.append(item(f"{water} {question}", options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    engine, source = sheet.source()
    return Document(engine, source, items)


LETTRE = (
    "« Dimanche, je me suis levée avant tout le monde. J’avais mis ma robe bleue, celle des jours de fête, et ma mère m’attendait déjà devant la porte, "
    "sa carte d’électrice à la main. Elle a soixante-huit ans et n’avait jamais voté. Devant la mairie, les hommes nous regardaient passer ; quelques-uns souriaient, "
    "d’autres haussaient les épaules. Pourtant, nous avons fait la Résistance comme eux : j’ai porté des messages à bicyclette pendant deux ans, et ma cousine n’est pas revenue de Ravensbrück. "
    "Quand le président du bureau a dit “A voté”, ma mère a pleuré. Maintenant il faudra obtenir le reste : le même salaire à l’usine, et le droit de travailler sans demander la permission. »"
)
BREVET = [
    ("Exercice 1. Analyser et comprendre un document (20 points)", "Histoire – Françaises et Français dans une République repensée", LETTRE, [
        ("Présentez l’auteure du document et dites à quelle occasion elle écrit.", 4, ["Une ouvrière, ancienne résistante", "les élections municipales d’avril 1945"]),
        ("Relevez deux actions de femmes pendant la guerre que cite le document.", 4, ["porter des messages à bicyclette", "la déportation d’une résistante à Ravensbrück"]),
        ("Expliquez pourquoi ce dimanche est une date importante dans l’histoire de la République.", 6, ["Les femmes votent pour la première fois en France", "l’ordonnance du 21 avril 1944 leur donne le droit de vote", "le suffrage devient vraiment universel"]),
        ("Montrez que l’égalité n’est pas encore atteinte à cette date.", 6, ["Les salaires des femmes sont plus bas", "une femme mariée doit avoir l’accord de son mari pour travailler", "certains hommes se moquent des électrices"]),
    ]),
    ("Exercice 2. Maîtriser différents langages (20 points)", "Géographie – Dynamiques territoriales de la France contemporaine", "", [
        ("Sous la forme d’un développement construit d’une vingtaine de lignes, décrivez les atouts et les difficultés d’un espace de faible densité que vous avez étudié en classe.", 14, ["Localisation de l’exemple", "atouts : paysages, tourisme vert, prix du logement, télétravail", "difficultés : vieillissement, manque de médecins et de transports", "réponses des acteurs : maisons de santé, internet à haut débit"]),
        ("Citez trois aires urbaines de plus d’un million d’habitants, hors de l’Île-de-France.", 6, ["Lyon", "Marseille", "Toulouse, Bordeaux, Lille ou Nice"]),
    ]),
    ("Exercice 3. Enseignement moral et civique (10 points)", "Situation pratique : l’engagement", "Le conseil de la vie collégienne de votre établissement veut mettre fin au gaspillage à la cantine. Vous y êtes élu(e) et vous préparez la prochaine réunion.", [
        ("Quelle valeur de la République ce conseil fait-il vivre ? Justifiez votre réponse.", 3, ["La démocratie ou la fraternité", "les élèves sont élus et décident ensemble"]),
        ("Proposez deux actions à mener et indiquez qui peut vous aider.", 4, ["peser les restes et afficher les résultats", "servir des portions de deux tailles", "le gestionnaire, une association, la commune"]),
        ("Donnez un autre exemple d’engagement hors du collège.", 3, ["membre d’une association, jeune sapeur-pompier, conseil municipal des jeunes"]),
    ]),
]


@layout(HALF, "brevet-altair", "French paper of the brevet with a document in a frame, points behind each question, corrigé in its own file as a table")
def brevet_altair(draw):
    font = draw.one(["lm", "times", "helvetica"])
    body = r"\begin{center}\fbox{\parbox{0.8\linewidth}{\centering\bfseries\large DIPLÔME NATIONAL DU BREVET\par SESSION 2026\par\medskip HISTOIRE ET GÉOGRAPHIE\par ENSEIGNEMENT MORAL ET CIVIQUE\par\medskip\normalsize Série générale\par Durée de l’épreuve : 2 heures\hspace{2em}50 points}}\end{center}"
    scheme = r"\begin{center}\textbf{\large CORRIGÉ ET BARÈME}\par Histoire et géographie, enseignement moral et civique\end{center}"
    items = []
    for head, theme, text, questions in BREVET:
        body += rf"\bigskip\textbf{{{tex(head)}}}\par\textit{{{tex(theme)}}}\par\medskip "
        if text == LETTRE:
            body += rf"\fbox{{\parbox{{\dimexpr\linewidth-2\fboxsep-2\fboxrule}}{{\textbf{{Document : lettre d’une ouvrière de Lyon à son frère, 1945}}\par {tex(text)}\par\hfill\small D’après une correspondance privée, mai 1945.}}}}\par\bigskip\textbf{{Questions}}\par "
        elif text:
            body += tex(text) + r"\par\medskip "
        scheme += rf"\textbf{{{tex(head)}}}\par\medskip\renewcommand\arraystretch{{1.2}}\begin{{tabular}}{{|c|p{{115mm}}|c|}}\hline\textbf{{Question}} & \textbf{{Éléments attendus}} & \textbf{{Points}}\\\hline "
        for n, (question, marks, points) in enumerate(questions, 1):
            body += rf"\lab{{4mm}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(question)} \textit{{({marks} points)}}}}\smallskip "
            scheme += rf"{n} & " + r"\par ".join("– " + tex(p) for p in points) + rf" & {marks}\\\hline "
            items.append(item(question, "\n".join(points), str(n), marks, stem=text if text and text != LETTRE else None, section=head, rubric=[{"text": p, "marks": None} for p in points], kind="long" if marks > 9 else "short"))
        scheme += r"\end{tabular}\par\bigskip "
    engine, source = document(draw, body, [font], (11,), (20, 24), foot=r"\fancyfoot[L]{\footnotesize 26GENHGEMCG11}\fancyfoot[R]{\footnotesize Page \thepage}")
    return Document(engine, source, items, document(draw, scheme, [font], (11,), (20, 24), foot=r"\fancyfoot[L]{\footnotesize 26GENHGEMCG11C}\fancyfoot[R]{\footnotesize Page \thepage}")[1])


TAREA1 = [
    ("España es...", ["una república federal.", "una monarquía parlamentaria.", "una monarquía absoluta."], 1),
    ("Las Cortes Generales están formadas por...", ["el Congreso y el Senado.", "el Gobierno y el Rey.", "los ayuntamientos y las diputaciones."], 0),
    ("¿Cada cuántos años, como máximo, hay elecciones generales?", ["Tres.", "Cuatro.", "Seis."], 1),
    ("¿Cómo se llama el tribunal que interpreta la Constitución?", ["Tribunal de Cuentas.", "Audiencia Nacional.", "Tribunal Constitucional."], 2),
    ("El presidente del Gobierno es elegido por...", ["el Congreso de los Diputados.", "el Senado.", "los alcaldes."], 0),
]
TAREA2 = [
    ("En España la educación es obligatoria hasta los 18 años.", False),
    ("El catalán, el gallego y el euskera son lenguas oficiales en sus comunidades autónomas.", True),
    ("La mayoría de edad se alcanza a los 18 años.", True),
    ("El defensor del pueblo dirige la policía.", False),
]
TAREA3 = [
    ("¿Qué comunidad autónoma está formada por islas?", ["Cantabria.", "Canarias.", "Murcia."], 1),
    ("¿Cuál es la montaña más alta de España?", ["El Teide.", "El Aneto.", "El Mulhacén."], 0),
    ("¿Qué río pasa por Zaragoza?", ["El Tajo.", "El Duero.", "El Ebro."], 2),
]


@layout(HALF, "manual-deneb", "Spanish civic test manual: tasks with four-digit numbers, choices and true or false, solutions as a table behind")
def manual_deneb(draw):
    body, items, key = "<h1>Prueba de conocimientos: manual de preparación</h1>", [], []
    tasks = [("TAREA 1", "Gobierno, legislación y participación ciudadana", 1001, TAREA1), ("TAREA 2", "Derechos y deberes fundamentales", 2001, TAREA2), ("TAREA 3", "Organización territorial. Geografía física y política", 3001, TAREA3)]
    for name, topic, first, questions in tasks:
        truth = len(questions[0]) == 2
        body += f"<h2><span>{name}</span> {topic}</h2><p class=in>" + ("Indique si las afirmaciones son verdaderas o falsas." if truth else "Elija la respuesta correcta.") + "</p><table class=q>"
        for n, entry in enumerate(questions, first):
            if truth:
                options, right = ["Verdadero.", "Falso."], 0 if entry[1] else 1
                items.append(item(entry[0], "True" if entry[1] else "False", str(n), kind="truefalse", section=f"{name} {topic}"))
            else:
                options, right = entry[1], entry[2]
                items.append(item(entry[0], options[right], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[right], section=f"{name} {topic}"))
            body += f"<tr><td class=n>{n}</td><td>{web(entry[0])}" + "".join(f"<div>{'abc'[k]}) {web(o)}</div>" for k, o in enumerate(options)) + "</td></tr>"
            key.append((n, "abc"[right]))
        body += "</table>"
    rows = [key[i : i + 4] for i in range(0, len(key), 4)]
    body += "<h2 class=k>Solucionario</h2><table class=s>" + "".join("<tr>" + "".join(f"<td class=n>{n}</td><td>{a}</td>" for n, a in row) + "</tr>" for row in rows) + "</table>"
    css = """h1 { font-size: 130%; color: #b00020; border-bottom: 2px solid #b00020 } h2 { font-size: 105%; margin: 6mm 0 1mm } h2 span { background: #b00020; color: white; padding: 0 2mm } .in { font-style: italic; margin: 1mm 0 2mm }
.q { border-collapse: collapse; width: 100% } .q td { border-bottom: 1px solid #bbb; padding: 1.5mm 2mm; vertical-align: top } .q tr { break-inside: avoid } .n { width: 14mm; font-weight: bold; color: #b00020 } .q div { margin-left: 4mm }
.k { break-before: page } .s { border-collapse: collapse } .s td { border: 1px solid #888; padding: 1mm 4mm }"""
    engine, source = page(draw, body, ["Liberation Sans", "Lato", "Roboto"], (10, 11), css, language="es")
    return Document(engine, source, items)


HEARD = [
    ("You are going to hear an announcement at a railway station.", [("Why is the 9.15 train late?", ["A driver is missing", "A tree has fallen on the line", "A door cannot be closed"], 1), ("What are passengers for Bath advised to do?", ["To take a coach from the car park", "To wait on platform four", "To travel by way of Swindon"], 0)]),
    ("You are going to hear an interview with a lighthouse keeper’s daughter.", [("What did the girl find hardest about life on the rock?", ["The noise of the sea", "The lack of other children", "The lessons by radio"], 1), ("How did the family get fresh food?", ["They kept goats and hens", "It was flown in each Sunday", "A boat came when the weather was calm"], 2), ("What does she say about her father?", ["He seldom talked about his work", "He was afraid of storms", "He wanted to be a musician"], 0)]),
    ("You are going to hear a news report about a village shop.", [("Who runs the shop now?", ["A supermarket chain", "The people of the village", "The former postman"], 1), ("What has surprised everybody most?", ["That the shop makes a profit", "That tourists buy so little", "That young people want to work there"], 2), ("What will be opened next door in spring?", ["A café", "A library", "A repair shop"], 0)]),
]
FINNISH = [("Mitä toimittaja kertoo kaupan aukioloajoista?", "Kauppa on avoinna joka päivä kello seitsemästä yhdeksään."), ("Miksi kylään on muuttanut uusia perheitä?", "Siellä on taas koulu ja kauppa.")]


@layout(HALF, "listening-spica", "Finnish listening examination in English: choices by recordings, two open questions in Finnish, right answers behind")
def listening_spica(draw):
    body = r"\begin{center}\textbf{\large KUULLUN YMMÄRTÄMISKOE}\par\textbf{ENGLANTI, PITKÄ OPPIMÄÄRÄ}\end{center}\textbf{I}\quad Kuuntele jokainen tallenne ja valitse kullekin kysymykselle paras vastausvaihtoehto. Merkitse vastauksesi optisesti luettavalle lomakkeelle.\par\bigskip "
    items, key, n = [], [], 0
    for told, questions in HEARD:
        last = n + len(questions)
        span = f"{n + 1}–{last}"
        body += rf"\needspace{{35mm}}\noindent\rule{{\linewidth}}{{0.4pt}}\par\textbf{{{span}}}\quad\textit{{{tex(told)}}}\par\medskip "
        for question, options, right in questions:
            n += 1
            body += rf"\needspace{{25mm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}" + "".join(rf"\lab{{9mm}}{{7mm}}{{{'ABC'[k]}}}{{{tex(o)}}}" for k, o in enumerate(options)) + r"\medskip "
            items.append(item(question, options[right], str(n), None, choices("ABC", options), kind="mcq", answer_label="ABC"[right], stem=told, section="I"))
            key.append(f"{n}. {'ABC'[right]}")
    body += r"\needspace{40mm}\bigskip\textbf{II}\quad Kuuntele uutinen uudelleen ja vastaa lyhyesti suomeksi seuraaviin kysymyksiin.\par\medskip "
    for letter, (question, answer) in zip("ab", FINNISH):
        body += rf"\lab{{0pt}}{{9mm}}{{{letter})}}{{{tex(question)}}}\ruleline\ruleline "
        items.append(item(question, answer, f"({letter})", section="II"))
    body += r"\clearpage\textbf{\large OIKEAT VASTAUKSET}\par\bigskip\textbf{I}\quad " + r"\quad ".join(key) + r"\par\bigskip\textbf{II}\par " + "".join(rf"\lab{{6mm}}{{7mm}}{{{letter})}}{{{tex(answer)}}}" for letter, (_, answer) in zip("ab", FINNISH))
    engine, source = document(draw, body, ["lm", "palatino", "lmsans"], (11, 12), (22, 26), head=r"\fancyhead[L]{\small\thepage}\fancyhead[R]{\small KEVÄT 2026}", foot="")
    return Document(engine, source, items)


CARDS = [
    ("abate", "v.", "to become less strong or severe", "They waited in the barn for the storm to abate."),
    ("candor", "n.", "openness and honesty in speech", "Her candor won the trust of the committee."),
    ("frugal", "adj.", "careful not to spend or use too much", "The frugal widow mended every sheet twice."),
    ("garrulous", "adj.", "talking too much, often about unimportant things", "Our garrulous driver never noticed the red light."),
    ("laud", "v.", "to praise highly", "Critics laud the young cellist."),
    ("novice", "n.", "a person new to a task or skill", "The slope is too steep for a novice."),
    ("pernicious", "adj.", "causing great harm, often slowly", "Rumor is a pernicious weed."),
    ("transient", "adj.", "lasting only a short time", "Fame proved transient."),
]


@layout(HALF, "cards-mizar", "word cards to cut out: fronts on one page, backs in mirrored order on the next")
def cards_mizar(draw):
    cards = draw.some(CARDS, 8)
    front = "".join(f"<div class=c><b>{word}</b><i>{kind}</i></div>" for word, kind, _, _ in cards)
    turned = [card for at in range(0, 8, 2) for card in (cards[at + 1], cards[at])]
    back = "".join(f"<div class=c><span>{web(meaning)}</span><em>{web(sentence)}</em></div>" for _, _, meaning, sentence in turned)
    css = """.g { display: grid; grid-template-columns: 1fr 1fr; border-top: 1px dashed #666; border-left: 1px dashed #666 } .b { break-before: page }
.c { height: 54mm; border-right: 1px dashed #666; border-bottom: 1px dashed #666; display: flex; flex-direction: column; align-items: center; justify-content: center; text-align: center; padding: 0 8mm }
.c b { font-size: 190% } .c i { margin-top: 2mm } .c em { margin-top: 4mm; font-size: 90% } .c span { font-size: 115% }"""
    engine, source = page(draw, f"<div class=g>{front}</div><div class='g b'>{back}</div>", ["Liberation Serif", "TeX Gyre Pagella", "Caladea"], (12, 13), css, paper="letter")
    return Document(engine, source, [item(word, meaning, kind="vocabulary") for word, _, meaning, _ in cards])


TOUR_MCQ = [
    ("Travellers flying from Cape Town to Sydney cross several time zones and may suffer from ...", ["jet fatigue.", "jet lag.", "time dilation.", "motion sickness."], 1),
    ("The document in which a country gives a visitor permission to enter:", ["Visa", "Passport", "Voucher", "Carnet"], 0),
    ("This World Heritage Site is known for its rock art by the San people:", ["Robben Island", "Vredefort Dome", "uKhahlamba-Drakensberg Park", "iSimangaliso Wetland Park"], 2),
    ("The currency code for the South African rand:", ["RSA", "SAR", "RND", "ZAR"], 3),
]
TOUR_MATCH = [("Peak season", "Time of the year when demand is highest"), ("Stopover", "A break in a journey of more than 24 hours"), ("Itinerary", "A planned route with times and activities"), ("Excess baggage", "Luggage that weighs more than allowed")]
TOUR_EXTRA = "A place to sleep with breakfast"
TOUR_LONG = [
    ("QUESTION 2", "Study the extract below and answer the questions that follow.", "Lerato, a tour operator in Durban (UTC +2), is planning a trip for six teachers to Athens (UTC +2, daylight saving time +1 in July). The flight leaves Durban at 20:00 on 3 July and takes 14 hours.", [
        ("2.1", [("2.1.1", "Explain the term daylight saving time.", 2, ["Clocks are moved forward in the summer months", "to make better use of the natural light"]), ("2.1.2", "Calculate the time and date on which the teachers will arrive in Athens.", 4, ["Time difference: 1 hour", "20:00 + 14 hours = 10:00 on 4 July", "10:00 + 1 hour", "11:00 on 4 July"])]),
        ("2.2", [("2.2.1", "Give TWO health precautions that Lerato should advise the group to take before departure.", 2, ["Take out medical insurance", "Pack enough prescribed medicine"]), ("2.2.2", "Discuss ONE advantage for the group of paying with a credit card in Greece.", 2, ["No need to carry large amounts of cash", "which reduces the risk of theft"])]),
    ]),
    ("QUESTION 3", "Read the statement below and answer the questions that follow.", "The Kruger National Park received 1,8 million visitors in one year, and 80% of them were from South Africa.", [
        ("3.1", [("3.1.1", "Identify the type of tourist in the majority here.", 1, ["Domestic tourists"]), ("3.1.2", "Suggest TWO ways in which the park can attract more visitors from abroad.", 4, ["Exhibit at international travel shows", "Offer packages together with airlines", "Provide guides who speak foreign languages"])]),
    ]),
]


@layout(HALF, "tourism-antares", "South African paper: choices, columns to match and questions with three-part numbers, marks in brackets at the right, memorandum in its own file as a table")
def tourism_antares(draw):
    items, memo = [], []
    options = draw.mixed([m for _, m in TOUR_MATCH] + [TOUR_EXTRA])
    body = "<p class=s>SECTION A: SHORT QUESTIONS</p><p class=s>QUESTION 1</p><div class=r><b>1.1</b><div>Various options are provided as possible answers to the following questions. Choose the answer and write only the letter (A–D) next to the question numbers (1.1.1 to 1.1.4) in the ANSWER BOOK, e.g. 1.1.5 D.</div></div>"
    for n, (question, texts, right) in enumerate(TOUR_MCQ, 1):
        body += f"<div class='r in'><span>1.1.{n}</span><div>{web(question)}" + "".join(f"<div class=o><span>{'ABCD'[k]}</span>{web(o)}</div>" for k, o in enumerate(texts)) + "</div></div>"
        items.append(item(question, texts[right], f"1.1.{n}", 1, choices("ABCD", texts), kind="mcq", answer_label="ABCD"[right]))
        memo.append((f"1.1.{n}", [f"{'ABCD'[right]} ✓"], 1))
    body += "<div class=m>(4 x 1)<b>(4)</b></div><div class=r><b>1.2</b><div>Choose a description from COLUMN B that matches the term in COLUMN A. Write only the letter (A–E) next to the question numbers (1.2.1 to 1.2.4) in the ANSWER BOOK, e.g. 1.2.5 F.</div></div>"
    left = [f"1.2.{n}" for n in range(1, 5)]
    body += "<table class=c><tr><th colspan=2>COLUMN A</th><th colspan=2>COLUMN B</th></tr>" + "".join(f"<tr><td>{left[k] if k < 4 else ''}</td><td>{TOUR_MATCH[k][0] if k < 4 else ''}</td><td>{'ABCDE'[k]}</td><td>{web(options[k])}</td></tr>" for k in range(5)) + "</table><div class=m>(4 x 1)<b>(4)</b></div>"
    for number, (term, meaning) in zip(left, TOUR_MATCH):
        letter = "ABCDE"[options.index(meaning)]
        items.append(item(term, meaning, number, 1, choices("ABCDE", options), kind="match", answer_label=letter))
        memo.append((number, [f"{letter} ✓"], 1))
    body += "<div class=m><b>TOTAL SECTION A: 8</b></div>"
    for head, told, text, groups in TOUR_LONG:
        total = sum(q[2] for _, parts in groups for q in parts)
        body += f"<p class='s{' new' if head == 'QUESTION 2' else ''}'>{head}</p><p>{told}</p><p class=x>{web(text)}</p>"
        for group, parts in groups:
            for place, (number, question, marks, points) in enumerate(parts):
                body += f"<div class='r in'>{f'<b class=g>{group}</b>' if not place else ''}<span>{number}</span><div>{web(question)}</div><u>({marks})</u></div>"
                items.append(item(question, "\n".join(points), number, marks, stem=f"{told} {text}", rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None, kind="numeric" if "Calculate" in question else "short"))
                memo.append((number, [f"{p} ✓" for p in points], marks))
        body += f"<div class=m><b>[{total}]</b></div>"
    css = """p { margin: 2mm 0 } .s { font-weight: bold; margin-top: 5mm } .new { break-before: page } .r { display: flex; margin: 3mm 24mm 0 0; position: relative; break-inside: avoid } .r > b, .r > span { flex: 0 0 15mm } .in { margin-left: 15mm }
.r .g { position: absolute; left: -15mm } .r u { position: absolute; right: -18mm; bottom: 0; text-decoration: none } .o { display: flex } .o span { width: 8mm } .m { text-align: right; margin: 2mm 4mm 2mm 0 } .m b { margin-left: 8mm }
.c { border-collapse: collapse; margin: 3mm 0 0 15mm } .c td, .c th { border: 1px solid; padding: 1mm 2mm } .x { border: 1px solid; padding: 2mm 3mm; margin-right: 24mm } .t { border-collapse: collapse; width: 100% } .t td, .t th { border: 1px solid; padding: 1mm 2mm; vertical-align: top } .t .n { white-space: nowrap }"""
    scheme = "<p class=s>TOURISM – MARKING GUIDELINES</p><table class=t><tr><th>QUESTION</th><th>ANSWER</th><th>MARK</th></tr>" + "".join(f"<tr><td class=n>{n}</td><td>{'<br>'.join(web(p) for p in points)}</td><td>{marks}</td></tr>" for n, points, marks in memo) + "</table>"
    fonts, sizes = [draw.one(["Liberation Sans", "Nimbus Sans"])], (11,)
    engine, source = page(draw, body, fonts, sizes, css)
    return Document(engine, source, items, page(draw, scheme, fonts, sizes, css)[1])


FARM = [
    ("Which of the following is a cash crop?", ["Cassava", "Cocoa", "Okra", "Spinach"], 1),
    ("The process by which bees carry pollen to the stigma is called", ["germination", "pollination", "propagation", "grafting"], 1),
    ("A soil with a pH of 5 is", ["acidic", "alkaline", "neutral", "saline"], 0),
    ("The nutrient that promotes leafy growth most is", ["calcium", "potassium", "phosphorus", "nitrogen"], 3),
    ("Which animal is a ruminant?", ["Pig", "Rabbit", "Sheep", "Turkey"], 2),
    ("The female parent of a calf is a", ["cow", "doe", "ewe", "sow"], 0),
    ("The removal of weak seedlings from a stand is known as", ["mulching", "pruning", "staking", "thinning"], 3),
    ("Newcastle disease affects", ["cattle", "fish", "goats", "poultry"], 3),
    ("Which tool is used to measure rainfall?", ["Barometer", "Hygrometer", "Rain gauge", "Wind vane"], 2),
    ("Growing a legume after maize on the same land is an example of", ["bush fallowing", "crop rotation", "monocropping", "shifting cultivation"], 1),
    ("The incubation period of a hen’s egg is about", ["14 days", "21 days", "28 days", "35 days"], 1),
    ("Tsetse flies transmit", ["anthrax", "brucellosis", "rinderpest", "trypanosomiasis"], 3),
]


@layout(HALF, "objective-regulus", "objective test: options with tabs in rows, key at the end in rows of letters behind numbers")
def objective_regulus(draw):
    rows = [".ce 4", "\\fB\\s+2AGRICULTURAL SCIENCE 1\\s0", "OBJECTIVE TEST", "45 minutes\\fP", "\\fIAnswer all the questions. Shade one answer only for each question.\\fP", ".sp 1.5"]
    items, tabs = [], ".ta 0.35i 1.75i 3.2i 4.65i"
    for n, (question, options, right) in enumerate(FARM, 1):
        wide = max(map(len, options)) > 14
        rows += [".ne 4", ".in 0.35i", ".ti -0.35i", ".ta 0.35i", f"{n}.\t{plain(question)}", ".br", ".in 0", ".ta 0.35i 3.2i" if wide else tabs, ".nf"]
        cells = [f"{'ABCD'[k]}.  {plain(o)}" for k, o in enumerate(options)]
        rows += ["\\&\t" + "\t".join(cells[:2]), "\\&\t" + "\t".join(cells[2:])] if wide else ["\\&\t" + "\t".join(cells)]
        rows += [".fi", ".sp 0.5"]
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    rows += [".ce", "\\fBEND OF TEST\\fP", ".bp", "\\fBAnswers to Objective Test\\fP", ".sp", ".nf", ".ta 0.8i 1.6i 2.4i 3.2i 4i"]
    rows += ["\t".join(f"{n}. {'ABCD'[FARM[n - 1][2]]}" for n in range(at, at + 6)) for at in (1, 7)]
    engine, source = roff(draw, rows, (11, 12), ("T", "H"))
    return Document(engine, source, items)


DOUGH = [
    ("About this document", [
        ("What is this FAQ about?", "It answers the questions that turn up every week in the group about\nbread raised with wild yeast. Please read it before you post."),
        ("Where can I get the latest version?", "It is posted to the group on the first of each month. Older copies\nare kept in the news archives under \"sourdough-faq\"."),
    ]),
    ("Starters", [
        ("What is a starter?", "A starter is a mixture of flour and water in which wild yeasts and\nlactic acid bacteria live together. The yeasts make the gas that\nraises the dough; the bacteria make the acids that give the taste.\n\nA starter that is fed regularly can be kept for many years."),
        ("How do I make one from scratch?", "Mix equal weights of whole rye flour and water in a jar and leave it\nat about 25 degrees C. Each day throw half away and feed the rest\nwith the same amount of flour and water. After five to ten days it\nshould double in size between feedings.\n\nDo not be alarmed if it bubbles on day two and then goes quiet. The\nfirst bubbles come from other bacteria, which die as the acid rises."),
        ("There is a dark liquid on top. Is it dead?", "No. The liquid is called \"hooch\", and it means that the starter is\nhungry. Stir it in or pour it off, and feed the starter."),
        ("Can I keep it in the refrigerator?", "Yes. Feed it, leave it out for an hour or two and put it away. Once\na week is often enough for the next feeding."),
    ]),
    ("Baking", [
        ("Why is my loaf so dense?", "Nearly always because it has not risen long enough. Wild yeast is\nslow: at 20 degrees C a dough may need eight hours or more. Use a\nstarter that is at its peak, and judge by the size of the dough and\nnot by the clock."),
        ("How do I get a more sour taste?", "Use a stiffer starter, more whole-grain flour and a longer, cooler\nrise. All three favour acetic acid, which tastes sharper than lactic\nacid."),
        ("Do I need a baking stone?", "It helps, but an iron pot with a lid does as well. The lid keeps the\nsteam in, so that the crust stays soft while the loaf expands."),
    ]),
]


@layout(HALF, "usenet-castor", "FAQ of a newsgroup in plain text as it is printed, with a table of contents, section numbers and prose answers over pages")
def usenet_castor(draw):
    text = 'Archive-name: food/sourdough-faq\nPosting-Frequency: monthly\nLast-modified: 1996/11/02\nVersion: 2.3\n\n            Frequently Asked Questions about Sourdough\n\nTable of Contents\n-----------------\n\n'
    body, items = "", []
    for s, (head, questions) in enumerate(DOUGH, 1):
        text += f"{s}. {head}\n"
        body += f"\n{'-' * 70}\n\n{s}. {head}\n\n"
        for n, (question, answer) in enumerate(questions, 1):
            text += f"   {s}.{n}. {question}\n"
            body += f"Subject: {s}.{n}. {question}\n\n{answer}\n\n\n"
            items.append(item(question, " ".join(answer.split()), f"{s}.{n}", kind="faq", section=f"{s}. {head}"))
    items[0]["page"] = 2
    body = body[1:] + "-" * 70 + "\n\nEnd of sourdough FAQ\n********************\n"
    engine, source = page(draw, f"<pre>{web(text)}</pre><pre class=b>{web(body)}</pre>", ["Liberation Mono", "DejaVu Sans Mono"], (10,), "pre { font: inherit; margin: 0 } .b { break-before: page }", paper="letter")
    return Document(engine, source, items)


GREEK = [
    ("At the railway station", [("Where is the railway station?", "Πού είναι ο σταθμός;", "poo eeneh o stathmoss"), ("A ticket to Corinth, please.", "Ένα εισιτήριο για την Κόρινθο, παρακαλώ.", "ehnah eesseeteeryo yah teen korreentho pahrahkahlo"), ("single", "απλό", "ahplo"), ("return", "με επιστροφή", "meh ehpeestrofee"), ("platform", "η πλατφόρμα", "ee plahtformah"), ("timetable", "το δρομολόγιο", "to dhromoloyo"), ("Is this seat free?", "Είναι ελεύθερη αυτή η θέση;", "eeneh ehlehftheree ahftee ee thehssee")]),
    ("At the doctor’s", [("I don’t feel well.", "Δεν αισθάνομαι καλά.", "dhehn ehsthahnommeh kahlah"), ("fever", "ο πυρετός", "o peerehtoss"), ("cough", "ο βήχας", "o veekhahss"), ("headache", "ο πονοκέφαλος", "o ponokehfahloss"), ("I am allergic to penicillin.", "Είμαι αλλεργικός στην πενικιλίνη.", "eemeh ahlehryeekoss steen pehneekeeleenee"), ("How long will it last?", "Πόσο θα διαρκέσει;", "posso thah dheeahrkehssee"), ("chemist’s", "το φαρμακείο", "to fahrmahkeeo")]),
    ("At the market", [("How much is this?", "Πόσο κάνει αυτό;", "posso kahnee ahfto"), ("a kilo of peaches", "ένα κιλό ροδάκινα", "ehnah keelo rodhahkeenah"), ("half a kilo of olives", "μισό κιλό ελιές", "meesso keelo ehlyehss"), ("cucumber", "το αγγούρι", "to ahnggooree"), ("honey", "το μέλι", "to mehlee"), ("That’s all, thank you.", "Αυτά μόνο, ευχαριστώ.", "ahftah mono ehfkhahreesto")]),
]


@layout(HALF, "phrases-pollux", "page of a phrase book: English, Greek and how it sounds in three columns without rules, topic heads, a note in a frame")
def phrases_pollux(draw):
    body, items = "", []
    for place, (head, phrases) in enumerate(GREEK):
        body += rf"\section*{{\normalsize\MakeUppercase{{{tex(head)}}}}}" + ("" if place != 1 else r"{\small\fbox{\parbox{\dimexpr\linewidth-2\fboxsep-2\fboxrule}{In an emergency dial 166 for an ambulance. Chemists take turns to stay open at night; a list hangs on every door.}}}\par\medskip ")
        body += r"\begin{tabular}{@{}p{0.31\linewidth}@{\hspace{4mm}}>{\bfseries}p{0.31\linewidth}@{\hspace{4mm}}>{\itshape}p{0.31\linewidth}@{}}" + "".join(rf"\raggedright {tex(a)} & \raggedright {g} & \raggedright {tex(s)}\tabularnewline[2pt]" for a, g, s in phrases) + r"\end{tabular}\par"
        items += [item(a, g, kind="vocabulary", section=head) for a, g, _ in phrases]
    engine, source = document(draw, body, ["libertine", "noto", "dejavuserif"], (10, 11), (18, 22), foot=r"\fancyfoot[L]{\thepage}\fancyfoot[R]{\small GREEK}")
    source = re.sub(r"\\newunicodechar\{[λπθΔ]\}\{[^}]*\}\}", "", source)
    return Document(engine, source, items)
