"""LaTeX sources: what has to be escaped, the fonts, and a page to begin with."""

import re


def gyre(name):
    """A TeX Gyre family, which XeTeX takes from the system's fonts."""
    return rf"\usepackage{{fontspec}}\setmainfont{{TeX Gyre {name}}}"


FONTS = {
    "cm": ("pdflatex", ""),
    "lm": ("pdflatex", r"\usepackage[T1]{fontenc}\usepackage{lmodern}"),
    "lmsans": ("pdflatex", r"\usepackage[T1]{fontenc}\usepackage{lmodern}\renewcommand\familydefault\sfdefault"),
    "times": ("pdflatex", r"\usepackage[T1]{fontenc}\usepackage{tgtermes}"),
    "helvetica": ("xelatex", gyre("Heros")),
    "palatino": ("pdflatex", r"\usepackage[T1]{fontenc}\usepackage{tgpagella}"),
    "schoolbook": ("xelatex", gyre("Schola")),
    "bookman": ("xelatex", gyre("Bonum")),
    "avant": ("xelatex", gyre("Adventor")),
    "noto": ("xelatex", r"\usepackage{fontspec}\setmainfont{Noto Sans}"),
    "notoserif": ("xelatex", r"\usepackage{fontspec}\setmainfont{Noto Serif}"),
    "dejavu": ("xelatex", r"\usepackage{fontspec}\setmainfont[Scale=0.9]{DejaVu Sans}"),
    "dejavuserif": ("xelatex", r"\usepackage{fontspec}\setmainfont[Scale=0.9]{DejaVu Serif}"),
    "libertine": ("xelatex", r"\usepackage{fontspec}\setmainfont{Linux Libertine O}"),
    "arial": ("xelatex", r"\usepackage{fontspec}\setmainfont{Liberation Sans}"),
    "timesnew": ("xelatex", r"\usepackage{fontspec}\setmainfont{Liberation Serif}"),
}
"""What a layout may ask for: the program that can set the font, and how."""

RAISED = dict(zip("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻", "0123456789+−"))
LOWERED = dict(zip("₀₁₂₃₄₅₆₇₈₉", "0123456789"))
SIGNS = {
    "2192": r"\ensuremath{\rightarrow}",
    "2212": r"\ensuremath{-}",
    "03A9": r"\ensuremath{\Omega}",
    "03BB": r"\ensuremath{\lambda}",
    "2248": r"\ensuremath{\approx}",
    "2264": r"\ensuremath{\le}",
    "2265": r"\ensuremath{\ge}",
    "03C0": r"\ensuremath{\pi}",
    "03B8": r"\ensuremath{\theta}",
    "2610": r"\ensuremath{\Box}",
    "0394": r"\ensuremath{\Delta}",
    "25BA": r"\ensuremath{\blacktriangleright}",
}
START = r"""\usepackage{amsmath,amssymb,array,enumitem,fancyhdr,tikz,multicol,eso-pic,longtable,needspace,textcomp}\usetikzlibrary{decorations.pathmorphing}
\setlength\parindent{0pt}\setlength\parskip{4pt}\emergencystretch=2em
\newcommand\dotline{\par\vspace{7pt}\noindent\dotfill\par}
\newcommand\ruleline{\par\vspace{16pt}\noindent\rule{\linewidth}{0.4pt}\par}
\newcommand\lab[4]{\par{\leftskip=#1\advance\leftskip by #2\noindent\hspace*{-#2}\makebox[#2][l]{#3}#4\par}}
\newcommand\pushright[1]{{\unskip\nobreak\hfil\penalty50\hskip1em\hbox{}\nobreak\hfil #1\parfillskip=0pt\finalhyphendemerits=0\par}}
"""


def tex(text):
    """The text for LaTeX, with its superscripts and subscripts raised and lowered as typesetters do."""
    text = re.sub(r"([\\{}])", lambda m: {"\\": r"\textbackslash{}"}.get(m[1], "\\" + m[1]), text)
    text = re.sub(r"([&%$#_])", r"\\\1", text).replace("~", r"\textasciitilde{}").replace("^", r"\textasciicircum{}")
    text = re.sub(f"[{''.join(RAISED)}]+", lambda m: raised(r"\textsuperscript", m[0], RAISED), text)
    return re.sub(f"[{''.join(LOWERED)}]+", lambda m: raised(r"\textsubscript", m[0], LOWERED), text)


def raised(command, run, signs):
    return command + "{" + "".join(signs[sign] for sign in run) + "}"


def document(
    draw, body, fonts, sizes=(10, 11, 12), margins=(18, 26), head="", foot=r"\thepage", extra="", paper="a4paper"
):
    """An engine and a whole LaTeX source around `body`; the font, size and margins are drawn from those given.

    `head` and `foot` are printed in the middle of every page unless they hold `\\fancyhead` or `\\fancyfoot`.
    """
    engine, font = FONTS[draw.one(fonts)]
    margin = draw.random.randint(*margins)
    encoding = r"\usepackage{newunicodechar}" + "".join(
        rf"\newunicodechar{{{chr(int(code, 16))}}}{{{sign}}}" for code, sign in SIGNS.items() if code != "2610"
    )
    if engine == "pdflatex":
        declared = "".join(rf"\DeclareUnicodeCharacter{{{code}}}{{{sign}}}" for code, sign in SIGNS.items())
        encoding = r"\usepackage[utf8]{inputenc}" + declared + r"\pdfcompresslevel=9\pdfobjcompresslevel=2 "
    head = head if "fancyhead" in head or not head else rf"\fancyhead[C]{{{head}}}"
    foot = foot if "fancyfoot" in foot or not foot else rf"\fancyfoot[C]{{{foot}}}"
    lines = [
        rf"\documentclass[{draw.one(sizes)}pt,{paper}]{{extarticle}}",
        encoding + START + font,
        rf"\usepackage[margin={margin}mm,headheight=14pt]{{geometry}}",
        rf"\pagestyle{{fancy}}\fancyhf{{}}\renewcommand\headrulewidth{{0pt}}{head}{foot}",
        extra,
        r"\begin{document}\raggedbottom",
        body,
        r"\end{document}",
    ]
    return engine, "\n".join(lines)


def table(rows, columns, head=None, rules=True):
    """A table of cells already escaped; `columns` is LaTeX's column specification."""
    rule = r"\hline" if rules else ""
    lines = [rf"\begin{{tabular}}{{{columns}}}{rule}"]
    if head:
        lines.append(" & ".join(rf"\textbf{{{cell}}}" for cell in head) + r"\\" + rule)
    lines += [" & ".join(cells) + r"\\" + rule for cells in rows]
    return "\n".join([*lines, r"\end{tabular}"])


def data_table(part):
    """The captioned table of a stem, or nothing."""
    if "table" not in part:
        return ""
    data = part["table"]
    columns = "|" + "c|" * len(data["head"])
    inner = table([[tex(cell) for cell in row] for row in data["rows"]], columns, [tex(cell) for cell in data["head"]])
    return rf"\begin{{center}}\textbf{{{tex(data['caption'])}}}\\[3pt]{inner}\end{{center}}"


FIGURES = {
    "trolley": r"\draw (0,0)--(5,0)--(0,2)--cycle;\draw[fill=gray!30,rotate=-21.8] (0.4,1.95) rectangle (1.3,2.35);"
    r"\draw (0.9,1.72) circle (0.1) (1.5,1.48) circle (0.1);\node at (3.9,1.2) {ramp};\node at (1.7,2.5) {trolley};",
    "bulbs": r"\draw (0,0) rectangle (4,1.6);\filldraw[fill=white] (1,0) circle (0.3) (3,0) circle (0.3);"
    r"\draw (0.8,-0.2)--(1.2,0.2) (0.8,0.2)--(1.2,-0.2) (2.8,-0.2)--(3.2,0.2) (2.8,0.2)--(3.2,-0.2);\node at (2,1.9) {9.0 V};",
    "leaf": r"\draw[fill=green!10] (0,0) .. controls (1,1.2) and (3,1.2) .. (4,0) .. controls (3,-1.2) and (1,-1.2) .. (0,0);"
    r"\draw (0,0)--(4,0);\draw[->] (4.6,0.9)--(3,0.4);\node[right] at (4.6,0.9) {vein};",
    "spring": r"\draw (0,2.4)--(2,2.4);\draw[decorate,decoration={coil,aspect=0.6,amplitude=5pt}] (1,2.4)--(1,0.8);"
    r"\draw (0.7,0.2) rectangle (1.3,0.8);\draw (2.6,0)--(2.6,2.4);\node[right] at (2.6,1.2) {ruler};",
}


def figure(question, scale=0.9):
    """A drawing with its caption for a question that has one, or nothing."""
    if "figure" not in question:
        return ""
    drawing = rf"\begin{{tikzpicture}}[scale={scale}]{FIGURES[question['id']]}\end{{tikzpicture}}"
    return rf"\begin{{center}}{drawing}\\[2pt]\textbf{{{question['figure']}}}\end{{center}}"
