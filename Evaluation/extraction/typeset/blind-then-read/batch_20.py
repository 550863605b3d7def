"""The twentieth eight: help pages, glossaries and books, with links, lists and notes in what is answered."""

from latex import document, table, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"

HELP = [("How do I reset my password?", "Choose Forgotten password on the first page. You will get a message with a link."), ("Why can I not see my marks?", "Marks are shown when your teacher has released them."), ("Can I hand in work late?", "Yes, but it is marked as late. Ask your teacher first."), ("Which files can I upload?", "Documents, pictures and sound of up to 20 MB."), ("Who sees my comments?", "Your teacher and the members of your group.")]


@layout(HALF, "faq-back-to-top", "help page, questions as large headings, answers, a small link Back to top behind each")
def faq_back_to_top(draw):
    body = "<h1>Help for pupils</h1>" + "".join(f"<h3>{web(question)}</h3><p>{web(answer)}</p><p class=t><u>Back to top</u></p>" for question, answer in HELP)
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (11,), ".t { text-align: right; font-size: 8pt; color: #2255aa; margin: 0 }")
    return Document(engine, source, [item(question, answer, kind="faq") for question, answer in HELP])


VISIT = [("Is the museum open every day?", "It is closed on Mondays."), ("Where can we leave our bags?", "There are lockers beside the entrance."), ("May we take photographs?", "Yes, without flash."), ("Is there a place to eat?", "There is a café, and you may picnic in the garden."), ("How long does a tour take?", "About ninety minutes.")]


@layout(HALF, "faq-plain-no-style", "leaflet typed without styles: the question and its answer as paragraphs of the same print, an empty line between pairs")
def faq_plain_no_style(draw):
    lines = ["School visits to the museum", ".sp"]
    for question, answer in VISIT:
        lines += [plain(question), ".br", plain(answer), ".sp"]
    engine, source = roff(draw, [".nf", ".nr HY 0", *lines, ".fi"])
    return Document(engine, source, [item(question, answer, kind="faq") for question, answer in VISIT])


ART = [("Chiaroscuro", "kee-AR-oh-SKOO-roh", "The use of strong light and shade in a painting."), ("Fresco", "FRES-koh", "A painting made on wet plaster."), ("Impasto", "im-PAS-toh", "Paint that is laid on so thickly that it stands out."), ("Palette", "PAL-et", "A board on which colours are mixed."), ("Still life", "stil lyf", "A picture of things that do not move, such as fruit."), ("Triptych", "TRIP-tik", "A work in three panels.")]


@layout(HALF, "glossary-with-sound", "glossary, bold term, sound in brackets and italics, meaning run on, hanging indent, LaTeX description list")
def glossary_with_sound(draw):
    body = r"\section*{Glossary of art}\begin{description}" + "".join(rf"\item[{tex(term)}] \textit{{({tex(sound)})}} {tex(meaning)}" for term, sound, meaning in ART) + r"\end{description}"
    engine, source = document(draw, body, ["lm", "times", "palatino"], (11, 12))
    return Document(engine, source, [item(term, f"({sound}) {meaning}", kind="definition") for term, sound, meaning in ART])


DOUBLE = [("base", "In mathematics, the number that is raised to a power. In chemistry, a substance that neutralises an acid."), ("cell", "The smallest unit of life. A device that makes electric current."), ("element", "A substance of one kind of atom. A member of a set."), ("mass", "The amount of matter in an object, measured in kilograms."), ("medium", "The substance through which a wave travels."), ("solution", "A mixture of a solute and a solvent. The value that makes an equation true.")]


@layout(HALF, "definitions-indented-paragraphs", "key words in capitals on lines of their own, meanings below set in on both sides, word processor")
def definitions_indented_paragraphs(draw):
    body = paragraph(run("Words with more than one meaning"), "Title") + "".join(paragraph(run(term.upper()), "Body") + paragraph(run(meaning), "Choice") for term, meaning in DOUBLE)
    engine, source = office(draw, body, ["Liberation Serif", "Noto Serif"], (11, 12))
    return Document(engine, source, [item(term.upper(), meaning, kind="definition") for term, meaning in DOUBLE])


EVENTS = [("1066", "Battle of Hastings"), ("1215", "Magna Carta is sealed"), ("1348", "The Black Death reaches England"), ("1485", "Battle of Bosworth"), ("1588", "The Spanish Armada is defeated"), ("1666", "Great Fire of London"), ("1805", "Battle of Trafalgar")]


@layout(HALF, "dates-to-learn", "dates to learn as a list without rules: year in bold, event behind it, title Dates to learn")
def dates_to_learn(draw):
    body = r"\section*{Dates to learn}\begin{tabular}{@{}ll}" + r"\\ ".join(rf"\textbf{{{year}}} & {tex(event)}" for year, event in EVENTS) + r"\end{tabular}"
    engine, source = document(draw, body, ["lm", "arial", "times"], (11, 12))
    return Document(engine, source, [item(year, event, kind="definition") for year, event in EVENTS])


CHAPTER = [("Who discovered penicillin?", "Alexander Fleming", "p. 112"), ("What does a vaccine do?", "It trains the body to fight a disease.", "p. 115"), ("Why must wounds be cleaned?", "To remove microbes before they multiply.", "p. 118"), ("Name one disease that is spread by mosquitoes.", "Malaria", "p. 121"), ("How does soap remove germs?", "It loosens the fat that holds them on the skin.", "p. 123")]


@layout(HALF, "study-cards-with-pages", "revision table Question, Answer, Page, with wrapped cells, LibreOffice, head repeated on each page")
def study_cards_with_pages(draw):
    lines = [[run(head, "B") for head in ("Question", "Answer", "Page")]] + [[run(a), run(b), run(c)] for a, b, c in CHAPTER]
    body = paragraph(run("Chapter 9: Health"), "Title") + office_table(lines, [6.0, 6.5, 2.0])
    engine, source = office(draw, body, ["Liberation Sans", "Noto Sans"], (11, 12))
    return Document(engine, source, [item(a, b, kind="faq") for a, b, _ in CHAPTER])


PORTUGUESE = [("a maçã", "the apple"), ("o leite", "the milk"), ("a faca", "the knife"), ("o prato", "the plate"), ("o garfo", "the fork"), ("a colher", "the spoon"), ("o copo", "the glass"), ("a mesa", "the table"), ("o peixe", "the fish")]


@layout(HALF, "words-three-pairs-commas", "words in a frame as running text: a maçã – the apple, o leite – the milk, …")
def words_three_pairs_commas(draw):
    body = "<h2>Vocabulary 3: In the kitchen</h2><ul>" + "".join(f"<li><i>{web(a)}</i>: {web(b)}</li>" for a, b in PORTUGUESE) + "</ul>"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Serif"], (11, 12), "ul { columns: 2; border: 1px solid #999; padding: 4mm 8mm }")
    return Document(engine, source, [item(a, b, kind="vocabulary") for a, b in PORTUGUESE])


THAI_FREE = [("ev", "house", "Ev çok büyük."), ("okul", "school", "Okul nerede?"), ("kitap", "book", "Bu kitap yeni."), ("su", "water", "Su soğuk."), ("ekmek", "bread", "Ekmek taze."), ("yol", "road", "Yol uzun."), ("gün", "day", "Gün güzel."), ("gece", "night", "Gece karanlık.")]


@layout(HALF, "words-turkish-table-example", "table Türkçe, English, Example without vertical rules, two lists side by side on the page")
def words_turkish_table_example(draw):
    def made(lines):
        return table([[tex(a), tex(b), rf"\textit{{{tex(c)}}}"] for a, b, c in lines], "lll", ["Türkçe", "English", "Example"], rules=True)

    body = r"\section*{Unit 1 words}\begin{multicols}{2}" + made(THAI_FREE[:4]) + r"\columnbreak " + made(THAI_FREE[4:]) + r"\end{multicols}"
    engine, source = document(draw, body, ["notoserif", "noto", "libertine"], (10,))
    return Document(engine, source, [item(a, b, kind="vocabulary") for a, b, _ in THAI_FREE])
