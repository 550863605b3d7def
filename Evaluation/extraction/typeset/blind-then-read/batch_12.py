"""The twelfth eight: words, terms and cards as learners print them."""

from latex import document, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"

QUIZLET = [
    ("mitosis", "cell division that makes two identical cells"), ("meiosis", "cell division that makes four different sex cells"), ("chromosome", "a long molecule of DNA that carries genes"),
    ("gene", "a section of DNA that codes for a protein"), ("allele", "one form of a gene"), ("genotype", "the alleles that an organism has"), ("phenotype", "the characteristics that can be seen"),
    ("dominant", "describes an allele that shows even if only one copy is present"), ("recessive", "describes an allele that shows only if two copies are present"),
]


@layout(HALF, "cards-numbered-two-columns", "printed study set: numbered terms at the left, what they mean at the right, thin lines between, web page, no heads")
def cards_numbered_two_columns(draw):
    body = "<h2>Biology: Inheritance</h2><p class=s>Study online at a web site for cards</p>" + "".join(f"<div class=r><div class=a><b>{n}. {web(term)}</b></div><div class=b>{web(meaning)}</div></div>" for n, (term, meaning) in enumerate(QUIZLET, 1))
    css = ".r { display: flex; border-bottom: 1px solid #ccc; padding: 2mm 0; break-inside: avoid } .a { width: 50mm } .b { flex: 1 } .s { font-size: 8pt; color: #777 }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (10, 11), css)
    return Document(engine, source, [item(term, meaning, str(n), kind="definition") for n, (term, meaning) in enumerate(QUIZLET, 1)])


LATIN = [
    ("amo, amare, amavi, amatus", "to love"), ("porto, portare, portavi, portatus", "to carry"), ("video, videre, vidi, visus", "to see"), ("mitto, mittere, misi, missus", "to send"),
    ("rex, regis, m.", "king"), ("urbs, urbis, f.", "city"), ("bellum, belli, n.", "war"), ("puella, puellae, f.", "girl"), ("laetus, laeta, laetum", "happy"), ("subito", "suddenly"), ("cum (+ ablative)", "with"),
]


@layout(HALF, "words-latin-principal-parts", "Latin word list, principal parts in bold, English behind a tab, headings Verbs, Nouns, Other words")
def words_latin_principal_parts(draw):
    body, place = r"\begin{center}\Large Stage 7 Vocabulary\end{center}\begin{tabbing}\hspace{80mm}\=\kill ", 0
    for n, (word, english) in enumerate(LATIN):
        if n in (0, 4, 8):
            body += rf"\textsc{{{['Verbs', 'Nouns', 'Other words'][n // 4]}}}\\[2pt] "
        body += rf"\textbf{{{tex(word)}}} \> {tex(english)}\\ "
    engine, source = document(draw, body + r"\end{tabbing}", ["times", "palatino", "libertine"], (11, 12))
    return Document(engine, source, [item(word, english, kind="vocabulary") for word, english in LATIN])


SWAHILI = [
    ("Habari za asubuhi", "Good morning"), ("Asante sana", "Thank you very much"), ("Tafadhali", "Please"), ("Samahani", "Excuse me"), ("Jina lako nani?", "What is your name?"), ("Ninatoka Kenya", "I come from Kenya"),
    ("Sielewi", "I do not understand"), ("Bei gani?", "How much does it cost?"), ("Kwaheri", "Goodbye"), ("Karibu", "Welcome"),
]


@layout(HALF, "phrases-swahili-equals", "list of phrases, Swahili = English, bullets, word processor")
def phrases_swahili_equals(draw):
    body = paragraph(run("Swahili: first phrases"), "Title") + paragraph(run("Learn these phrases for Friday."), "Body")
    body += "".join(paragraph(run("•\t") + run(phrase, "B") + run(f" = {english}"), "Part") for phrase, english in SWAHILI)
    engine, source = office(draw, body, ["Liberation Sans", "Noto Sans", "Liberation Serif"], (11, 12))
    return Document(engine, source, [item(phrase, english, kind="vocabulary") for phrase, english in SWAHILI])


ABBREVIATIONS = [
    ("CPU", "Central Processing Unit"), ("RAM", "Random Access Memory"), ("ROM", "Read-Only Memory"), ("LAN", "Local Area Network"), ("URL", "Uniform Resource Locator"), ("HTML", "HyperText Markup Language"),
    ("USB", "Universal Serial Bus"), ("GUI", "Graphical User Interface"),
]


@layout(HALF, "abbreviations-two-tables", "abbreviations in two ruled tables side by side, heads Abbreviation and Stands for in both")
def abbreviations_two_tables(draw):
    def made(lines):
        return "<table>" + rows([["Abbreviation", "Stands for"]], "th") + rows([[web(a), web(b)] for a, b in lines]) + "</table>"

    body = "<h1>Computing: abbreviations you must know</h1><div class=f>" + made(ABBREVIATIONS[:4]) + made(ABBREVIATIONS[4:]) + "</div>"
    css = ".f { display: flex; gap: 8mm } table { border-collapse: collapse } td, th { border: 1px solid #333; padding: 1.5mm 2.5mm; text-align: left }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (9, 10), css)
    return Document(engine, source, [item(a, b, kind="definition") for a, b in ABBREVIATIONS])


GEOGRAPHY = [
    ("Abrasion", "The wearing away of rock by stones carried in water, ice or wind."), ("Attrition", "Rocks that are carried by a river knock against each other and become smaller and rounder."),
    ("Delta", "A flat area of sand and mud at the mouth of a river, where it divides into several streams."), ("Erosion", "The removal of rock and soil by water, ice, wind or waves."),
    ("Floodplain", "The wide, flat floor of a valley that a river covers when it floods."), ("Meander", "A large bend in a river."), ("Tributary", "A small river that flows into a larger one."), ("Watershed", "The high land that divides one drainage basin from another."),
]


@layout(HALF, "terms-dash-paragraphs", "key terms in bold with a dash and the meaning in the same paragraph, no indent, justified, heading Key terms")
def terms_dash_paragraphs(draw):
    body = r"\section*{Rivers: key terms}" + "".join(rf"\textbf{{{tex(term)}}} -- {tex(meaning)}\par\smallskip " for term, meaning in GEOGRAPHY)
    engine, source = document(draw, body, ["lm", "times", "notoserif", "avant"], (11, 12), margins=(35, 45))
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in GEOGRAPHY])


GERMAN_WORDS = [
    ("der Bahnhof, -höfe", "station"), ("die Fahrkarte, -n", "ticket"), ("der Zug, Züge", "train"), ("umsteigen", "to change trains"), ("die Abfahrt, -en", "departure"), ("pünktlich", "on time"), ("verpassen", "to miss"),
    ("das Gleis, -e", "platform"), ("der Schaffner, -", "ticket inspector"), ("die Verspätung, -en", "delay"), ("einsteigen", "to get on"), ("aussteigen", "to get off"),
]


@layout(HALF, "words-textbook-by-lesson", "word list of a textbook in two columns of the page, German in bold, English below it set in, lesson headings, groff")
def words_textbook_by_lesson(draw):
    lines = [".2C", ".ce", "\\fB\\s+2Wortschatz\\s0\\fP", ".sp"]
    for n, (word, english) in enumerate(GERMAN_WORDS):
        if n in (0, 6):
            lines += [".sp", f"\\fBLektion {n // 6 + 4}\\fP", ".br"]
        lines += [".br", f"\\fB{plain(word)}\\fP", ".br", ".in +2n", plain(english), ".br", ".in -2n"]
    engine, source = roff(draw, lines, fonts=("T", "P", "H"))
    return Document(engine, source, [item(word, english, kind="vocabulary") for word, english in GERMAN_WORDS])


KOREAN_FREE = [
    ("γραφείο", "grafío", "office"), ("σχολείο", "scholío", "school"), ("βιβλίο", "vivlío", "book"), ("μολύβι", "molývi", "pencil"), ("παράθυρο", "paráthyro", "window"), ("πόρτα", "pórta", "door"),
    ("καρέκλα", "karékla", "chair"), ("δάσκαλος", "dáskalos", "teacher"), ("μαθητής", "mathitís", "pupil"), ("πίνακας", "pínakas", "board"),
]


@layout(HALF, "words-greek-brackets", "Greek word (sound) – English in lines with no table, numbered with a bracket")
def words_greek_brackets(draw):
    body = "<h2>Unit 2 vocabulary: At school</h2>" + "".join(f"<p>{n}) <b>{word}</b> ({sound}) – {english}</p>" for n, (word, sound, english) in enumerate(KOREAN_FREE, 1))
    engine, source = page(draw, body, ["DejaVu Sans", "Noto Sans", "Liberation Serif"], (11, 12), "p { margin: 1.5mm 0 }", language="en")
    return Document(engine, source, [item(word, english, str(n), kind="vocabulary") for n, (word, _, english) in enumerate(KOREAN_FREE, 1)])


CORNELL = [
    ("What is inflation?", "A general rise in prices over time. It is measured with a basket of goods."), ("How is it measured?", "With an index of consumer prices, compared with the year before."),
    ("Who loses?", "People with savings or fixed incomes, because their money buys less."), ("Who gains?", "People who owe money, because their debt is worth less."), ("How can it be slowed?", "The central bank can raise interest rates."),
]


@layout(HALF, "cornell-notes", "notes with questions in a narrow left column and answers in a wide right one, a line between, Summary at the foot")
def cornell_notes(draw):
    lines = [[run(question, "B"), run(answer)] for question, answer in CORNELL]
    body = paragraph(run("Economics – Inflation"), "Title") + office_table([[run("Questions", "B"), run("Notes", "B")], *lines], [5.0, 11.4])
    body += paragraph(run("Summary: ", "B") + run("Inflation makes money worth less, and central banks fight it."), "Body")
    engine, source = office(draw, body, ["Liberation Sans", "Liberation Serif"], (11, 12))
    return Document(engine, source, [item(question, answer, kind="faq") for question, answer in CORNELL])
