"""The thirtieth twenty: what the tools that teachers use print, in their fonts and with the words they add."""

from latex import document, tex
from office import document as office, paragraph, paragraph_style, run
from paper import Document, choices, item, layout
from webpage import web

HALF = "blind-then-read"


def printed(draw, body, css, font, size, title, address, language="en", paper="letter", margins=("11mm", "10mm"), when="9/14/25, 10:21 AM"):
    """An engine and a web page as a browser prints it: the date, the title, the address and the page around it."""
    edge = 'font: 8pt "Liberation Sans"; color: #000'
    boxes = (
        f'@top-left {{ content: "{when}"; {edge} }} @top-center {{ content: "{title}"; {edge} }} '
        f'@bottom-left {{ content: "{address}"; {edge} }} @bottom-right {{ content: counter(page) "/" counter(pages); {edge} }}'
        if address
        else ""
    )
    style = (
        f"@page {{ size: {paper}; margin: {margins[0]} {margins[1]}; {boxes} }}\n"
        f'body {{ font: {size}pt/1.4 "{font}", "Noto Sans", "Noto Sans Symbols2"; margin: 0 }} sup, sub {{ line-height: 0; font-size: 70% }}\n{css}'
    )
    return "chromium", (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{web(title)}</title>'
        f"<style>{style}</style></head><body>\n{body}\n</body></html>"
    )


def picked(question, options, right, number, marks=None, labels=None, shown=True, **rest):
    """The item of a question with choices; `right` are the places of the right ones."""
    right = [right] if isinstance(right, int) else right
    answer = "\n".join(options[place] for place in right) if shown else None
    label = ", ".join(labels[place] for place in right) if labels and shown else None
    kind = "multi" if len(right) > 1 else "mcq"
    return item(question, answer, number, marks, choices(labels or [None] * len(options), options), **{"kind": kind, "answer_label": label} | rest)


def turned(draw, options, right):
    """The options in another order, and the places where the right ones are then."""
    order = draw.shuffled(range(len(options)))
    places = [right] if isinstance(right, int) else right
    return [options[place] for place in order], sorted(order.index(place) for place in places)


FORM = [
    ("one", "Which gas do plants take in during photosynthesis?", ["Oxygen", "Carbon dioxide", "Nitrogen", "Hydrogen"], 1),
    ("one", "Where in a plant cell does photosynthesis take place?", ["Nucleus", "Mitochondria", "Chloroplasts", "Vacuole"], 1),
    ("one", "What is the green pigment in leaves called?", ["Chlorophyll", "Carotene", "Melanin", "Haemoglobin"], 1),
    ("many", "Which of these does a plant need to make glucose?", ["Light", "Water", "Soil", "Carbon dioxide"], 2),
    ("line", "Name the tiny openings through which gases enter a leaf.", None, 1),
    ("list", "A plant is kept in the dark for two days. What happens to the starch in its leaves?", ["It increases", "It is used up", "It stays the same"], 1),
    ("text", "Explain why most leaves are thin and flat.", None, 3),
    ("scale", "How sure are you that you could explain photosynthesis to a friend?", ["Not at all", "Completely"], None),
]


@layout(HALF, "form-printed-blank-ovals", "online form printed blank: numbers, red asterisks, Mark only one oval., points at the right, a scale, who neither made nor endorsed it")
def form_printed_blank_ovals(draw):
    kept = sorted(draw.random.sample(range(6), 5)) + [6, 7]
    words = {"one": "Mark only one oval.", "list": "Mark only one oval.", "many": "Check all that apply.", "scale": "Mark only one oval."}
    body = '<h1>Exit ticket: photosynthesis</h1><p class=d>Answer on your own, without your notes. You have ten minutes.</p><p class=r>* Indicates required question</p><hr>'
    items = []
    for n, (kind, question, options, points) in enumerate((FORM[place] for place in kept), 1):
        if kind == "text":
            body += "<hr><h2>In your own words</h2><p class=d>Write in full sentences.</p>"
        worth = f"<span class=w>{points} point{'s' if points > 1 else ''}</span>" if points else ""
        body += f"<div class=q><div class=n>{n}.</div><div class=b><div class=t>{web(question)} {'<span class=r>*</span>' if n < 6 else ''}{worth}</div>"
        body += f"<div class=i>{words[kind]}</div>" if kind in words else ""
        if kind in ("one", "list", "many"):
            options = draw.shuffled(options)
            body += "".join(f"<div class=o><span class={'s' if kind == 'many' else 'c'}></span>{web(text)}</div>" for text in options)
            items.append(picked(question, options, [0, 1] if kind == "many" else 0, str(n), points, shown=False))
        elif kind == "scale":
            body += f"<table class=k><tr><td></td>{''.join(f'<td>{m}</td>' for m in range(1, 6))}<td></td></tr><tr><td>{options[0]}</td>{'<td><span class=c></span></td>' * 5}<td>{options[1]}</td></tr></table>"
            items.append(item(question, None, str(n)))
        else:
            body += "<div class=l></div>" * (1 if kind == "line" else 5)
            items.append(item(question, None, str(n), points, kind="long" if kind == "text" else "short"))
        body += "</div></div>"
    body += "<hr><p class=g>This content is neither created nor endorsed by Google.</p><p class=f>Google Forms</p>"
    css = """h1 { font-size: 24pt; font-weight: 400; margin: 0 0 3mm } h2 { font-size: 16pt; font-weight: 400; margin: 4mm 0 2mm } .d { color: #202124; margin: 0 0 4mm }
hr { border: 0; border-top: 1px solid #bdc1c6; margin: 4mm 0 } .r { color: #d93025 } p.r { font-size: 9pt } .q { display: flex; margin: 0 0 9mm; break-inside: avoid } .n { width: 10mm } .b { flex: 1 }
.t { font-size: 12pt; position: relative; padding-right: 20mm } .w { position: absolute; right: 0; font-size: 9pt; color: #5f6368 } .i { font-size: 8.5pt; font-style: italic; color: #5f6368; margin: 3mm 0 2mm }
.o { margin: 2.5mm 0; display: flex; align-items: center } .c { display: inline-block; width: 8mm; height: 4mm; border: 1px solid #9aa0a6; border-radius: 2mm; margin-right: 3mm } .s { display: inline-block; width: 4mm; height: 4mm; border: 1px solid #9aa0a6; margin-right: 3mm }
.l { border-bottom: 1px solid #bdc1c6; height: 8mm } .k { text-align: center; border-spacing: 3mm 1mm } .k .c { margin: 0 } .g { text-align: center; font-size: 8.5pt; color: #5f6368 } .f { text-align: center; font-size: 15pt; color: #5f6368 }"""
    engine, source = printed(draw, body, css, "Roboto", draw.one((10.5, 11)), "Exit ticket: photosynthesis", "", margins=("15mm", "16mm"))
    return Document(engine, source, items)


SUMMARY = [
    ("In which year did the French Revolution begin?", [("1776", 2), ("1789", 19), ("1804", 2), ("1815", 1)], 1, None),
    ("What was the Bastille in 1789?", [("A palace", 3), ("A prison", 18), ("A church", 2), ("A market", 1)], 1, None),
    ("Who belonged to the Third Estate?", [("The clergy", 2), ("The nobles", 4), ("Everyone else", 18)], 2, None),
    ("Which document of 1789 set out the rights of citizens?", [("The Magna Carta", 4), ("The Declaration of the Rights of Man and of the Citizen", 16), ("The Treaty of Versailles", 4)], 1, None),
    ("Name the king who was executed in January 1793.", [("Louis XVI", 17), ("Louis XIV", 4), ("Napoleon", 3)], 0, "short"),
    ("Who led the Committee of Public Safety during the Terror?", [("Danton", 7), ("Robespierre", 9), ("Lafayette", 5), ("Necker", 3)], 1, None),
    ("What did the women who marched to Versailles in October 1789 demand?", [("Bread", 20), ("The vote", 3), ("Peace with Austria", 1)], 0, None),
]


@layout(HALF, "form-responses-summary", "summary of an online form's responses: average and median, n / 24 correct responses, bar charts with a ✓ before the right option and shares behind the bars")
def form_responses_summary(draw):
    body = "<h1>French Revolution quiz</h1><div class=tabs><span>Questions</span><b>Responses</b><span>Settings</span></div><div class=card><h2>24 responses</h2><div class=tabs><b>Summary</b><span>Question</span><span>Individual</span></div></div>"
    body += "<div class=card><h3>Insights</h3><table class=m><tr><td>Average<br><b>4.9 / 6 points</b></td><td>Median<br><b>5 / 6 points</b></td><td>Range<br><b>1 - 6 points</b></td></tr></table></div>"
    items = []
    for question, bars, right, kind in draw.some(SUMMARY, 6):
        good = bars[right][1]
        height = 26 * len(bars) + 30
        chart = "".join(f'<text x="190" y="{26 * m + 22}" text-anchor="end">{tick}{web(lines[0])}</text>' + (f'<text x="190" y="{26 * m + 32}" text-anchor="end">{web(lines[1])}</text>' if lines[1:] else "") + f'<rect x="200" y="{26 * m + 10}" width="{count * 18}" height="16" fill="{"#34a853" if m == right else "#dadce0"}"/><text x="{206 + count * 18}" y="{26 * m + 22}">{count} ({round(count / 24 * 1000) / 10:g}%)</text>' for m, (text, count) in enumerate(bars) for tick in ["✓ " if m == right else ""] for lines in [wrapped(text, 32)])
        chart += "".join(f'<text class=x x="{200 + value * 18}" y="{height - 6}" text-anchor="middle">{value}</text>' for value in (0, 5, 10, 15, 20))
        body += f'<div class=card><h3>{web(question)}</h3><p>{good} / 24 correct responses</p><svg width="620" height="{height}">{chart}</svg></div>'
        texts = [text for text, _ in bars]
        items.append(item(question, texts[right]) if kind else picked(question, texts, right, None))
    body += "<p class=g>This content is neither created nor endorsed by Google. - Terms of Service - Privacy Policy</p><p class=f>Google Forms</p>"
    css = """h1 { font-size: 15pt; font-weight: 400; margin: 0 } h2 { font-size: 18pt; font-weight: 400; margin: 0 0 2mm } h3 { font-size: 12pt; font-weight: 400; margin: 0 } p { font-size: 9pt; color: #5f6368; margin: 1mm 0 2mm }
.tabs { display: flex; gap: 8mm; justify-content: center; font-size: 9.5pt; margin: 2mm 0 } .tabs b { color: #673ab7; font-weight: 500; border-bottom: 2px solid #673ab7 } .card { border: 1px solid #dadce0; border-radius: 2mm; padding: 5mm 6mm; margin: 3mm 0; break-inside: avoid }
.m { width: 100%; text-align: center; font-size: 9pt; color: #5f6368 } .m b { font-size: 14pt; font-weight: 400; color: #202124 } svg text { font: 8.5pt Roboto, "Noto Sans Symbols2"; fill: #202124 } svg text.x { fill: #5f6368 } .g { text-align: center } .f { text-align: center; font-size: 14pt }"""
    engine, source = printed(draw, body, css, "Roboto", 10.5, "French Revolution quiz - Google Forms", "https://docs.google.com/forms/d/example/edit#responses")
    return Document(engine, source, items)


def wrapped(text, width):
    """The text in one line or, when it is longer than `width`, in two."""
    if len(text) <= width:
        return [text]
    place = text.rfind(" ", 0, width)
    return [text[:place], text[place + 1 :]]


FORMULAR = [
    ("eine", "Wie heißt die Hauptstadt von Niedersachsen?", ["Bremen", "Hannover", "Göttingen", "Oldenburg"], 1),
    ("eine", "Welches Meer grenzt im Norden an Niedersachsen?", ["die Ostsee", "die Nordsee", "das Mittelmeer"], 1),
    ("zeile", "An welchem Fluss liegt Hamburg?", None, 1),
    ("mehrere", "Welche Länder grenzen an Deutschland?", ["Polen", "Italien", "Dänemark", "Ungarn"], 2),
    ("eine", "Wie heißt der höchste Berg im Harz?", ["Brocken", "Zugspitze", "Feldberg", "Wurmberg"], 1),
    ("zahl", "Wie viele Bundesländer hat Deutschland?", None, 1),
    ("eine", "In welchem Bundesland liegt der Bodensee zum Teil?", ["Hessen", "Sachsen", "Baden-Württemberg", "Thüringen"], 1),
    ("text", "Erklären Sie den Unterschied zwischen Ebbe und Flut.", None, 3),
]


@layout(HALF, "form-printed-german-points", "German online form printed: number, question with asterisk, (1 Punkt), circles, Geben Sie Ihre Antwort ein, note of the maker at the foot")
def form_printed_german_points(draw):
    body, items = "<h1>Erdkunde Klasse 6: Deutschland</h1><p>Bitte bearbeiten Sie alle Fragen. Die Bearbeitung dauert etwa 15 Minuten.</p><p class=s><span class=r>*</span> Erforderlich</p>", []
    for n, (kind, question, options, points) in enumerate(draw.some(FORMULAR, 7), 1):
        body += f"<div class=q><div class=n>{n}.</div><div class=b><div>{web(question)} <span class=r>*</span> <span class=p>({points} {'Punkte' if points > 1 else 'Punkt'})</span></div>"
        if options:
            options = draw.shuffled(options)
            body += "".join(f"<div class=o><span class={'k' if kind == 'mehrere' else 'c'}></span>{web(text)}</div>" for text in options)
            items.append(picked(question, options, [0, 1] if kind == "mehrere" else 0, str(n), points, shown=False))
        else:
            body += f"<div class='e{' h' if kind == 'text' else ''}'>{'Die Antwort muss eine Zahl sein' if kind == 'zahl' else 'Geben Sie Ihre Antwort ein'}</div>"
            items.append(item(question, None, str(n), points, kind={"text": "long", "zahl": "numeric"}.get(kind, "short")))
        body += "</div></div>"
    body += "<p class=f>Dieser Inhalt wurde von Microsoft weder erstellt noch gebilligt. Die von Ihnen übermittelten Daten werden an den Formulareigentümer gesendet.</p><p class=m>Microsoft Forms</p>"
    css = """h1 { font-size: 21pt; font-weight: 600; color: #03787c; margin: 0 0 3mm } .s { font-size: 9pt } .r { color: #a4262c } .q { display: flex; margin: 8mm 0; break-inside: avoid } .n { width: 9mm } .b { flex: 1 } .p { font-size: 8.5pt; color: #605e5c }
.o { margin: 3.4mm 0; display: flex; align-items: center } .c, .k { display: inline-block; width: 4.4mm; height: 4.4mm; border: 1px solid #605e5c; margin-right: 3mm } .c { border-radius: 50% } .e { border: 1px solid #8a8886; padding: 2mm 3mm; margin-top: 3mm; color: #797775; width: 110mm } .h { height: 22mm }
.f { font-size: 8pt; color: #605e5c; margin-top: 12mm } .m { font-size: 11pt; color: #605e5c }"""
    engine, source = printed(draw, body, css, "Open Sans", draw.one((10, 10.5)), "Erdkunde Klasse 6: Deutschland", "https://forms.office.com/Pages/DesignPageV2.aspx?subpage=print", "de", "A4", when="14.09.25, 10:21")
    return Document(engine, source, items)


ATTEMPT = [
    ("multichoice", "What is the capital of Canada?", ["Toronto", "Ottawa", "Montreal", "Vancouver"], 1, 1),
    ("truefalse", "The Danube flows into the Black Sea.", ["True", "False"], 0, 0),
    ("shortanswer", "Which strait separates Europe from Africa?", ["the Bosporus"], "Strait of Gibraltar", 0),
    ("numerical", "A map has a scale of 1 : 50 000. How many kilometres are 8 cm on the map?", ["4"], "4", 1),
    ("multianswer", "Which of these countries have a coast on the Pacific Ocean?", ["Peru", "Brazil", "Japan", "Poland"], [0, 2], 0.5),
    ("multichoice", "Which line of latitude is called the Equator?", ["0°", "23.5° N", "66.5° N", "90° N"], 0, 0),
    ("truefalse", "Greenland is part of South America.", ["True", "False"], 1, 1),
    ("multichoice", "What does a contour line join on a map?", ["places of equal temperature", "places of equal height", "places of equal rainfall"], 1, 1),
    ("shortanswer", "What is the name for the area of land that is drained by a river?", ["drainage basin"], "drainage basin", 1),
]
LAKES = [("Baikal", "Russia"), ("Titicaca", "Peru and Bolivia"), ("Como", "Italy")]
TICK = '<svg class=v viewBox="0 0 16 16"><path d="M2 8l4 5 8-10" fill="none" stroke="#357a32" stroke-width="2.4"/></svg>'
CROSS = '<svg class=v viewBox="0 0 16 16"><path d="M3 3l10 10M13 3l-10 10" fill="none" stroke="#ca3120" stroke-width="2.4"/></svg>'


@layout(HALF, "attempt-review-boxes", "review of an attempt in a learning platform: Question 1 / Correct / Mark 1.00 out of 1.00 in a box at the left, Select one:, feedback and The correct answer is: below")
def attempt_review_boxes(draw):
    asked = draw.some(ATTEMPT, 7)
    place = draw.random.randint(4, 6)
    total = sum(mark for *_, mark in asked) + 1
    body, items = "<p class=crumb>Year 8 Geography / Topic 2 / Maps and rivers quiz</p><h1>Maps and rivers quiz</h1>", []
    facts = [("Started on", "Monday, 15 September 2025, 9:02 AM"), ("State", "Finished"), ("Completed on", "Monday, 15 September 2025, 9:19 AM"), ("Time taken", "17 mins 12 secs"), ("Marks", f"{total:.2f}/8.00"), ("Grade", f"<b>{total / 8 * 10:.2f}</b> out of 10.00 ({total / 8 * 100:g}%)")]
    body += "<table class=facts>" + "".join(f"<tr><th>{a}</th><td>{b}</td></tr>" for a, b in facts) + "</table>"

    def box(n, mark, text, formulation, outcome):
        state = "Correct" if mark == 1 else "Partially correct" if mark else "Incorrect"
        return f"<div class=que><div class=info><div>Question <b>{n}</b></div><div>{state}</div><div>Mark {mark:.2f} out of 1.00</div><div>Flag question</div></div><div class=content><div class=formulation><p>{text}</p>{formulation}</div><div class=outcome>{outcome}</div></div></div>"

    n = 0
    for kind, question, options, right, mark in asked:
        n += 1
        if n == place:
            text = "Match each lake with where it lies."
            grid = "<table class=match>" + "".join(f"<tr><td>{lake}</td><td><span class=in>{where}</span>{TICK}</td></tr>" for lake, where in LAKES) + "</table>"
            body += box(n, 1, text, grid, "<p>Your answer is correct.</p><p>The correct answer is: " + ", ".join(f"{lake} → {where}" for lake, where in LAKES) + "</p>")
            items += [item(lake, where, str(n), kind="match", stem=text) for lake, where in LAKES]
            n += 1
        if kind in ("multichoice", "multianswer"):
            options, right = turned(draw, options, right)
            marked = right if mark == 1 else right[:1] if mark else [(right[0] + 1) % len(options)]
            if kind == "multianswer":
                marked = marked + [m for m in range(len(options)) if m not in right][:1]
            answers_ = "".join(f"<div class=r><span class={'k' if kind == 'multianswer' else 'c'}>{'<i></i>' if m in marked else ''}</span><span>{'abcd'[m]}. {web(text)}</span>{(TICK if m in right else CROSS) if m in marked else ''}</div>" for m, text in enumerate(options))
            said = "Your answer is correct." if mark == 1 else "Your answer is partially correct." if mark else "Your answer is incorrect."
            keys = ", ".join(web(options[m]) for m in right)
            body += box(n, mark, web(question), f"<p>Select one{' or more' if kind == 'multianswer' else ''}:</p>{answers_}", f"<p>{said}</p><p>The correct answer{'s are' if kind == 'multianswer' else ' is'}: {keys}</p>")
            items.append(picked(question, options, right, str(n), 1, "abcd"[: len(options)]))
        elif kind == "truefalse":
            marked = right if mark else 1 - right
            answers_ = "".join(f"<div class=r><span class=c>{'<i></i>' if m == marked else ''}</span><span>{text}</span>{(TICK if m == right else CROSS) if m == marked else ''}</div>" for m, text in enumerate(options))
            body += box(n, mark, web(question), f"<p>Select one:</p>{answers_}", f"<p>The correct answer is '{options[right]}'.</p>")
            items.append(item(question, options[right], str(n), 1, kind="truefalse"))
        else:
            body += box(n, mark, web(question), f"<p>Answer: <span class=in>{options[0]}</span>{TICK if mark else CROSS}</p>", f"<p>The correct answer is: {right}</p>")
            items.append(item(question, right, str(n), 1, kind="numeric" if kind == "numerical" else "short"))
    body += "<p class=crumb>Finish review</p>"
    css = """h1 { font-size: 19pt; font-weight: 400; margin: 2mm 0 4mm } .crumb { font-size: 9pt; color: #0f6cbf } .facts { font-size: 9.5pt; border-collapse: collapse; width: 100%; margin-bottom: 6mm } .facts th { text-align: right; width: 35mm; background: #f7f7f7 } .facts td, .facts th { border: 1px solid #dee2e6; padding: 1.5mm 3mm }
.que { display: flex; gap: 4mm; margin-bottom: 6mm; break-inside: avoid } .info { width: 30mm; border: 1px solid #cad0d7; background: #f8f9fa; padding: 2mm; font-size: 8pt; align-self: flex-start } .info b { font-size: 13pt } .content { flex: 1 } .formulation { background: #e7f3f5; padding: 3mm 4mm } .formulation p, .outcome p { margin: 0 0 2mm }
.outcome { background: #fcefdc; color: #7d5a29; padding: 3mm 4mm; margin-top: 2mm } .r { display: flex; align-items: center; margin: 1.2mm 0 } .c, .k { width: 3.4mm; height: 3.4mm; border: 1px solid #767676; margin-right: 2.5mm; display: inline-flex } .c { border-radius: 50% } .c i { width: 1.8mm; height: 1.8mm; border-radius: 50%; background: #767676; margin: auto } .k i { width: 2.2mm; height: 2.2mm; background: #767676; margin: auto }
.v { width: 3.6mm; height: 3.6mm; margin-left: 2mm } .in { border: 1px solid #8f959e; padding: .6mm 2mm; background: #fff } .match td { padding: 1.5mm 8mm 1.5mm 0 }"""
    engine, source = printed(draw, body, css, draw.one(["Open Sans", "Noto Sans"]), 10, "Maps and rivers quiz: Attempt review", "https://learn.example.org/mod/quiz/review.php?attempt=40817", paper="A4")
    return Document(engine, source, items)


COURSE = [
    ("mc", "Which document begins with the words “We the People”?", ["The Declaration of Independence", "The Constitution", "The Bill of Rights", "The Gettysburg Address"], 1),
    ("mc", "How many senators does each state have?", ["One", "Two", "Four", "It depends on the population"], 1),
    ("tf", "The President can declare a law unconstitutional.", None, 1),
    ("fill", "The first ten amendments are called the", None, 1),
    ("multi", "Which of these are branches of the federal government?", ["Legislative", "Executive", "Judicial", "Municipal"], 3),
    ("number", "How old must a person be to become a member of the House of Representatives?", None, 1),
    ("mc", "Who presides over the Senate?", ["The Chief Justice", "The Speaker of the House", "The Vice President", "The Secretary of State"], 1),
    ("tf", "A bill can become law without the President’s signature.", None, 1),
    ("essay", "Explain how the system of checks and balances keeps any one branch from becoming too powerful. Give two examples.", None, 4),
]


@layout(HALF, "course-quiz-preview-no-letters", "quiz of a course site printed: Due, Points, Questions, Time Limit in a row, instructions in a list, grey bars Question 1 and 1 pts, circles without letters, an editor's 0 words, no answers")
def course_quiz_preview_no_letters(draw):
    asked = [COURSE[place] for place in sorted(draw.random.sample(range(8), 7)) + [8]]
    total = sum(points for *_, points in asked)
    body, items = "<h1>Unit 2 Quiz: The Constitution</h1>", []
    facts = [("Due", "Sep 19 at 11:59pm"), ("Points", str(total)), ("Questions", str(len(asked))), ("Time Limit", "30 Minutes")]
    body += "<ul class=facts>" + "".join(f"<li><b>{a}</b> {b}</li>" for a, b in facts) + "</ul><h2>Instructions</h2><ol><li>Close all other tabs before you begin.</li><li>You have one attempt. Save your work as you go.</li><li>Answer the last question in at least five sentences.</li></ol><p class=note>This is a preview of the published version of the quiz</p><p class=s>Started: Sep 14 at 10:20am</p><h2>Quiz Instructions</h2>"
    for n, (kind, question, options, points) in enumerate(asked, 1):
        inside = ""
        if kind in ("mc", "multi"):
            options = draw.shuffled(options)
            inside = "".join(f"<div class=o><span class={'k' if kind == 'multi' else 'c'}></span>{web(text)}</div>" for text in options)
            items.append(picked(question, options, [0, 1] if kind == "multi" else 0, str(n), points, shown=False))
        elif kind == "tf":
            inside = "".join(f"<div class=o><span class=c></span>{text}</div>" for text in ("True", "False"))
            items.append(item(question, None, str(n), points, kind="truefalse"))
        elif kind == "fill":
            inside = "<span class=in></span>"
            items.append(item(question, None, str(n), points))
        elif kind == "number":
            inside = "<span class=in></span>"
            items.append(item(question, None, str(n), points, kind="numeric"))
        else:
            inside = "<div class=bar>Edit &nbsp; View &nbsp; Insert &nbsp; Format &nbsp; Tools &nbsp; Table</div><div class=bar>12pt &nbsp; Paragraph &nbsp; B &nbsp; I &nbsp; U</div><div class=area></div><div class=bar>p <span class=w>0 words</span></div>"
            items.append(item(question, None, str(n), points, kind="long"))
        body += f"<div class=q><div class=h><b>Question {n}</b><span>{points} pts</span></div><div class=t><p>{web(question)}</p>{inside}</div></div>"
    body += "<p class=s>Not saved <span class=sub>Submit Quiz</span></p>"
    css = """h1 { font-size: 20pt; font-weight: 400; margin: 0 0 4mm } h2 { font-size: 14pt; font-weight: 400; margin: 4mm 0 2mm } .facts { list-style: none; padding: 2mm 0; border-top: 1px solid #c7cdd1; border-bottom: 1px solid #c7cdd1; display: flex; gap: 10mm; font-size: 10pt } .note { background: #e5f1f8; padding: 2mm 3mm } .s { font-size: 9pt; color: #595959 }
.q { border: 1px solid #aaa; margin: 5mm 0; break-inside: avoid } .h { display: flex; justify-content: space-between; background: #f5f5f5; border-bottom: 1px solid #aaa; padding: 2mm 4mm } .h span { color: #595959; font-weight: 700 } .t { padding: 1mm 5mm 4mm } .o { border-top: 1px solid #ddd; padding: 2.2mm 0; display: flex; align-items: center } .c, .k { width: 3.4mm; height: 3.4mm; border: 1px solid #666; margin-right: 4mm } .c { border-radius: 50% }
.in { display: block; border: 1px solid #c7cdd1; height: 8mm; width: 60mm } .bar { border: 1px solid #c7cdd1; padding: 1.2mm 2mm; font-size: 8.5pt } .area { border: 1px solid #c7cdd1; height: 35mm } .w { float: right } .sub { background: #0374b5; color: #fff; padding: 1.5mm 4mm; float: right }"""
    engine, source = printed(draw, body, css, "Lato", draw.one((10.5, 11)), "Quiz: Unit 2 Quiz: The Constitution", "https://school.example.com/courses/1184/quizzes/20871/take?preview=1")
    return Document(engine, source, items)


ITALIAN = [("la colazione", "breakfast"), ("il pranzo", "lunch"), ("la cena", "dinner"), ("il cucchiaio", "spoon"), ("la forchetta", "fork"), ("il coltello", "knife"), ("il tovagliolo", "napkin"), ("il bicchiere", "glass (for drinking)"), ("avere fame", "to be hungry"), ("avere sete", "to be thirsty"), ("il cameriere / la cameriera", "waiter / waitress"), ("Vorrei prenotare un tavolo.", "I would like to book a table."), ("Il conto, per favore.", "The bill, please."), ("il contorno", "side dish"), ("il primo (piatto)", "first course"), ("il dolce", "1. dessert 2. sweet"), ("la mancia", "tip"), ("piccante", "spicy, hot")]


@layout(HALF, "study-set-table-numbered", "study set printed as a table: title, Study online at with an address, rows 1. term | definition across two pages")
def study_set_table_numbered(draw):
    pairs = draw.some(ITALIAN, 16)
    body = "<div class=t>Capitolo 5: Al ristorante</div><div class=u>Study online at https://quizlet.com/_example</div><table>" + "".join(f"<tr><td class=a>{n}. {web(a)}</td><td>{web(b)}</td></tr>" for n, (a, b) in enumerate(pairs, 1)) + "</table>"
    css = ".t { font-size: 14pt; font-weight: bold } .u { font-size: 9pt; color: #555; margin-bottom: 4mm } table { border-collapse: collapse; width: 100% } td { border: 1px solid #bbb; padding: 4.4mm 3mm; vertical-align: top; width: 50% } tr { break-inside: avoid } .a { font-weight: bold }"
    engine, source = printed(draw, body, css, "Open Sans", draw.one((10.5, 11)), "Capitolo 5: Al ristorante", "", margins=("15mm", "15mm"))
    return Document(engine, source, [item(a, b, str(n), kind="vocabulary") for n, (a, b) in enumerate(pairs, 1)])


CELLS = [
    ("Which part of the cell controls its activities?", ["Cell wall", "Nucleus", "Vacuole", "Cytoplasm"], 1),
    ("Which structure is found in plant cells but not in animal cells?", ["Cell membrane", "Ribosome", "Cell wall", "Mitochondrion"], 2),
    ("Where are proteins made?", ["On the ribosomes", "In the vacuole", "In the cell wall", "In the chloroplasts"], 0),
    ("What is the function of mitochondria?", ["They store water.", "They release energy in respiration.", "They make food from light.", "They hold the chromosomes."], 1),
    ("Which of these is a single-celled organism?", ["Mushroom", "Amoeba", "Moss", "Earthworm"], 1),
    ("Bacterial cells have a nucleus.", ["True", "False"], 1),
    ("What controls which substances enter and leave a cell?", ["Nucleus", "Cell membrane", "Cell wall", "Cytoplasm"], 1),
    ("Cells of the same kind that work together form a", ["tissue", "molecule", "organelle", "species"], 0),
    ("Which cell carries oxygen in the blood?", ["White blood cell", "Red blood cell", "Nerve cell", "Root hair cell"], 1),
    ("How does a root hair cell suit its work?", ["It has a large surface.", "It has many chloroplasts.", "It has no membrane."], 0),
]


@layout(HALF, "worksheet-quiz-site-key-page", "worksheet made by a quiz site: Name, Class, Date, number of questions, 1. with options in two columns behind boxed A B C D, Answer Keys on the last page as 1. b) words in columns")
def worksheet_quiz_site_key_page(draw):
    body = "<div class=top><b>Worksheets</b><div>Name ______________________</div></div><div class=top><h1>Cells: check what you know</h1><div>Class ____________ Date ____________</div></div><div class=m>Total questions: 9 &nbsp; Worksheet time: 5mins &nbsp; Instructor name: Ms. Adeyemi</div>"
    items, key = [], ""
    for n, (question, options, right) in enumerate(draw.some(CELLS, 9), 1):
        labels = "abcd"[: len(options)]
        if len(options) > 2:
            options, places = turned(draw, options, right)
            right = places[0]
        body += f"<div class=q><div class=n>{n}.</div><div class=b><div>{web(question)}</div><div class=g>" + "".join(f"<div class=o><span>{label})</span>{web(text)}</div>" for label, text in zip(labels, options)) + "</div></div></div>"
        key += f"<div class=a>{n}. &nbsp; {labels[right]}) {web(options[right])}</div>"
        items.append(picked(question, options, right, str(n), None, labels))
    body += f"<div class=keys><h2>Answer Keys</h2><div class=c>{key}</div></div>"
    css = """.top { display: flex; justify-content: space-between; align-items: baseline } h1 { font-size: 15pt; margin: 2mm 0 } .m { font-size: 9pt; color: #555; border-bottom: 1px solid #aaa; padding-bottom: 3mm; margin-bottom: 5mm } .q { display: flex; margin-bottom: 6mm; break-inside: avoid } .n { width: 10mm } .b { flex: 1 } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 2.5mm; margin-top: 3mm } .o { display: flex; align-items: center }
.o span { border: 1px solid #666; border-radius: 1mm; width: 6mm; text-align: center; margin-right: 2.5mm } .keys { break-before: page } .c { columns: 3; font-size: 10pt } .a { border: 1px solid #ccc; border-radius: 1mm; padding: 2mm; margin-bottom: 2.5mm; break-inside: avoid }"""
    engine, source = printed(draw, body, css, "Open Sans", draw.one((10.5, 11)), "Cells: check what you know", "", margins=("14mm", "15mm"), paper="A4")
    return Document(engine, source, items)


GAME = [
    ("¿Cuál es el río más largo de España?", ["El Tajo", "El Ebro", "El Duero", "El Guadalquivir"], 0, 20),
    ("La capital de Colombia es Medellín.", ["Verdadero", "Falso"], 1, 20),
    ("¿En qué continente está Egipto?", ["Asia", "Europa", "África", "América"], 2, 20),
    ("¿Qué océano baña la costa de Chile?", ["El Atlántico", "El Pacífico", "El Índico", "El Ártico"], 1, 30),
    ("¿Cuál de estos países no tiene mar?", ["Bolivia", "Perú", "Ecuador", "Uruguay"], 0, 30),
    ("El Aconcagua es la montaña más alta de América.", ["Verdadero", "Falso"], 0, 20),
    ("¿Cuántas comunidades autónomas tiene España?", ["15", "17", "19", "21"], 1, 20),
    ("¿Qué idioma se habla en Brasil?", ["Español", "Portugués", "Francés", "Guaraní"], 1, 20),
]


@layout(HALF, "game-question-list-spanish", "Spanish list of a game's questions: 1 - Quiz or Verdadero o falso, the question, 20 segundos, options behind coloured shapes with drawn ticks and crosses, right ones shown by these only")
def game_question_list_spanish(draw):
    shapes = ['<svg viewBox="0 0 20 20"><rect width="20" height="20" fill="#e21b3c"/><path d="M10 4l7 12h-14z" fill="#fff"/></svg>', '<svg viewBox="0 0 20 20"><rect width="20" height="20" fill="#1368ce"/><path d="M10 3l7 7-7 7-7-7z" fill="#fff"/></svg>', '<svg viewBox="0 0 20 20"><rect width="20" height="20" fill="#d89e00"/><circle cx="10" cy="10" r="6" fill="#fff"/></svg>', '<svg viewBox="0 0 20 20"><rect width="20" height="20" fill="#26890c"/><rect x="4.5" y="4.5" width="11" height="11" fill="#fff"/></svg>']
    body, items = "<h1>Geografía: España y América</h1><p class=m>Un kahoot público de profe_marta · 134 jugadores · Actualizado hace 2 meses</p><h2>Preguntas (7)</h2>", []
    for n, (question, options, right, seconds) in enumerate(draw.some(GAME, 7), 1):
        pair = len(options) == 2
        if not pair:
            options, places = turned(draw, options, right)
            right = places[0]
        sides = [shapes[1], shapes[0]] if pair else shapes
        body += f"<div class=q><div class=n>{n} - {'Verdadero o falso' if pair else 'Quiz'}</div><div class=h><span>{web(question)}</span><i>{seconds} segundos</i></div>" + "".join(f"<div class=o>{sides[m]}<span>{web(text)}</span>{TICK if m == right else CROSS}</div>" for m, text in enumerate(options)) + "</div>"
        items.append(item(question, options[right], str(n), kind="truefalse", answer_kind="graphic") if pair else picked(question, options, right, str(n), answer_kind="graphic"))
    css = """h1 { font-size: 18pt; margin: 0 } .m { color: #6e6e6e; font-size: 9pt } h2 { font-size: 12pt } .q { border: 1px solid #ccc; margin-bottom: 4mm; break-inside: avoid } .n { font-size: 8.5pt; color: #6e6e6e; padding: 2mm 3mm 0 } .h { display: flex; justify-content: space-between; padding: 0 3mm 2mm; font-weight: bold } .h i { font: 8pt "Open Sans"; background: #6e6e6e; color: #fff; padding: .8mm 2mm; border-radius: 3mm }
.o { display: flex; align-items: center; border-top: 1px solid #eee; padding: 1.8mm 3mm } .o svg { width: 5mm; height: 5mm } .o span { flex: 1; padding-left: 3mm } .v { margin-left: 2mm }"""
    engine, source = printed(draw, body, css, "Open Sans", draw.one((10, 10.5)), "Geografía: España y América - Detalles", "https://create.kahoot.it/details/example", "es", "A4", when="14/9/25, 10:21")
    return Document(engine, source, items)


UNIT = {
    "choice": [
        ("The gradual wearing away of rock by wind, water or ice is called", ["deposition.", "erosion.", "eruption.", "subduction."], 1, "Easy", "p. 112", "4.1", "Erosion"),
        ("Which kind of rock forms when magma cools?", ["sedimentary", "metamorphic", "igneous", "organic"], 2, "Easy", "p. 98", "3.2", "The rock cycle"),
        ("A river drops most of its load where it", ["runs down a steep slope.", "enters a lake or the sea.", "is narrow.", "freezes."], 1, "Medium", "p. 117", "4.2", "Rivers"),
        ("Which scale describes the hardness of minerals?", ["the Richter scale", "the Beaufort scale", "the Mohs scale", "the Kelvin scale"], 2, "Easy", "p. 91", "3.1", "Minerals"),
        ("The layer of the Earth that lies directly below the crust is the", ["mantle.", "outer core.", "inner core.", "ocean."], 0, "Easy", "p. 84", "2.4", "Layers of the Earth"),
    ],
    "truth": [
        ("Chemical weathering is faster in a warm, wet climate.", True, "Medium", "p. 114", "4.1", "Weathering"),
        ("Marble forms from sandstone.", False, "Medium", "p. 101", "3.2", "The rock cycle"),
        ("A glacier can carry large boulders.", True, "Easy", "p. 121", "4.3", "Glaciers"),
    ],
    "completion": [
        ("Molten rock that reaches the surface is called ____________________.", "lava", "Easy", "p. 97", "3.2", "Volcanoes"),
        ("The remains or traces of ancient living things are called ____________________.", "fossils", "Easy", "p. 130", "5.1", "Fossils"),
    ],
    "matching": [("delta", "land built of sediment at the mouth of a river"), ("moraine", "a ridge of rock and soil left by a glacier"), ("meander", "a bend in a river"), ("dune", "a hill of sand made by wind")],
    "short": [("Explain how a layer of sandstone can show that a place was once a desert.", "The grains are round and sorted by wind, and the layers lie at an angle as they do in dunes.", "Hard", "p. 133", "5.2", "Reading rocks")],
}


@layout(HALF, "test-generator-answer-section", "test of a textbook's generator: Name, Class, Date, ID: A, ____ 1. with options a. c. over b. d., five kinds, Answer Section with ANS: B PTS: 1 DIF: Easy REF: p. 112 OBJ: TOP:")
def test_generator_answer_section(draw):
    def head(name, guide, style="Kind"):
        return paragraph(run(name, "B"), style) + paragraph(run(guide, "I"), "Kind")

    body, items, n = paragraph(run("Name: ________________________\tClass: ___________________\tDate: __________\tID: A"), "Line1"), [], 0
    body += paragraph(run("Unit 4: Earth’s Surface", "B"), "Named")
    key = paragraph(run("ID: A"), "Right") + paragraph(run("Unit 4: Earth’s Surface", "B"), "Named") + paragraph(run("Answer Section", "B"), "Left")

    def answered(n, answer, level, page_, aim, topic, points=1, below=False):
        facts = f"PTS:\t{points}\tDIF:\t{level}\tREF:\t{page_}"
        more = paragraph(run(f"\t\tOBJ:\t{aim}\tTOP:\t{topic}"), "Facts")
        if below:
            return paragraph(run(f"\t{n}.\tANS:"), "Facts") + paragraph(run(answer), "Given") + paragraph(run(f"\t\t{facts}"), "Facts") + more
        return paragraph(run(f"\t{n}.\tANS:\t{answer}\t{facts}"), "Facts") + more

    body += head("Multiple Choice", "Identify the choice that best completes the statement or answers the question.")
    key += paragraph(run("MULTIPLE CHOICE", "B"), "Kind")
    for question, options, right, *facts in draw.some(UNIT["choice"], 4):
        n += 1
        options, places = turned(draw, options, right)
        body += paragraph(run(f"____\t{n}.\t{question}"), "Asked") + "".join(paragraph(run(f"{'abcd'[k]}.\t{options[k]}\t{'abcd'[k + 2]}.\t{options[k + 2]}"), "Picks") for k in (0, 1))
        key += answered(n, "ABCD"[places[0]], *facts)
        items.append(picked(question, options, places, str(n), 1, "abcd"))
    body += head("True/False", "Indicate whether the statement is true or false.")
    key += paragraph(run("TRUE/FALSE", "B"), "Kind")
    for question, right, *facts in draw.some(UNIT["truth"], 2):
        n += 1
        body += paragraph(run(f"____\t{n}.\t{question}"), "Asked")
        key += answered(n, "T" if right else "F", *facts)
        items.append(item(question, "True" if right else "False", str(n), 1, kind="truefalse"))
    body += head("Completion", "Complete each statement.")
    key += paragraph(run("COMPLETION", "B"), "Kind")
    for question, answer, *facts in UNIT["completion"]:
        n += 1
        body += paragraph(run(f"\t{n}.\t{question}"), "Asked")
        key += answered(n, answer, *facts)
        items.append(item(question.replace("____________________", "___"), answer, str(n), 1, kind="gap"))
    body += head("Matching", "Match each item with the correct statement below.", "Next")
    key += paragraph(run("MATCHING", "B"), "Kind")
    terms = draw.shuffled([term for term, _ in UNIT["matching"]])
    body += "".join(paragraph(run(f"{'abcd'[k]}.\t{terms[k]}\t{'abcd'[k + 2]}.\t{terms[k + 2]}"), "Picks") for k in (0, 1))
    for term, meaning in draw.shuffled(UNIT["matching"]):
        n += 1
        place = terms.index(term)
        body += paragraph(run(f"____\t{n}.\t{meaning}"), "Asked")
        key += answered(n, "ABCD"[place], "Easy", "p. 119", "4.2", "Landforms")
        items.append(item(meaning, term, str(n), 1, choices("abcd", terms), kind="match", answer_label="abcd"[place]))
    body += paragraph(run("Short Answer", "B"), "Kind")
    key += paragraph(run("SHORT ANSWER", "B"), "Kind")
    for question, answer, *facts in UNIT["short"]:
        n += 1
        body += paragraph(run(f"\t{n}.\t{question}"), "Asked")
        key += answered(n, answer, *facts, points=3, below=True)
        items.append(item(question, answer, str(n), 3))
    key = key.replace('"Right"', '"First"', 1)
    right = 'style:type="right"'
    styles = "".join(
        [
            paragraph_style("Line1", 0, tabs=[(6.6, ""), (11.9, ""), (15.7, "")]),
            paragraph_style("First", 0, extra='fo:text-align="end" fo:break-before="page"'),
            paragraph_style("Named", 0.5),
            paragraph_style("Left", 0.2),
            paragraph_style("Kind", 0.5, extra='fo:keep-with-next="always"'),
            paragraph_style("Next", 0, extra='fo:break-before="page"'),
            paragraph_style("Asked", 0.45, 2.2, -2.2, [(1.8, right), (2.2, "")], extra='fo:keep-with-next="auto"'),
            paragraph_style("Picks", 0.05, 3.0, -0.8, [(3.0, ""), (9.6, ""), (10.4, "")]),
            paragraph_style("Facts", 0.1, 1.2, -1.2, [(0.9, right), (1.2, ""), (2.6, ""), (5.4, ""), (6.6, ""), (8.4, ""), (9.6, ""), (12.0, ""), (13.2, "")]),
            paragraph_style("Given", 0.1, 1.2),
        ]
    )
    engine, source = office(draw, body + key, ["Liberation Serif"], (11, 12), 2.0, styles=styles)
    return Document(engine, source, items)


CHAPTER = [
    ("Find the mean of the data set: 4, 8, 6, 10, 7.", ["6", "7", "8", "35"], 1),
    ("A fair die is rolled once. What is the probability of rolling a number greater than 4?", ["1/6", "1/3", "1/2", "2/3"], 1),
    ("Find the median of the data set: 12, 5, 9, 21, 14, 8.", ["9", "10.5", "11.5", "12"], 1),
    ("Which measure is most affected by an outlier?", ["the median", "the mode", "the mean", "the range of the middle half"], 2),
    ("A bag holds 5 red, 3 blue and 2 green marbles. One marble is drawn at random. What is the probability that it is not red?", ["0.2", "0.3", "0.5", "0.8"], 2),
    ("The heights of five plants are 11 cm, 14 cm, 9 cm, 17 cm and 12 cm. What is the range?", ["6 cm", "8 cm", "12 cm", "17 cm"], 1),
]
STATEMENTS = [("A data set can have more than one mode.", True), ("The probability of an event can be greater than 1.", False), ("The events “heads” and “tails” in one toss of a coin are mutually exclusive.", True)]
WRITTEN = [("The spread of the middle half of the data is called the", "interquartile range"), ("List all outcomes of tossing two coins.", "HH, HT, TH, TT")]


@layout(HALF, "test-numbers-at-both-edges", "test of a publisher's generator, LaTeX: MULTIPLE CHOICE. Choose the one alternative, 1) at the left and 1) ____ at the right edge, A) to D) in pairs, Answer Key with Testname")
def test_numbers_at_both_edges(draw):
    body, items, key, n = r"Exam\par\bigskip Name\rule{7cm}{0.4pt}\par\bigskip ", [], [], 0

    def asked(n, text):
        return rf"\needspace{{2.4cm}}\par\noindent\makebox[8mm][r]{{{n})}}\hspace{{2mm}}\parbox[t]{{0.78\linewidth}}{{\raggedright {tex(text)}}}\hfill\makebox[20mm][l]{{{n})~\rule{{11mm}}{{0.4pt}}}}\par "

    body += r"\textbf{MULTIPLE CHOICE.  Choose the one alternative that best completes the statement or answers the question.}\par\medskip "
    for question, options, right in draw.some(CHAPTER, 5):
        n += 1
        grid = r"\\ ".join(" & ".join(f"{'ABCD'[k + m]}) {tex(options[k + m])}" for m in (0, 1)) for k in (0, 2))
        body += asked(n, question) + rf"\smallskip\hspace*{{12mm}}\begin{{tabular}}{{@{{}}p{{62mm}}p{{62mm}}@{{}}}}{grid}\end{{tabular}}\par\bigskip "
        key.append("ABCD"[right])
        items.append(picked(question, options, right, str(n), None, "ABCD"))
    body += r"\needspace{4cm}\textbf{TRUE/FALSE.  Write ‘T’ if the statement is true and ‘F’ if the statement is false.}\par\medskip "
    for question, right in STATEMENTS:
        n += 1
        body += asked(n, question) + r"\bigskip "
        key.append("TRUE" if right else "FALSE")
        items.append(item(question, "True" if right else "False", str(n), kind="truefalse"))
    body += r"\needspace{4cm}\textbf{SHORT ANSWER.  Write the word or phrase that best completes each statement or answers the question.}\par\medskip "
    for question, answer in WRITTEN:
        n += 1
        gap = question.endswith("the")
        body += asked(n, question + (" ________." if gap else "")) + r"\bigskip "
        key.append(answer)
        items.append(item(question + (" ___." if gap else ""), answer, str(n), kind="gap" if gap else "short"))
    body += r"\newpage Answer Key\par Testname: STATISTICS CHAPTER 2\par\bigskip " + "".join(rf"\noindent\makebox[8mm][r]{{{m})}}~{tex(answer)}\par " for m, answer in enumerate(key, 1))
    engine, source = document(draw, body, ["timesnew", "helvetica"], (10, 11), (20, 24), paper="letterpaper")
    return Document(engine, source, items)


@layout(HALF, "bubble-sheet-that-asks-nothing", "answer sheet to be read by a camera: name, quiz, key, a grid of digits for the student, 1 to 50 with circled A B C D E; nothing to be found")
def bubble_sheet_that_asks_nothing(draw):
    def bubble(x, y, sign):
        return rf"\draw ({x},{y}) circle (0.19) node {{\tiny {sign}}};"

    parts = []
    for n in range(50):
        x, y = 0.9 + n // 25 * 4.6, -5 - n % 25 * 0.68
        parts.append(rf"\node[left] at ({x},{y}) {{\footnotesize\bfseries {n + 1}}};" + "".join(bubble(round(x + 0.3 + m * 0.6, 2), round(y, 2), "ABCDE"[m]) for m in range(5)))
    for column in range(7):
        x = round(11 + column * 0.6, 2)
        parts.append(rf"\draw ({x - 0.28:.2f},-4.6) rectangle ({x + 0.28:.2f},-4.05);" + "".join(bubble(x, round(-5 - digit * 0.62, 2), digit) for digit in range(10)))
    parts.append(r"\node[right] at (10.5,-3.7) {\small Student ID};\node[right] at (10.5,-12.2) {\small Key Version};" + "".join(bubble(round(11 + m * 0.6, 2), -12.8, "ABCD"[m]) for m in range(4)))
    fields = [(0, 0, "Name", 8.5), (0, -1, "Quiz", 8.5), (0, -2, "Teacher", 8.5), (9.5, 0, "Class", 15.5), (9.5, -1, "Date", 15.5)]
    parts += [rf"\node[right] at ({x},{y}) {{\small {label}}};\draw ({x + 1.6},{y - 0.15})--({end},{y - 0.15});" for x, y, label, end in fields]
    parts += [rf"\fill ({x},{y}) rectangle ({x + 0.5},{y - 0.5});" for x in (-1, 16) for y in (0.4, -12, -22.2)]
    parts.append(r"\node[right] at (0,-3) {\footnotesize Fill in each circle completely. Erase stray marks. Use a dark pencil. Example:};\fill (11.6,-3) circle (0.19);\node[right] at (0,-22.6) {\scriptsize Form 50, version 2. Scan with the app of your teacher. Do not fold.};")
    engine, source = document(draw, r"\centering\begin{tikzpicture}" + "".join(parts) + r"\end{tikzpicture}", ["helvetica", "arial"], (10,), (15, 17), foot="", paper="letterpaper")
    return Document(engine, source, [])


DECK = [
    ("Which chamber of the heart pumps blood to the lungs?", "the right ventricle"),
    ("Largest artery of the body", "aorta"),
    ("How many bones has an adult human?", "206"),
    ("Function of the kidneys", "They filter the blood, remove urea and keep the balance of water."),
    ("Which vitamin is made in the skin in sunlight?", "vitamin D"),
    ("Where is bile made?", "in the liver"),
    ("Muscle that separates the chest from the abdomen", "diaphragm"),
    ("Which hormone lowers blood sugar?", "insulin"),
    ("Site of gas exchange in the lungs", "alveoli"),
    ("What are the three kinds of blood vessels?", "arteries\nveins\ncapillaries"),
    ("Longest bone of the body", "femur"),
    ("What does haemoglobin carry?", "oxygen"),
]


@layout(HALF, "cards-printed-with-rules", "cards of a flashcard program printed: three in a row of a ruled table, the question, a rule and the answer in the middle of each cell, no numbers")
def cards_printed_with_rules(draw):
    cards = draw.shuffled(DECK)[:11]
    cells = ["<td><div>" + web(a) + "</div><hr><div>" + web(b).replace("\n", "<br>") + "</div></td>" for a, b in cards]
    while len(cells) % 3:
        cells.append("<td></td>")
    body = "<table>" + "".join("<tr>" + "".join(cells[k : k + 3]) + "</tr>" for k in range(0, len(cells), 3)) + "</table>"
    css = "table { width: 100%; border-collapse: separate; border-spacing: 4px } td { border: 1px solid #ccc; padding: 3mm; text-align: center; vertical-align: middle; width: 33% } tr { break-inside: avoid } hr { margin: 3mm 0 }"
    engine, source = printed(draw, body, css, draw.one(["Liberation Sans", "Noto Sans"]), draw.one((14, 15)), "print.html", "file:///home/teacher/Desktop/print.html", paper="A4")
    return Document(engine, source, [item(a, b) for a, b in cards])


def equations(draw, count):
    """Two-step equations with whole solutions: how each is printed, how LaTeX sets it, and its solution."""
    made, seen = [], set()
    while len(made) < count:
        solution, a, b = draw.random.choice([*range(-9, 0), *range(1, 10)]), draw.random.choice([-7, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8]), draw.random.choice([*range(-9, 0), *range(1, 12)])
        letter, form = draw.random.choice("nxavmkrp"), draw.random.randint(0, 3)
        sign = "+" if b > 0 else "−"
        if form == 0:
            plain, value = f"{a}{letter} {sign} {abs(b)} = {a * solution + b}", solution
            formula = plain
        elif form == 1:
            a, value = abs(a), abs(a) * solution
            plain = f"{letter}/{a} {sign} {abs(b)} = {solution + b}"
            formula = rf"\frac{{{letter}}}{{{a}}} {sign} {abs(b)} = {solution + b}"
        elif form == 2:
            plain, value = f"{a * (solution + b)} = {a}({letter} {sign} {abs(b)})", solution
            formula = plain
        else:
            a, value = abs(a), abs(a) * solution - b
            plain = f"({letter} {sign} {abs(b)})/{a} = {solution}"
            formula = rf"\frac{{{letter} {sign} {abs(b)}}}{{{a}}} = {solution}"
        plain, formula = plain.replace("-", "−"), formula.replace("−", "-")
        if plain not in seen and value:
            seen.add(plain)
            made.append((plain, formula, str(value).replace("-", "−")))
    return made


@layout(HALF, "algebra-sheet-two-columns-sets", "algebra sheet of a worksheet program: Name, Date, Period, Solve each equation., 1) and 2) in two columns, letters and digits mixed at the foot, -1-, Answers to … with 1) {6} in four columns")
def algebra_sheet_two_columns_sets(draw):
    made = equations(draw, 16)
    items = [item(plain, value, f"{n}", kind="numeric") for n, (plain, _, value) in enumerate(made, 1)]
    cells = [rf"\makebox[8mm][r]{{{n})}}~~$\displaystyle {formula}$" for n, (_, formula, _) in enumerate(made, 1)]
    grid = "".join(rf"\noindent\makebox[0.5\linewidth][l]{{{cells[k]}}}\makebox[0.5\linewidth][l]{{{cells[k + 1]}}}\par\vspace{{19mm}} " for k in range(0, 16, 2))
    noise = "©g A2S0T1b5x vRMubtCai NSToofMt9wAaOrYeP.2 t QAqlelW Rr7iCgphxtdsO GrkeWsse8rgvgeMdX.d"
    body = r"\noindent\textsf{Pre-Algebra}\hfill Name\rule{6.5cm}{0.4pt}\par\noindent\textbf{\large Two-Step Equations}\hfill Date\rule{3cm}{0.4pt}~~Period\rule{1.2cm}{0.4pt}\par\bigskip\noindent\textbf{Solve each equation.}\par\bigskip "
    body += grid.replace(r"\vspace{19mm} ", r"\vspace{19mm}", 1)
    body += r"\newpage\noindent\textbf{\large Answers to Two-Step Equations}\par\bigskip " + "".join(r"\noindent" + "".join(rf"\makebox[0.25\linewidth][l]{{\makebox[8mm][r]{{{n})}}~\{{${made[n - 1][2].replace('−', '-')}$\}}}}" for n in range(k, k + 4)) + r"\par\smallskip " for k in range(1, 17, 4))
    foot = rf"\fancyfoot[L]{{\fontsize{{4}}{{5}}\selectfont {tex(noise)}}}\fancyfoot[C]{{-\thepage-}}\fancyfoot[R]{{\scriptsize Worksheet by Ruta Software}}"
    engine, source = document(draw, body, ["times"], (11, 12), (18, 21), foot=foot, extra=r"\usepackage{mathptmx}", paper="letterpaper")
    return Document(engine, source, items)


HEDGEHOG = [
    "Hedgehogs are small mammals that live in woods, hedgerows and gardens across much of Europe. They are nocturnal, which means that they sleep by day and look for food at night.",
    "An adult hedgehog has about 5000 spines. When it is frightened, it rolls up into a tight ball so that its soft belly is hidden. The spines are hollow hairs made stiff by keratin, the same material as our nails.",
    "Hedgehogs eat beetles, caterpillars, earthworms and slugs. Gardeners are glad of them! In late autumn, when food is scarce, they build a nest of leaves and hibernate until March or April.",
    "There are far fewer hedgehogs than there were fifty years ago. You can help by cutting a small gap in your fence, leaving a pile of leaves in a corner and never putting out milk, which makes them ill.",
]
READ = [
    ("tick", "What does nocturnal mean? Tick one.", ["active at night", "covered in spines", "afraid of people", "asleep in winter"], "active at night"),
    ("line", "About how many spines does an adult hedgehog have?", None, "5000"),
    ("line", "Why does a hedgehog roll up into a ball?", None, "It rolls up so that its soft belly is hidden when it is frightened."),
    ("tick", "What are the spines made of? Tick one.", ["bone", "wood", "keratin", "skin"], "keratin"),
    ("line", "Why are gardeners glad of hedgehogs?", None, "Accept any answer which says that hedgehogs eat slugs or other animals that harm plants."),
    ("line", "Find and copy one word which shows that there is little food in late autumn.", None, "scarce"),
    ("line", "When do hedgehogs wake from hibernation?", None, "March or April"),
    ("long", "The author wants you to help hedgehogs. How can you tell?", None, "Accept answers which refer to ‘You can help’ and the advice that follows it."),
]


@layout(HALF, "primary-reading-answers-repeated", "primary reading sheet: the text, Questions with circles to tick and lines, then Answers with every question printed again and its answer in bold green below it")
def primary_reading_answers_repeated(draw):
    asked = draw.some(READ[:-1], 6) + READ[-1:]
    body = "<div class=h>All About Hedgehogs</div>" + "".join(f"<p>{web(text)}</p>" for text in HEDGEHOG)
    sheet, key, items = "", "", []
    for n, (kind, question, options, answer) in enumerate(asked, 1):
        options = draw.shuffled(options) if options else None
        ticks = "".join(f"<div class=o><span class=c></span>{web(text)}</div>" for text in options or [])
        sheet += f"<div class=q><p>{n}. {web(question)}</p>{ticks or '<div class=l></div>' * (3 if kind == 'long' else 1)}</div>"
        shown = "".join(f"<div class='o{' a' if text == answer else ''}'><span class=c>{TICK if text == answer else ''}</span>{web(text)}</div>" for text in options or [])
        key += f"<div class=q><p>{n}. {web(question)}</p>{shown or f'<p class=a>{web(answer)}</p>'}</div>"
        items.append(item(question, answer, str(n), None, choices([None] * 4, options) if options else None, kind="mcq" if options else "long" if kind == "long" else "short", answer_kind="graphic" if options else None, page=2))
    foot = "<div class=f>Page {} of 3 &nbsp; visit sunnyshelf.example</div>"
    body = f"<section>{body}{foot.format(1)}</section><section><div class=h>All About Hedgehogs: Questions</div>{sheet}{foot.format(2)}</section><section><div class=h>All About Hedgehogs: Answers</div>{key}{foot.format(3)}</section>"
    css = """section { break-after: page; position: relative; height: 262mm } section:last-child { break-after: auto } .h { font-size: 20pt; font-weight: bold; text-align: center; margin-bottom: 5mm } .q { margin-bottom: 4mm } p { margin: 0 0 2.5mm } .o { display: flex; align-items: center; margin: 1mm 0 1mm 8mm } .c { width: 4.5mm; height: 4.5mm; border: 1px solid #222; border-radius: 50%; margin-right: 3mm } .c .v { margin: 0 }
.l { border-bottom: 1px solid #222; height: 8.5mm } .a { color: #2e7d32; font-weight: bold } .f { position: absolute; bottom: 0; width: 100%; text-align: center; font-size: 8.5pt; color: #555 }"""
    engine, source = printed(draw, body, css, "Carlito", draw.one((12.5, 13)), "All About Hedgehogs", "", margins=("16mm", "18mm"), paper="A4")
    return Document(engine, source, items)


AREA = [
    ("A rectangle has a length of 9 cm and a width of 5 cm.", [("Find the area of the rectangle.", 1, "cm²"), ("Find the perimeter of the rectangle.", 1, "cm")]),
    ("The area of a square is 64 cm². Work out the perimeter of the square.", 2, "cm"),
    ("A triangle has a base of 12 cm and a height of 7 cm. Calculate the area of the triangle.", 2, "cm²"),
    ("James wants to paint a wall that is 6 m long and 2.5 m high. One tin of paint covers 8 m². How many tins of paint does James need?", 3, "tins"),
    ("The parallel sides of a trapezium are 6 cm and 10 cm. The area of the trapezium is 40 cm². Calculate the height of the trapezium.", 3, "cm"),
    ("A garden is a rectangle which is 15 m long and 8 m wide. A path of width 1 m runs around the inside of the edge.", [("Work out the area of the whole garden.", 1, "m²"), ("Work out the area of the path.", 3, "m²")]),
    ("Two identical rectangles, each 7 cm by 3 cm, are joined to make an L-shape. Work out the area of the L-shape.", 2, "cm²"),
]


@layout(HALF, "exam-style-questions-guidance", "exam style questions of a maths site: Name, what to bring, Guidance 1. to 4. about the work, Revision with numbers of videos, then 1. with dots, the unit and (2) at the right, no answers, word processor")
def exam_style_questions_guidance(draw):
    body = paragraph(run("Name:\t________________________________________"), "Pair") + paragraph(run("Exam Style Questions", "B"), "Middle") + paragraph(run("Area and Perimeter", "B"), "Large")
    body += paragraph(run("Equipment needed: pen, pencil, ruler and calculator. You may use tracing paper."), "Body") + paragraph(run("Guidance", "B"), "Body")
    body += "".join(paragraph(run(f"{n}.\t{text}"), "Guided") for n, text in enumerate(["Read each question carefully before you begin answering it.", "Check your answers seem right.", "Always show your workings.", "Do not spend too long on one question."], 1))
    body += paragraph(run("Revision for this topic", "B"), "Body") + paragraph(run("www.oakmaths.example/contents\tVideos 40, 45, 48, 59"), "Pair") + paragraph("", "Break")
    items = []

    def space(points, unit):
        return paragraph("", "Body") * (points + 1) + paragraph(run(f"…………………………{unit}"), "Worth") + paragraph(run(f"({points})", "B"), "Worth")

    for n, (stem, *rest) in enumerate(draw.some(AREA, 6), 1):
        body += paragraph(run(f"{n}.", "B") + run(f"\t{stem}"), "Part")
        if len(rest) == 1:
            for letter, (question, points, unit) in zip("ab", rest[0]):
                body += paragraph(run(f"({letter})\t{question}"), "Part2") + space(points, unit)
                items.append(item(question, None, f"{n}({letter})", points, stem=stem, kind="numeric"))
        else:
            body += space(*rest)
            items.append(item(stem, None, str(n), rest[0], kind="numeric"))
        body += paragraph("", "Body") * (2 if n < 6 else 0)
    styles = paragraph_style("Middle", 0.4, extra='fo:text-align="center"', size=16) + paragraph_style("Large", 0.2, extra='fo:text-align="center"', size=24) + paragraph_style("Guided", 0.1, 1.0, -0.6, [(1.0, "")])
    styles += paragraph_style("Break", 0, extra='fo:break-after="page"') + paragraph_style("Part2", 0.25, 1.9, -0.9, [(1.9, "")]) + paragraph_style("Worth", 0.2, extra='fo:text-align="end"')
    engine, source = office(draw, body, ["Carlito"], (12, 13), 2.2, styles=styles, foot=True)
    return Document(engine, source, items)


BANKED = [
    ("A student placed a beaker of hot water on a bench and measured its temperature every two minutes.", [
        ("Name the instrument used to measure the temperature.", 1, [("thermometer", 1)], ["temperature probe"]),
        ("Explain why the temperature fell more slowly after ten minutes.", 2, [("the difference in temperature between the water and the room was smaller", 1), ("so energy was transferred to the room at a lower rate", 1)], None),
        ("Suggest one way to make the readings more accurate.", 1, [("stir the water before each reading", 1)], ["read the scale at eye level"]),
    ]),
    ("Iron reacts with oxygen and water to form rust.", [
        ("Give the chemical name of rust.", 1, [("hydrated iron(III) oxide", 1)], ["iron oxide"]),
        ("Describe how painting a gate prevents rusting.", 2, [("paint is a barrier", 1), ("which keeps out oxygen and water", 1)], None),
    ]),
    ("A sprinter runs 100 m in 12.5 s.", [
        ("Calculate the average speed of the sprinter. Give the unit.", 3, [("speed = 100 / 12.5", 1), ("speed = 8.0", 1), ("m/s", 1)], None),
        ("The maximum speed of the sprinter is greater than the average speed. Explain why.", 1, [("the sprinter starts from rest and takes time to speed up", 1)], None),
    ]),
    ("Yeast is used to make bread.", [
        ("What type of organism is yeast?", 1, [("fungus", 1)], None),
        ("Name the gas that makes bread rise.", 1, [("carbon dioxide", 1)], ["CO₂"]),
        ("Explain why the dough is left in a warm place.", 2, [("enzymes in yeast work faster when warm", 1), ("so more gas is made in the same time", 1)], None),
    ]),
]


@layout(HALF, "question-bank-scheme-numbers-right", "questions collected from a bank: Q1. above the stem, (a), (2) below lines, (Total 4 marks); Mark schemes behind, number in a box, answers with the mark alone at the right, accept in italics, [4]")
def question_bank_scheme_numbers_right(draw):
    body, key, items = "<div class=top>Name: ________________________ &nbsp; Class: ____________ &nbsp; Date: ____________</div><h1>Science revision set 3</h1><table class=f><tr><td>Time:</td><td>25 minutes</td></tr><tr><td>Marks:</td><td>{}</td></tr><tr><td>Comments:</td><td></td></tr></table>", "<h1 class=k>Mark schemes</h1>", []
    whole = 0
    for n, (stem, parts) in enumerate(draw.some(BANKED, 3), 1):
        body += f"<div class=n>Q{n}.</div><div class=s>{web(stem)}</div>"
        total = sum(points for _, points, *_ in parts)
        whole += total
        for letter, (question, points, lines, accept) in zip("abc", parts):
            body += f"<div class=p><span>({letter})</span><div>{web(question)}{'<div class=l></div>' * (points + 1)}<div class=m>({points})</div></div></div>"
            key += f"<div class=p><b class=x>{n if letter == 'a' else ''}</b><span>({letter})</span><div>"
            for text, worth in lines:
                key += f"<p>{web(text)}</p>" + (f"<p class=i>accept {web(accept[0])}</p>" if accept else "") + f"<div class=r>{worth}</div>"
            key += "</div></div>"
            points_ = [{"text": text, "marks": worth} for text, worth in lines]
            calculated = question.startswith("Calculate")
            items.append(item(question, "\n".join(text for text, _ in lines), f"{n}({letter})", points, stem=stem, kind="numeric" if calculated else "short", rubric=points_ if points > 1 else None, allow=accept))
        body += f"<div class=t>(Total {total} marks)</div>"
        key += f"<div class=r><b>[{total}]</b></div>"
    body = body.replace("{}", f"{whole} marks") + key
    css = """.top { font-size: 10pt; margin-bottom: 8mm } h1 { font-size: 15pt; text-align: center } .f td { border: 1px solid #000; padding: 1.5mm 3mm; min-width: 35mm } .f { border-collapse: collapse; margin: 0 auto 8mm } .n { font-weight: bold; margin-top: 6mm } .s { margin: 1mm 0 3mm } .p { display: flex; margin: 3mm 0; break-inside: avoid } .p span { width: 11mm } .p > div { flex: 1 } .p p { margin: 0 0 1mm }
.l { border-bottom: 1px solid #000; height: 8mm } .m, .t, .r { text-align: right; font-weight: bold; margin-top: 1.5mm } .r { font-weight: normal } .k { break-before: page } .x { width: 9mm; font-size: 14pt } .i { font-style: italic; padding-left: 8mm }"""
    engine, source = printed(draw, body, css, "Liberation Sans", draw.one((11, 11.5)), "Science revision set 3", "", margins=("16mm", "18mm"), paper="A4")
    return Document(engine, source, items)


LIGHT = [
    "When the keeper of the Marrow Point light retired in 1931, the harbor board announced that no one would replace him. An electric lamp, tended twice a year by an engineer from the mainland, would do the work that his family had done for three generations. The town, which had complained for decades about the cost of the station, now discovered that it was fond of the man.",
    "Letters to the newspaper praised his punctuality and the whiteness of his walls. One merchant, who had once proposed to auction the keeper’s boat, offered to pay for a bronze tablet. The keeper himself took a grave view of these attentions. “They did not see the light,” he told a reporter, “until they were told it would go out.”",
    "What the board had not foreseen was that a lighthouse does more than shine. The keeper had recorded the weather four times a day since 1898. He had known which fishing boats were late, and he had sent his daughter down the cliff with a lantern on more nights than he could count. The new lamp did none of this. It was brighter, it never slept, and it noticed nothing.",
    "In the second winter after his departure, three boats were lost within sight of the automatic light. The board ordered an inquiry, which found, correctly, that the lamp had burned without interruption on every one of those nights.",
]


def light_questions(line):
    """The questions on the passage; `line` finds the lines of its words."""
    quoted = [("They did not see", "would go out"), ("One merchant, who", "bronze tablet"), ("The new lamp did", "noticed nothing"), ("What the board had", "than shine")]
    lines = [f"Lines {line(a)}–{line(b)} (“{' '.join(a.split()[:3])} . . . {b}”)" for a, b in quoted]
    return [
        ("The main purpose of the passage is to", ["explain how electric lamps came to replace older lights.", "show what was lost when a keeper was replaced by a machine.", "argue that harbors should be governed by their towns.", "describe the daily duties of a keeper’s family."], 1),
        (f"As used in line {line('grave view')}, “grave” most nearly means", ["deadly.", "serious.", "buried.", "urgent."], 1),
        ("The passage suggests that the town’s fondness for the keeper was", ["long established.", "shared by the harbor board.", "a response to his departure.", "encouraged by the newspaper."], 2),
        ("Which choice provides the best evidence for the answer to the previous question?", lines, 0),
        (f"The sentence in lines {line('It was brighter')}–{line('noticed nothing')} mainly serves to", ["praise the quality of the new lamp.", "contrast the lamp’s strengths with its limits.", "question the cost of the station.", "introduce a new character."], 1),
        (f"The word “correctly” in line {line('correctly')} has the effect of", ["showing that the author admires the board.", "suggesting that the inquiry asked the wrong question.", "proving that the lamp had failed.", "correcting an error in the newspaper."], 1),
    ]


@layout(HALF, "admission-test-passage-line-numbers", "page of a test for admission in two columns: Questions 1-6 are based on the following passage, Line and 5, 10, … beside it, numbers in black boxes, A) to D), choices that cite lines, CONTINUE, key as a small table at the end")
def admission_test_passage_line_numbers(draw):
    width, lines, numbered_ = draw.one((43, 45)), [], []
    for text in LIGHT:
        rest = "   " + text
        while rest:
            place = len(rest) if len(rest) <= width else rest.rfind(" ", 0, width)
            lines.append(rest[:place].rstrip())
            rest = rest[place:].lstrip()
    whole = " ".join(line.strip() for line in lines)

    def line(words):
        """The number of the line in which the words begin; those of the end of a quotation end in theirs."""
        at = whole.index(words) + (0 if words[0].isupper() or " " not in words else len(words) - 1)
        count = 0
        for number, text in enumerate(lines, 1):
            count += len(text.strip()) + 1
            if at < count:
                return number

    for number, text in enumerate(lines, 1):
        shown = "Line" if number == 4 else number if number % 5 == 0 else ""
        numbered_.append(f"<div class=l><i>{shown}</i><span>{'&emsp;' if text.startswith(' ') else ''}{web(text.strip())}</span></div>")
    body = "<div class=top><b>1</b><span>1</span></div><h1>Reading Test</h1><p class=c><b>15 MINUTES, 6 QUESTIONS</b></p><p class=c>Turn to Section 1 of your answer sheet to answer the questions in this section.</p><div class=d><b>DIRECTIONS</b><p>The passage below is followed by a number of questions. After reading it, choose the best answer to each question based on what is stated or implied in the passage.</p></div><div class=cols>"
    body += "<p><b>Questions 1-6 are based on the following passage.</b></p><p class=src>This passage is from an essay of 2014 about a fishing town.</p>" + "".join(numbered_)
    key, items = "", []
    for n, (question, options, right) in enumerate(light_questions(line), 1):
        body += f"<div class=q><div class=n>{n}</div><p>{web(question)}</p>" + "".join(f"<p class=o>{'ABCD'[m]}) {web(text)}</p>" for m, text in enumerate(options)) + "</div>"
        key += f"<tr><td>{n}</td><td>{'ABCD'[right]}</td></tr>"
        items.append(picked(question, options, right, str(n), None, "ABCD"))
    body += f"</div><div class=stop>STOP<br><span>If you finish before time is called, you may check your work on this section only.</span></div><div class=k><b>Answer Key: Reading</b><table><tr><th>Question</th><th>Answer</th></tr>{key}</table></div>"
    css = """.top { background: #ddd; padding: 1mm 3mm; display: flex; justify-content: space-between; font-size: 14pt } h1 { font-size: 20pt; margin: 3mm 0 1mm } .c { margin: 1mm 0; font-size: 9pt } .d { border: 1px solid #000; padding: 2mm 3mm; margin: 3mm 0 } .d p { margin: 1mm 0 0 }
.cols { columns: 2; column-gap: 9mm; column-rule: 1px dotted #000; column-fill: auto } .cols p { margin: 0 0 2mm } .src { font-size: 8.5pt } .l { display: flex; align-items: baseline; white-space: nowrap } .l i { width: 8mm; font: 8pt "Liberation Serif" } .q { break-inside: avoid; margin: 4mm 0 } .n { background: #000; color: #fff; width: 7mm; text-align: center; font-weight: bold; margin-bottom: 1.5mm } .o { padding-left: 6mm; text-indent: -6mm }
.stop { text-align: center; font: bold 20pt "Liberation Serif"; margin-top: 8mm } .stop span { font-size: 9pt } .k { break-before: page } table { border-collapse: collapse; margin-top: 3mm } td, th { border: 1px solid #000; padding: .8mm 4mm; text-align: center }
@page { @bottom-left { content: "Copying or reuse of any part of this page is not allowed."; font: 7pt "Liberation Serif" } @bottom-center { content: counter(page); font: 9pt "Liberation Serif" } @bottom-right { content: "CONTINUE ►"; font: bold 9pt "Liberation Serif", "Noto Sans Symbols2" } }"""
    engine, source = printed(draw, body, css, "Liberation Serif", draw.one((10, 10.5)), "Reading Test", "", margins=("14mm", "15mm"))
    return Document(engine, source, items)


ORAL = [
    ("Message 1", "Que devez-vous apporter samedi ?", ["une salade", "un gâteau", "des boissons"]),
    ("Message 2", "Le train pour Lyon part", ["à l’heure.", "avec dix minutes de retard.", "d’un autre quai."]),
    ("Message 3", "Pourquoi Karim appelle-t-il ?", ["pour annuler un rendez-vous", "pour demander une adresse", "pour inviter un ami"]),
    ("Message 4", "Le magasin propose une réduction sur", ["les chaussures.", "les livres.", "les jouets."]),
]
EMISSION = [("choix", "De quoi parle cette émission ?", ["d’un festival de musique", "d’une école de cuisine", "d’un nouveau musée"], 1), ("ligne", "À quelle heure ouvrent les portes le dimanche ?", None, 1), ("choix", "Comment peut-on acheter les billets ?", ["sur place", "par téléphone", "sur Internet"], 1), ("ligne", "Citez deux activités pour les enfants.", None, 2)]
OPINIONS = ["Léa prend le bus tous les jours.", "Marc trouve les pistes cyclables dangereuses.", "Inès voudrait des trains moins chers.", "Paul va au travail à pied en hiver."]


@layout(HALF, "oral-certificate-french-tick-table", "French paper of a certificate: EXERCICE 1 with its points, numbers that begin again, squares behind A B C, dotted lines, marks at the right, a table with Vrai and Faux to tick, no answers")
def oral_certificate_french_tick_table(draw):
    items = []
    body = "<div class=top>DIPLÔME DE LANGUE — NIVEAU A2 <span>Document du candidat</span></div><h1>Partie 1 <span>13 points</span></h1><h2>COMPRÉHENSION DE L’ORAL</h2><div class=d>Vous allez entendre plusieurs documents. Il y a deux écoutes. Avant chaque écoute, vous entendez le son suivant : ♪.<br>Dans les exercices 1, 2 et 3, pour répondre aux questions, cochez (☒) la bonne réponse.</div>"

    def choice(n, question, options, points, section):
        options = draw.shuffled(options)
        items.append(picked(question, options, 0, str(n), points, "ABC", shown=False, section=section))
        return f"<div class=q><b>{n}</b><div><p class=t>{web(question)}<span>{points} point{'s' if points > 1 else ''}</span></p>" + "".join(f"<p class=o>{label} ☐ {web(text)}</p>" for label, text in zip("ABC", options)) + "</div></div>"

    body += "<h3>EXERCICE 1 <span>4 points</span></h3><p class=g>Vous écoutez des messages. Lisez la question. Écoutez le message puis répondez.</p>"
    for n, (message, question, options) in enumerate(ORAL, 1):
        body += f"<p class=m>{message}</p>" + choice(n, question, options, 1, "EXERCICE 1")
    body += "<h3>EXERCICE 2 <span>5 points</span></h3><p class=g>Vous écoutez la radio. Lisez les questions. Écoutez le document puis répondez.</p>"
    for n, (kind, question, options, points) in enumerate(EMISSION, 1):
        if kind == "choix":
            body += choice(n, question, options, points, "EXERCICE 2")
        else:
            body += f"<div class=q><b>{n}</b><div><p class=t>{web(question)}<span>{points} point{'s' if points > 1 else ''}</span></p>" + "<p class=l></p>" * points + "</div></div>"
            items.append(item(question, None, str(n), points, section="EXERCICE 2"))
    body += "<h3>EXERCICE 3 <span>4 points</span></h3><p class=g>Vous écoutez quatre personnes qui parlent des transports. Vrai ou faux ? Cochez (☒) la bonne réponse.</p><table><tr><th></th><th>Vrai</th><th>Faux</th></tr>"
    for n, statement in enumerate(draw.shuffled(OPINIONS), 1):
        body += f"<tr><td>{n}. {web(statement)}</td><td>☐</td><td>☐</td></tr>"
        items.append(item(statement, None, str(n), kind="truefalse", section="EXERCICE 3"))
    body += "</table>"
    css = """.top { border-bottom: 1px solid #000; font-size: 8.5pt; display: flex; justify-content: space-between; margin-bottom: 4mm } h1, h2 { font-size: 15pt; margin: 1mm 0 } h1 { background: #1f3c88; color: #fff; padding: 1mm 3mm; display: flex; justify-content: space-between } h3 { background: #e3e6ef; padding: 1mm 3mm; font-size: 11.5pt; display: flex; justify-content: space-between; margin: 6mm 0 2mm; break-after: avoid }
.d { border: 1px solid #1f3c88; padding: 2mm 3mm; font-size: 9.5pt } .g { font-weight: bold; break-after: avoid } .m { text-decoration: underline; margin: 3mm 0 1mm; break-after: avoid } .q { display: flex; break-inside: avoid; margin-bottom: 3mm } .q > b { width: 8mm } .q > div { flex: 1 } .q p { margin: 0 0 1.2mm } .t { display: flex; justify-content: space-between } .t span { font-size: 9pt; font-style: italic } .l { border-bottom: 1.5px dotted #000; height: 7mm }
table { border-collapse: collapse; width: 100%; break-inside: avoid } td, th { border: 1px solid #000; padding: 1.8mm 3mm } td + td { width: 18mm; text-align: center }"""
    engine, source = printed(draw, body, css, draw.one(["Liberation Sans", "Carlito"]), draw.one((10.5, 11)), "Compréhension de l’oral", "", "fr", "A4", ("14mm", "17mm"))
    return Document(engine, source, items)


RIVER = [("Source", "The place where a river begins."), ("Mouth", "The place where a river flows into the sea or a lake."), ("Tributary", "A small river that joins a larger one."), ("Confluence", "The point where two rivers meet."), ("Watershed", "The high land that divides one drainage basin from the next."), ("Flood plain", "The flat land beside a river that is covered when it floods."), ("Discharge", "The volume of water that passes a point each second."), ("Load", "The material that a river carries.")]
PROCESS = [("Hydraulic action", "the force of the water breaks rock from the bed and banks"), ("Abrasion", "stones carried by the river wear the bed and banks away"), ("Attrition", "stones knock together and become smaller and rounder"), ("Solution", "slightly acid water dissolves rocks such as chalk")]


@layout(HALF, "organiser-boxes-on-a-page", "knowledge organiser on a page across: coloured boxes with a table of key words, bold words with a colon, numbered steps, a labelled drawing and facts; only the words are asked")
def organiser_boxes_on_a_page(draw):
    words, processes = draw.some(RIVER, 7), draw.shuffled(PROCESS)
    drawing = '<svg viewBox="0 0 260 150" width="100%"><path d="M5 30h95v60q20 18 40 10 60-10 115-6" fill="none" stroke="#1565c0" stroke-width="4"/><path d="M5 36h90v14h-90z" fill="#888"/><path d="M5 50h75v45h-75z" fill="#c9b28f"/><text x="10" y="46">hard rock</text><text x="14" y="75">soft rock</text><text x="112" y="62">undercut</text><text x="108" y="122">plunge pool</text><text x="180" y="85">gorge</text><path d="M110 58l-22 4M125 112l-4-10" stroke="#000"/></svg>'
    boxes = [
        ("1. Key words", "<table>" + "".join(f"<tr><td><b>{web(a)}</b></td><td>{web(b)}</td></tr>" for a, b in words) + "</table>"),
        ("2. Processes of erosion", "".join(f"<p><b>{web(a)}:</b> {web(b)}</p>" for a, b in processes)),
        ("3. How a waterfall forms", "<ol>" + "".join(f"<li>{text}</li>" for text in ["Hard rock lies over soft rock.", "The soft rock is worn away faster and the hard rock is undercut.", "The overhang cannot be held up and collapses.", "The waterfall moves back and leaves a gorge."]) + "</ol>"),
        ("4. A waterfall", drawing),
        ("5. Flood in a valley", "<ul><li>200 mm of rain fell in one day.</li><li>The valley is steep and the ground was wet already.</li><li>58 buildings were damaged; nobody died.</li><li>Afterwards the channel was made wider and deeper.</li></ul>"),
    ]
    body = "<h1>Year 8 Geography &nbsp;|&nbsp; Unit 3: Rivers &nbsp;|&nbsp; Knowledge Organiser</h1><div class=g>" + "".join(f'<div class="b b{n}"><h2>{head}</h2>{inside}</div>' for n, (head, inside) in enumerate(boxes, 1)) + "</div>"
    css = """h1 { background: #0d47a1; color: #fff; font-size: 14pt; text-align: center; padding: 2mm; margin: 0 0 3mm } .g { display: grid; grid-template-columns: 1.25fr 1fr 1fr; grid-template-rows: 1fr 1fr; gap: 3mm; height: 166mm } .b { border: 2px solid #0d47a1 } .b1 { grid-row: span 2 } h2 { background: #bbdefb; font-size: 11pt; margin: 0; padding: 1mm 2mm } p { margin: 1.5mm 2mm } ol, ul { margin: 1.5mm 2mm; padding-left: 6mm }
table { border-collapse: collapse; width: 100% } td { border: 1px solid #90a4ae; padding: 1.2mm 2mm; vertical-align: top } svg text { font: 8pt "Open Sans" }"""
    engine, source = printed(draw, body, css, draw.one(["Open Sans", "Carlito"]), draw.one((10, 10.5)), "Rivers", "", paper="A4 landscape")
    return Document(engine, source, [item(a, b, kind="definition") for a, b in [*words, *processes]])


GLACIERS = [
    ("ablation", "The loss of ice and snow from a glacier by melting, evaporation and the breaking off of icebergs. The opposite of accumulation."),
    ("accumulation", "All processes that add snow and ice to a glacier, above all snowfall."),
    ("arête", "A narrow ridge of rock between two valleys or cirques that were carved by glaciers."),
    ("bergschrund", "A deep crack that opens where the moving ice of a glacier pulls away from the ice that is frozen to the rock above."),
    ("calving", "The breaking of ice from the front of a glacier that ends in the sea or in a lake."),
    ("cirque", "A hollow with steep walls at the head of a valley, shaped by a small glacier. Also called corrie or cwm."),
    ("crevasse", "A deep, open crack in the surface of a glacier."),
    ("drumlin", "A smooth, long hill of till that points in the direction in which the ice moved."),
    ("erratic", "A boulder that was carried by ice and left on rock of another kind."),
    ("esker", "A long, winding ridge of sand and gravel laid down by a stream that flowed under the ice."),
    ("firn", "Snow that has lasted through at least one summer and has become dense and grainy, but is not yet ice."),
    ("fjord", "A deep valley that was carved by a glacier and then flooded by the sea."),
    ("moraine", "Rock and soil carried or left by a glacier. See also terminal moraine."),
    ("serac", "A tower of ice between crevasses, which may fall without warning."),
    ("till", "Sediment of all sizes, from clay to boulders, left directly by ice."),
]


@layout(HALF, "encyclopedia-glossary-printed", "page of an encyclopedia printed: From …, the free encyclopedia, a note in italics, contents as letters, headings A to T, bold terms with the definition set in below, See also, References with marks, categories")
def encyclopedia_glossary_printed(draw):
    terms = draw.some(GLACIERS, 13)
    letters = list(dict.fromkeys(term[0].upper() for term, _ in terms))
    body = "<h1>Glossary of glacier terms</h1><div class=f>From Freepedia, the free encyclopedia</div><div class=n>For terms about rivers, see Glossary of river terms.</div>"
    body += "<p>This <b>glossary of glacier terms</b> is a list of definitions of words used in the study of glaciers and of the land that they have shaped.<sup>[1]</sup> For related terms, see Glossary of geography.<sup>[2]</sup></p>"
    body += "<div class=toc><b>Contents:</b> " + " · ".join([*letters, "See also", "References"]) + "</div>"
    for letter in letters:
        body += f"<h2>{letter}</h2><dl>" + "".join(f"<dt>{web(a)}</dt><dd>{web(b)}</dd>" for a, b in terms if a[0].upper() == letter) + "</dl>"
    body += "<h2>See also</h2><ul><li>Ice age</li><li>List of glaciers</li><li>Index of geology articles</li></ul><h2>References</h2><ol><li>^ Halden, Mira (2012). <i>Ice and Land</i>. North Press. p. 7.</li><li>^ “Terms of the ice”. <i>Journal of Cold Regions</i>. <b>14</b> (3): 201–215. 2009.</li></ol>"
    body += "<p class=r>Retrieved from “https://en.freepedia.example/w/index.php?title=Glossary_of_glacier_terms&amp;oldid=118204377”</p><p class=r>Categories: Glossaries of science | Glaciology</p><p class=r>This page was last edited on 3 August 2025, at 14:02 (UTC).</p>"
    css = """h1, h2 { font-family: "Liberation Serif"; font-weight: 400; border-bottom: 1px solid #a2a9b1; margin: 5mm 0 2mm } h1 { font-size: 21pt; margin-top: 0 } h2 { font-size: 15pt; break-after: avoid } .f { font-size: 9pt; color: #54595d } .n { font-style: italic; margin: 2mm 0 2mm 7mm } .toc { border: 1px solid #a2a9b1; background: #f8f9fa; padding: 1.5mm 3mm; display: inline-block } dt { font-weight: bold; margin-top: 2.4mm; break-after: avoid } dd { margin: 1mm 0 0 9mm; break-inside: avoid } .r { font-size: 8.5pt; color: #54595d; margin: 1.5mm 0 }"""
    engine, source = printed(draw, body, css, "Liberation Sans", draw.one((10, 10.5)), "Glossary of glacier terms - Freepedia", "https://en.freepedia.example/wiki/Glossary_of_glacier_terms", paper="A4", margins=("13mm", "13mm"))
    return Document(engine, source, [item(a, b, kind="definition") for a, b in terms])
