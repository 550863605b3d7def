"""Further programs that teachers set papers with, for layouts whose design is the program's or the class's own.

Each is a function from a source and a folder to the path of the PDF, as in `produce`, which finds them by their names.
They are not among the programs that `produce` asks for, so that the layouts before them can be made without them.
"""

import re
import shutil

import produce
from produce import run


def program(name):
    path = shutil.which(name)
    if not path:
        raise RuntimeError(f"{name} is not installed (README.md names the packages)")
    return path


def latex(source, folder, engine="pdflatex", runs=3):
    """LaTeX as often as classes with totals, tables of points and files of solutions need it."""
    (folder / "paper.tex").write_text(source, encoding="latin-1" if source.endswith("% latin-1") else "utf-8")
    for _ in range(runs):
        run([program(engine), "-interaction=nonstopmode", "-halt-on-error", "paper.tex"], folder)
    return folder / "paper.pdf"


def lualatex(source, folder):
    return latex(source, folder, "lualatex")


def pandoc(source, folder):
    """Markdown with pandoc's own template and choices."""
    (folder / "paper.md").write_text(source, encoding="utf-8")
    run([program("pandoc"), "paper.md", "-o", "paper.pdf"], folder)
    return folder / "paper.pdf"


def asciidoctor(source, folder):
    (folder / "paper.adoc").write_text(source, encoding="utf-8")
    run([program("asciidoctor-pdf"), "-a", "reproducible", "paper.adoc"], folder)
    return folder / "paper.pdf"


def docbook(source, folder):
    """DocBook 4.5 by Debian's stylesheets for formatting objects and FOP."""
    (folder / "paper.xml").write_text(source, encoding="utf-8")
    sheet = "/usr/share/xml/docbook/stylesheet/docbook-xsl/fo/docbook.xsl"
    options = ["--stringparam", "fop1.extensions", "1", "--stringparam", "paper.type", "A4"]
    run([program("xsltproc"), "--nonet", *options, "-o", "paper.fo", sheet, "paper.xml"], folder)
    run([program("fop"), "-q", "-fo", "paper.fo", "-pdf", "paper.pdf"], folder)
    return folder / "paper.pdf"


def sphinx(source, folder):
    """One reStructuredText page in Sphinx's own LaTeX; the lines of conf.py stand above a line of equals signs only."""
    conf, text = source.split("\n====\n", 1)
    (folder / "conf.py").write_text(conf + "\n", encoding="utf-8")
    (folder / "index.rst").write_text(text, encoding="utf-8")
    run([program("sphinx-build"), "-q", "-b", "latex", ".", "out"], folder)
    name = next((folder / "out").glob("*.tex")).name
    for _ in range(3):
        run([program("pdflatex"), "-interaction=nonstopmode", name], folder / "out")
    return (folder / "out" / name).with_suffix(".pdf")


def texinfo(source, folder):
    (folder / "paper.texi").write_text(source, encoding="utf-8")
    run([program("texi2pdf"), "--batch", "--quiet", "paper.texi"], folder)
    return folder / "paper.pdf"


def typst(source, folder):
    """Typst through its Python package, as there is no Debian package."""
    (folder / "paper.typ").write_text(source, encoding="utf-8")
    script = f"import typst; typst.compile('paper.typ', output='paper.pdf', timestamp={produce.EPOCH})"
    run([program("python3"), "-c", script], folder)
    return folder / "paper.pdf"


for engine in (latex, lualatex, pandoc, asciidoctor, docbook, sphinx, texinfo, typst):
    setattr(produce, engine.__name__, engine)
