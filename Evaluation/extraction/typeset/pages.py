"""Finds printed text on the pages of a PDF, by what pdftotext reads."""

import re
import subprocess
import unicodedata


def texts(pdf):
    """The pages of a PDF, each as the strings of three ways of reading it."""
    ways = []
    for mode in ([], ["-raw"], ["-layout"]):
        out = subprocess.run(["pdftotext", *mode, str(pdf), "-"], capture_output=True, check=True).stdout
        ways.append(out.decode("utf-8", "replace").split("\f")[:-1])
    return [tuple(folded(text) for text in page) for page in zip(*ways)]


def folded(text):
    """Letters and digits only, in one form, so that neither space nor hyphenation nor sign matters."""
    text = unicodedata.normalize("NFKC", re.sub(r"(\w)-\s*\n\s*", r"\1", text))
    text = unicodedata.normalize("NFD", text).casefold()
    return "".join(sign for sign in text if unicodedata.category(sign)[0] in "LN")


def tokens(text):
    return [folded(word) for word in re.findall(r"\S+", text) if folded(word)]


def ordered(words, page):
    """The share of the words that occur in the page one after the other."""
    at = found = 0
    for word in words:
        place = page.find(word, at)
        if place >= 0:
            at, found = place + len(word), found + 1
    return found / len(words) if words else 1.0


def on_page(text, page):
    """1 if the text stands whole on the page, else the best share of its words in order."""
    whole = folded(text)
    if any(whole in way for way in page):
        return 1.0
    return max(ordered(tokens(text), way) for way in page) * 0.999


def locate(items, pages, key="page", text_key="question"):
    """Sets the page of every item: the first page, not before that of the item before, that has its beginning.

    A page that the layout knows itself stays, as where a table of contents has the same words before.
    """
    current = 0
    for item in items:
        if item.get(key):
            current = item[key] - 1
            continue
        text = item[text_key].split("\n")[0]
        # The definition of another term may use this one.
        if item.get("kind") == "definition" and text_key == "question" and item.get("answer"):
            text += " " + " ".join(item["answer"].split()[:4])
        best, where = -1.0, current
        for number in range(current, len(pages)):
            share = max(on_page(text, pages[number]), 0.98 * on_page(" ".join(text.split()[:5]), pages[number]))
            if share > best + 0.01:
                best, where = share, number
        item[key], current = where + 1, where
