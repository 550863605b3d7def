"""The fifty-first: after documents that dice chose from a list of forty; the first ten."""

import importlib

import engines  # noqa: F401  (registers latex and typst)
from latex import SIGNS, document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT, RULED = word.Sheet, word.RIGHT, word.RULED

HALF = "blind-then-read"


def html(css, body, language="en"):
    """A whole HTML source."""
    return f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title></title><style>{css}</style></head><body>\n{body}\n</body></html>'


# Each question: what it says, and parts as (label, says, parts) or (label, asks, marks, points, accept)

SOUND = [
    ("A studio engineer is about to record a drum kit.", [
        ("a", "State the polar pattern of a microphone that picks up sound mainly from the front.", 1, ["Cardioid"], ["hypercardioid"]),
        ("b", "The engineer places a microphone close to the kick drum.", [
            ("i", "Name a suitable type of microphone.", 1, ["Dynamic"], []),
            ("ii", "Give one reason for your choice.", 1, ["It withstands high sound pressure levels"], ["it is robust"]),
        ]),
        ("c", "Describe two ways in which the engineer could reduce spill from the other drums.", 2, ["Place the microphone closer to the drum", "Apply a noise gate to the track"], []),
    ]),
    ("A student records a podcast with a sample rate of 44.1 kHz and a bit depth of 16 bits.", [
        ("a", "Explain what is meant by the term sample rate.", 1, ["The number of samples taken each second"], []),
        ("b", "Calculate the file size, in megabytes, of one minute of uncompressed stereo sound. Show your working.", 2, ["44 100 × 16 × 2 × 60 ÷ 8", "10.6 MB"], ["10.1 MB if 1 MB is taken as 1024 × 1024 bytes"]),
        ("c", "The student saves the finished podcast as an MP3 file.", [
            ("i", "State one advantage of doing this.", 1, ["The file is much smaller"], []),
            ("ii", "State one disadvantage of doing this.", 1, ["Some of the sound data is lost for good"], []),
        ]),
    ]),
    ("A film company wishes to use a well-known pop song in a trailer.", [
        ("a", "State who normally owns the copyright of the sound recording.", 1, ["The record company"], ["the artist, if self-released"]),
        ("b", "Explain the term royalties.", 1, ["Payments made to the owner each time that the work is used or sold"], []),
        ("c", "The trailer needs a short section of the song to sound as if it came from an old telephone. Describe how this effect could be achieved with equalisation.", 2, ["Cut the low frequencies", "Cut the high frequencies and boost the middle ones"], ["use a band-pass filter for both marks"]),
    ]),
    ("In a song, each line of the vocal is repeated quietly a short time after it has been sung, and the singer seems to stand in a large hall.", [
        ("a", "Name the two effects that have been applied to the vocal.", 2, ["Delay", "Reverb"], ["echo for delay"]),
        ("b", "Describe what is meant by automated panning.", 1, ["The sound moves between the left and right speakers by itself"], []),
    ]),
]


@layout(HALF, "paper-tagus", "national paper with nested parts and a column of marks at the right, marking instructions in their own file")
def paper_tagus(draw):
    size = draw.one((10.5, 11))
    body, scheme, items, total = "", "", [], 0

    def line(labels, text, mark="", rules=0, turn=""):
        cells = "".join(f"<div class=l{k}>{label}</div>" for k, label in enumerate(labels))
        last = f"<div class=m>{mark}</div>"
        ruled = "<div class=r></div>" * rules
        return f"<div class=row>{cells}<div class=t>{text}{ruled}{turn}</div>{last}</div>"

    for n, (stem, parts) in enumerate(SOUND, 1):
        body += f"<section>" + line([f"{n}."], web(stem))
        for label, asks, *rest in parts:
            inner = rest[0] if isinstance(rest[0], list) else None
            leaves = inner or [(None, asks, *rest)]
            if inner:
                body += line(["", f"({label})"], web(asks))
            for k, (roman, question, marks, points, accept) in enumerate(leaves):
                labels = ["", "", f"({roman})"] if inner else ["", f"({label})"]
                body += line(labels, web(question), marks, marks + 1)
                first = k == 0
                shown = [f"{n}." if label == "a" and first else "", f"({label})" if first else "", f"({roman})" if inner else ""]
                notes = "".join(f"<p>Accept {web(text)}</p>" for text in accept)
                scheme += "<tr>" + "".join(f"<td>{cell}</td>" for cell in shown) + "<td>" + "".join(f"<p>{'• ' if len(points) > 1 else ''}{web(text)}</p>" for text in points) + f"</td><td class=c>{marks}</td><td>{notes}</td></tr>"
                total += marks
                items.append(item(question, "\n".join(points), f"{n}({label})" + (f"({roman})" if inner else ""), marks, stem=f"{stem} {asks}" if inner else stem, rubric=[{"text": text, "marks": None} for text in points] if marks > 1 else None, allow=accept, kind="numeric" if "Calculate" in question else "short"))
        body += "</section>"
    font = draw.one(["Liberation Sans", "Nimbus Sans"])
    css = f"""@page {{ size: A4; margin: 16mm 14mm 18mm 20mm; @bottom-center {{ content: "page 0" counter(page); font: bold 10pt "{font}" }} }} body {{ font: {size}pt/1.4 "{font}"; margin: 0 }}
.row {{ display: flex; border-right: 1px solid #000; margin-right: 16mm; position: relative; padding-bottom: 3mm; break-inside: avoid }} .l0, .l1, .l2 {{ width: 10mm; flex: none; font-weight: bold }} .l1, .l2 {{ font-weight: normal }} .t {{ flex: 1; padding-right: 5mm }} .m {{ position: absolute; right: -12mm; top: 0; width: 8mm; text-align: center }} .r {{ border-bottom: 1px solid #333; height: 8.5mm }}
.h {{ display: flex; justify-content: space-between; align-items: flex-end; margin-bottom: 3mm }} .h b {{ font-size: 120% }} .d {{ font-size: 7.5pt; width: 20mm; text-align: center; line-height: 1.15 }} table {{ border-collapse: collapse; width: 99.5% }} td, th {{ border: 1px solid #000; padding: 1.5mm 2mm; vertical-align: top; text-align: left }} p {{ margin: 0 }} .c {{ text-align: center }} td:nth-child(-n+3) {{ width: 7mm; font-weight: bold }} tr {{ break-inside: avoid }}"""
    head = f"<div class=h><div><b>Total marks — {total}</b><br>Attempt ALL questions</div><div class=d><b style='font-size:8pt'>MARKS</b><br>DO NOT<br>WRITE IN<br>THIS<br>MARGIN</div></div>"
    foot = "<p style='text-align:center;margin:6mm 16mm 0 0'><b>[END OF QUESTION PAPER]</b></p>"
    front = "<h2 style='font-size:13pt'>Marking instructions for each question</h2><p style='margin-bottom:4mm'>Marks are given for any other valid response.</p>"
    table = "<table><thead><tr><th colspan=3>Question</th><th>Expected response</th><th>Max mark</th><th>Additional guidance</th></tr></thead>" + scheme + "</table>"
    return Document("chromium", html(css, head + body + foot), items, html(css, front + table))


# Each: total, stem, parts as (label or None, asks, lines, criteria, sample)

INQUIRY = [
    ("A class investigated whether the temperature of water affects how quickly an effervescent tablet dissolves. Each group used one tablet and 100 mL of water.", [
        ("a", "Identify the independent variable and the dependent variable in this investigation.", [("Identifies both variables", 2), ("Identifies ONE variable", 1)], "The independent variable is the temperature of the water. The dependent variable is the time taken for the tablet to dissolve."),
        ("b", "Explain how the groups could improve the reliability of their results.", [("Explains how reliability could be improved", 2), ("Provides some relevant information", 1)], "They could repeat the test several times at each temperature and compare the results. If the repeated results are close to each other, the results are reliable."),
    ]),
    ("The label of a herbal drink states: “Nine out of ten customers felt more energetic after one week.”", [
        (None, "Assess the validity of the claim on the label.", [("Makes an informed judgement about the validity of the claim and supports it with reasons", 4), ("Describes reasons for or against the validity of the claim", 3), ("Outlines ONE reason", 2), ("Provides some relevant information", 1)], "The claim is not valid. There was no control group that took a placebo, so the effect may have been caused by the expectations of the customers. Feeling energetic is subjective and was not measured. The number of people asked is not given, and customers who disliked the drink may not have answered."),
    ]),
    ("Before 1928, bacterial infections of wounds were often fatal. In that year Alexander Fleming noticed that a mould had killed the bacteria around it on a culture plate.", [
        ("a", "Outline the role of chance in this discovery.", [("Outlines the role of chance", 2), ("Provides some relevant information", 1)], "The plate was contaminated by mould spores by accident. Fleming had left it on the bench while he was away, which gave the mould time to grow."),
        ("b", "Explain why collaboration was needed before penicillin could be used as a medicine.", [("Explains the need for collaboration", 3), ("Describes the work of other scientists", 2), ("Provides some relevant information", 1)], "Fleming could not purify the substance. Florey, Chain and Heatley had the skills in chemistry to extract it and to test it on mice and patients. Companies in the United States then developed ways to make it in large amounts."),
    ]),
    ("Two models of the atom are the plum pudding model and the nuclear model.", [
        ("a", "Describe ONE difference between the two models.", [("Describes ONE difference", 2), ("Identifies a feature of ONE model", 1)], "In the plum pudding model the positive charge is spread through the whole atom, whereas in the nuclear model it is concentrated in a tiny nucleus."),
        ("b", "What observation led to the rejection of the plum pudding model?", [("Identifies the observation", 1)], "Some alpha particles bounced back from a thin gold foil."),
    ]),
]


@layout(HALF, "paper-derwent", "state examination in science with marks in brackets and at the right, marking guidelines in their own file")
def paper_derwent(draw):
    font, size = draw.one(["Liberation Serif", "Liberation Sans"]), draw.one((11, 12))
    sheet, guide, items = Sheet(font, size, "en", "AU", margin=2.2), Sheet("Liberation Sans", 11, "en", "AU", margin=2.2), []
    wide, first = sheet.wide, draw.random.randint(21, 25)
    sheet.foot = sheet.p("– {page} –", align="center", after=0)
    guide.foot = guide.p("Page {page} of {pages}", align="end", after=0, size=9)
    add, put = sheet.body.append, guide.body.append
    add(sheet.table([[sheet.p("<b>Investigating Science</b>", after=0.1, size=14) + sheet.p("<b>Section II Answer Booklet</b>", after=0.1, size=13)]], [wide], padding=0.25))
    add(sheet.p("<b>Attempt all questions</b>", before=0.4, after=0.1))
    add(sheet.p("Answer the questions in the spaces provided. These spaces provide guidance for the expected length of response.", after=0.3))
    put(guide.p("<b>Marking Guidelines</b>", size=18, after=0.1))
    put(guide.p("<b>Section II</b>", size=14, after=0.3))
    for n, (stem, parts) in enumerate(INQUIRY, first):
        total = sum(criteria[0][1] for _, _, criteria, _ in parts)
        add(sheet.p(f"<b>Question {n}</b> ({total} marks)", before=0.5, after=0.25, extra='fo:keep-with-next="always"'))
        add(sheet.p(stem, after=0.25, extra='fo:keep-with-next="always"'))
        for label, asks, criteria, sample in parts:
            marks = criteria[0][1]
            shown = f"\t<b>{marks}</b>" if label else ""
            if label:
                add(sheet.p(f"({label})\t{asks}{shown}", left=1, first=-1, tabs=[1, (wide, RIGHT)], after=0.2, extra='fo:keep-with-next="always"'))
            else:
                add(sheet.p(asks, after=0.2))
            for _ in range(marks * 2):
                add(sheet.p("\t", left=1 if label else 0, tabs=[(wide, word.DOTS)], after=0.25, size=10))
            name = f"Question {n}" + (f" ({label})" if label else "")
            put(guide.p(f"<b>{name}</b>", size=12, before=0.4, after=0.15, extra='fo:keep-with-next="always"'))
            put(guide.table([["<b>Criteria</b>", guide.p("<b>Marks</b>", align="center", after=0)], *[[f"•  {text}", guide.p(str(mark), align="center", after=0)] for text, mark in criteria]], [guide.wide - 2, 2]))
            put(guide.p("<b><i>Sample answer:</i></b>", before=0.25, after=0.1, extra='fo:keep-with-next="always"'))
            put(guide.p(sample, after=0.3))
            rubric = [{"text": text, "marks": mark} for text, mark in criteria]
            items.append(item(asks, sample, f"{n}({label})" if label else str(n), marks, stem=stem if label else None, rubric=rubric if marks > 1 else None, kind="long" if marks > 2 else "short") if label else item(f"{stem} {asks}", sample, str(n), marks, rubric=rubric, kind="long", context=stem, command=asks))
    add(sheet.p("<b>End of paper</b>", align="center", before=0.6))
    engine, source = sheet.source()
    return Document(engine, source, items, guide.source()[1])


# Each: parts as (asks, marks, pointers), examiner's comment

RELATIONS = [
    ("A video club keeps a table of loans with the columns MemberNo, MemberName, FilmNo, Title and DateDue.", [
        ("Explain what is meant by an update anomaly and give an example from this table.", 6, ["An update anomaly occurs when one fact is stored in several rows and only some of them are changed.", "If a member changes her name, every row of her loans has to be changed, or the table contradicts itself."]),
        ("Show how the table can be brought into third normal form.", 9, ["MEMBER (MemberNo, MemberName)", "FILM (FilmNo, Title)", "LOAN (MemberNo, FilmNo, DateDue)"]),
    ], "This was a popular question. Many candidates described redundancy well but gave no example."),
    ("A bank transfers money between two accounts in one transaction.", [
        ("State the four properties of a transaction.", 4, ["Atomicity, consistency, isolation and durability."]),
        ("Discuss how a log file helps a database to recover after a power failure.", 6, ["Each change is written to the log before it is written to the database.", "On restart, the changes of committed transactions are done again and those of unfinished transactions are undone."]),
        ("Define the term deadlock.", 5, ["A deadlock is a state in which two transactions each wait for a lock that the other one holds, so that neither can go on."]),
    ], "Part c was answered poorly. Candidates confused a deadlock with a lock."),
    (None, [
        ("Compare a primary key with a foreign key.", 5, ["A primary key identifies each row of its table and may not be null.", "A foreign key refers to the primary key of another table, and its value may occur in many rows."]),
        ("Describe TWO advantages of defining a view.", 4, ["A view hides columns that some users must not see.", "It gives a short name to a query that would otherwise be long."]),
        ("Outline the purpose of an index, and state one case in which an index is of little use.", 6, ["An index lets the system find rows without reading the whole table.", "It helps little where a column has few different values, or where a table is changed far more often than it is read."]),
    ], "There were some excellent answers, mostly from candidates with practical experience."),
]


@layout(HALF, "pointers-neckar", "report of a professional body’s examination: questions with parts and marks, answer pointers run in")
def pointers_neckar(draw):
    lines = [".ds RF \\s-2Page %\\s0", ".ds CF", ".ds LF \\s-2Examiners’ Report\\s0", ".ce 4", "\\fBTHE INSTITUTE OF INFORMATION PRACTITIONERS\\fP", "\\fBDiploma in IT\\fP", "\\fBDATABASE SYSTEMS\\fP", "\\fIExaminers’ Report\\fP", ".sp 1", "\\fBSection A\\fP", ".sp 0.5"]
    items = []
    for n, (stem, parts, comment) in enumerate(RELATIONS, 1):
        lines += [".ne 8", f"\\fBA{n}\\fP", ".sp 0.4"]
        if stem:
            lines += [plain(stem), ".sp 0.4"]
        for letter, (asks, marks, _) in zip("abc", parts):
            lines += [f".in 5n", f".ti -5n", f"{letter})\\h'3n'{plain(asks)}", ".br", ".rj 1", f"\\fB({marks} marks)\\fP", ".in 0", ".sp 0.3"]
        lines += [".ne 5", "\\fB\\s+1Answer Pointers\\s-1\\fP", ".sp 0.4"]
        for letter, (asks, marks, pointers) in zip("abc", parts):
            lines += [".in 5n", ".ti -5n", f"{letter})\\h'3n'{plain(pointers[0])}", ".br"]
            for pointer in pointers[1:]:
                lines += [plain(pointer), ".br"]
            lines += [".in 0", ".sp 0.4"]
            items.append(item(asks, "\n".join(pointers), f"A{n}({letter})", marks, stem=stem, kind="long" if marks > 4 else "short"))
        lines += [".ne 3", "\\fB\\s+1Examiners’ Comments\\s-1\\fP", ".sp 0.3", f"\\fI{plain(comment)}\\fP", ".sp 1.2"]
    engine, source = roff(draw, lines, (10, 11), ("H", "T"))
    return Document(engine, source, items)


# Linear algebra: (points, stem or asks, parts or None, tick options or None, answer)

VECTORS = [
    (None, "Let u = (1, −2, 2) and v = (3, 0, 4).", [
        (1, "Find the length of u.", "3", r"$\|\mathbf{u}\|=\sqrt{1+4+4}=3$"),
        (1, "Compute the dot product u · v.", "11", r"$1\cdot 3+(-2)\cdot 0+2\cdot 4=11$"),
        (2, "Find the cosine of the angle between u and v.", "11/15", r"$\|\mathbf{v}\|=5$, so the cosine is 11/15"),
    ]),
    (2, "Which of these sets is a basis of ℝ²?", ["{(1, 2), (2, 4)}", "{(1, 0), (1, 1)}", "{(0, 0), (0, 1)}", "{(1, 0), (0, 1), (1, 1)}"], 1),
    (2, "A 3 × 5 matrix has rank 3. What is the dimension of its null space?", ["0", "2", "3", "5"], 1),
    (3, "Explain why a square matrix with two equal rows is not invertible.", None, "Subtracting one of the equal rows from the other gives a row of zeros, so the determinant is 0 and no inverse exists."),
    (None, "The linear map T sends (x, y) to (2x + y, x + 2y).", [
        (2, "Show that (1, 1) is an eigenvector of T and state its eigenvalue.", "T(1, 1) = (3, 3), so the eigenvalue is 3", None),
        (2, "Find an eigenvector that belongs to the other eigenvalue.", "(1, −1), with eigenvalue 1", None),
    ]),
    (2, "Which statement about an orthogonal matrix Q is always true?", ["det Q = 1", "Q is symmetric", "Q preserves lengths", "Q has only real eigenvalues"], 2),
]


@layout(HALF, "quiz-garonne", "college quiz of the exam class with solutions in boxes and tick-one choices")
def quiz_garonne(draw):
    body, items = "", []
    say = lambda text: tex(text).replace("ℝ", r"\ensuremath{\mathbb{R}}").replace("×", r"\ensuremath{\times}").replace("·", r"\ensuremath{\cdot}")
    for n, (points, asks, parts, answer) in enumerate([q if len(q) == 4 else (*q, None) for q in VECTORS], 1):
        if points is None:
            body += rf"\question {say(asks)}\begin{{parts}}"
            for letter, (marks, question, short, working) in zip("abc", parts):
                body += rf"\part[{marks}] {say(question)}\begin{{solution}}[1.5cm]{working or say(short)}\end{{solution}}"
                items.append(item(question, short, f"{n}({letter})", marks, stem=asks, kind="numeric" if working else "short", answer_kind="contains" if working else None))
            body += r"\end{parts}" + "\n"
        elif parts is None:
            body += rf"\question[{points}] {say(asks)}\begin{{solution}}[2cm]{say(answer)}\end{{solution}}" + "\n"
            items.append(item(asks, answer, str(n), points, kind="long"))
        else:
            body += rf"\question[{points}] {say(asks)}\begin{{checkboxes}}" + "".join(rf"\{'CorrectChoice' if k == answer else 'choice'} {say(text)}" for k, text in enumerate(parts)) + r"\end{checkboxes}" + "\n"
            items.append(item(asks, parts[answer], str(n), points, choices([None] * 4, parts), kind="mcq"))
    total = sum(x["marks"] for x in items)
    declared = "".join(rf"\DeclareUnicodeCharacter{{{code}}}{{{sign}}}" for code, sign in SIGNS.items())
    source = rf"""\documentclass[{draw.one((10, 11, 12))}pt,letterpaper,addpoints,answers]{{exam}}
\usepackage[utf8]{{inputenc}}\usepackage[T1]{{fontenc}}\usepackage{{lmodern,amsmath,amssymb,textcomp}}{declared}
\pdfcompresslevel=9\pdfobjcompresslevel=2
\pagestyle{{headandfoot}}\runningheadrule\firstpageheader{{Math 215}}{{\textbf{{Quiz {draw.random.randint(4, 9)}}}}}{{Spring Term}}\runningheader{{Math 215}}{{}}{{Page \thepage\ of \numpages}}\firstpagefooter{{}}{{}}{{}}\runningfooter{{}}{{}}{{}}
\begin{{document}}
\noindent\makebox[0.65\textwidth]{{Name:\enspace\hrulefill}}\hfill Score:\enspace\rule{{1cm}}{{0.4pt}}\,/\,{total}
\medskip

\noindent No calculators. Write $(x,y,z)$ for column vectors. For questions with boxes, tick one.
\begin{{questions}}
{body}
\end{{questions}}
\end{{document}}"""
    return Document("latex", source, items)


TEACHING = [
    ("Which theorist described the zone of proximal development?", ["Piaget", "Vygotsky", "Skinner", "Kohlberg"], 1),
    ("A pupil who returns a lost wallet only because she fears punishment is at which level of moral reasoning?", ["Preconventional", "Conventional", "Postconventional", "Autonomous"], 0),
    ("Which is the highest level of the cognitive domain in the revised taxonomy of Bloom?", ["Analyzing", "Applying", "Evaluating", "Creating"], 3),
    ("Teacher Liza gives a short quiz in the middle of the unit to find out what she must reteach. What kind of assessment is this?", ["Summative", "Placement", "Formative", "Normative"], 2),
    ("According to Erikson, which crisis do children of school age face?", ["Trust vs. mistrust", "Industry vs. inferiority", "Identity vs. role confusion", "Intimacy vs. isolation"], 1),
    ("A test that gives nearly the same scores when it is taken again is", ["valid", "objective", "practical", "reliable"], 3),
    ("Who is known as the father of the kindergarten?", ["Friedrich Froebel", "John Dewey", "Johann Pestalozzi", "Jean-Jacques Rousseau"], 0),
    ("In Pavlov’s experiments, the sound that made the dog salivate after training was the", ["unconditioned stimulus", "conditioned response", "conditioned stimulus", "reinforcer"], 2),
    ("Which measure of central tendency is affected most by extreme scores?", ["Mode", "Median", "Mean", "Midpoint of the middle class"], 2),
    ("Learning by watching and imitating a model is central to the theory of", ["Bandura", "Bruner", "Ausubel", "Thorndike"], 0),
    ("A child believes that a tall glass holds more juice than a wide one with the same amount. Which ability is still missing?", ["Object permanence", "Conservation", "Reversible speech", "Abstract thought"], 1),
    ("Which question asks pupils to think divergently?", ["What is the capital of Palawan?", "Who wrote the play?", "When did the strike begin?", "What might happen if all rivers dried up?"], 3),
    ("Advance organizers were proposed by", ["Gagné", "Ausubel", "Gardner", "Maslow"], 1),
    ("At the base of Maslow’s hierarchy are the needs for", ["safety", "esteem", "food, water and rest", "love and belonging"], 2),
    ("The difficulty index of an item is 0.95. The item is", ["very easy", "of average difficulty", "very difficult", "negative"], 0),
]


@layout(HALF, "reviewer-agno", "reviewer for a licensure examination, choices in two columns, key at the end with letters behind the numbers in a grid")
def reviewer_agno(draw):
    sheet, items = Sheet(draw.one(["Liberation Sans Narrow", "Carlito", "Liberation Serif"]), draw.one((11, 12)), "en", "PH", (21.59, 27.94), 1.9), []
    sheet.foot = sheet.p("Prof. Ed. Reviewer – Set B\tPage {page} of {pages}", tabs=[(sheet.wide, RIGHT)], after=0, size=9)
    sheet.body.append(sheet.p("<b>PROFESSIONAL EDUCATION REVIEWER</b>", align="center", size=14, after=0) + sheet.p("Set B: Child Development, Principles of Teaching, Assessment", align="center", after=0.3))
    sheet.body.append(sheet.p("<b>DIRECTIONS:</b> Read each item carefully and choose the BEST answer. Shade the letter on your answer sheet. <b>STRICTLY NO ERASURES.</b>", after=0.3))
    inner = ""
    for n, (asks, options, right) in enumerate(TEACHING, 1):
        inner += sheet.p(f"{n}.\t{asks}", left=0.8, first=-0.8, tabs=[0.8], after=0, before=0.15, extra='fo:keep-with-next="always"')
        for k, text in enumerate(options):
            keep = 'fo:keep-with-next="always"' if k < 3 else ""
            inner += sheet.p(f"{'ABCD'[k]}.\t{text}", left=1.6, first=-0.6, tabs=[1.6], after=0, extra=keep)
        items.append(word.picked(asks, options, right, str(n), None, "ABCD"))
    sheet.body.append(sheet.columns(inner))
    sheet.body.append(sheet.p("<b>KEY TO CORRECTION</b>", align="center", before=0.6, extra='fo:keep-with-next="always"'))
    letters = ["ABCD"[right] for *_, right in TEACHING]
    sheet.body.append(sheet.table([[f"{n + 1 + 3 * k}. <b>{letters[n + 3 * k]}</b>" for k in range(5)] for n in range(3)], [sheet.wide / 5] * 5))
    return Document(*sheet.source(), items)


PUZZLES = [
    ("Part A", [
        ("What is the value of 2 × 0 + 2 × 6?", ["0", "8", "12", "14", "24"], 2),
        ("Half of one quarter, written as a decimal, is", ["0.125", "0.2", "0.25", "0.5", "0.75"], 0),
        ("Which of these numbers is not a prime?", ["41", "43", "47", "51", "53"], 3),
        ("A clock shows 15:30. How many degrees is the smaller angle between its hands?", ["60", "75", "85", "90", "105"], 1),
        ("The sides of a triangle are whole numbers and its perimeter is 7. How many such triangles are there?", ["1", "2", "3", "4", "5"], 1),
    ]),
    ("Part B", [
        ("Thandi counts the legs of the 12 hens and goats in her yard and finds 34. How many goats are there?", ["3", "4", "5", "6", "7"], 2),
        ("What is the units digit of 7²⁰?", ["1", "3", "5", "7", "9"], 0),
        ("In how many ways can the letters of the word BOOK be arranged?", ["4", "6", "12", "18", "24"], 2),
        ("The mean of five numbers is 8. When a sixth number is added the mean becomes 9. The sixth number is", ["9", "10", "12", "13", "14"], 4),
    ]),
    ("Part C", [
        ("A rectangle with an area of 48 cm² has sides in the ratio 3 : 4. What is its diagonal, in cm?", ["8", "9", "10", "12", "14"], 2),
        ("How many zeros are there at the end of 25!, the product of the numbers from 1 to 25?", ["4", "5", "6", "7", "8"], 2),
        ("If x + y = 7 and xy = 10, then x² + y² equals", ["20", "24", "29", "39", "49"], 2),
    ]),
]


@layout(HALF, "olympiad-tugela", "mathematics olympiad for juniors, five options in a row, answers on the last page")
def olympiad_tugela(draw):
    inner, key, items, n = "", "", [], 0
    say = lambda text: tex(text).replace("×", r"\ensuremath{\times}")
    for part, asked in PUZZLES:
        inner += rf"\begin{{center}}\textbf{{{part}}}\end{{center}}"
        for asks, options, right in asked:
            n += 1
            inner += rf"\begin{{minipage}}{{\linewidth}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{say(asks)}}}\vspace{{2pt}}\hspace*{{9mm}}" + "".join(rf"\makebox[27mm][l]{{({letter})\enspace {say(text)}}}" for letter, text in zip("ABCDE", options)) + r"\end{minipage}\par\vspace{9pt}" + "\n"
            items.append(word.picked(asks, options, right, str(n), None, "ABCDE", section=part))
    cells = [(x["number"], x["answer_label"]) for x in items]
    grid = r"\begin{tabular}{|r|c|c|r|c|}\cline{1-2}\cline{4-5} " + "".join(rf"{a} & {b} & & {c} & {d}\\\cline{{1-2}}\cline{{4-5}} " for (a, b), (c, d) in zip(cells[:6], cells[6:])) + r"\end{tabular}"
    front = r"\begin{center}{\Large\bfseries JUNIOR MATHEMATICS OLYMPIAD}\\[4pt]{\large Grade 8 \quad First Round}\\[2pt]Time: 60 minutes\quad Number of questions: 12\end{center}\hrule\vspace{6pt}\textbf{Instructions:}\begin{enumerate}[nosep]\item Do not open this booklet until told to do so by the invigilator.\item Rough work paper, a ruler and an eraser are permitted. Calculators are not permitted.\item Diagrams are not necessarily drawn to scale.\item Indicate your answers on the sheet provided.\end{enumerate}\vspace{4pt}\hrule\vspace{8pt}"
    body = front + inner + r"\begin{center}\textsc{total}: 12 questions\end{center}\newpage\begin{center}{\large\bfseries ANSWERS: GRADE 8}\\[10pt]\renewcommand\arraystretch{1.25}" + grid + r"\end{center}"
    engine, source = document(draw, body, ["cm", "lm", "times"], (11,), (20, 24), foot=r"\small Junior Olympiad \quad\thepage")
    return Document(engine, source, items)


HUNTING = [
    ("Chapter 3: Bows and Arrows", [
        ("The part of an arrow that fits onto the bowstring is called the:", ["shaft", "nock", "fletching", "broadhead"], 1),
        ("Fletching is made of:", ["steel or titanium", "rubber or cork", "feathers or plastic vanes"], 2),
        ("Before a compound bow is released without an arrow, the hunter should remember that:", ["it may be damaged", "it will shoot more quietly", "the string will stretch"], 0),
        ("What is the draw weight of a bow?", ["the mass of the bow with its sights", "the force needed to pull the string to full draw", "the weight of the heaviest arrow"], 1),
    ]),
    ("Chapter 4: Safety in the Field", [
        ("Who should you tell before you leave on a hunting trip?", ["nobody, so that the place stays secret", "the nearest store", "someone at home who knows where you go and when you return"], 2),
        ("To climb into a tree stand, you should:", ["carry the bow in one hand", "hang the bow on your belt", "pull the unloaded equipment up with a haul line"], 2),
        ("Blaze orange clothing is worn because:", ["it is seen easily by other hunters", "it is warmer than other clothing", "deer are attracted by it"], 0),
        ("An early sign of hypothermia is:", ["thirst", "uncontrolled shivering", "a red face", "heavy sweating"], 1),
    ]),
    ("Chapter 5: After the Shot", [
        ("After the shot at a deer with an arrow, how long should a hunter usually wait before following it?", ["not at all", "at least 30 minutes", "until the next day"], 1),
        ("Meat spoils fastest when it is:", ["hot", "cold", "hung in the shade"], 0),
    ]),
]


@layout(HALF, "hunters-yukon", "quiz of a bowhunter education course, instructor’s copy with the right options underlined")
def hunters_yukon(draw):
    body, items, n = "", [], 0
    for section, asked in HUNTING:
        body += f"<h2>{section}</h2>"
        for asks, options, right in asked:
            n += 1
            body += f"<div class=q><p>{n}) {web(asks)}</p>" + "".join(f"<p class=o>{letter}) " + (f"<u>{web(text)}</u>" if k == right else web(text)) + "</p>" for k, (letter, text) in enumerate(zip("abcd", options))) + "</div>"
            items.append(word.picked(asks, options, right, str(n), None, "abcd", section=section))
    font = draw.one(["Caladea", "Liberation Serif", "Open Sans"])
    css = f"""@page {{ size: letter; margin: 20mm 22mm; @top-right {{ content: "Instructor Copy – Do Not Distribute"; font: italic 9pt "{font}" }} @bottom-center {{ content: counter(page); font: 9pt "{font}" }} }} body {{ font: {draw.one((11, 11.5))}pt/1.3 "{font}"; margin: 0 }} h1 {{ font-size: 17pt; text-align: center; margin: 0 }} h2 {{ font-size: 12.5pt; background: #e3e8dc; padding: 1mm 2mm; margin: 5mm 0 2mm; break-after: avoid }} .q {{ break-inside: avoid; margin-bottom: 3mm }} p {{ margin: 0 }} .o {{ margin-left: 8mm }}"""
    head = "<h1>Bowhunter Education – Final Quiz</h1><p style='text-align:center'>Student name ______________________ Score ______ (8 of 10 to pass)</p>"
    return Document("chromium", html(css, head + body), items)


TICKETS = [
    ("Exit Ticket 7.2: The Great Migration", [
        ("Between 1916 and 1970, about six million African Americans left the South.", True, ""),
        ("Most migrants of the first wave moved to farms in the West.", False, "They moved to cities of the North and Midwest."),
        ("The Chicago Defender encouraged its readers to come north.", True, ""),
        ("Jobs in industry were easier to find because the war had slowed immigration from Europe.", True, ""),
        ("Migrants met no discrimination in northern cities.", False, "Housing and jobs were often closed to them."),
    ], "Name one push factor and one pull factor of the Great Migration.", "Push: Jim Crow laws. Pull: higher wages in factories."),
    ("Exit Ticket 7.3: The Harlem Renaissance", [
        ("Langston Hughes was a painter of murals.", False, "He was a poet and writer."),
        ("Jazz spread through clubs, records and radio.", True, ""),
        ("Zora Neale Hurston collected the folklore of Florida.", True, ""),
        ("Harlem is a neighborhood of Boston.", False, "It is in New York City."),
        ("Aaron Douglas illustrated magazines and books of the movement.", True, ""),
    ], "In one sentence, explain how the Great Migration made the Harlem Renaissance possible.", "Many artists and their audience came to live close together in one neighborhood."),
]


@layout(HALF, "ticket-platte", "two exit tickets on a sheet to cut: statements with T and F to circle and a short question, key on the next page")
def ticket_platte(draw):
    halves, keys, items = [], [], []
    for title, facts, asks, sample in TICKETS:
        half = f"<div class=t><p class=n>Name ____________________ Period ____</p><h2>{title}</h2><p><i>Circle T if the statement is true and F if it is false.</i></p>"
        half += "".join(f"<div class=s><span>T&emsp;F</span><span>{n}.</span><span>{web(text)}</span></div>" for n, (text, *_) in enumerate(facts, 1))
        half += f"<div class=s><span></span><span>6.</span><span>{web(asks)}</span></div>" + "<div class=l></div>" * 3 + "</div>"
        halves.append(half)
        keys.append(f"<h3>{title}</h3><p>" + "<br>".join(f"{n}. {'T' if value else 'F'}" + (f" – {web(why)}" if why else "") for n, (_, value, why) in enumerate(facts, 1)) + f"<br>6. {web(sample)}</p>")
        items += [item(text, str(value), str(n), kind="truefalse", section=title) for n, (text, value, _) in enumerate(facts, 1)]
        items.append(item(asks, sample, "6", section=title))
    font = draw.one(["Lato", "Roboto", "Comic Neue"])
    css = f"""@page {{ size: letter landscape; margin: 12mm }} body {{ font: {draw.one((11, 12))}pt/1.3 "{font}"; margin: 0 }} .w {{ display: flex; height: 185mm }} .t {{ width: 50%; box-sizing: border-box; padding: 0 7mm }} .t + .t {{ border-left: 1.5px dashed #555 }} h2 {{ font-size: 14pt; margin: 4mm 0 2mm }} .n {{ text-align: right }} p {{ margin: 0 0 2mm }} .s {{ display: flex; margin-bottom: 3mm }} .s span:nth-child(1) {{ width: 16mm; flex: none; font-weight: bold }} .s span:nth-child(2) {{ width: 7mm; flex: none }} .l {{ border-bottom: 1px solid #444; height: 8mm }} .k {{ break-before: page }} h3 {{ margin: 4mm 0 1mm; font-size: 12pt }}"""
    body = "<div class=w>" + "".join(halves) + "</div><div class=k><h2>Exit Tickets – Answer Key</h2>" + "".join(keys) + "</div>"
    return Document("chromium", html(css, body), items)


BLOOD = [
    ("The heart pumps blood into the ________.", "arteries"), ("Veins carry blood back to the ________.", "heart"),
    ("Gases are exchanged in the smallest vessels, the ________.", "capillaries"), ("Red blood cells contain ________, which binds oxygen.", "haemoglobin"),
    ("________ blood cells defend the body against germs.", "White"), ("A cut stops bleeding because of the ________.", "platelets"),
    ("The liquid part of the blood is called ________.", "plasma"), ("The left and right sides of the heart are divided by the ________.", "septum"),
    ("In the lungs the blood takes up oxygen and gives off ________.", "carbon dioxide"), ("________ keep the blood from flowing backwards.", "Valves"),
]
HELP = {"arteries": "Arterien", "heart": "Herz", "capillaries": "Kapillaren", "haemoglobin": "Hämoglobin", "White": "weiße", "platelets": "Blutplättchen", "plasma": "Blutplasma", "septum": "Herzscheidewand", "carbon dioxide": "Kohlenstoffdioxid", "Valves": "Klappen"}


@layout(HALF, "bilingual-isar", "science sheet of a bilingual class: word bank with translations, gap sentences in two columns, answers at the foot")
def bilingual_isar(draw):
    bank = draw.mixed(HELP.items())
    fill = r"\\[2pt] ".join(" & ".join(rf"\textbf{{{tex(a.lower())}}} \textit{{({tex(b)})}}" for a, b in bank[k : k + 2]) for k in range(0, 10, 2))
    body = r"\noindent Biologie bilingual \hfill Klasse 8 \hfill Datum: \rule{3cm}{0.4pt}\par\medskip\hrule\bigskip{\Large\bfseries Blood and circulation}\par\smallskip\textbf{Task:} Complete the sentences with words from the box. Each word is used once. \textit{(Setze die Wörter aus dem Kasten ein. Achte auf Groß- und Kleinschreibung.)}\par\medskip"
    body += r"\fbox{\parbox{\dimexpr\linewidth-2\fboxsep-2\fboxrule}{\centering\medskip\begin{tabular}{l@{\hspace{1.5cm}}l}" + fill + r"\end{tabular}\medskip}}\par\medskip\setlength\columnseprule{0.4pt}\setlength\columnsep{9mm}\begin{multicols}{2}"
    body += "".join(rf"\lab{{0pt}}{{8mm}}{{{n}}}{{{tex(text.replace('________', '_' * 14))}}}\vspace{{7pt}}" for n, (text, _) in enumerate(BLOOD, 1)) + r"\end{multicols}"
    body += r"\vspace{4mm}{\footnotesize\textbf{Lösungen:} " + "; ".join(f"{n} {tex(answer)}" for n, (_, answer) in enumerate(BLOOD, 1)) + r"\par}"
    engine, source = document(draw, body, ["lmsans", "noto", "arial"], (11, 12), (20, 24), foot="")
    return Document(engine, source, [item(text.replace("________", "_" * 14), answer, str(n), kind="gap") for n, (text, answer) in enumerate(BLOOD, 1)])


# Sentences with their gaps as {}, and what fills them

SALT = [
    [("For most of history, salt was a necessity {} no kitchen could do without.", ["which"]), ("It kept meat and fish {} going bad during the winter, and whole cities grew rich on the trade.", ["from"]), ("So valuable was it that roads were built for no {} purpose than to carry it inland.", ["other"])],
    [("Governments were quick to {} advantage of this.", ["take"]), ("In France, the tax on salt was hated to {} an extent that it is often counted {} the causes of the Revolution.", ["such", "among"]), ("In India, Gandhi walked 240 miles to the sea in 1930 in {} to make salt, an act that was forbidden by law at the time.", ["order"])],
    [("Nowadays we tend to take salt for {}.", ["granted"]), ("{} being cheap, it is spread on our roads by the tonne.", ["Besides"]), ("Yet doctors warn that most of us eat far too {} of it.", ["much"])],
]


@layout(HALF, "cloze-thames", "open cloze of an advanced language examination, numbered dotted gaps, an example, key as a table on the next page")
def cloze_thames(draw):
    body, items, key, n, first = "", [], "", 0, draw.one((1, 9))
    n = first - 1
    dots = " " + "." * 16
    for paragraph in SALT:
        body += "<p>"
        for sentence, words in paragraph:
            numbers = []
            for answer in words:
                n += 1
                numbers.append(n)
                key += f"<tr><td>{n}</td><td>{answer}</td></tr>"
            made = sentence.format(*(f"({k}){dots}" for k in numbers))
            body += "".join([web(sentence).format(*(f"<b>({k})</b>{dots}" for k in numbers))]) + " "
            items += [item(made, answer, str(k), kind="gap", section="Part 2") for k, answer in zip(numbers, words)]
        body += "</p>"
    font = draw.one(["Liberation Sans", "Noto Sans"])
    css = f"""@page {{ size: A4; margin: 22mm 25mm; @bottom-right {{ content: counter(page); font: 9pt "{font}" }} }} body {{ font: {draw.one((11, 12))}pt/1.75 "{font}"; margin: 0 }} h2 {{ font-size: 14pt; margin: 0 0 3mm }} h3 {{ text-align: center; font-size: 12pt }} .e {{ border: 1px solid #000; padding: 1mm 4mm; margin: 4mm 0 }} .k {{ break-before: page }} table {{ border-collapse: collapse }} td {{ border: 1px solid #000; padding: 0 4mm }}"""
    last = first + 9
    head = f"<h2>Part 2</h2><p>For questions {first}–{last}, read the text below and think of the word which best fits each space. Use only <b>one</b> word in each space. Write your answers IN CAPITAL LETTERS on the separate answer sheet.</p><div class=e><b>Example:</b> &ensp;<b>(0)</b>&ensp; WITH</div><h3>White gold</h3>"
    example = "<p>The story of salt begins <b>(0)</b> .....<i>with</i>..... the sea. "
    body = body.replace("<p>", example, 1)
    return Document("chromium", html(css, head + body + f"<div class=k><h2>Answer key</h2><p>Part 2</p><table>{key}</table></div>"), items)
