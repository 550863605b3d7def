#!/usr/bin/env python3
"""Makes cloze questions of sentences: an example of a program for `curricc extract --generator`.

It needs nothing but Python's standard library, asks no network, and makes the same of the same pages. Of each sentence
that says what something is, it takes out the longest word that stands on the pages more than once, or else the longest.

    curricc extract notes.pdf --generator "python3 contrib/generators/cloze.py" -o notes.yaml
"""

import collections
import json
import re
import sys

SENTENCE = re.compile(r"[^.!?]+[.!?]")
WORD = re.compile(r"[^\W\d_]{5,}")
VERBS = re.compile(r"\b(is|are|was|were|has|have|means|contains?|called|makes?|causes?)\b")


def sentences(text):
    """The sentences of a page that are worth a question, lines joined, headings left out."""
    lines = text.splitlines()
    # A short line without a full stop before one that begins anew is a heading.
    kept = [
        line if line[-1:] in ".!?" or len(line) > 40 or not following[:1].isupper() else "."
        for line, following in zip(lines, lines[1:] + ["A"])
    ]
    for match in SENTENCE.finditer(re.sub(r"\s+", " ", " ".join(kept))):
        sentence = match.group().strip()
        if 6 <= len(sentence.split()) <= 30 and VERBS.search(sentence) and sentence[0].isupper():
            yield sentence


def cloze(sentence, counts):
    """The sentence with a gap, and the word that fills it; None where no word is long enough."""
    words = [word for word in WORD.findall(sentence)[1:] if not VERBS.fullmatch(word)]
    if not words:
        return None
    word = max(words, key=lambda word: (counts[word.lower()] > 1, len(word)))
    gap = re.compile(rf"\b{word}\b")
    # A word that comes twice would give its own answer away.
    if len(gap.findall(sentence)) > 1:
        return None
    return gap.sub("___", sentence), word


def main():
    request = json.load(sys.stdin)
    if request["version"] != 1:
        sys.exit(f"cloze.py does not know version {request['version']}")
    counts = collections.Counter(
        word.lower() for page in request["pages"] for word in WORD.findall(page["text"])
    )
    items = []
    for page in request["pages"]:
        for sentence in sentences(page["text"]):
            made = cloze(sentence, counts)
            if made and len(items) < request["wanted"]:
                items.append(
                    {
                        "kind": "cloze",
                        "question": made[0],
                        "answer": made[1],
                        "snippet": sentence,
                        "page": page["page"],
                    }
                )
    json.dump({"items": items}, sys.stdout, ensure_ascii=False)


if __name__ == "__main__":
    main()
