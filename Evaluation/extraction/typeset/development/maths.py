"""Exercises with several parts in a row, formulas by eqn and a listing with its lines numbered."""

from latex import document, tex
from paper import Document, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

DRILLS = [
    (
        "Work out",
        [
            ("38 + 47", "85"),
            ("104 − 67", "37"),
            ("19 × 6", "114"),
            ("144 ÷ 9", "16"),
            ("2³ + 5²", "33"),
            ("√81 − 4", "5"),
        ],
    ),
    ("Write as a decimal", [("3/5", "0.6"), ("7/8", "0.875"), ("9/25", "0.36")]),
    ("Find 15% of", [("£60", "£9"), ("240 kg", "36 kg"), ("£8.40", "£1.26"), ("1.2 m", "18 cm")]),
    ("Round to two significant figures", [("4862", "4900"), ("0.03951", "0.040"), ("199.7", "200")]),
    (
        "Expand the brackets",
        [("3(x + 4)", "3x + 12"), ("5(2y − 1)", "10y − 5"), ("x(x + 7)", "x² + 7x"), ("−2(a − b)", "−2a + 2b")],
    ),
    ("Solve", [("x + 9 = 14", "x = 5"), ("3x = 27", "x = 9"), ("2x − 5 = 11", "x = 8"), ("x/4 = 6", "x = 24")]),
]


@layout("development", "exercises-parts-in-rows", "parts a b c in rows, answers 1 a ... at the end", pool="second")
def parts_in_rows(draw):
    items, body, key = [], [r"{\Large\bfseries Skills check}\par\smallskip "], []
    columns = draw.one([2, 3])
    width = f"{0.9 / columns:.3f}"
    for place, (task, parts) in enumerate(draw.shuffled(DRILLS), 1):
        cells = "".join(
            rf"\makebox[{width}\linewidth][l]{{\textbf{{{letter}}}\enspace {tex(text)}}}"
            + (r"\\[3pt]" if (n + 1) % columns == 0 and n + 1 < len(parts) else "")
            for n, (letter, (text, _)) in enumerate(zip("abcdef", parts))
        )
        body.append(
            rf"\bigskip\lab{{0pt}}{{20pt}}{{\textbf{{{place}}}}}{{{tex(task)}:}}{{\leftskip=20pt\noindent {cells}\par}}"
        )
        key.append(
            rf"\textbf{{{place}}} "
            + r"\enspace ".join(rf"\textbf{{{letter}}} {tex(right)}" for letter, (_, right) in zip("abcdef", parts))
        )
        items += [
            item(text, right, f"{place}({letter})", stem=f"{task}:", kind="numeric")
            for letter, (text, right) in zip("abcdef", parts)
        ]
    body.append(
        r"\vfill\hrule\smallskip{\footnotesize\textbf{Answers}\quad "
        + r"\qquad ".join(key).replace("√", r"\ensuremath{\surd}")
        + "}"
    )
    text = "\n".join(body).replace("√", r"\ensuremath{\surd}")
    engine, source = document(draw, text, ["palatino", "lm", "helvetica"], (10, 11, 12))
    return Document(engine, source, items)


FORMULAS = [
    (
        "The power of a lamp is given by",
        "P ~=~ E over t",
        "P = E/t",
        "A lamp uses 5400 J in 90 s. Calculate its power.",
        "60 W",
    ),
    (
        "For a gas at constant temperature",
        "p sub 1 V sub 1 ~=~ p sub 2 V sub 2",
        "p₁V₁ = p₂V₂",
        "A gas at 100 kPa is pressed from 6.0 litres to 2.0 litres. Find its new pressure.",
        "300 kPa",
    ),
    (
        "The efficiency of a machine is",
        "eta ~=~ W sub out over W sub in",
        "η = Wout/Win",
        "A motor takes in 500 J and does 350 J of useful work. What is its efficiency?",
        "0.70",
    ),
    (
        "The refractive index of glass is",
        "n ~=~ {sin i} over {sin r}",
        "n = sin i/sin r",
        "Find n when sin i is 0.60 and sin r is 0.40.",
        "1.5",
    ),
    (
        "The pressure under a column of liquid is",
        "p ~=~ rho g h",
        "p = ρgh",
        "Find the pressure under 4.0 m of water of density 1000 kg/m³. Take g as 10 N/kg.",
        "40 000 Pa",
    ),
]


@layout("development", "problems-groff-equations", "numbered problems with equations, answers at the end", pool="second")
def groff_equations(draw):
    items, body = [], [".TL", "Using formulas"]
    key = []
    for place, (before, formula, printed, after, answer) in enumerate(draw.shuffled(FORMULAS), 1):
        body += [f".IP ({place}) 5", plain(before), ".EQ", formula, ".EN", plain(after)]
        items.append(item(f"{before} {printed} {after}", answer, str(place), kind="numeric"))
        key.append(f"({place}) {answer}")
    body += [".SH", "Answers", ".LP", plain(", ".join(key))]
    engine, source = roff(draw, body)
    return Document(engine, source, items)


LISTINGS = [
    (
        "Figure 1 shows an algorithm in pseudocode.",
        [
            "count ← 0",
            "FOR i ← 1 TO LEN(word)",
            "  IF word[i] = 'e' THEN",
            "    count ← count + 1",
            "  ENDIF",
            "ENDFOR",
            "OUTPUT count",
        ],
        [
            ("State the output when word is ‘evergreen’.", 1),
            ("Give the line numbers of the loop’s body.", 1),
            ("Explain what would change if line 1 were left out.", 2),
        ],
    ),
    (
        "The subroutine in Figure 2 is called with the list 7, 3, 9.",
        [
            "SUBROUTINE f(a)",
            "  b ← a[0]",
            "  FOR EACH x IN a",
            "    IF x > b THEN b ← x",
            "  ENDFOR",
            "  RETURN b",
            "ENDSUBROUTINE",
        ],
        [
            ("State the value that the subroutine returns.", 1),
            ("Give a better name for the subroutine.", 1),
            ("Describe how the subroutine could be tested with three lists.", 3),
        ],
    ),
]


@layout("development", "paper-pseudocode", "paper with listings and a trace table", pool="second")
def pseudocode(draw):
    body, items = "<h1>Algorithms</h1><p>Answer in the spaces. Figures are not part of the questions.</p>", []
    for place, (stem, lines, parts) in enumerate(LISTINGS, 1):
        listing = "\n".join(f"{n} {line}" for n, line in enumerate(lines, 1))
        body += f"<div class=q><p><b>{place}.</b> {web(stem)}</p><p class=c>Figure {place}</p><pre>{web(listing)}</pre></div>"
        for letter, (text, marks) in zip("abc", parts):
            body += f"<div class=p><span>{letter}.</span><span>{web(text)}</span></div><div class=l></div><div class=m>[{marks}]</div>"
            items.append(item(text, None, f"{place}({letter})", marks, stem=stem))
    table = rows([["i", "word[i]", "count"]], "th") + rows([["1", "", ""], ["2", "", ""], ["3", "", ""]])
    text, stem = "Complete the trace table for the word ‘bee’.", "Look again at Figure 1."
    body += f"<p><b>3.</b> {stem} {text}</p><table>{table}</table><div class=m>[3]</div>"
    items.append(item(f"{stem} {text}", None, "3", 3, context=stem, command=text))
    css = "pre { border: 1px solid #000; padding: 3mm; margin: 0 20mm; font-size: 90% } .c { text-align: center; font-weight: bold; margin: 1mm } .q { break-inside: avoid } .p { display: flex; gap: 3mm; margin: 3mm 0 0 6mm } .l { border-bottom: 1px solid #000; height: 9mm; margin-left: 12mm } .m { text-align: right; font-weight: bold } td, th { border: 1px solid; padding: 1mm 6mm } table { border-collapse: collapse; margin-left: 12mm }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (10, 11), css)
    return Document(engine, source, items)
