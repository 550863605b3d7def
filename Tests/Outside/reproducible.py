"""The same curriculum makes the same bytes: in another folder, with the files made in another order, on one thread or
two, over an older bundle. And the file is whole: SQLite's own checks, the header, every table, column and index."""

import hashlib
import os
import pathlib
import random
import re
import sqlite3
import tempfile

from support import CURRICULUM, build, check, copy_curriculum, equal, main, open_bundle, schema_text

# Bytes 96 to 99 hold the version of the library that wrote the file; curricc writes 3.37.0 there, the oldest that
# reads STRICT tables.
VERSION_WRITTEN = 3_037_000


def copy_in_another_order(target):
    """A copy whose files come into the folders in no order, with other times."""
    files = [file for file in CURRICULUM.rglob("*") if file.is_file()]
    random.Random(7).shuffle(files)
    for age, file in enumerate(files):
        copy = target / file.relative_to(CURRICULUM)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(file.read_bytes())
        os.utime(copy, (1_000_000_000 + age, 1_000_000_000 + age))
    return target


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def objects(database):
    """Tables, indexes and views with their SQL, and the columns of each table and view."""
    found = {(kind, name): re.sub(r"\s+", " ", sql) for kind, name, sql in database.execute(
        "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT GLOB 'search_[cdi]*'")}
    columns = {name: database.execute(f"PRAGMA table_xinfo({name})").fetchall()
               for kind, name in found if kind in ("table", "view")}
    return found, columns


def check_whole(path, search=True):
    with open_bundle(path) as bundle:
        equal(bundle.execute("PRAGMA integrity_check").fetchall(), [("ok",)], f"integrity of {path.name}")
        equal(bundle.execute("PRAGMA foreign_key_check").fetchall(), [], f"foreign keys of {path.name}")
        equal(bundle.execute("PRAGMA application_id").fetchone()[0], 0x63757272, "application_id")
        equal(bundle.execute("PRAGMA user_version").fetchone()[0], 1, "user_version")
        equal(bundle.execute("PRAGMA page_size").fetchone()[0], 16384, "page size")
        equal(bundle.execute("PRAGMA freelist_count").fetchone()[0], 0, "unused pages")
        equal(bundle.execute("PRAGMA journal_mode").fetchone()[0], "delete", "journal")
        wanted = sqlite3.connect(":memory:")
        text = schema_text()
        wanted.executescript(text if search else text.partition("-- search: left out")[0])
        equal(objects(bundle), objects(wanted), f"tables, indexes and views of {path.name} against schemas/bundle.sql")
        tables = len(objects(bundle)[0])
        if search:
            # FTS5's own check of the index against what it was made from; it needs a database that can be written to.
            copy = sqlite3.connect(":memory:")
            bundle.backup(copy)
            copy.execute("INSERT INTO search (search, rank) VALUES ('integrity-check', 1)")
            hits = bundle.execute("SELECT count(*) FROM search WHERE search MATCH 'adios'").fetchone()[0]
            check(hits > 0, "no hit for 'adios' in the search index")
    header = path.read_bytes()[:100]
    equal(int.from_bytes(header[96:100], "big"), VERSION_WRITTEN, "bytes 96 to 99 of the header")
    return tables


def prove(bundle):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        copy = copy_curriculum(folder / "here/curriculum")
        shuffled = copy_in_another_order(folder / "there/with a longer name/curriculum")
        builds = [
            bundle,
            build(copy, folder / "one.sqlite", "--jobs", "1"),
            build(copy, folder / "two.sqlite", "--jobs", "2"),
            build(shuffled, folder / "shuffled.sqlite", "--jobs", "1"),
            build(shuffled, folder / "shuffled-two.sqlite", "--jobs", "2"),
        ]
        # Over another bundle, which the new one takes the place of.
        builds.append(build(copy, build(copy, folder / "over.sqlite", "--source-revision", "other")))
        digests = {digest(file) for file in builds}
        equal(len(digests), 1, f"different files among {len(builds)} builds")

        plain = [build(source, folder / f"plain-{jobs}.sqlite", "--no-search", "--jobs", jobs)
                 for source, jobs in ((copy, "1"), (shuffled, "2"))]
        equal(digest(plain[0]), digest(plain[1]), "two builds without search")
        with open_bundle(bundle) as one, open_bundle(plain[0]) as other:
            hashes = [db.execute("SELECT content_hash FROM bundle_info").fetchone()[0] for db in (one, other)]
            equal(hashes[0], hashes[1], "content hash with and without search")
        parts = check_whole(bundle)
        check_whole(plain[0], search=False)
        left = sorted(file.name for file in folder.iterdir() if file.is_file() and not file.name.endswith(".sqlite"))
        equal(left, [], "files left behind")
    return (f"{len(builds)} builds are the same {bundle.stat().st_size} bytes; "
            f"{parts} tables, indexes and views are in place")


main(prove)
