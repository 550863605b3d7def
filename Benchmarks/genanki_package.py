#!/usr/bin/env python3
"""Writes the words of a bundle as a package of Anki's with genanki: what a team would script today.

    genanki_package.py BUNDLE OUT [--most N]
"""

import argparse
import html
import sqlite3

import genanki

FIELDS = ["Target", "Native", "IPA", "Transliteration", "Audio", "Image", "Note", "Key"]
MODEL = genanki.Model(
    1607392319, "Word", fields=[{"name": name} for name in FIELDS],
    templates=[
        {"name": "Recognise", "qfmt": "{{Target}}", "afmt": "{{FrontSide}}<hr id=answer>{{Native}}"},
        {"name": "Produce", "qfmt": "{{Native}}", "afmt": "{{FrontSide}}<hr id=answer>{{Target}}"},
    ])
QUERY = """SELECT c.key, c.target_text, c.native_text, c.ipa, c.transliteration, g.name, b.long_label, u.title, l.title
    FROM cards AS c JOIN languages AS g USING (language_id) JOIN lessons AS l USING (lesson_id)
    JOIN units AS u USING (unit_id) JOIN bands AS b ON b.band_id = u.band_id ORDER BY c.card_id LIMIT ?"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("bundle")
    parser.add_argument("output")
    parser.add_argument("--most", type=int, default=-1, help="write so many words (default: all)")
    arguments = parser.parse_args()
    decks = {}
    for key, *texts, course, band, unit, lesson in sqlite3.connect(arguments.bundle).execute(QUERY, (arguments.most,)):
        name = "::".join((course, band, unit, lesson))
        deck = decks.setdefault(name, genanki.Deck(2_000_000_000 + len(decks), name))
        target, native, ipa, transliteration = (html.escape(text or "", quote=False) for text in texts)
        deck.add_note(genanki.Note(
            model=MODEL, fields=[target, native, ipa, transliteration, "", "", "", key], guid=key))
    genanki.Package(list(decks.values())).write_to_file(arguments.output)


if __name__ == "__main__":
    main()
