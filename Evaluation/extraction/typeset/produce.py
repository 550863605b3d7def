"""Turns sources into PDFs with the programs that are installed."""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unicodedata

PROGRAMS = {
    "pdflatex": ["pdflatex"],
    "xelatex": ["xelatex"],
    "chromium": ["chromium", "chromium-browser", "google-chrome"],
    "libreoffice": ["soffice", "libreoffice"],
    "groff": ["groff"],
}
EPOCH = "1735689600"
LARGEST = 60_000


def program(engine):
    """The path of the first installed program of an engine, or None."""
    return next((path for name in PROGRAMS[engine] if (path := shutil.which(name))), None)


def missing():
    """The names of programs that are not installed."""
    others = [name for name in ("pdftotext", "gs") if not shutil.which(name)]
    return [engine for engine in PROGRAMS if not program(engine)] + others


def produce(engine, source, target):
    """Writes the PDF of a source to `target`."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        result = globals()[engine](source, folder)
        data = undated(result.read_bytes())
        if len(data) > LARGEST:
            data = undated(smaller(result, folder))
        target.write_bytes(data)


def run(command, folder, **rest):
    environment = os.environ | {"SOURCE_DATE_EPOCH": EPOCH, "FORCE_SOURCE_DATE": "1", "TZ": "UTC", "HOME": str(folder)}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, timeout=180, **rest)
    if done.returncode:
        output = (done.stdout + done.stderr).decode("utf-8", "replace")
        raise RuntimeError(f"{command[0]} did not finish:\n{output[-3000:]}")


def pdflatex(source, folder, engine="pdflatex"):
    (folder / "paper.tex").write_text(source, encoding="utf-8")
    for _ in range(2 if re.search(r"longtable|\\pageref|lastpage|remember picture", source) else 1):
        run([program(engine), "-interaction=nonstopmode", "-halt-on-error", "paper.tex"], folder)
    return folder / "paper.pdf"


def xelatex(source, folder):
    return pdflatex(source, folder, "xelatex")


def chromium(source, folder):
    (folder / "paper.html").write_text(source, encoding="utf-8")
    flags = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--no-pdf-header-footer",
        f"--user-data-dir={folder}/profile",
    ]
    run([program("chromium"), *flags, f"--print-to-pdf={folder}/paper.pdf", f"file://{folder}/paper.html"], folder)
    return folder / "paper.pdf"


def libreoffice(source, folder):
    (folder / "paper.fodt").write_text(source, encoding="utf-8")
    run([program("libreoffice"), "--headless", "--convert-to", "pdf", "paper.fodt"], folder)
    return folder / "paper.pdf"


def groff(source, folder):
    command = [program("groff"), "-Kutf8", "-t", "-e", "-ms", "-Tpdf", "paper.ms"]
    (folder / "paper.ms").write_text(source, encoding="utf-8")
    with (folder / "paper.pdf").open("wb") as out:
        subprocess.run(command, cwd=folder, stdout=out, stderr=subprocess.DEVNULL, check=True, timeout=60)
    return folder / "paper.pdf"


def smaller(path, folder):
    """The PDF written again by Ghostscript, which compresses its fonts, unless that loses text."""
    out = folder / "small.pdf"
    flags = ["-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=pdfwrite", "-dCompatibilityLevel=1.5", "-dSubsetFonts=true"]
    run(["gs", *flags, f"-sOutputFile={out}", str(path)], folder)
    return min(out.read_bytes(), path.read_bytes(), key=len) if letters(out) == letters(path) else path.read_bytes()


def letters(path):
    """The letters and quotation marks that pdftotext reads, sorted: Ghostscript may lose a ligature's, and make < of “."""
    text = subprocess.run(["pdftotext", str(path), "-"], capture_output=True, check=True).stdout.decode(
        "utf-8", "replace"
    )
    return sorted(sign for sign in unicodedata.normalize("NFKC", text) if sign.isalnum() or unicodedata.category(sign) in ("Pi", "Pf"))


def undated(data):
    """The file with dates and identities of its making replaced by others of the same length, so that it can be made again."""
    data = re.sub(rb"\(D:\d{14}", b"(D:20250101000000", data)
    data = re.sub(rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d", b"2025-01-01T00:00:00", data)
    data = re.sub(rb"uuid:[0-9a-f-]{36}", b"uuid:" + b"0" * 36, data)
    data = re.sub(rb"/DocChecksum ?/\w{32}", b"/DocChecksum /" + b"0" * 32, data)
    end = data.rfind(b"trailer")
    if end < 0:
        return data
    # Written as hexadecimal digits or as bytes in brackets; nothing after the trailer is found by its offset.
    return data[:end] + re.sub(rb"/ID ?\[.*?[>)]\s*\]", b"/ID [<00><00>]", data[end:], flags=re.S)
