"""The content hash and the numbers of ids, worked out again from their description alone.

Nothing of curricc is asked: only docs/bundle.md, the order of the tables in schemas/bundle.sql, and SHA-256.
"""

import hashlib
import json
import pathlib
import shutil
import sqlite3
import struct
import tempfile

from support import check, equal, main, open_bundle, schema_tables

UNHASHED = {"bundle_info"}


def encoded(value):
    """One byte of type, for text and blob the length, then the bytes."""
    if value is None:
        return b"\x00"
    if isinstance(value, int):
        return b"\x01" + struct.pack(">q", value)
    if isinstance(value, float):
        return b"\x02" + struct.pack(">d", value)
    if isinstance(value, str):
        text = value.encode("utf-8")
        return b"\x03" + struct.pack(">Q", len(text)) + text
    return b"\x04" + struct.pack(">Q", len(value)) + value


def primary_key(bundle, table):
    """Places of the key's columns in a row, in the key's order."""
    columns = bundle.execute(f"PRAGMA table_info({table})").fetchall()
    return [place for _, place in sorted((column[5], column[0]) for column in columns if column[5])]


def sorted_rows(bundle, table):
    """All rows by primary key; Python sorts, so that SQLite's order decides nothing. Texts compare by bytes."""
    key = primary_key(bundle, table)
    check(key, f"{table} has no primary key")

    def order(row):
        return [row[place].encode() if isinstance(row[place], str) else row[place] for place in key]

    return sorted(bundle.execute(f"SELECT * FROM {table}"), key=order)


def content_hash(path):
    digest = hashlib.sha256()
    with open_bundle(path) as bundle:
        for table in schema_tables():
            if table in UNHASHED:
                continue
            digest.update(table.encode())
            for row in sorted_rows(bundle, table):
                for value in row:
                    digest.update(encoded(value))
    return digest.hexdigest()


def number(key):
    """The first 53 bits of SHA-256 over the key."""
    return int.from_bytes(hashlib.sha256(key.encode()).digest()[:8], "big") >> 11


def check_numbers(bundle):
    """Every id is the number of its key: no entity of the shipped curriculum was ever renamed."""
    checked = 0
    for table in schema_tables():
        columns = [column[1] for column in bundle.execute(f"PRAGMA table_info({table})")]
        if "key" not in columns:
            continue
        for identifier, key in bundle.execute(f"SELECT {columns[0]}, key FROM {table}"):
            equal(identifier, number(key), f"the number of {key}")
            checked += 1
    return checked


def check_directions(bundle):
    """A card asks in both directions, under keys made from its own."""
    for card, key in bundle.execute("SELECT card_id, key FROM cards"):
        _, course, name = key.split("/")
        asked = [row[0] for row in bundle.execute(
            "SELECT key FROM questions WHERE owner_kind = 'card' AND owner_id = ? ORDER BY order_idx", [card])]
        equal(asked, [f"question/{course}/{name}/{way}" for way in ("recognise", "produce")], f"questions of {key}")


def changed(path, folder, name, *statements):
    """The hash of a copy in which something was changed."""
    copy = shutil.copy(path, pathlib.Path(folder) / name)
    with sqlite3.connect(copy) as bundle:
        for statement in statements:
            bundle.execute(statement)
    bundle.close()
    return content_hash(copy)


def prove(path):
    bundle = open_bundle(path)
    stored, counts = bundle.execute("SELECT content_hash, counts_json FROM bundle_info").fetchone()
    equal(content_hash(path), stored, "content hash")

    tables = [table for table in schema_tables() if table not in UNHASHED]
    rows = {table: bundle.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in tables}
    equal(json.loads(counts), rows, "counts_json")

    first = "(SELECT min(card_id) FROM cards)"
    with tempfile.TemporaryDirectory() as folder:
        text = changed(path, folder, "text",
                       f"UPDATE cards SET native_text = native_text || '.' WHERE card_id = {first}")
        check(text != stored, "a changed text left the hash as it was")
        # A character that goes over from one column to the next: only the lengths tell these apart.
        moved = changed(path, folder, "moved", f"""UPDATE cards SET native_text = substr(native_text, 2),
            target_text = target_text || substr(native_text, 1, 1) WHERE card_id = {first}""")
        check(moved != stored, "a character moved to the next column left the hash as it was")
        # What lies elsewhere in the file, and what bundle_info says, does not count.
        same = changed(path, folder, "same", "CREATE TEMP TABLE kept AS SELECT * FROM options",
                       "DELETE FROM options", "INSERT INTO options SELECT * FROM kept ORDER BY text DESC",
                       "UPDATE bundle_info SET compiler_version = 'another', source_revision = 'another'")
        equal(same, stored, "the hash of the same rows written in another order")

    numbers = check_numbers(bundle)
    check_directions(bundle)
    return (f"{stored[:16]}… over {sum(rows.values())} rows of {len(rows)} tables; "
            f"{numbers} ids are the numbers of their keys")


if __name__ == "__main__":
    main(prove)
