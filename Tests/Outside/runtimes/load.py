"""Loads a bundle with Python's sqlite3 and asks it everything in queries.sql: python3 load.py BUNDLE QUERIES

Prints one line of JSON for each answer: {"ask": ..., "of": the parent's id or null, "rows": [{column: value}]}. The other
programs in this folder print the same bytes.
"""

import decimal
import json
import pathlib
import sqlite3
import sys

APPLICATION = 0x63757272
KNOWN_FORMAT = 1


def open_bundle(path):
    """Opens a bundle for reading only; refuses what is none, and what needs a newer reader."""
    bundle = sqlite3.connect(f"{pathlib.Path(path).resolve().as_uri()}?mode=ro", uri=True)
    bundle.row_factory = sqlite3.Row
    if bundle.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        sys.exit(f"{path} is no bundle")
    if bundle.execute("SELECT min_reader_version FROM bundle_info").fetchone()[0] > KNOWN_FORMAT:
        sys.exit(f"{path} needs a newer app")
    return bundle


def asks(text):
    """Names, parents and SQL of the blocks of queries.sql; the first block is its heading."""
    for block in text.strip().split("\n\n")[1:]:
        head, sql = block.split("\n", 1)
        name, _, parents = head.removeprefix("-- ").partition(" < ")
        yield name, parents.split(", ") if parents else [], sql


def member(value):
    """A value as JSON: a number has no exponent, and no point where it is whole."""
    if isinstance(value, float):
        return str(int(value)) if value.is_integer() else format(decimal.Decimal(repr(value)), "f")
    return json.dumps(value, ensure_ascii=False)


def line(name, parent, rows):
    texts = ("{" + ",".join(f"{member(key)}:{member(row[key])}" for key in row.keys()) + "}" for row in rows)
    return f'{{"ask":{member(name)},"of":{member(parent)},"rows":[{",".join(texts)}]}}'


def answers(bundle, questions):
    ids = {}
    for name, parents, sql in questions:
        ids[name] = []
        for parent in [key for other in parents for key in ids[other]] if parents else [None]:
            try:
                rows = bundle.execute(sql, [parent] if parents else []).fetchall()
            except sqlite3.OperationalError as error:
                if "no such module" not in str(error):
                    raise
                yield f'{{"ask":{member(name)},"without":"fts5"}}'
                continue
            ids[name] += [row[0] for row in rows]
            yield line(name, parent, rows)


if __name__ == "__main__":
    questions = asks(pathlib.Path(sys.argv[2]).read_text("utf-8"))
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    for answer in answers(open_bundle(sys.argv[1]), questions):
        print(answer)
