"""A delta, a diff and a folder of releases, read by what their pages say alone.

A delta of real edits to the shipped curriculum is applied by this script from docs/deltas.md with Python's zlib and
sqlite3, and gives the content hash that curricc gives; diff and list keep to their published schemas; the checksums are
those that sha256sum finds.
"""

import hashlib
import json
import pathlib
import shutil
import sqlite3
import struct
import subprocess
import tempfile
import zlib

import jsonschema

from content_hash import content_hash, primary_key
from support import SCHEMAS, build, check, copy_curriculum, curricc, equal, main

HELLO = "courses/es/n1/u1-l1-hello-and-goodbye.yaml"
EDITS = [
    (HELLO, "    native_text: hello\n", "    native_text: hello; hi\n"),
    (HELLO, "  - id: buenas-tardes\n", "  - id: good-afternoon\n    was: [buenas-tardes]\n"),
    ("story/newborn/my-family.yaml", "    correct_answer: mother\n", "    correct_answer: mummy\n"),
    ("courses/es/n1/boss.yaml", "pass_score_pct: 70", "pass_score_pct: 75"),
    ("curriculum.yaml", "version: 1.0.0", "version: 1.1.0"),
]


class Rows:
    """The rows of a delta, from the first byte to the last."""

    def __init__(self, data):
        check(data[:16] == b"curricc delta 1\n", "it begins as a delta")
        check(hashlib.sha256(data[:-32]).digest() == data[-32:], "it ends with its digest")
        end = data.index(b"\n", 16)
        self.head = json.loads(data[16:end])
        self.data = zlib.decompress(data[end + 1:-32])
        equal(len(self.data), self.head["payload_bytes"], "bytes of the rows")
        self.place = 0

    def take(self, count):
        self.place += count
        return self.data[self.place - count:self.place]

    def number(self):
        return struct.unpack(">Q", self.take(8))[0]

    def value(self):
        kind = self.take(1)[0]
        if kind == 0:
            return None
        if kind == 1:
            return struct.unpack(">q", self.take(8))[0]
        if kind == 2:
            return struct.unpack(">d", self.take(8))[0]
        equal(kind, 3, "type of a value")
        return self.take(self.number()).decode("utf-8")


def apply(delta, bundle):
    """Changes a bundle's rows as the delta says; search is left as it was."""
    rows = Rows(delta.read_bytes())
    database = sqlite3.connect(bundle)
    database.execute("PRAGMA foreign_keys = OFF")
    arrivals, changes, table = [], 0, None
    while (mark := rows.take(1)) != b"E":
        if mark == b"T":
            table = rows.value()
            columns = len(database.execute(f"PRAGMA table_info({table})").fetchall())
            names = [column[1] for column in database.execute(f"PRAGMA table_info({table})")]
            key = primary_key(database, table)
            where = " AND ".join(f"{names[place]} = ?" for place in key)
            continue
        changes += 1
        if mark == b"+":
            arrivals.append((table, [rows.value() for _ in range(columns)]))
            continue
        number = [rows.value() for _ in key]
        row = list(database.execute(f"SELECT * FROM {table} WHERE {where}", number).fetchone())
        database.execute(f"DELETE FROM {table} WHERE {where}", number)
        if mark == b"~":
            bits = rows.number()
            for place in range(columns):
                if bits >> place & 1:
                    row[place] = rows.value()
            arrivals.append((table, row))
    equal(rows.place, len(rows.data), "where the rows end")
    equal(changes, rows.head["changes"], "changes")
    for table, row in arrivals:
        database.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)
    database.commit()
    database.close()
    return rows.head


def prove(bundle):
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        copy = copy_curriculum(work / "curriculum")
        for path, old, new in EDITS:
            text = (copy / path).read_text("utf-8")
            check(old in text, f"{path} has {old!r}")
            (copy / path).write_text(text.replace(old, new, 1), "utf-8")
        curricc("distract", copy)
        new = build(copy, work / "new.sqlite")
        diff = json.loads(curricc("diff", bundle, new, "--format", "json", "--delta", work / "d", status=0))
        jsonschema.validate(diff, json.loads((SCHEMAS / "diff.schema.json").read_text("utf-8")))
        by_key = {change["key"]: change for change in diff["changes"]}
        equal(by_key["card/es/good-afternoon"]["former_key"], "card/es/buenas-tardes", "a renamed card")
        equal(by_key["card/es/hola"]["impact"], "safe", "a card that accepts more")
        equal(diff["impact"], "rescore", "the worst change")
        equal(diff["version"]["passed"], True, "the gate")

        shutil.copy(bundle, work / "applied.sqlite")
        head = apply(work / "d", work / "applied.sqlite")
        equal(content_hash(work / "applied.sqlite"), head["target"]["content_hash"], "content hash by Python")
        curricc("apply", bundle, work / "d", "-o", work / "ours.sqlite")
        equal(content_hash(work / "ours.sqlite"), head["target"]["content_hash"], "content hash by curricc apply")

        releases = work / "releases"
        curricc("release", bundle, "-o", releases)
        curricc("release", new, "-o", releases)
        listed = json.loads((releases / "releases.json").read_text("utf-8"))
        jsonschema.validate(listed, json.loads((SCHEMAS / "releases.schema.json").read_text("utf-8")))
        equal([release["content_version"] for release in listed["releases"]], ["1.1.0", "1.0.0"], "releases")
        subprocess.run(["sha256sum", "--quiet", "--check", "SHA256SUMS"], cwd=releases, check=True)
        size = listed["releases"][0]["deltas"][0]["file"]["bytes"]
        return (f"a delta of {size} bytes with {head['changes']} rows applied by Python gives the content hash; "
                f"{len(diff['changes'])} changes and {len(listed['releases'])} releases keep to their schemas")


if __name__ == "__main__":
    main(prove)
