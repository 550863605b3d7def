"""The sixty-sixth: more sheets by one who does not know the reader: words to form (Cambridge), an exercise in Hindi, a daily test
(Indonesia), a loop of cards, an open-learning unit, a glossary (Ukraine), a paper with notes and ticks in its scheme, the key of a
workbook, errors to find and words of Thai in a spreadsheet.
"""

import textwrap

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "blind-then-read"
DOTS = "................"

# Word formation in a passage

KEEPERS = [
    ("The (0) popularity of lighthouses among painters and writers is easy to understand.", "POPULAR", None),
    ("Standing on lonely rocks, they gave sailors a feeling of {} on dark nights.", "SECURE", "security"),
    ("The work of a keeper, however, was not {} exciting.", "PARTICULAR", "particularly"),
    ("The lamp had to be cleaned every day, and a moment of {} could cost many lives.", "CARELESS", "carelessness"),
    ("Supplies came by boat, so in winter their {} was often delayed for several weeks.", "ARRIVE", "arrival"),
    ("Most keepers were patient, {} people who could live with very few companions.", "RELY", "reliable"),
    ("During the twentieth century electricity made the lamps far more {} than they had been before.", "POWER", "powerful"),
    ("One lighthouse after another became automatic, which led to the {} of the keepers from our coasts.", "DISAPPEAR", "disappearance"),
    ("Today many of the towers have been turned into small hotels, whose guests never forget the {} view from the top.", "AMAZE", "amazing"),
]


@layout(HALF, "word-formation-passage-capitals-at-line-ends", "word formation of a language certificate, XeLaTeX: passage with gaps (17) to (24) of dots, the word to change in capitals at the end of its line, example (0), key in small print overleaf")
def word_formation(draw):
    text, words, items, key = "", {}, [], []
    for n, (sentence, word, answer) in enumerate(KEEPERS, 16):
        if answer is None:
            words["(0)"] = word
            text += sentence
            continue
        shown = sentence.format(f"({n}) {DOTS}")
        text += " " + shown
        words[f"({n})"] = word
        key.append(rf"\mbox{{\textbf{{{n}}} {answer}}}")
        items.append(item(shown, answer, str(n), kind="gap", section="Part 3"))
    glued = text.replace(f") {DOTS}", f")~{DOTS}")
    rows = []
    for line in textwrap.wrap(glued, draw.one([60, 62])):
        found = [word for mark, word in words.items() if mark in line]
        rows.append(tex(line.replace("~", " ")).replace("(0) popularity", r"(\textbf{0}) \textit{popularity}") + " & " + r"\quad ".join(rf"\textbf{{{word}}}" for word in found))
    body = r"{\large\bfseries Part 3}\par\medskip For questions \textbf{17--24}, read the text below. Use the word given in capitals at the end of some of the lines to form a word that fits in the gap \textbf{in the same line}. There is an example at the beginning (\textbf{0}).\par\bigskip\begin{center}\textbf{The last keepers}\end{center}\renewcommand\arraystretch{1.45}\begin{tabular}{@{}l@{\hspace{8mm}}l@{}}" + r"\\".join(rows) + r"\end{tabular}\vfill\hfill Turn over $\blacktriangleright$\newpage{\small\textbf{Key to Part 3}\par " + r"\qquad ".join(key) + r"\par One mark for each correct answer. Spelling must be correct.}"
    engine, source = document(draw, body, ["arial", "helvetica", "timesnew"], (11,), (22, 24), foot=r"\thepage")
    return Document(engine, source, items)


# Exercise of a science chapter in Hindi

HINDI_CHOICE = [
    ("भारत की राजधानी कौन-सी है?", ["मुंबई", "नई दिल्ली", "कोलकाता", "चेन्नई"], 1),
    ("पौधों द्वारा भोजन बनाने की क्रिया क्या कहलाती है?", ["श्वसन", "पाचन", "प्रकाश-संश्लेषण", "वाष्पीकरण"], 2),
    ("हमारे सौरमंडल का सबसे बड़ा ग्रह कौन-सा है?", ["बृहस्पति", "पृथ्वी", "शनि", "मंगल"], 0),
    ("जल का रासायनिक सूत्र क्या है?", ["CO₂", "O₂", "NaCl", "H₂O"], 3),
]
HINDI_GAPS = [("पृथ्वी लगभग {} दिन में सूर्य का एक चक्कर लगाती है।", "365"), ("मनुष्य के हृदय में {} कक्ष होते हैं।", "चार"), ("चुंबक के समान ध्रुव एक-दूसरे को {} करते हैं।", "प्रतिकर्षित"), ("बल का मात्रक {} है।", "न्यूटन")]
HINDI_PAIRS = [("तापमान", "थर्मामीटर"), ("लंबाई", "पैमाना"), ("द्रव्यमान", "तुला"), ("वायुदाब", "बैरोमीटर"), ("विद्युत धारा", "अमीटर")]
HINDI_ASKED = ["वाष्पीकरण किसे कहते हैं?", "दो नवीकरणीय ऊर्जा स्रोतों के नाम लिखिए।", "ऋतुएँ क्यों बदलती हैं?"]


@layout(HALF, "exercise-hindi-four-parts-table-to-match", "exercise of a Hindi textbook, Chromium: (क) choices (अ) to (द) in one row, (ख) gaps, (ग) a ruled table with two headed columns to match, (घ) questions; उत्तरमाला in a frame")
def exercise_hindi(draw):
    heads = ["(क) सही विकल्प चुनिए।", "(ख) रिक्त स्थानों की पूर्ति कीजिए।", "(ग) सही जोड़ी मिलाइए।", "(घ) निम्नलिखित प्रश्नों के उत्तर दीजिए।"]
    marks = ["(अ)", "(ब)", "(स)", "(द)"]
    body, items, key = f"<p class=c>पाठ 7 · मापन और प्रकृति</p><h1>अभ्यास प्रश्न</h1><h2>{heads[0]}</h2>", [], []
    for n, (question, options, right) in enumerate(HINDI_CHOICE, 1):
        body += f"<p class=q><b>{n}.</b>{web(question)}</p><div class=o>" + "".join(f"<span>{m} {web(o)}</span>" for m, o in zip(marks, options)) + "</div>"
        items.append(item(question, options[right], str(n), None, choices("अबसद", options), kind="mcq", answer_label="अबसद"[right], section=heads[0]))
    key.append("(क) " + " &nbsp; ".join(f"{n}. {marks[q[2]]}" for n, q in enumerate(HINDI_CHOICE, 1)))
    body += f"<h2>{heads[1]}</h2>"
    for n, (text, answer) in enumerate(HINDI_GAPS, 1):
        body += f"<p class=q><b>{n}.</b>{text.format('____________')}</p>"
        items.append(item(text.format("____________"), answer, str(n), kind="gap", section=heads[1]))
    key.append("(ख) " + " &nbsp; ".join(f"{n}. {a}" for n, (_, a) in enumerate(HINDI_GAPS, 1)))
    ends = draw.mixed([right for _, right in HINDI_PAIRS])
    roman = ["i", "ii", "iii", "iv", "v"]
    body += f"<h2>{heads[2]}</h2><table><tr><th>स्तंभ ‘अ’<th>स्तंभ ‘ब’</tr>"
    listed = choices(roman, ends)
    for n, (left, right) in enumerate(HINDI_PAIRS, 1):
        body += f"<tr><td>{n}. {left}<td>({roman[n - 1]}) {ends[n - 1]}</tr>"
        items.append(item(left, right, str(n), None, listed, kind="match", answer_label=roman[ends.index(right)], section=heads[2]))
    key.append("(ग) " + " &nbsp; ".join(f"{n}. ({roman[ends.index(right)]})" for n, (_, right) in enumerate(HINDI_PAIRS, 1)))
    body += f"</table><h2>{heads[3]}</h2>"
    for n, question in enumerate(HINDI_ASKED, 1):
        body += f"<p class=q><b>{n}.</b>{question}</p>"
        items.append(item(question, None, str(n), section=heads[3]))
    body += "<div class=k><b>उत्तरमाला</b>" + "".join(f"<p>{line}</p>" for line in key) + "</div>"
    css = ".c { color: #555; margin: 0 } h1 { text-align: center; font-size: 150%; border-bottom: 2px solid #1f5f8b; padding-bottom: 1mm } h2 { font-size: 110%; color: #1f5f8b; margin: 5mm 0 2mm } .q { margin: 1.5mm 0 } .q b { display: inline-block; width: 9mm; font-weight: normal } .o { display: grid; grid-template-columns: repeat(4, 1fr); padding-left: 9mm } table { border-collapse: collapse; width: 120mm; margin-left: 9mm } th, td { border: 1px solid #333; padding: 1.2mm 3mm; width: 50%; text-align: left } .k { border: 1px solid #1f5f8b; margin: 6mm 1mm 0 0; padding: 2mm 4mm; font-size: 88%; break-inside: avoid } .k p { margin: 1mm 0 }"
    engine, source = page(draw, body, ["Noto Sans Devanagari", "Noto Serif Devanagari"], (11,), css, language="hi")
    return Document(engine, source, items)


# Daily test in science, Indonesia

ULANGAN = [
    ("Planet yang terdekat dengan Matahari adalah …", ["Venus", "Merkurius", "Mars", "Bumi"], 1), ("Alat untuk mengukur suhu adalah …", ["barometer", "neraca", "termometer", "mistar"], 2),
    ("Satuan panjang dalam Sistem Internasional adalah …", ["meter", "kilometer", "sekon", "kilogram"], 0), ("Perubahan wujud dari gas menjadi cair disebut …", ["menguap", "membeku", "menyublim", "mengembun"], 3),
    ("Contoh hewan berdarah dingin adalah …", ["ayam", "kucing", "katak", "paus"], 2), ("Bagian sel yang mengatur seluruh kegiatan sel adalah …", ["nukleus", "vakuola", "membran", "ribosom"], 0),
    ("Zat hijau daun disebut …", ["hemoglobin", "klorofil", "keratin", "insulin"], 1), ("Hewan yang bernapas dengan insang adalah …", ["lumba-lumba", "penyu", "burung", "ikan"], 3),
]
ISIAN = [("Alat pernapasan utama manusia adalah ..............", "paru-paru"), ("Satelit alami Bumi adalah ..............", "Bulan"), ("Air murni membeku pada suhu .............. derajat Celsius.", "nol"), ("Gas yang kita hirup untuk bernapas adalah ..............", "oksigen"), ("Alat untuk mengukur massa adalah ..............", "neraca")]
URAIAN = [("Sebutkan tiga wujud zat!", "Padat, cair, dan gas."), ("Jelaskan apa yang dimaksud dengan fotosintesis!", "Pembuatan makanan oleh tumbuhan hijau dengan bantuan cahaya."), ("Mengapa logam terasa lebih dingin daripada kayu?", "Karena logam menghantarkan panas dari tangan lebih cepat.")]


@layout(HALF, "test-indonesian-three-parts-kunci-jawaban", "daily test of an Indonesian school, word processor: letterhead with a line, I. choices a. to d. two a row with tabs, II. gaps of dots, III. questions with an exclamation mark; Kunci Jawaban on the next page")
def test_indonesian(draw):
    heads = ["I. Pilihlah jawaban yang paling tepat!", "II. Isilah titik-titik berikut dengan jawaban yang benar!", "III. Jawablah pertanyaan berikut dengan jelas!"]
    body = paragraph(run("SMP HARAPAN NUSANTARA"), "Letter") + paragraph(run("Jalan Melati 14, Kota Sejahtera"), "Line2") + paragraph(run("ULANGAN HARIAN – ILMU PENGETAHUAN ALAM", "B"), "Mid")
    body += paragraph(run("Kelas: VII\tNama: ............................................."), "Who") + paragraph(run("Waktu: 60 menit\tNilai: .........."), "Who")
    items, asked = [], draw.some(ULANGAN, 8)
    body += paragraph(run(heads[0]), "Head")
    for n, (question, options, right) in enumerate(asked, 1):
        body += paragraph(run(f"{n}.\t{question}"), "Task") + paragraph(run(f"a. {options[0]}\tc. {options[2]}"), "Two") + paragraph(run(f"b. {options[1]}\td. {options[3]}"), "Two")
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right], section=heads[0]))
    body += paragraph(run(heads[1]), "Head")
    for n, (text, answer) in enumerate(ISIAN, 1):
        body += paragraph(run(f"{n}.\t{text}"), "Task")
        items.append(item(text, answer, str(n), kind="gap", section=heads[1]))
    body += paragraph(run(heads[2]), "Head")
    for n, (question, answer) in enumerate(URAIAN, 1):
        body += paragraph(run(f"{n}.\t{question}"), "Task") + paragraph(run("Jawab: " + "." * 110), "Two")
        items.append(item(question, answer, str(n), section=heads[2]))
    body += paragraph(run("KUNCI JAWABAN"), "New") + paragraph(run("I. Pilihan ganda", "B")) + paragraph(run("\t".join(f"{n}. {'abcd'[q[2]]}" for n, q in enumerate(asked, 1))), "Grid")
    body += paragraph(run("II. Isian", "B")) + "".join(paragraph(run(f"{n}.\t{a}"), "Task") for n, (_, a) in enumerate(ISIAN, 1))
    body += paragraph(run("III. Uraian", "B")) + "".join(paragraph(run(f"{n}.\t{a}"), "Task") for n, (_, a) in enumerate(URAIAN, 1))
    styles = (
        paragraph_style("Letter", 0, bold=True, size=15, extra='fo:text-align="center"')
        + paragraph_style("Line2", 0, extra='fo:text-align="center" fo:border-bottom="1.5pt solid #000000" fo:padding-bottom="0.1cm"')
        + paragraph_style("Mid", 0.4, extra='fo:text-align="center"')
        + paragraph_style("Who", 0.15, tabs=[(8.0, "")])
        + paragraph_style("Task", 0.1, 0.8, -0.8, [(0.8, "")], extra='fo:keep-with-next="auto"')
        + paragraph_style("Two", 0.03, 0.8, 0, [(8.0, "")])
        + paragraph_style("Grid", 0.1, 0.8, 0, [(0.8 + 1.7 * k, "") for k in range(1, 9)])
        + paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page" fo:text-align="center"')
    )
    engine, source = office(draw, body, ["Liberation Serif", "Caladea"], (11,), margin=2.0, foot=False, styles=styles)
    return Document(engine, source, items)


# Loop of cards on the chemical elements

LOOP = [("gold", "Au"), ("iron", "Fe"), ("sodium", "Na"), ("lead", "Pb"), ("potassium", "K"), ("silver", "Ag"), ("tin", "Sn"), ("mercury", "Hg"), ("copper", "Cu"), ("tungsten", "W"), ("chlorine", "Cl"), ("magnesium", "Mg"), ("manganese", "Mn"), ("antimony", "Sb"), ("helium", "He"), ("calcium", "Ca")]


@layout(HALF, "cards-i-have-who-has-loop", "loop of cards to cut out, Typst: I have … Who has …? in dashed frames two across, the answer to each card is what the next one has, the last one leads to the first")
def cards_loop(draw):
    loop = draw.mixed(LOOP)
    body, items = "", []
    for place, (name, _) in enumerate(loop):
        following, symbol = loop[(place + 1) % len(loop)]
        question = f"Who has the element with the symbol {symbol}?"
        body += f"card[I have][{name}][{question}],\n"
        items.append(item(question, following))
    source = f"""#set page(paper: "a4", margin: 14mm, footer: text(7pt, gray)[Elements loop · Print on card, cut along the dashed lines and hand one card to each pupil.])
#set text(font: ({draw.one(['"Comic Neue"', '"Lato"', '"Carlito"'])},), size: 13pt, lang: "en")
#let card(a, b, c) = block(width: 100%, height: 64mm, breakable: false, inset: 6mm, stroke: (dash: "dashed", thickness: 0.7pt))[#align(center)[#a #v(1mm) #text(20pt, weight: "bold")[#b] #v(5mm) #c]]
#grid(columns: (1fr, 1fr), {body})
"""
    return Document("typst", source, items)


# Unit of an open-learning course

UNIT = [
    ("p", "Twice a day the sea climbs the beaches of most coasts, and twice it falls back. Why should it do so? People who lived by the sea noticed long ago that the Moon has something to do with it, for the times of high water shift from day to day as the times of moonrise do."),
    ("q", "What is the time between two high tides on most coasts?", "About 12 hours and 25 minutes.", 3),
    ("p", "The tides are raised by the pull of the Moon and of the Sun, which is not equally strong on all parts of the Earth. It is this difference that counts, and it depends much more on distance than on mass."),
    ("q", "Which body has the greater effect on the tides, the Sun or the Moon?", "The Moon, which is far lighter than the Sun but so much nearer that its effect is about twice as large.", 4),
    ("h", "2.2 Springs and neaps"),
    ("p", "When the two bodies pull along one line, their effects add up and the tides are large. These are called spring tides, though the season has nothing to do with them. A week later comes the neap tide. You may wish to look at Figure 2.1 again before you go on."),
    ("q", "At which two phases of the Moon do spring tides occur?", "At new moon and at full moon.", 3),
    ("q", "How do the Sun and the Moon stand at a neap tide, as seen from the Earth?", "They stand at right angles to each other.", 3),
    ("p", "The difference in height between high water and low water is the tidal range. It changes from day to day and from place to place. Is there a sea without tides? Not quite, but in some the range is a few centimetres."),
    ("q", "A harbour has high water at 5.2 m and low water at 0.9 m. Calculate the tidal range.", "5.2 m − 0.9 m = 4.3 m", 3),
    ("q", "Explain why the tides of the Mediterranean are small.", "It is nearly closed, and little water can pass through the Strait of Gibraltar during one tide.", 5),
    ("h", "2.3 Using the tides"),
    ("p", "Where the range is large, water that is held behind a barrage at high tide can drive turbines on its way out. Such a station was opened at the mouth of the Rance in France in 1966 and is still at work."),
    ("q", "High water was at 09:00 this morning. Estimate the time of high water tomorrow morning.", "At about 09:50, since the tides come some 50 minutes later each day.", 4),
    ("q", "Give one advantage of a tidal barrage over a wind farm.", "Its output can be predicted years ahead.", 4),
    ("q", "Give one harm that a barrage may do to wildlife.", "It changes the mudflats on which wading birds feed.", 4),
]


@layout(HALF, "open-learning-unit-saq-in-text-answers-at-end", "unit of a distance course, XeLaTeX: prose with rhetorical questions, SAQ 1 to SAQ 9 between paragraphs in frames with lines to write on, Answers to SAQs under bold SAQ numbers at the end")
def open_learning(draw):
    body, solved, items, n = r"{\LARGE\bfseries 2\quad Tides}\par\bigskip{\large\bfseries 2.1 What moves the sea?}\par ", r"\bigskip\needspace{40mm}\rule{\linewidth}{0.4pt}\par{\large\bfseries Answers to SAQs}\par\medskip ", [], 0
    for kind, text, *rest in UNIT:
        if kind == "h":
            body += rf"\bigskip\needspace{{25mm}}{{\large\bfseries {tex(text)}}}\par "
        elif kind == "p":
            body += tex(text) + r"\par\medskip "
        else:
            n += 1
            answer, lines = rest
            body += rf"\medskip\noindent\fbox{{\parbox{{0.965\linewidth}}{{\colorbox{{gray!25}}{{\textbf{{SAQ {n}}}}}\enspace {tex(text)}" + r"\par\vspace{5mm}\dotfill" * (lines - 2) + r"\par\vspace{1mm}}}\par\bigskip "
            solved += rf"\lab{{0pt}}{{16mm}}{{\textbf{{SAQ {n}}}}}{{{tex(answer).replace('−', '$-$')}}}\smallskip "
            items.append(item(text, answer, str(n)))
    engine, source = document(draw, body + solved, ["palatino", "schoolbook", "libertine"], (11,), (26, 28), head=r"\fancyhead[L]{\small\itshape S102 Unit 2}\fancyhead[R]{\small\itshape The restless ocean}", foot=r"\fancyfoot[C]{\small\thepage}")
    return Document(engine, source, items)


# Glossary of a geography course, Ukraine

SLOVNYK = [
    ("§ 1. Літосфера", [("Літосфера", "тверда зовнішня оболонка Землі."), ("Рельєф", "сукупність нерівностей земної поверхні."), ("Магма", "розплавлена речовина в надрах Землі."), ("Вулкан", "гора або тріщина, через яку на поверхню виливається лава."), ("Землетрус", "підземні поштовхи та коливання земної поверхні."), ("Мінерал", "природна речовина з певним хімічним складом.")]),
    ("§ 2. Гідросфера", [("Гідросфера", "водна оболонка Землі."), ("Протока", "вузька смуга води, що з’єднує дві водойми."), ("Гирло", "місце, де річка впадає в море, озеро або іншу річку."), ("Притока", "річка, що впадає в більшу річку."), ("Льодовик", "скупчення льоду, яке повільно рухається."), ("Солоність", "кількість грамів солей, розчинених в одному кілограмі води.")]),
    ("§ 3. Атмосфера", [("Атмосфера", "повітряна оболонка Землі."), ("Погода", "стан нижнього шару атмосфери в певному місці в певний час."), ("Клімат", "багаторічний режим погоди певної місцевості."), ("Вітер", "горизонтальний рух повітря."), ("Бриз", "вітер на березі моря, що двічі на добу змінює напрямок."), ("Опади", "вода, що випадає з хмар у рідкому або твердому стані.")]),
]


@layout(HALF, "glossary-ukrainian-numbered-dash-by-paragraph", "small glossary of a Ukrainian geography teacher, word processor: heads with § and number, numbered entries that begin again, term in bold, dash, meaning")
def glossary_ukrainian(draw):
    body, items = paragraph(run("Словничок географічних термінів"), "Title") + paragraph(run("6 клас. Вивчити до контрольної роботи.", "I")), []
    for head, terms in SLOVNYK:
        body += paragraph(run(head), "Head")
        for n, (term, meaning) in enumerate(terms, 1):
            body += paragraph(run(f"{n}.\t") + run(term, "B") + run(f" — {meaning}"), "Term")
            items.append(item(term, meaning, str(n), kind="definition", section=head))
    styles = paragraph_style("Term", 0.12, 0.9, -0.9, [(0.9, "")])
    engine, source = office(draw, body, ["Liberation Serif", "Noto Serif", "DejaVu Serif"], (12,), styles=styles)
    return Document(engine, source, items)


# Paper on the environment with a scheme of ticks and notes

LAKES = "<table class=d><tr><th>Lake<th>Nitrate / mg per litre<th>Dissolved oxygen / mg per litre</tr><tr><td>A<td>14.0<td>3.1</tr><tr><td>B<td>1.2<td>9.4</tr></table>"
ENVIRONMENT = [
    ("The table shows data for two lakes.", LAKES, [
        ("", "State which lake contains more dissolved oxygen.", ["Lake B"], {}),
        ("i", "Define the term eutrophication.", ["the enrichment of water with nutrients, which leads to excessive growth of algae"], {}),
        ("ii", "Explain how eutrophication can lead to the death of fish.", ["algae block the light so that plants under water die", "bacteria decompose the dead matter", "they use up the dissolved oxygen, so fish suffocate"], {"reject": ["algae poison the fish"]}),
        ("", "Suggest two ways in which a farmer can reduce the run-off of nitrate into Lake A.", ["leaving a strip of plants along the bank", "applying fertilizer only when no rain is forecast"], {"allow": ["using less fertilizer"]}),
    ]),
    ("The lower atmosphere is warmed by greenhouse gases.", "", [
        ("", "State one greenhouse gas other than carbon dioxide.", ["methane"], {"allow": ["nitrous oxide"]}),
        ("", "Outline how greenhouse gases warm the lower atmosphere.", ["they absorb infrared radiation from the ground", "they emit some of it back towards the ground"], {"reject": ["the gases reflect sunlight"]}),
        ("", "Distinguish between mitigation and adaptation.", ["mitigation reduces the emission of greenhouse gases", "adaptation reduces the harm that climate change does"], {}),
    ]),
    ("In a grassland the plants hold 20 000 units of energy and the animals that graze on them hold 1900 units.", "", [
        ("", "Calculate the percentage of the energy that passes to the grazing animals.", ["9.5"], {"allow": ["9.5%"]}),
        ("", "State two reasons why the rest of the energy is not passed on.", ["heat is lost in respiration", "parts of the plants are not eaten"], {}),
        ("", "Explain why food chains rarely have more than five levels.", ["energy is lost at each level", "too little is left to support a further population"], {}),
    ]),
]


@layout(HALF, "paper-environment-answers-notes-total-scheme-ticks", "paper on environmental systems, Chromium: 1. (a) (i) with [3] at the right, dotted lines in a frame; scheme in its own file, landscape table Question, Answers with ticks, Notes, Total")
def paper_environment(draw):
    body, items = "<div class=t><span>– 2 –</span><span>8823–6104</span></div><p>Answer <b>all</b> questions. Answers must be written within the answer boxes provided.</p>", []
    scheme = "<h2>Section A</h2><table class=m><tr><th colspan=3>Question<th>Answers<th>Notes<th>Total</tr>"
    for n, (stem, figure, parts) in enumerate(ENVIRONMENT, 1):
        body += f"<p class=s><b>{n}.</b>{web(stem)}</p>{figure}"
        letter = -1
        for roman, question, points, notes in parts:
            fresh = roman in ("", "i")
            letter += fresh
            marks = len(points)
            body += f"<div class=q><span class=a>{f'({chr(97 + letter)})' if fresh else ''}</span><span class=a>{f'({roman})' if roman else ''}</span><span class=x>{web(question)}</span><span class=k>[{marks}]</span></div><div class=box>" + "<div class=l></div>" * (marks + 1) + "</div>"
            said = "<br>".join(f"<i>{'Accept' if word == 'allow' else 'Do not accept'}</i> {web(x)}" for word, texts in notes.items() for x in texts)
            scheme += f"<tr><td>{f'{n}.' if fresh and letter == 0 else ''}<td>{chr(97 + letter) if fresh else ''}<td>{roman}<td>" + "<br>".join(f"{web(x)} <span class=v>✓</span>" for x in points) + f"<td>{said}<td class=c>{marks}</tr>"
            rubric = [{"text": x, "marks": None} for x in points] if marks > 1 else None
            items.append(item(question, "\n".join(points), f"{n}({chr(97 + letter)})" + (f"({roman})" if roman else ""), marks, stem=stem, rubric=rubric, **notes))
    scheme += "</table>"
    css = ".t { display: flex; justify-content: space-between; font-size: 85%; margin-bottom: 6mm } .s b { display: inline-block; width: 9mm } .s { margin: 7mm 0 2mm; break-after: avoid } .d { border-collapse: collapse; margin: 2mm auto 4mm } .d td, .d th { border: 1px solid #000; padding: 1mm 4mm; text-align: center; font-weight: normal } .q { display: flex; padding-left: 9mm; margin: 4mm 0 2mm; break-after: avoid } .a { width: 9mm } .a:nth-child(2):empty { width: 0 } .x { flex: 1 } .k { width: 14mm; text-align: right } .box { border: 1px solid #000; margin-left: 18mm; margin-right: 1mm; padding: 0 3mm 3mm; break-inside: avoid } .l { border-bottom: 1.5px dotted #444; height: 8mm }"
    sheet = ".m { border-collapse: collapse; width: 100% } .m td, .m th { border: 1px solid #000; padding: 1.5mm 2mm; vertical-align: top; text-align: left } .m tr { break-inside: avoid } .m td:nth-child(-n+3) { width: 7mm; text-align: center } .m td:nth-child(5) { width: 70mm } .m .c { text-align: center; width: 14mm } .v { font-family: 'DejaVu Sans' }"
    fonts = [draw.one(["Liberation Sans", "Liberation Serif"])]
    engine, source = page(draw, body, fonts, (11,), css)
    _, marking = page(draw, scheme, fonts, (11,), sheet, paper="A4 landscape")
    return Document(engine, source, items, marking)


# Key of a workbook without its questions

WORKBOOK = [
    ("Unit 4  Getting around", [
        ("4A Grammar", [("1", ["2 went", "3 didn’t see", "4 took", "5 were", "6 bought"]), ("2", ["2 Did they walk to the station?", "3 Where did you park?", "4 How long was the flight?", "5 Who drove?"]), ("3", ["2 T", "3 F", "4 F", "5 T"])]),
        ("4B Vocabulary", [("1", ["2 ferry", "3 tram", "4 coach", "5 lorry", "6 scooter"]), ("2", ["2 c", "3 a", "4 f", "5 b", "6 d"]), ("3", ["2 on", "3 by", "4 off", "5 out of"])]),
        ("4C Reading", [("1", ["b"]), ("2", ["2 Because the bridge was closed.", "3 In the village hall.", "4 Her brother."]), ("3", ["2 delay", "3 passenger", "4 platform"])]),
    ]),
    ("Unit 5  Food and health", [
        ("5A Grammar", [("1", ["2 some", "3 any", "4 a", "5 any", "6 some"]), ("2", ["2 How much sugar do you need?", "3 How many eggs are there?", "4 Is there any milk?"]), ("3", ["2 a lot of", "3 too many", "4 not enough"])]),
        ("5B Vocabulary", [("1", ["2 cough", "3 sore throat", "4 headache", "5 rash"]), ("2", ["2 raw", "3 spicy", "4 frozen", "5 fresh"]), ("3", ["2 e", "3 b", "4 a", "5 d"])]),
        ("5C Writing", [("1", ["2 but", "3 so", "4 because", "5 although"]), ("2", ["Students’ own answers."])]),
    ]),
]


@layout(HALF, "workbook-key-without-its-questions-asks-nothing", "answer key at the back of a workbook, groff: units, lessons and exercise numbers with answers from 2 on run on in two columns, whose questions are not printed; nothing to be found")
def workbook_key(draw):
    lines = [".ds CF Workbook answer key   87", ".LP", "\\s+6\\fBWorkbook answer key\\fP\\s0", ".LP", "The first answer of each exercise is the example in the workbook.", ".2C"]
    for place, (unit, lessons) in enumerate(WORKBOOK):
        lines += [".ne 42"] * (place > 0) + [".LP", ".ne 6", f"\\s+3\\fB{plain(unit)}\\fP\\s0"]
        for lesson, exercises in lessons:
            lines += [".LP", ".ne 4", f"\\fB\\fI{plain(lesson)}\\fP\\fR"]
            for number, answers in exercises:
                said = "   ".join(f"\\fB{a.split(' ', 1)[0]}\\fP\\~{plain(a.split(' ', 1)[1])}" if a[0].isdigit() else plain(a) for a in answers)
                lines += [f".IP \"\\fB{number}\\fP\" 3n", said]
    engine, source = roff(draw, lines, (10, 11), ("H", "P"))
    return Document(engine, source, [])


# Errors to find

ERRORS = [
    ("[The number] of visitors [have risen] [steadily] [since] the bridge was opened.", "B"),
    ("[Although] the heavy rain, the [players] [kept on] [until] dark.", "A"),
    ("She is [the more] [experienced] of [all] the nurses [on] the ward.", "A"),
    ("[Neither] the teacher [nor] the pupils [was] [aware of] the change.", "C"),
    ("He suggested [to take] the [earlier] [train] [to] Leeds.", "A"),
    ("[Most of] the [furnitures] [arrived] [on] Monday.", "B"),
    ("The river is [much] [more wider] [than] it [looks].", "B"),
    ("[By] the time we [arrived], [the concert] [has already begun].", "D"),
    ("The [children] [listened] very [careful] to [the] story.", "C"),
    ("[Nobody] who [saw] the film [could remember] [it’s] title.", "D"),
    ("[Despite] being tired, the climbers [reached] the hut [before] the storm [breaks].", "D"),
    ("[Each] of the rooms [have] [its] own bathroom and [a] balcony.", "B"),
]


@layout(HALF, "errors-to-find-underlined-parts-with-letters-below", "test of written English, Chromium: sentences with four underlined parts and A B C D below each, no options apart from them, key in a line at the end")
def errors_to_find(draw):
    asked = draw.some(ERRORS, 12)
    title = "Section 2: Written expression"
    body, items, key = f"<h1>{title}</h1><p class=d>Each sentence has four underlined words or phrases, marked A, B, C and D. Identify the <b>one</b> that must be changed for the sentence to be correct, and fill in the space on your answer sheet.</p>", [], []
    for n, (sentence, right) in enumerate(asked, 1):
        parts, shown, options = sentence.replace("]", "[").split("["), "", []
        for place, part in enumerate(parts):
            if place % 2:
                shown += f"<span class=u><u>{web(part)}</u><b>{'ABCD'[len(options)]}</b></span>"
                options.append(part)
            else:
                shown += web(part)
        body += f"<div class=q><span class=n>{n}.</span><div>{shown}</div></div>"
        key.append(f"{n} {right}")
        items.append(item(sentence.replace("[", "").replace("]", ""), options["ABCD".index(right)], str(n), None, choices("ABCD", options), kind="mcq", answer_label=right))
    body += "<p class=k><b>Answers:</b> " + " &nbsp;&nbsp; ".join(key) + "</p>"
    css = "h1 { font-size: 140% } .d { margin-bottom: 8mm } .q { display: flex; margin-bottom: 5mm; break-inside: avoid } .n { width: 10mm } .u { position: relative; display: inline-block; padding-bottom: 1.35em; vertical-align: top } .u b { position: absolute; left: 0; right: 0; bottom: 0; text-align: center; font-weight: normal; font-size: 85% } .k { margin-top: 12mm; border-top: 1px solid #000; padding-top: 2mm; font-size: 85% }"
    engine, source = page(draw, body, ["Liberation Serif", "Caladea", "Noto Serif"], (11, 12), css)
    return Document(engine, source, items)


# Words of Thai in a spreadsheet

THAI = [
    ("สวัสดี", "sà-wàt-dii", "hello", 1), ("ขอบคุณ", "khòop-khun", "thank you", 1), ("ขอโทษ", "khǒo-thôot", "sorry", 1), ("ลาก่อน", "laa-kòon", "goodbye", 1), ("ใช่", "châi", "yes", 1), ("น้ำ", "náam", "water", 2), ("ข้าว", "khâao", "rice", 2),
    ("ปลา", "plaa", "fish", 2), ("ไก่", "kài", "chicken", 2), ("ผลไม้", "phǒn-lá-máai", "fruit", 2), ("กาแฟ", "kaa-fae", "coffee", 2), ("ช้อน", "chóon", "spoon", 2), ("โรงแรม", "roong-raem", "hotel", 3), ("สถานี", "sà-thǎa-nii", "station", 3),
    ("รถไฟ", "rót-fai", "train", 3), ("ถนน", "thà-nǒn", "road", 3), ("ซ้าย", "sáai", "left", 3), ("ขวา", "khwǎa", "right", 3), ("ตลาด", "tà-làat", "market", 3), ("ราคา", "raa-khaa", "price", 3),
]


@layout(HALF, "words-thai-spreadsheet-with-row-and-column-heads", "spreadsheet of Thai words printed with its grid, its letters A to D above and its row numbers at the left, Chromium: head in row 1, Thai, sound, English, week")
def words_thai(draw):
    words = draw.some(THAI, 20)
    body = "<p class=s>thai_words_term1</p><table><tr><th><th>A<th>B<th>C<th>D</tr><tr><th>1<td><b>Thai</b><td><b>Sound</b><td><b>English</b><td class=r><b>Week</b></tr>"
    body += "".join(f"<tr><th>{n}<td class=h>{thai}<td>{sound}<td>{english}<td class=r>{week}</tr>" for n, (thai, sound, english, week) in enumerate(words, 2)) + "</table><p class=f>Page 1</p>"
    css = ".s, .f { text-align: center; font-size: 90% } table { border-collapse: collapse } td, th { border: 1px solid #999; padding: .4mm 2mm; height: 5.6mm } th { background: #e6e6e6; font-weight: normal; min-width: 6mm } td { min-width: 34mm } .r { text-align: right; min-width: 16mm } .h { font-family: 'Noto Sans Thai' } .f { margin-top: 12mm }"
    engine, source = page(draw, body, ["Carlito", "Liberation Sans"], (11,), css, language="th")
    return Document(engine, source, [item(thai, english, kind="vocabulary") for thai, _, english, _ in words])
