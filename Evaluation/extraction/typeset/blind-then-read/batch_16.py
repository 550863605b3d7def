"""The sixteenth eight: word lists and glossaries with more in a line than a word and its meaning."""

from latex import document, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"

LAW = [
    ("plaintiff", "The person who brings a case to a civil court.", "12"), ("defendant", "The person who is sued or accused.", "12"), ("verdict", "The decision of a jury.", "31"), ("statute", "A law that a parliament has passed.", "8"),
    ("tort", "A wrong that is not a crime and that leads to a claim for damages.", "44"), ("bail", "Money that is left with a court so that an accused person may go home until the trial.", "27"),
]


@layout(HALF, "glossary-with-page-references", "glossary at the end of a book, bold term, meaning, page number in brackets at the end of each, two columns")
def glossary_with_page_references(draw):
    body = r"\section*{Glossary}\begin{multicols}{2}" + "".join(rf"\textbf{{{tex(term)}}}\quad {tex(meaning)} (p.~{where})\par\smallskip " for term, meaning, where in LAW) + r"\end{multicols}"
    engine, source = document(draw, body, ["lm", "palatino", "libertine"], (10, 11))
    return Document(engine, source, [item(term, f"{meaning} (p. {where})", kind="definition") for term, meaning, where in LAW])


KEYTERMS = [
    ("Photosynthesis", "noun", "The process by which plants make food from light, water and carbon dioxide."), ("Chlorophyll", "noun", "The green substance in leaves that absorbs light."), ("Transpire", "verb", "To lose water vapour through the leaves."),
    ("Deciduous", "adjective", "Describes trees that lose their leaves in autumn."), ("Germinate", "verb", "To begin to grow from a seed."), ("Nectar", "noun", "The sweet liquid that flowers make to attract insects."),
]


@layout(HALF, "terms-with-word-class-rows", "table of three columns Term, Word class, Meaning, with wrapped meanings and grey rows, word processor")
def terms_with_word_class_rows(draw):
    body = paragraph(run("Year 5 science words"), "Title") + office_table([[run(head, "B") for head in ("Term", "Word class", "Meaning")], *[[run(cell) for cell in line] for line in KEYTERMS]], [4.0, 3.0, 6.5])
    engine, source = office(draw, body, ["Liberation Sans", "Noto Sans"], (11, 12))
    return Document(engine, source, [item(term, meaning, kind="definition") for term, _, meaning in KEYTERMS])


SPANISH_WORDS = [
    ("el desayuno", "breakfast", "Tomo el desayuno a las ocho."), ("la merienda", "afternoon snack", "La merienda es pan con chocolate."), ("la cena", "dinner", "La cena está en la mesa."), ("el postre", "dessert", "De postre hay fruta."),
    ("picante", "spicy", "La salsa es muy picante."), ("probar", "to taste", "¿Quieres probar la sopa?"), ("la cuchara", "spoon", "Me falta una cuchara."), ("sabroso", "tasty", "El pescado es sabroso."),
]


@layout(HALF, "words-example-below", "Spanish word in bold, a dash, English, and the example in italics on the line below, set in")
def words_example_below(draw):
    body = "<h1>Vocabulario: las comidas</h1>" + "".join(f"<p><b>{web(word)}</b> – {web(english)}<br><i class=e>{web(example)}</i></p>" for word, english, example in SPANISH_WORDS)
    engine, source = page(draw, body, ["Liberation Sans", "Noto Serif"], (11, 12), ".e { margin-left: 8mm } p { margin: 2mm 0 }")
    return Document(engine, source, [item(word, english, kind="vocabulary") for word, english, _ in SPANISH_WORDS])


ENGLISH_FIRST = [
    ("the kitchen", "la cuisine"), ("the bedroom", "la chambre"), ("upstairs", "en haut"), ("downstairs", "en bas"), ("the cellar", "la cave"), ("the garden", "le jardin"), ("to tidy", "ranger"), ("to share", "partager"), ("the attic", "le grenier"), ("the stairs", "l’escalier"),
]


@layout(HALF, "words-blank-column-to-test", "table English, French, and an empty column Check for the learner, numbers at the left, word processor")
def words_blank_column_to_test(draw):
    lines = [[run(head, "B") for head in ("", "English", "Français", "✓")], *[[run(str(n)), run(english), run(french), run("")] for n, (english, french) in enumerate(ENGLISH_FIRST, 1)]]
    body = paragraph(run("Chez moi"), "Title") + office_table(lines, [1.0, 6.0, 6.0, 2.5])
    engine, source = office(draw, body, ["Liberation Sans", "DejaVu Sans"], (11, 12))
    return Document(engine, source, [item(french, english, str(n), kind="vocabulary") for n, (english, french) in enumerate(ENGLISH_FIRST, 1)])


NORWEGIAN = [
    ("å gå", "går, gikk, har gått", "to go"), ("å se", "ser, så, har sett", "to see"), ("å skrive", "skriver, skrev, har skrevet", "to write"), ("å drikke", "drikker, drakk, har drukket", "to drink"), ("å komme", "kommer, kom, har kommet", "to come"), ("å ta", "tar, tok, har tatt", "to take"), ("å finne", "finner, fant, har funnet", "to find"),
]


@layout(HALF, "verbs-forms-and-meaning", "Norwegian verbs in three columns with heads Infinitive, Forms, English, thin rules, LaTeX")
def verbs_forms_and_meaning(draw):
    body = r"\section*{Strong verbs}\begin{tabular}{lll}\hline\textbf{Infinitive} & \textbf{Forms} & \textbf{English}\\\hline " + r"\\ ".join(f"{tex(a)} & {tex(b)} & {tex(c)}" for a, b, c in NORWEGIAN) + r"\\\hline\end{tabular}"
    engine, source = document(draw, body, ["lm", "times", "palatino"], (11, 12))
    return Document(engine, source, [item(a, c, kind="vocabulary") for a, _, c in NORWEGIAN])


PEOPLE = [
    ("Ada Lovelace", "English mathematician who wrote the first program for a machine that was never built."), ("Marie Curie", "Physicist and chemist who discovered polonium and radium."), ("Galileo Galilei", "Astronomer who found four moons of Jupiter with a telescope."),
    ("Rosalind Franklin", "Chemist whose pictures showed the shape of DNA."), ("Alan Turing", "Mathematician who broke codes and described what computers can do."),
]


@layout(HALF, "people-term-above-meaning", "web page, title Key people, name as a small heading and a sentence below each")
def people_term_above_meaning(draw):
    body = "<h1>Key people in science</h1>" + "".join(f"<h4>{web(name)}</h4><p>{web(text)}</p>" for name, text in PEOPLE)
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (11, 12), "h4 { margin-bottom: 0 } h4 + p { margin-top: 1mm }")
    return Document(engine, source, [item(name, text, kind="definition") for name, text in PEOPLE])


FORMULAS = [
    ("speed", "distance ÷ time", "m/s"), ("density", "mass ÷ volume", "kg/m³"), ("pressure", "force ÷ area", "Pa"), ("work", "force × distance", "J"), ("power", "energy ÷ time", "W"), ("charge", "current × time", "C"),
]


@layout(HALF, "formulas-to-learn", "list of formulas: quantity = formula, unit in a third column, heading Equations to learn, groff with tabs")
def formulas_to_learn(draw):
    lines = [".ce", "\\fBEquations to learn\\fP", ".sp", ".ta 1.5i 4i", "\\fBQuantity\tEquation\tUnit\\fP", ".br"] + [f"{a}\t{plain(b)}\t{plain(c)}\n.br" for a, b, c in FORMULAS]
    engine, source = roff(draw, lines, fonts=("T", "H"))
    return Document(engine, source, [item(a, b, kind="definition") for a, b, _ in FORMULAS])


CHINESE = [
    ("苹果", "píngguǒ", "apple"), ("香蕉", "xiāngjiāo", "banana"), ("牛奶", "niúnǎi", "milk"), ("面包", "miànbāo", "bread"), ("鸡蛋", "jīdàn", "egg"), ("米饭", "mǐfàn", "cooked rice"), ("茶", "chá", "tea"), ("咖啡", "kāfēi", "coffee"), ("水", "shuǐ", "water"),
]


@layout(HALF, "words-cards-three-lines", "word cards in a grid of three columns with frames: hanzi large, pinyin, English below each other in each")
def words_cards_three_lines(draw):
    body = "<h2>Food and drink</h2><div class=g>" + "".join(f"<div class=c><div class=z>{a}</div><div>{b}</div><div>{c}</div></div>" for a, b, c in CHINESE) + "</div>"
    css = ".g { display: grid; grid-template-columns: 1fr 1fr 1fr } .c { border: 1px solid #555; padding: 6mm 0; text-align: center } .z { font-size: 24pt }"
    engine, source = page(draw, body, ["Noto Sans CJK SC", "Noto Serif CJK SC"], (11, 12), css)
    return Document(engine, source, [item(a, c, kind="vocabulary") for a, _, c in CHINESE])
