"""The fiftieth: lists of words, questions asked often, and what stands behind a chapter."""

import importlib

import engines  # noqa: F401  (registers further programs)
from latex import document, tex
from paper import Document, item, layout
from roff import document as roff, plain
from webpage import page, web

Sheet = importlib.import_module("blind-then-read.batch_31").Sheet

HALF = "blind-then-read"

# Questions asked often

INKPOT = [
    (
        "General",
        [
            ("What is Inkpot?", ["Inkpot is a small program that keeps notes as plain text files in a folder of your choice. It shows them in a list, searches all of them as you type and links them to each other. It was begun in 2014 by two students who had lost a year of lecture notes when an online service closed down.", "There is no account and no server. Whatever you write stays on your own disk until you copy it somewhere else."]),
            ("On which systems does it run?", ["On Linux, the BSDs, macOS from version 11 and Windows from version 10. The three are built from the same source on the same day, so they never differ by more than the look of their menus. There is no version for telephones, and none is planned; any text editor on the telephone can open the files."]),
            ("What does it cost?", ["Nothing. Inkpot is free software under the GNU General Public License, version 3 or later. You may use it at work, change it and pass it on as long as you pass on the source as well. If you would like to give something back, the translators are always looking for company."]),
        ],
    ),
    (
        "Files and folders",
        [
            ("Where are my notes kept?", ["In the folder that you chose when the program was started for the first time. To see which one that was, open the window of preferences and look at the first line. The folder holds one file for each note, with the title as its name and the ending .txt, and a hidden folder called .inkpot for the index.", "The index can be deleted at any time. Inkpot builds it again at the next start, which takes about a second for every thousand notes."]),
            ("Can I keep the folder in a cloud?", ["Yes. Inkpot watches the folder and reads a file again when another program has changed it. Do leave the hidden folder out if your cloud allows that, since an index that is written by two computers at once becomes large and is rebuilt often."]),
            ("What happens when two computers change the same note?", ["That depends on the service that copies the files. Most of them keep both versions and add a few words to the name of the older one. Inkpot shows such a pair side by side with the differences marked, and you pick the lines that you want to keep.", "Nothing is thrown away until you have chosen. The version that you did not keep goes to the system’s bin."]),
            ("How large may a note be?", ["There is no limit in the program, but files of more than about two megabytes make the search slow. One user keeps the log of a weather station in a single note of forty megabytes and says that he has learnt to be patient."]),
        ],
    ),
    (
        "Searching and linking",
        [
            ("Why does the search not find a word that I can see?", ["In almost every case the file is not in UTF-8. Older editors on Windows wrote other encodings, in which letters with accents have different codes. Choose the command for converting encodings in the menu of tools; a copy of each old file is made before anything is changed."]),
            ("How do I link one note to another?", ["Write the title of the other note in double square brackets. While you type, a list of titles that fit is shown, and the Tab key takes the first of them. When a note is renamed, the links to it in all other notes are changed, too."]),
            ("Can I search with regular expressions?", ["Yes. Begin the search with a slash, and the rest is read as an expression of the kind that Perl uses. As all files have to be read for this, it takes longer than a search for words."]),
        ],
    ),
]


@layout(HALF, "faq-mica", "software FAQ by pandoc with contents, section numbers and answers in prose over pages")
def faq_mica(draw):
    size, geometry = draw.one([("10pt", "35mm"), ("11pt", "32mm")])
    source = f"---\ntitle: Inkpot – Frequently Asked Questions\nauthor: The Inkpot maintainers\ndate: Last changed on 2 October 2026\nnumbersections: true\ntoc: true\ntoc-title: Contents\nfontsize: {size}\npapersize: a4\ngeometry: margin={geometry}\n---\n\n\\newpage\n\n"
    items = []
    for m, (title, asked) in enumerate(INKPOT, 1):
        source += f"# {title}\n\n"
        for n, (question, answers) in enumerate(asked, 1):
            source += f"## {question}\n\n" + "\n\n".join(answers) + "\n\n"
            items.append(item(question, " ".join(answers), f"{m}.{n}", kind="faq", section=f"{m} {title}"))
    items[0]["page"] = 2
    return Document("pandoc", source, items)


# Words and what they mean

BINDING = [
    ("Backing", "the shaping of the spine of a sewn book with a hammer, so that the outer sections fan out and form the two ridges against which the boards will lie."),
    ("Bands", "cords or strips of leather across the spine, on which the sections are sewn. They may stand up under the leather or be let into saw cuts."),
    ("Blind tooling", "decoration pressed into damp leather with heated tools, without any gold."),
    ("Bone folder", "a flat, smooth piece of bone with which paper is folded, creased and rubbed down."),
    ("Endpapers", "the folded sheets at the beginning and end of a book, of which one half is pasted to the board."),
    ("Foxing", "brownish spots in old paper, caused by damp, by traces of iron or by mould."),
    ("Gathering", "the bringing together of the folded sections of a book in their right order; also one such section."),
    ("Guard", "a strip of linen or thin paper that is pasted along the fold of a weak section or carries a single plate."),
    ("Headband", "a band of silk or cotton thread, worked by hand or made by machine, at the top and bottom of the spine."),
    ("Kettle stitch", "the knot that joins a section to the one below it at each end of the sewing."),
    ("Nipping", "a short, firm pressing that drives the air out of the folds after sewing."),
    ("Paring", "the thinning of the edges of leather with a knife so that they can be turned in neatly."),
    ("Squares", "the parts of the boards that project beyond the edges of the leaves and protect them."),
    ("Tipping in", "the fastening of a single leaf by a narrow line of paste along its inner edge."),
    ("Yapp edges", "limp edges of leather that overhang the leaves, much used for pocket Bibles. They are called after a London bookseller of the nineteenth century."),
]


@layout(HALF, "glossary-slate", "glossary of a small booklet with bold run-in terms, hanging and hyphenated")
def glossary_slate(draw):
    dot = draw.one(["", ":", "."])
    body = r"\begin{center}{\Large\scshape Words of the Trade}\end{center}\medskip The terms below are used in the lessons without further explanation. Those of leather gilding will be found in the second part of this course.\par\medskip" + "\n"
    inner = "".join(rf"\par\hangindent=5mm\hangafter=1\noindent\textbf{{{tex(term)}{dot}}}\hspace{{0.6em}}{tex(meaning if dot != '.' else meaning[0].upper() + meaning[1:])}\par" + "\n" for term, meaning in BINDING)
    engine, source = document(draw, body + inner, ["palatino", "libertine", "schoolbook"], (11,), (23, 25), head=r"\fancyhead[C]{\small\itshape First Lessons in Bookbinding}", foot=r"\fancyfoot[C]{\small\thepage}", extra=r"\usepackage[british]{babel}\AtBeginDocument{\pretolerance=-1\hyphenpenalty=-120\tolerance=1500\emergencystretch=1em}\setcounter{page}{58}", paper="a5paper")
    return Document(engine, source, [item(term, meaning if dot != "." else meaning[0].upper() + meaning[1:], kind="definition") for term, meaning in BINDING])


MARINE = [
    ("Wind", [("Gale", "Mean wind of force 8 (34 to 40 knots), or gusts of 43 knots and more."), ("Severe gale", "Mean wind of force 9 (41 to 47 knots)."), ("Storm", "Mean wind of force 10 (48 to 55 knots)."), ("Veering", "Changing clockwise, for instance from south-west to west."), ("Backing", "Changing anticlockwise, for instance from south-east to north-east.")]),
    ("Time of warnings", [("Imminent", "Within six hours of the time of issue."), ("Soon", "Six to twelve hours after the time of issue."), ("Later", "More than twelve hours after the time of issue.")]),
    ("Visibility", [("Very poor", "Less than 1,000 metres."), ("Poor", "From 1,000 metres to two nautical miles."), ("Moderate", "Between two and five nautical miles."), ("Good", "More than five nautical miles.")]),
]


@layout(HALF, "terms-talc", "definition table of a weather office with rows of topics")
def terms_talc(draw):
    lines, items = "", []
    for title, terms in MARINE:
        lines += f"<tr><th colspan=2 class=s>{title}</th></tr>"
        for term, meaning in terms:
            lines += f"<tr><td class=t>{term}</td><td>{web(meaning)}</td></tr>"
            items.append(item(term, meaning, kind="definition", section=title))
    css = """h1 { font-size: 19pt; color: #2a3f54; margin: 0 0 2mm; font-weight: 600 } .b { font-size: 8.5pt; color: #555; margin-bottom: 6mm } table { border-collapse: collapse; width: 100%; margin-top: 4mm } th, td { text-align: left; padding: 1.8mm 3mm; border-bottom: 1px solid #c5ccd3; vertical-align: top }
thead th { background: #2a3f54; color: #fff } .s { background: #e8edf2 } .t { width: 34mm } .n { font-size: 8.5pt; color: #555; margin-top: 6mm }"""
    body = f"<div class=b>Home &rsaquo; Marine &rsaquo; Help</div><h1>Terms used in forecasts for shipping</h1><p>Forecasts are kept short so that they can be read out by radio. The words below always have the meaning given here.</p><table><thead><tr><th>Term</th><th>Definition</th></tr></thead>{lines}</table><p class=n>Forces are those of the Beaufort scale. A nautical mile is 1,852 metres. Last reviewed: May 2026.</p>"
    engine, source = page(draw, body, ["Open Sans", "Liberation Sans", "Roboto"], (10,), css, title="Terms used in forecasts")
    return Document(engine, source, items)


SWAHILI = [
    ("Meeting people", [("Good morning", "Habari za asubuhi", "ha-BA-ri za a-su-BU-hi"), ("Thank you very much", "Asante sana", "a-SAN-te SA-na"), ("Please", "Tafadhali", "ta-fa-DHA-li"), ("Excuse me", "Samahani", "sa-ma-HA-ni"), ("Goodbye", "Kwaheri", "kwa-HE-ri")]),
    ("At the market", [("How much is it?", "Bei gani?", "BE-i GA-ni"), ("It is too dear.", "Ni ghali sana.", "ni GHA-li SA-na"), ("a banana", "ndizi", "n-DI-zi"), ("a mango", "embe", "EM-be"), ("fish", "samaki", "sa-MA-ki"), ("salt", "chumvi", "CHUM-vi")]),
    ("Finding the way", [("Where is the bus station?", "Kituo cha basi kiko wapi?", "ki-TU-o cha BA-si KI-ko WA-pi"), ("left", "kushoto", "ku-SHO-to"), ("right", "kulia", "ku-LI-a"), ("straight on", "moja kwa moja", "MO-ja kwa MO-ja"), ("here", "hapa", "HA-pa")]),
]


@layout(HALF, "words-tuff", "page of a phrase book: vocabulary table of three columns with topic heads")
def words_tuff(draw):
    lines = ["\\s+6\\fBSwahili for the road\\fP\\s0", ".sp 0.3", "\\fIThe syllable in capitals is stressed. Vowels are short and clear, as in Italian.\\fP", ".sp", ".TS H", "expand tab(@);", "lb lb lb .", "English@Swahili@Say", "_", ".TH"]
    items = []
    for place, (title, words) in enumerate(SWAHILI):
        lines += [".T&", "l s s", "lb s s", "l lb li .", "", title.upper()]
        for english, swahili, sound in words:
            lines.append(f"{plain(english)}@{plain(swahili)}@{plain(sound)}")
            items.append(item(swahili, english, kind="vocabulary", section=title.upper()))
    lines += [".TE"]
    engine, source = roff(draw, lines, sizes=(11,), fonts=("H", "N", "P"))
    return Document(engine, source, items)


GREEK = [
    ("Ουσιαστικά", [("η πόλη", "city"), ("ο δρόμος", "street"), ("η πλατεία", "square"), ("το σχολείο", "school"), ("το φαρμακείο", "pharmacy"), ("ο φούρνος", "bakery"), ("η στάση", "bus stop"), ("το νοσοκομείο", "hospital")]),
    ("Ρήματα", [("περπατάω", "to walk"), ("στρίβω", "to turn"), ("ψάχνω", "to look for"), ("φτάνω", "to arrive"), ("ρωτάω", "to ask")]),
    ("Επίθετα", [("ήσυχος, -η, -ο", "quiet"), ("παλιός, -ά, -ό", "old"), ("κοντινός, -ή, -ό", "nearby")]),
    ("Εκφράσεις", [("με τα πόδια", "on foot"), ("στη γωνία", "on the corner"), ("απέναντι", "opposite"), ("δεξιά", "to the right")]),
]


@layout(HALF, "words-lapis", "vocabulary in Greek script of a course book, two columns with leaders and heads of word classes")
def words_lapis(draw):
    font = draw.one(["notoserif", "noto", "dejavuserif"])
    body = r"{\sffamily\small Ενότητα 4}\par{\LARGE\bfseries Στην πόλη}\hfill{\large Λεξιλόγιο}\par\smallskip\hrule height 1.2pt\bigskip\setlength\columnsep{12mm}\begin{multicols}{2}" + "\n"
    items = []
    for title, words in GREEK:
        body += rf"\medskip{{\bfseries {title}}}\par\nopagebreak\smallskip " + "".join(rf"\noindent {greek}\,\dotfill\,\textit{{{english}}}\par" + "\n" for greek, english in words)
        items += [item(greek, english, kind="vocabulary", section=title) for greek, english in words]
    body += r"\end{multicols}"
    engine, source = document(draw, body, [font], (10, 11), (24, 28), foot=r"\fancyfoot[R]{\small εξήντα τρία\quad 63}", extra=r"\let\sffamily\rmfamily" + "".join(rf'\newunicodechar{{{sign}}}{{\symbol{{"{ord(sign):X}}}}}' for sign in "πλθ"))
    return Document(engine, source, items)


# Lists to learn

ILLINOIS = [
    ("The State", [("In what year did Illinois become a state?", ["1818"]), ("What is the capital of Illinois?", ["Springfield"]), ("How many counties are there?", ["102"]), ("Name two states that border Illinois.", ["Wisconsin", "Indiana", "Kentucky", "Missouri", "Iowa"])]),
    ("The Constitution", [("When did the present state constitution take effect?", ["1971"]), ("Name the three branches of the state government.", ["legislative", "executive", "judicial"]), ("At what age may a citizen vote?", ["18"])]),
    ("Lawmakers", [("What is the state legislature called?", ["the General Assembly"]), ("What are its two houses?", ["the Senate", "the House of Representatives"]), ("How many members does the Senate have?", ["59"]), ("What can the General Assembly do when the Governor vetoes a bill?", ["override the veto by a vote of three-fifths of each house"])]),
    ("Executive and courts", [("For how many years is the Governor elected?", ["four"]), ("Name one other executive officer whom the voters elect.", ["Lieutenant Governor", "Attorney General", "Secretary of State", "Comptroller", "Treasurer"]), ("How many judges sit on the state Supreme Court?", ["seven"])]),
]


@layout(HALF, "civics-zircon", "study list for a state constitution test with bulleted answers")
def civics_zircon(draw):
    sheet = Sheet(draw.one(["Carlito", "Caladea"]), 11, "en", "US", paper=(21.59, 27.94), margin=2.2)
    p, items, n = sheet.p, [], 0
    sheet.head = p("Lincoln Prairie Middle School\tSocial Studies, Grade 8", tabs=[(sheet.wide, 'style:type="right"')], after=0, size=9)
    sheet.foot = p("Test date: Friday, November 20", "center", after=0, size=9)
    body = [p("<b>Illinois Constitution Test</b>", "center", size=17, after=0), p("<b>Study Guide</b>", "center", size=13, after=0.3), p("<i>You do not need all of the answers where several are listed.</i>", "center", after=0.2)]
    inner = ""
    for title, asked in ILLINOIS:
        inner += p(f"<u>{title}</u>", before=0.25, after=0.1, size=12, bold=True, extra='fo:keep-with-next="always"')
        for question, answers in asked:
            n += 1
            inner += p(f"<b>{n}.\t{question}</b>", left=0.8, first=-0.8, tabs=[0.8], before=0.1, after=0.05, extra='fo:keep-with-next="always"')
            inner += "".join(p(f"•\t{answer}", left=1.5, first=-0.5, tabs=[1.5], after=0) for answer in answers)
            items.append(item(question, "\n".join(answers), str(n), section=title))
    sheet.body = body + [sheet.columns(inner)]
    engine, source = sheet.source()
    return Document(engine, source, items)


NUMBERS = [
    ("Find the highest common factor of", [("24 and 36", "12"), ("45 and 75", "15"), ("64 and 80", "16")]),
    ("Find the lowest common multiple of", [("6 and 8", "24"), ("9 and 15", "45")]),
    ("Write as a product of prime numbers, using powers:", [("60", "2² × 3 × 5"), ("84", "2² × 3 × 7"), ("225", "3² × 5²")]),
    ("Which of the numbers 51, 53, 57 and 59 are prime?", "53 and 59"),
    ("One lighthouse flashes every 12 seconds and another every 18 seconds. They have just flashed together. After how many seconds will they do so again?", "36"),
    ("Find the remainder when each number is divided by 7.", [("100", "2"), ("365", "1")]),
    ("A whole number n leaves the remainder 3 when it is divided by 5. Find the remainder left by", [("2n", "1"), ("n + 4", "2"), ("n²", "4")]),
    ("Show that the product of two consecutive whole numbers is always even.", ""),
    ("What is the smallest number that can be divided by every whole number from 1 to 10?", "2520"),
    ("Explain why 111 111 can be divided by 37.", ""),
]


@layout(HALF, "exercises-shale", "textbook exercises in two columns with answers to the odd numbers behind")
def exercises_shale(draw):
    def shown(text):
        return tex(text).replace("×", r"$\times$")

    def letters(text):
        return shown(text).replace("2n", "2$n$").replace("number n ", "number $n$ ").replace("n + 4", "$n+4$").replace(r"n\textsuperscript{2}", "$n^2$") if text in ("2n", "n + 4", "n²") or "number n " in text else shown(text)

    inner, key, items = "", "", []
    for n, (text, answer) in enumerate(NUMBERS, 1):
        odd = n % 2 == 1
        inner += rf"\lab{{0pt}}{{7mm}}{{\textbf{{\color{{ink}}{n}}}}}{{{letters(text)}}}"
        if isinstance(answer, str):
            if odd:
                key += rf"\textbf{{{n}}}\ \ {shown(answer)}\par "
            items.append(item(text, answer if odd else None, str(n)))
        else:
            inner += "".join(rf"\lab{{7mm}}{{6mm}}{{\textbf{{{letter}}}}}{{{letters(part)}}}" for letter, (part, _) in zip("abc", answer))
            if odd:
                key += rf"\textbf{{{n}}}\ \ " + r"\quad ".join(rf"\textbf{{{letter}}}~{shown(value)}" for letter, (_, value) in zip("abc", answer)) + r"\par "
            items += [item(part, value if odd else None, f"{n}({letter})", stem=text) for letter, (part, value) in zip("abc", answer)]
        inner += r"\smallskip" + "\n"
    body = rf"\colorbox{{ink}}{{\color{{white}}\bfseries\large\ Exercise 3C\ }}\par\bigskip\begin{{multicols}}{{2}}{inner}\end{{multicols}}\clearpage{{\bfseries\Large Answers to odd-numbered questions}}\par\bigskip\begin{{multicols}}{{2}}\small\textbf{{\color{{ink}}Exercise 3C}}\par {key}\end{{multicols}}"
    engine, source = document(draw, body, ["times", "palatino", "lm"], (10, 11), (20, 22), head=r"\fancyhead[L]{\small Chapter 3\quad Factors and multiples}\fancyhead[R]{\small\thepage}", foot="", extra=r"\definecolor{ink}{RGB}{150,40,60}\setlength\columnsep{9mm}\setcounter{page}{71}")
    return Document(engine, source, items)


# Nothing asked

PLAYERS = [
    ("Ilse Marten", "studied in Basel and Leipzig and has played the viola in the Northmoor Quartet since it was founded. She teaches at the music school of this town and mends old bows in her spare time."),
    ("Owen Tregear", "came to the clarinet by way of a brass band in Cornwall. He was first clarinet of the Westerly Sinfonia for nine years and now plays chamber music only."),
    ("Mariko Ota", "grew up in Nagoya and won the prize for accompanists in Graz. She has recorded the songs of three Finnish composers."),
]


@layout(HALF, "notes-ochre", "programme of a concert, which asks nothing")
def notes_ochre(draw):
    works = [("Robert Schumann", "Märchenerzählungen, op. 132", "1853"), ("Rebecca Clarke", "Prelude, Allegro and Pastorale", "1941"), ("", "Interval of twenty minutes", ""), ("Max Bruch", "Four of the Eight Pieces, op. 83", "1910"), ("Wolfgang Amadeus Mozart", "Trio in E flat, K. 498", "1786")]
    lines = "".join(rf"{tex(who)} & {tex(what) if who else chr(92) + 'textit{' + tex(what) + '}'} & {year}\\[4pt]" + "\n" for who, what, year in works)
    body = r"\begin{center}{\Large\scshape Chapel Lane Concerts}\par\medskip Thirty-first season\par\bigskip{\large Saturday, 17 October 2026, at 7.30}\par\bigskip\end{center}\begin{center}\begin{tabular}{@{}lp{62mm}r@{}}" + lines + r"\end{tabular}\end{center}\bigskip"
    body += r"\section*{\normalsize About the music}Three instruments of much the same range make an odd company, and yet Mozart wrote for them in 1786 a work in which none has to give way to the others. A story has it that it was thought out during a game of skittles. Schumann had the score at hand when he wrote his four tales, which tell us nothing in words; the second is a march and the third a quiet duet above murmuring figures of the piano.\par Bruch wrote his pieces for his son, a clarinettist. Clarke, herself a player of the viola, left out the piano altogether.\section*{\normalsize The players}"
    body += "".join(rf"\textbf{{{who}}} {tex(what)}\par" for who, what in PLAYERS)
    body += r"\section*{\normalsize Please note}\begin{enumerate}[nosep]\item Doors open at seven.\item Coffee is served in the vestry during the interval.\item Telephones are to be switched off.\item The next concert is on 14 November.\end{enumerate}"
    engine, source = document(draw, body, ["libertine", "palatino", "bookman"], (10, 11), (24, 28), foot="")
    return Document(engine, source, [])
