"""The hundred and forty-eighth: sheets of schools, a language school, a pub, a library and a training centre, named after rivers."""

from latex import document, table, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"


def pointed(points, each=None):
    """The rubric of a part with more than one point, or nothing."""
    return [{"text": text, "marks": each} for text in points] if len(points) > 1 else None


WAVES = '<div class=g><svg width="300" height="90" viewBox="0 0 300 90"><path d="M10 40 Q 30 10 50 40 T 90 40 T 130 40 T 170 40 T 210 40 T 250 40 T 290 40" fill="none" stroke="#000" stroke-width="2"/><line x1="0" y1="80" x2="300" y2="80" stroke="#000" stroke-width="3"/><line x1="10" y1="40" x2="290" y2="40" stroke="#777" stroke-dasharray="4 3"/></svg><br><b>Figure 1</b></div>'


# Topic test in physics with a scheme by question

ZAMBEZI = [
    ("A cyclist rides along a straight, level road.", [
        ("a", "", "Which of these is a vector quantity?", ["distance", "mass", "speed", "velocity"], 3, [], {}),
        ("b", "i", "The cyclist travels 240 m in 30 s. Calculate the average speed of the cyclist.", None, None, ["240 ÷ 30", "8.0 (m/s)"], {"allow": ["8 (m/s) with no working for both marks"]}),
        ("b", "ii", "State the equation that links force, mass and acceleration.", None, None, ["force = mass × acceleration"], {"allow": ["F = ma"]}),
        ("c", "", "Explain why the cyclist reaches a top speed even though the forward force stays the same.", None, None, ["air resistance increases as the speed increases", "until the forces are balanced", "so there is no further acceleration"], {"allow": ["drag for air resistance"]}),
    ]),
    ("A student heats a beaker of water with an electric heater.", [
        ("a", "", "State the energy store of the water that increases.", None, None, ["thermal"], {"allow": ["internal"], "reject": ["heat energy transfer"]}),
        ("b", "i", "The heater has a power of 50 W. It is switched on for 120 s. Calculate the energy transferred by the heater.", None, None, ["50 × 120", "6000 (J)"], {}),
        ("b", "ii", "Give one reason why the water gains less energy than this.", None, None, ["some energy is transferred to the surroundings"], {"allow": ["the beaker is heated too"]}),
        ("c", "", "Describe how the student could reduce the energy that is wasted.", None, None, ["put a lid on the beaker", "wrap the beaker in an insulating material"], {}),
    ]),
    ("Figure 1 shows a side view of water waves in a tank.", [
        ("a", "", "Which unit is used for frequency?", ["hertz", "metre", "second", "watt"], 0, [], {}),
        ("b", "", "State what is meant by the wavelength of a wave.", None, None, ["distance from one crest to the next"], {"allow": ["trough to next trough"]}),
        ("c", "", "The frequency of the waves is 5.0 Hz and their wavelength is 0.030 m. Calculate the speed of the waves.", None, None, ["5.0 × 0.030", "0.15 (m/s)"], {}),
    ]),
]


@layout(HALF, "topic-test-zambezi", "British topic test in physics, Chromium: 1 (a) (i), marks (2) at the right below the dotted lines, crosses in boxes, totals of questions; scheme in its own file, one headed table for each question with part, answer, guidance, mark")
def zambezi(draw):
    body, scheme, items = "<div class=h><b>Name</b> ..................................................... <b>Class</b> ............... <b>Date</b> ..................</div><h1>Topic test: Forces, energy and waves</h1><p>Answer ALL questions. Show your working in calculations.<br>Some questions must be answered with a cross in a box ☒. If you change your mind, put a line through the box.</p>", "<h1>Topic test: Forces, energy and waves – Mark scheme</h1>", []
    for n, (stem, parts) in enumerate(ZAMBEZI, 1):
        body += f"<p class=s><b>{n}</b>{web(stem)}</p>" + WAVES * stem.startswith("Figure")
        scheme += f"<h2>Question {n}</h2><table><tr><th>Part<th>Answer<th>Additional guidance<th>Mark</tr>"
        total = 0
        for a, r, text, options, right, points, notes in parts:
            marks = max(len(points), 1)
            total += marks
            first = r in ("", "i")
            body += f"<div class=q><span>{f'({a})' if first else ''}</span>" + (f"<span>({r})</span>" if r else "") + f"<div>{web(text)}</div></div>"
            label = f"({a})" + (f"({r})" if r else "")
            more = {"stem": stem}
            if options:
                body += "".join(f"<div class=o><span>☐</span><b>{m}</b>{web(o)}</div>" for m, o in zip("ABCD", options))
                scheme += f"<tr><td>{label}<td>{'ABCD'[right]} &nbsp; {web(options[right])}<td><td class=c>(1)</tr>"
                items.append(item(text, options[right], f"{n}{label}", 1, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], **more))
            else:
                body += "<div class=l></div>" * (marks + 1)
                said = [("Allow " if key == "allow" else "Reject ") + x for key, texts in notes.items() for x in texts]
                scheme += f"<tr><td>{label}<td>" + "".join(f"<div class=p><span>{web(x)}</span><span>(1)</span></div>" for x in points) + f"<td>{'<br>'.join(map(web, said))}<td class=c>({marks})</tr>"
                items.append(item(text, "\n".join(points), f"{n}{label}", marks, kind="numeric" if "Calculate" in text else "short", rubric=pointed(points, 1), **notes, **more))
            body += f"<div class=m>({marks})</div>"
        body += f"<p class=t>(Total for Question {n} = {total} marks)</p>"
        scheme += f"</table><p class=t>(Total for Question {n} = {total} marks)</p>"
    body += "<p class=e>TOTAL FOR TEST = 17 MARKS</p>"
    css = ".g { text-align: center; break-inside: avoid; break-after: avoid } .h { font-size: 90% } h1 { font-size: 135%; border-bottom: 2px solid #000; padding-bottom: 2mm } .s { margin: 6mm 0 2mm; break-after: avoid } .s b { display: inline-block; width: 9mm } .q { display: flex; margin: 4mm 0 1mm 9mm; break-after: avoid } .q span { flex: none; width: 9mm } .o { margin-left: 18mm; line-height: 1.6 } .o span { font-family: 'DejaVu Sans'; display: inline-block; width: 8mm } .o b { display: inline-block; width: 8mm } .l { border-bottom: 1.3px dotted #333; height: 8mm; margin-left: 18mm; break-after: avoid } .m { text-align: right; font-weight: bold; margin-top: 1mm } .t { text-align: right; font-weight: bold; border-bottom: 1px solid #000; padding-bottom: 2mm } .e { text-align: right; font-weight: bold }"
    sheet = "h1 { font-size: 130% } h2 { font-size: 112%; margin: 4mm 0 1mm; break-after: avoid } table { width: calc(100% - 1mm); border-collapse: collapse } td, th { border: 1px solid #000; padding: 1mm 2mm; vertical-align: top; text-align: left } th { background: #ddd } tr { break-inside: avoid } td:first-child { width: 16mm } td:nth-child(3) { width: 52mm } .c { width: 13mm; text-align: center } .p { display: flex; justify-content: space-between } .t { text-align: right; font-weight: bold; font-size: 90%; margin: 1mm 0 }"
    fonts = [draw.one(["Liberation Sans", "Open Sans"])]
    engine, source = page(draw, body, fonts, (11,), css)
    _, marking = page(draw, scheme, fonts, (10,), sheet)
    return Document(engine, source, items, marking)


# Unit test of an American middle school

VOLGA_CHOICE = [
    ("What is the outermost layer of Earth called?", ["mantle", "crust", "outer core", "inner core"], 1),
    ("Which type of rock forms when magma cools?", ["igneous", "sedimentary", "metamorphic", "fossil"], 0),
    ("What process breaks rock into smaller pieces?", ["deposition", "erosion", "weathering", "melting"], 2),
    ("Which tool measures the strength of an earthquake?", ["barometer", "thermometer", "anemometer", "seismograph"], 3),
]
VOLGA_TRUE = [("Fossils are most often found in igneous rock.", False), ("The mantle is thicker than the crust.", True), ("Marble is a metamorphic rock.", True), ("Water cannot change the shape of rock.", False)]
VOLGA_MATCH = [("a hill of sand built by the wind", "dune"), ("a deep valley with steep sides", "canyon"), ("land built up at the mouth of a river", "delta"), ("a large mass of ice that moves slowly", "glacier")]
VOLGA_SHORT = [("Name the two main causes of physical weathering.", "Ice and plant roots"), ("What do scientists call a break in Earth’s crust along which rock moves?", "A fault")]


@layout(HALF, "unit-test-volga", "American unit test, word processor: Part I to IV with points in the heads, blanks before the numbers, options in one row, terms in a second column; answer key as one table with a column for each part")
def volga(draw):
    body = paragraph(run("Name ______________________________\tPeriod ______\tScore ______ / 28"), "Who") + paragraph(run("Unit 5 Test: Our Changing Earth"), "Mid")
    items, keys, n = [], [[], [], [], []], 0
    heads = ["Part I. Multiple Choice", "Part II. True or False", "Part III. Matching", "Part IV. Short Answer"]
    body += paragraph(run(heads[0], "B") + run(" (2 points each) Write the letter of the best answer on the line."), "Part1")
    for text, options, right in draw.mixed(VOLGA_CHOICE):
        n += 1
        body += paragraph(run(f"_____\t{n}.\t{text}"), "Task") + paragraph(run(f"A. {options[0]}\tB. {options[1]}\tC. {options[2]}\tD. {options[3]}"), "Opts")
        items.append(item(text, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], section=heads[0]))
        keys[0].append(f"{n}. {'ABCD'[right]}")
    body += paragraph(run(heads[1], "B") + run(" (2 points each) Write T if the statement is true and F if it is false."), "Part1")
    for text, true in draw.mixed(VOLGA_TRUE):
        n += 1
        body += paragraph(run(f"_____\t{n}.\t{text}"), "Task")
        items.append(item(text, str(true), str(n), kind="truefalse", section=heads[1]))
        keys[1].append(f"{n}. {'T' if true else 'F'}")
    body += paragraph(run(heads[2], "B") + run(" (2 points each) Match each description with the correct term."), "Part1")
    terms = draw.mixed([b for _, b in VOLGA_MATCH])
    for k, (text, term) in enumerate(VOLGA_MATCH):
        n += 1
        body += paragraph(run(f"_____\t{n}.\t{text}\t{'ABCD'[k]}. {terms[k]}"), "Match")
        right = "ABCD"[terms.index(term)]
        items.append(item(text, term, str(n), None, choices("ABCD", terms), kind="match", answer_label=right, section=heads[2]))
        keys[2].append(f"{n}. {right}")
    body += paragraph(run(heads[3], "B") + run(" (2 points each) Answer in a few words."), "Part1")
    for text, answer in VOLGA_SHORT:
        n += 1
        body += paragraph(run(f"{n}.\t{text}"), "Short") + paragraph(run("_" * 58), "Under")
        items.append(item(text, answer, str(n), section=heads[3]))
        keys[3].append(f"{n}. {answer}")
    body += paragraph(run("Unit 5 Test: Our Changing Earth – ANSWER KEY"), "New")
    body += office_table([[run(h.split(". ")[0] + "\n" + h.split(". ")[1], "B") for h in heads], [run("\n".join(k)) for k in keys]], [3.8, 3.4, 3.0, 6.4])
    styles = (
        paragraph_style("Who", 0, tabs=[(9.5, ""), (12.8, "")]) + paragraph_style("Mid", 0.4, bold=True, size=16, extra='fo:text-align="center"')
        + paragraph_style("Part1", 0.5, extra='fo:keep-with-next="always"') + paragraph_style("Task", 0.2, 2.2, -2.2, [(1.4, ""), (2.2, "")])
        + paragraph_style("Opts", 0.05, 2.2, 0, [(5.8, ""), (9.4, ""), (13.0, "")]) + paragraph_style("Match", 0.2, 2.2, -2.2, [(1.4, ""), (2.2, ""), (12.0, "")])
        + paragraph_style("Short", 0.2, 2.2, -0.8, [(2.2, "")]) + paragraph_style("Under", 0.2, 2.2)
        + paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page" fo:margin-bottom="0.4cm"')
    )
    engine, source = office(draw, body, ["Carlito", "Liberation Sans"], (11,), margin=2.0, foot=False, styles=styles)
    return Document(engine, source, items)


# Grammar sheet of a language school

MEKONG_A = [("Anna ___ (read) when the lights went out.", "was reading"), ("We ___ (not hear) the bell because we were talking.", "didn’t hear"), ("What ___ you ___ (do) at nine o’clock last night?", "were … doing"), ("He broke his arm while he ___ (ski).", "was skiing"), ("The train ___ (leave) before I got to the station.", "left")]
MEKONG_B = [("I {} to the radio when you rang.", ["listened", "was listening"], 1), ("She opened the door and {} the dog in.", ["let", "was letting"], 0), ("They {} tennis when it began to rain.", ["played", "were playing"], 1), ("When I was ten, we {} in Poland.", ["lived", "were living"], 0)]
MEKONG_C = [("you / at / were / what / laughing / ?", "What were you laughing at?"), ("rang / sleeping / when / I / the phone / was / .", "I was sleeping when the phone rang."), ("finish / she / homework / didn’t / her / .", "She didn’t finish her homework.")]


@layout(HALF, "grammar-mekong", "sheet of a language school, Chromium: coloured band, exercises A, B, C whose numbers begin again, verbs in brackets, choices with a slash in italics, words to put in order; key in small print at the foot run in after the bold letters")
def mekong(draw):
    heads = ["A Complete the sentences with the past simple or past continuous of the verbs in brackets.", "B Circle the correct form.", "C Put the words in order."]
    body, items, key = "<div class=t><span>Grammar practice 14</span><span>B1</span></div><h1>Past simple and past continuous</h1><div class=n>We use the past continuous for an action in progress, and the past simple for an action that interrupts it: <i>I was having a shower when Tom arrived.</i></div>", [], ""

    def head(k):
        return f"<h2><b>{heads[k][0]}</b>{heads[k][2:]}</h2>"

    body += head(0)
    chosen = draw.mixed(MEKONG_A)
    for n, (text, answer) in enumerate(chosen, 1):
        shown = text.replace("___", "______________")
        body += f"<p><b>{n}</b>{shown}</p>"
        items.append(item(shown, answer, str(n), kind="gap", section=heads[0]))
    key += "<b>A</b> " + " ".join(f"<b>{n}</b> {a} &nbsp;" for n, (_, a) in enumerate(chosen, 1))
    body += head(1)
    for n, (text, options, right) in enumerate(MEKONG_B, 1):
        body += f"<p><b>{n}</b>{text.format('<i>' + ' / '.join(options) + '</i>')}</p>"
        items.append(item(text.format(" / ".join(options)), options[right], str(n), None, choices([None] * 2, options), kind="gap", section=heads[1]))
    key += "<br><b>B</b> " + " ".join(f"<b>{n}</b> {o[r]} &nbsp;" for n, (_, o, r) in enumerate(MEKONG_B, 1))
    body += head(2)
    for n, (text, answer) in enumerate(MEKONG_C, 1):
        body += f"<p><b>{n}</b>{text}</p><div class=l></div>"
        items.append(item(text, answer, str(n), section=heads[2]))
    key += "<br><b>C</b> " + " ".join(f"<b>{n}</b> {a} &nbsp;" for n, (_, a) in enumerate(MEKONG_C, 1))
    body += f"<div class=k><u>Answers</u><br>{key}</div><div class=f>© Riverside Language Centre · This page may be photocopied for use in class.</div>"
    css = ".t { background: #0a6a74; color: #fff; display: flex; justify-content: space-between; padding: 2mm 4mm; font-weight: bold } h1 { font-size: 150%; color: #0a6a74; margin: 4mm 0 2mm } .n { background: #e8f3f4; padding: 2mm 4mm } h2 { font-size: 105%; margin: 5mm 0 2mm } h2 b { background: #0a6a74; color: #fff; padding: 0 2mm; margin-right: 3mm } p { margin: 2mm 0 2mm 9mm } p > b { display: inline-block; width: 7mm; color: #0a6a74 } .l { border-bottom: 1px solid #555; height: 7mm; margin: 0 10mm 3mm 16mm } .k { border-top: 1px solid #999; margin-top: 9mm; padding-top: 1.5mm; font-size: 78% } .f { font-size: 70%; color: #777; text-align: center; margin-top: 4mm }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Carlito"], (11,), css)
    return Document(engine, source, items)


# Glossary of a course in photography

LOIRE = [
    ("aperture", "The opening in a lens through which light reaches the sensor, given as an f-number."), ("aspect ratio", "The width of an image in relation to its height, such as 3:2."),
    ("bokeh", "The look of the parts of a picture that are out of focus."), ("bracketing", "Taking several pictures of one scene with different exposures."),
    ("depth of field", "The zone in front of and behind the subject that appears sharp."), ("exposure", "The amount of light that is allowed to fall on the sensor."),
    ("focal length", "The distance in millimetres from the optical centre of a lens to the sensor when the lens is focused at infinity."), ("histogram", "A graph that shows how the tones of an image are spread from black to white."),
    ("ISO", "A number that states how sensitive the sensor is to light."), ("noise", "Grain and specks of colour that spoil pictures taken in poor light."),
    ("parallax", "The shift between what the viewfinder shows and what the lens sees."), ("shutter speed", "The time for which the sensor is exposed to light."),
    ("vignetting", "A darkening of an image towards its corners."), ("white balance", "A setting that makes white objects look white under light of any colour."),
]


@layout(HALF, "glossary-loire", "glossary of an evening course, LaTeX: running head with rule, large initial letters above groups, term in bold sans at the left margin with its meaning indented below")
def loire(draw):
    body, items, letter = r"{\Huge Glossary}\par\medskip\textit{Words that you will meet in the ten sessions of the course.}\par\bigskip ", [], ""
    for term, meaning in draw.some(LOIRE, 13):
        if term[0].upper() != letter:
            letter = term[0].upper()
            body += rf"\needspace{{2.4cm}}\medskip{{\Large\color{{gray}}\textbf{{{letter}}}}}\par"
        body += rf"\needspace{{1.5cm}}{{\sffamily\bfseries {tex(term)}}}\par\nopagebreak{{\leftskip=10mm {tex(meaning)}\par}}\smallskip "
        items.append(item(term, meaning, kind="definition"))
    engine, source = document(draw, body, ["palatino", "times"], (11, 12), (28, 32), head=r"\fancyhead[L]{\small Northgate Adult Learning}\fancyhead[R]{\small Starting Photography}", foot=r"\small Course handbook\quad\thepage", extra=r"\usepackage{tgheros}\renewcommand\headrulewidth{.4pt}")
    return Document(engine, source, items)


# Questions of readers of a library

ELBE = [
    ("Joining", [("Who can join the library?", "Anyone who lives, works or studies in the county can join free of charge."), ("What do I need to bring?", "Please bring one document that shows your name and address. A letter from the council or a driving licence will do."), ("Can children have their own cards?", "Yes, from birth. A parent or guardian has to sign the form.")]),
    ("Borrowing", [("How many items can I borrow?", "You can have up to twenty books and six films at a time."), ("How do I renew a loan?", "Log in to your account, telephone the branch or ask at the desk. Items that somebody has reserved cannot be renewed."), ("What happens if I lose a book?", "We ask you to pay what a new copy costs. Tell us as soon as you can.")]),
    ("Computers and printing", [("Is there free Wi-Fi?", "All branches have it. Choose LibraryGuest and accept the terms."), ("Can I print from my phone?", "Send the file to the address on the printer and pay at the machine."), ("Do I have to book a computer?", "It is best to book, but you may use any machine that is free for thirty minutes."), ("May I bring food and drink?", "Drinks with a lid are welcome everywhere except in the local history room.")]),
]


@layout(HALF, "faq-elbe", "FAQ of a library printed from its web site, Chromium: navigation line, headings of groups, questions in blue with a minus sign before them as opened, answers between rules, address and date of printing in the foot")
def elbe(draw):
    body, items = "<div class=u><span>26/03/2024, 14:08</span><span>Frequently asked questions | Elmshire Libraries</span></div><div class=n>Home › Using the library › <b>Frequently asked questions</b></div><h1>Frequently asked questions</h1><p>Cannot find what you are looking for? <u>Contact us</u>.</p>", []
    for head, pairs in ELBE:
        body += f"<h2>{head}</h2>"
        for question, answer in pairs:
            body += f"<div class=q><span>−</span>{question}</div><div class=a>{answer}</div>"
            items.append(item(question, answer, kind="faq", section=head))
    body += "<div class=z>Last updated: 4 March 2024</div>"
    css = ".u { display: flex; font-size: 70%; gap: 40mm } .n { font-size: 85%; color: #666; margin: 6mm 0 } h1 { font-size: 190%; margin: 0 } h2 { font-size: 130%; margin: 7mm 0 2mm; break-after: avoid } .q { color: #1a4f9c; font-weight: bold; border-top: 1px solid #bbb; padding: 2mm 0 1mm; break-after: avoid } .q span { display: inline-block; width: 7mm } .a { padding: 0 0 3mm 7mm } .z { margin-top: 8mm; background: #f0f0f0; padding: 3mm; font-size: 85% }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Noto Sans"], (10, 11), css)
    return Document(engine, source, items)


# Chinese words of a beginners' course

YANGTZE = [("朋友", "péngyou", "n.", "friend"), ("学习", "xuéxí", "v.", "to study"), ("漂亮", "piàoliang", "adj.", "beautiful"), ("医院", "yīyuàn", "n.", "hospital"), ("飞机", "fēijī", "n.", "aeroplane"), ("喜欢", "xǐhuan", "v.", "to like"), ("天气", "tiānqì", "n.", "weather"), ("衣服", "yīfu", "n.", "clothes"), ("认识", "rènshi", "v.", "to know (a person)"), ("高兴", "gāoxìng", "adj.", "happy"), ("分钟", "fēnzhōng", "n.", "minute"), ("商店", "shāngdiàn", "n.", "shop"), ("时候", "shíhou", "n.", "time, moment"), ("东西", "dōngxi", "n.", "thing"), ("睡觉", "shuìjiào", "v.", "to sleep")]


@layout(HALF, "words-yangtze", "list of Chinese words, Chromium: five columns No., word, pinyin, part of speech, English with shaded rows and no rules between columns")
def yangtze(draw):
    words = draw.some(YANGTZE, 14)
    body = "<div class=h>Confucius Evening School · Beginners 1</div><h1>Lesson 7 生词 New words</h1><table><tr><th>No.<th>Word<th>Pinyin<th>Type<th>English</tr>"
    body += "".join(f"<tr><td>{n}<td class=z>{a}<td>{b}<td><i>{c}</i><td>{d}</tr>" for n, (a, b, c, d) in enumerate(words, 1)) + "</table><p class=f>Homework: write each word five times. Test next Tuesday.</p>"
    css = ".h { color: #888; font-size: 85% } h1 { font-size: 150%; font-family: 'Noto Sans CJK SC' } table { border-collapse: collapse; width: calc(100% - 1mm) } th { text-align: left; border-bottom: 2px solid #a02020; color: #a02020 } td, th { padding: 1.5mm 2mm } tr:nth-child(odd) td { background: #f6ecec } .z { font-family: 'Noto Serif CJK SC'; font-size: 140% } td:first-child { width: 10mm; color: #777 } .f { margin-top: 6mm; font-style: italic }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (11,), css, language="zh")
    return Document(engine, source, [item(a, d, str(n), kind="vocabulary") for n, (a, _, _, d) in enumerate(words, 1)])


# Terminal examination of a West African school with its marking guide

NIGER_A = [("The process by which green plants make food is called", ["respiration", "photosynthesis", "excretion", "digestion"], 1), ("Which of the following is not a farm animal?", ["goat", "sheep", "lion", "pig"], 2), ("A soil that holds much water is", ["sandy soil", "loamy soil", "clay soil", "gravel"], 2), ("The hoe is used for", ["weeding", "milking", "spraying", "storing"], 0), ("Maize belongs to the group of", ["tubers", "cereals", "legumes", "fibres"], 1), ("The young of a goat is called a", ["calf", "lamb", "chick", "kid"], 3)]
NIGER_B = [
    [("a", "Define agriculture.", ["the growing of crops and the rearing of animals for man’s use"]), ("b", "State two importances of agriculture.", ["provision of food", "provision of employment"]), ("c", "Mention three farm tools.", ["hoe", "cutlass", "rake"])],
    [("a", "What is crop rotation?", ["the growing of different crops on the same land in a definite order"]), ("b", "List two advantages of crop rotation.", ["it maintains soil fertility", "it controls pests and diseases"]), ("c", "Name two leguminous crops.", ["cowpea", "groundnut"])],
]


@layout(HALF, "terminal-niger", "terminal examination of a Ghanaian school, groff: Paper 1 objectives with A. to D. stacked, Paper 2 theory 1. (a) with [2 marks] behind the text; marking guide in the same file under Paper 1 and Paper 2, letters in lines of five, then points with the marks of each part")
def niger(draw):
    asked = draw.shuffled(NIGER_A)
    lines = [".ds CF \\\\n(PN", ".ce 4", "\\fB\\s+3ST. MARY’S JUNIOR HIGH SCHOOL, KOFORIDUA\\s0", "END OF FIRST TERM EXAMINATION", "AGRICULTURAL SCIENCE        FORM ONE", "TIME: 1 HOUR\\fP", ".LP", "NAME: ..............................................................   DATE: ..............................", ".LP", "\\fBPAPER 1: OBJECTIVES\\fP", ".LP", "\\fIAnswer all the questions. Each question is followed by four options lettered A to D.\\fP"]
    items, one, two = [], "PAPER 1: OBJECTIVES", "PAPER 2: THEORY"
    for n, (text, options, right) in enumerate(asked, 1):
        lines += [".ne 6", f".IP {n}. 4n", plain(text)] + [x for m, o in zip("ABCD", options) for x in (".br", f"{m}.\\ \\ {plain(o)}")]
        items.append(item(text, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], section=one))
    lines += [".LP", ".ne 6", "\\fBPAPER 2: THEORY\\fP", ".LP", "\\fIAnswer all the questions in this paper.\\fP"]
    for n, parts in enumerate(NIGER_B, 1):
        for a, text, points in parts:
            marks = 2 * len(points)
            lines += [".ne 2", f".IP \"{f'{n}.' if a == 'a' else '  '}\\ ({a})\" 7n", f"{plain(text)}\\ \\ \\ \\fB[{marks} marks]\\fP"]
            items.append(item(text, "\n".join(points), f"{n}({a})", marks, section=two, rubric=[{"text": p, "marks": 2} for p in points]))
    lines += [".bp", ".ce 2", "\\fB\\s+2MARKING GUIDE\\s0", "AGRICULTURAL SCIENCE        FORM ONE\\fP", ".LP", "\\fBPAPER 1\\fP   (1 mark each)", ".LP"]
    keyed = [f"{n}. {'ABCD'[q[2]]}" for n, q in enumerate(asked, 1)]
    lines += ["\\ \\ \\ \\ \\ \\ ".join(keyed[:5]), ".br", "\\ \\ \\ \\ \\ \\ ".join(keyed[5:]), ".LP", "\\fBPAPER 2\\fP"]
    for n, parts in enumerate(NIGER_B, 1):
        lines += [".LP", f"\\fBQuestion {n}\\fP"]
        for a, _, points in parts:
            lines += [f".IP ({a}) 4n"] + [x for p in points for x in (f"\\(bu {plain(p)}   (2)", ".br")]
        lines += [".LP", f"\\fI{2 * sum(len(p[2]) for p in parts)} marks\\fP"]
    engine, source = roff(draw, lines, (11,), ("T", "P"))
    return Document(engine, source, items)


# Quiz night of a pub

KATTEGAT = [
    ("Food and Drink", [("Which spice comes from the crocus flower?", "Saffron"), ("What is the main ingredient of hummus?", "Chickpeas"), ("Which country invented the croissant’s forerunner, the kipferl?", "Austria"), ("Gin is flavoured with the berries of which shrub?", "Juniper")]),
    ("On the Map", [("What is the capital of New Zealand?", "Wellington"), ("Which two countries share the island of Hispaniola?", "Haiti and the Dominican Republic"), ("In which country is Timbuktu?", "Mali"), ("Which sea lies between Italy and Croatia?", "The Adriatic")]),
    ("Stage and Screen", [("Who wrote The Mousetrap?", "Agatha Christie"), ("Which instrument has 88 keys?", "The piano"), ("In which city is La Scala?", "Milan"), ("How many dwarfs does Snow White meet?", "Seven")]),
]


@layout(HALF, "pub-kattegat", "quiz night of a pub, Chromium: questions of three rounds under dark bars, quizmaster's answers on the next page as three tables side by side, one a round, with number and answer")
def kattegat(draw):
    body, items, key = "<h1>The Ferryman Quiz</h1><p class=c>Thursday 8.30 pm · Teams of up to six · £2 each</p>", [], ""
    for r, (theme, pairs) in enumerate(KATTEGAT, 1):
        pairs = draw.shuffled(pairs)
        head = f"Round {r}: {theme}"
        body += f"<h2>{head}</h2><ol>" + "".join(f"<li>{q}</li>" for q, _ in pairs) + "</ol>"
        key += f"<table><tr><th colspan=2>ROUND {r}</tr>" + "".join(f"<tr><td>{n}<td>{a}</tr>" for n, (_, a) in enumerate(pairs, 1)) + "</table>"
        items += [item(q, a, str(n), section=head) for n, (q, a) in enumerate(pairs, 1)]
    body += f"<p class=c>No phones, please. The quizmaster’s decision is final.</p><h1 class=n>Quizmaster’s Answer Sheet</h1><div class=g>{key}</div><p>Tie-break: nearest to the number of steps in the Eiffel Tower wins.</p>"
    css = "h1 { text-align: center; margin: 0 } .c { text-align: center } h2 { background: #222; color: #fff; padding: 1.5mm 4mm; font-size: 120% } li { margin: 2.5mm 0; padding-left: 2mm } .n { break-before: page; margin-bottom: 6mm } .g { display: flex; gap: 6mm; align-items: flex-start } table { flex: 1; border-collapse: collapse } td, th { border: 1px solid #222; padding: 1.5mm 2mm; text-align: left } td:first-child { width: 6mm; text-align: center } th { background: #ddd; text-align: center }"
    engine, source = page(draw, body, ["Roboto", "Lato", "Liberation Serif"], (12,), css)
    return Document(engine, source, items)


# Exercises of a mathematics book

NEVA = [
    ("Exercise 6A", [("Work out", [("7 − 12", "−5"), ("−4 × 6", "−24"), ("−30 ÷ −5", "6"), ("(−3)²", "9")]), ("Simplify", [("3a + 5a", "8a"), ("4x − x + 2", "3x + 2")]), ("The temperature falls from 4 °C to −9 °C. By how many degrees does it fall?", "13")]),
    ("Exercise 6B", [("Expand", [("3(x + 4)", "3x + 12"), ("5(2y − 1)", "10y − 5")]), ("Solve", [("x + 7 = 3", "x = −4"), ("2x − 1 = 9", "x = 5"), ("5x = 2x + 12", "x = 4")]), ("A number is doubled and 5 is added. The result is 31. Find the number.", "13")]),
]


@layout(HALF, "exercises-neva", "exercises of a school book, LaTeX: Exercise 6A and 6B, bold numbers, parts a to d in rows of two; answers at the end in two columns under the same heads, 1 a −5 b −24")
def neva(draw):
    body, items, key = "", [], ""
    for head, asked in NEVA:
        body += rf"\bigskip{{\large\bfseries\color{{teal}} {head}}}\par\smallskip "
        key += rf"\textbf{{{head}}}\par "
        for n, (text, parts) in enumerate(asked, 1):
            body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(text)}}}\nopagebreak "
            if isinstance(parts, str):
                items.append(item(text, parts, str(n), kind="numeric", section=head))
                key += rf"\lab{{0pt}}{{6mm}}{{\textbf{{{n}}}}}{{{tex(parts)}}}"
                continue
            for k, (part, answer) in enumerate(parts):
                cell = rf"\makebox[60mm][l]{{\makebox[7mm][l]{{\textbf{{{'abcd'[k]}}}}}{tex(part)}}}"
                body += (r"\par\hspace*{8mm}" if k % 2 == 0 else "") + cell
                items.append(item(part, answer, f"{n}({'abcd'[k]})", stem=text, kind="numeric", section=head))
            body += r"\par\smallskip "
            key += rf"\lab{{0pt}}{{6mm}}{{\textbf{{{n}}}}}{{" + r"\quad ".join(rf"\mbox{{\textbf{{{'abcd'[k]}}}~{tex(a)}}}" for k, (_, a) in enumerate(parts)) + "}"
        key += r"\medskip "
    body = r"{\LARGE\bfseries 6\quad Negative numbers and algebra}\par" + body + r"\newpage{\LARGE\bfseries Answers}\par\medskip\begin{multicols}{2}\raggedcolumns " + key + r"\end{multicols}"
    engine, source = document(draw, body, ["arial", "times", "libertine"], (11,), (24, 28), head=r"\fancyhead[R]{\small Chapter 6}", foot=r"\fancyfoot[L]{\small Core Mathematics 8}\fancyfoot[R]{\thepage}", extra=r"\usepackage{newunicodechar}\newunicodechar{°}{\textdegree}")
    return Document(engine, source, items)


# German work sheet on the forest

HAVEL_WORDS = [("Die Krone eines Baumes besteht aus Ästen, Zweigen und ___.", "Blättern"), ("Die ___ halten den Baum im Boden fest.", "Wurzeln"), ("Bäume, die im Winter ihre Nadeln behalten, heißen ___.", "Nadelbäume"), ("Aus den Samen der Eiche, den ___, wachsen neue Bäume.", "Eicheln")]
HAVEL_TRUE = [("Die Lärche verliert im Herbst ihre Nadeln.", True), ("Pilze sind Pflanzen.", False), ("Der Specht baut seine Höhle in Baumstämmen.", True), ("Füchse fressen nur Gras.", False)]
HAVEL_ASK = [("Nenne zwei Laubbäume.", "Buche, Eiche"), ("Wie heißt die unterste Schicht des Waldes?", "Moosschicht"), ("Welches Tier legt im Herbst Vorräte an Nüssen an?", "das Eichhörnchen")]


@layout(HALF, "arbeitsblatt-havel", "German work sheet, word processor: Name, Klasse, Datum in a table, Aufgabe 1 gaps with words in a frame, Aufgabe 2 richtig oder falsch with boxes in a table, Aufgabe 3 questions; Lösungen by Aufgabe on the next page, gaps and statements run in behind their numbers, then answers in a list")
def havel(draw):
    heads = ["Aufgabe 1: Setze die Wörter in die Lücken ein.", "Aufgabe 2: Richtig oder falsch? Kreuze an.", "Aufgabe 3: Beantworte die Fragen."]
    body = office_table([[run("Name:"), run("Klasse:"), run("Datum:")]], [8.0, 4.0, 4.6]) + paragraph(run("Der Wald als Lebensraum"), "Mid") + paragraph(run(heads[0]), "Head")
    items, gaps = [], draw.mixed(HAVEL_WORDS)
    bank = draw.mixed([a for _, a in gaps])
    body += paragraph(run("   –   ".join(bank)), "Frame")
    for n, (text, answer) in enumerate(gaps, 1):
        shown = text.replace("___", "__________________")
        body += paragraph(run(f"{n}.\t{shown}"), "Task")
        items.append(item(shown, answer, str(n), kind="gap", section=heads[0]))
    body += paragraph(run(heads[1]), "Head")
    said = draw.mixed(HAVEL_TRUE)
    rows = [[run("", None), run("richtig", "B"), run("falsch", "B")]]
    for n, (text, true) in enumerate(said, 1):
        rows.append([run(f"{n}. {text}"), run("☐"), run("☐")])
        items.append(item(text, str(true), str(n), kind="truefalse", section=heads[1]))
    body += office_table(rows, [12.4, 2.1, 2.1]) + paragraph(run(heads[2]), "Head")
    for n, (text, answer) in enumerate(HAVEL_ASK, 1):
        body += paragraph(run(f"{n}.\t{text}"), "Task") + paragraph(run("_" * 66), "Under")
        items.append(item(text, answer, str(n), section=heads[2]))
    body += paragraph(run("Lösungen – Der Wald als Lebensraum"), "New")
    body += paragraph(run("Aufgabe 1: ", "B") + run(", ".join(f"{n}. {a}" for n, (_, a) in enumerate(gaps, 1))))
    body += paragraph(run("Aufgabe 2: ", "B") + run(", ".join(f"{n}. {'richtig' if t else 'falsch'}" for n, (_, t) in enumerate(said, 1))))
    body += paragraph(run("Aufgabe 3:", "B")) + "".join(paragraph(run(f"{n}.\t{a}"), "Task") for n, (_, a) in enumerate(HAVEL_ASK, 1))
    styles = (
        paragraph_style("Mid", 0.5, bold=True, size=17, extra='fo:text-align="center"') + paragraph_style("Task", 0.2, 0.9, -0.9, [(0.9, "")]) + paragraph_style("Under", 0.3, 0.9)
        + paragraph_style("Frame", 0.2, 0.5, extra='fo:border="1pt solid #000000" fo:padding="0.2cm" fo:margin-right="0.5cm" fo:text-align="center"')
        + paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page"')
    )
    engine, source = office(draw, body, ["Carlito", "Comic Neue", "Liberation Sans"], (12,), foot=False, styles=styles)
    return Document(engine, source, items)


# Assessment of a training centre

SEVERN = [
    ("What should you do first when you find a spill in a walkway?", ["Walk round it", "Report it at the end of your shift", "Warn others and guard the area", "Wait for the cleaner"], 2),
    ("Which fire extinguisher may be used on live electrical equipment?", ["Water", "Carbon dioxide", "Foam", "Wet chemical"], 1),
    ("Who is responsible for health and safety at work?", ["The manager only", "The safety officer only", "Visitors only", "Everyone"], 3),
    ("How should you lift a heavy box from the floor?", ["Bend the knees and keep the back straight", "Bend the back and keep the legs straight", "Twist while lifting", "Hold it at arm’s length"], 0),
    ("What does a blue circular sign mean?", ["Danger", "You must do this", "Prohibited", "Fire equipment"], 1),
    ("When must an accident be entered in the accident book?", ["Only if an ambulance was called", "Only if time off is needed", "Every time somebody is hurt", "At the end of the month"], 2),
    ("What is a hazard?", ["Anything that can cause harm", "The chance of being harmed", "A type of insurance", "A fire drill"], 0),
    ("Where should you go when the fire alarm sounds?", ["To your locker", "To the canteen", "To the car park exit by lift", "To the assembly point"], 3),
    ("How often should a fire door be wedged open?", ["When it is hot", "During deliveries", "When the room is busy", "Never"], 3),
]


@layout(HALF, "training-severn", "assessment of a training centre, Chromium: table with candidate, assessor and date, Question 1 in bold bars, four squares without letters two a row; assessor's answers in a table on the last page with question, correct response and a box for the result")
def severn(draw):
    body, items, key = "<div class=l><b>KEYSTONE TRAINING</b><span>Form HS-07 · Issue 3</span></div><h1>Health and Safety Induction – Knowledge Check</h1><table class=w><tr><td>Candidate<td><td>Date<td></tr><tr><td>Assessor<td><td>Result<td>Pass / Refer</tr></table><p>Tick one box for each question. The pass mark is 7 out of 9.</p>", [], ""
    for n, (text, options, right) in enumerate(draw.shuffled(SEVERN), 1):
        body += f"<div class=q><div class=b>Question {n}</div><p>{text}</p><div class=o>" + "".join(f"<span><i>☐</i>{o}</span>" for o in options) + "</div></div>"
        items.append(item(text, options[right], str(n), None, choices([None] * 4, options), kind="mcq"))
        key += f"<tr><td>{n}<td>{options[right]}<td></tr>"
    body += f"<h1 class=n>Assessor’s Answer Sheet</h1><p>Do not leave this page with candidates.</p><table class=k><tr><th>Question<th>Correct response<th>✓ / ✗</tr>{key}</table>"
    css = ".l { display: flex; justify-content: space-between; border-bottom: 3px solid #e07b00; padding-bottom: 1mm } h1 { font-size: 145% } table { border-collapse: collapse } td, th { border: 1px solid #777; padding: 1.5mm 3mm; text-align: left } .w { width: 100% } .w td { width: 25% } .q { break-inside: avoid; margin-bottom: 3mm } .b { background: #eee; font-weight: bold; padding: 1mm 2mm; border-left: 4px solid #e07b00 } .q p { margin: 2mm } .o { display: grid; grid-template-columns: 1fr 1fr; gap: 1mm 4mm; margin-left: 2mm } .o i { font-family: 'DejaVu Sans'; font-style: normal; margin-right: 2mm } .n { break-before: page } .k td:nth-child(2) { width: 95mm } th { font-family: 'DejaVu Sans'; font-size: 85%; background: #eee }"
    engine, source = page(draw, body, ["Liberation Sans", "Lato"], (11,), css)
    return Document(engine, source, items)


# Letter about a school trip that asks nothing

GANGES = ["Students must be at the bus stop by 7.45 a.m. The coach leaves at 8.00 a.m. sharp.", "School uniform is to be worn, with strong shoes and a waterproof jacket.", "A packed lunch and a bottle of water are needed. There is no shop on the site.", "Mobile phones may be brought at the owner’s risk.", "Spending money should not exceed $15.", "Medicines are to be handed to Mrs. Perera before departure."]


@layout(HALF, "trip-ganges", "letter of a school about a trip, LaTeX: letterhead, numbered list of arrangements, table of times and a slip to return; nothing is asked")
def ganges(draw):
    listed = draw.shuffled(GANGES)
    body = r"\begin{center}{\Large\bfseries Hillview Secondary School}\par\small 14 Temple Road\quad Telephone 555 0142\end{center}\hrule\bigskip 12 February\par\medskip Dear Parents and Guardians,\par\medskip\textbf{Grade 8 visit to the River Museum, Friday 8 March}\par\medskip As part of the geography course all Grade 8 classes will visit the River Museum. Please note the following arrangements.\par\medskip "
    body += "".join(rf"\lab{{5mm}}{{8mm}}{{{n}.}}{{{tex(t)}}}\smallskip " for n, t in enumerate(listed, 1))
    body += r"\medskip\begin{center}" + table([["8.00 a.m.", "Coach leaves school"], ["9.30 a.m.", "Guided tour"], ["12.00 noon", "Lunch"], ["1.00 p.m.", "Workshop on floods"], ["3.30 p.m.", "Return to school"]], "|l|l|", ["Time", "Programme"]) + r"\end{center}\medskip The cost of \$22 covers transport and entry. Kindly return the slip below with the payment by 1 March.\par\medskip Yours sincerely,\par\bigskip\bigskip R. Fernando\par Principal\par\bigskip\dotfill\par\medskip I give permission for my child \makebox[50mm]{\dotfill} of class \makebox[15mm]{\dotfill} to take part in the visit on 8 March.\par\bigskip Signature \makebox[60mm]{\dotfill}\hfill Date \makebox[30mm]{\dotfill}"
    engine, source = document(draw, body, ["times", "palatino", "arial"], (11,), (24, 27), foot="")
    return Document(engine, source, [])
