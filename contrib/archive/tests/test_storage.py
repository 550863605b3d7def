"""A name in a storage holds all of its bytes or does not exist."""

import errno
import os
import shutil
import uuid

import pytest

from curricc_archive.errors import StorageError
from curricc_archive.storage import Storage


@pytest.fixture(params=["local", "memory"])
def storage(request, tmp_path):
    return Storage(str(tmp_path / "out") if request.param == "local" else f"memory://{uuid.uuid4().hex}")


def test_what_is_written_is_read(storage):
    storage.write("a/b.txt", b"first")
    storage.write("a/b.txt", b"second")
    assert storage.read("a/b.txt") == b"second"
    assert storage.size("a/b.txt") == 6
    assert storage.read("a/c.txt") is None and storage.size("a/c.txt") is None


def test_the_copy_has_the_digest_of_its_bytes(storage, tmp_path):
    storage.write("x.pdf", b"abc")
    assert storage.fetch("x.pdf", tmp_path / "copy") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert (tmp_path / "copy").read_bytes() == b"abc"


def test_entries_are_those_that_curricc_takes(storage):
    for name in ("b/two.pdf", "one.pdf", ".three.pdf", ".four/five.pdf"):
        storage.write(name, b"x")
    assert sorted((entry.path, entry.size) for entry in storage.entries()) == [("b/two.pdf", 1), ("one.pdf", 1)]
    assert all(entry.stamp for entry in storage.entries())


def test_a_folder_that_is_not_there_is_named(tmp_path):
    with pytest.raises(StorageError, match="there is no folder '.*nowhere'"):
        list(Storage(str(tmp_path / "nowhere")).entries())


def test_a_file_is_no_folder(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError, match="is a file, not a folder"):
        list(Storage(str(tmp_path / "file")).entries())


def test_an_unknown_kind_of_store_is_named():
    with pytest.raises(StorageError, match="nonsense://x' cannot be reached"):
        list(Storage("nonsense://x").entries())


def test_a_write_that_fails_leaves_what_was_there(tmp_path, monkeypatch):
    storage = Storage(str(tmp_path))
    storage.write("a.txt", b"old")

    def full(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(StorageError, match="a.txt' cannot be written: No space left on device"):
        storage.write("a.txt", b"new")
    assert storage.read("a.txt") == b"old"
    assert not list((tmp_path / ".unfinished").iterdir())


def test_a_store_that_hiccups_is_asked_again(tmp_path, monkeypatch):
    storage, rename, failures = Storage(str(tmp_path)), os.replace, [OSError(errno.EIO, "hiccup"), OSError(errno.EIO, "hiccup")]

    def sometimes(*arguments):
        if failures:
            raise failures.pop()
        rename(*arguments)

    monkeypatch.setattr(os, "replace", sometimes)
    monkeypatch.setattr("curricc_archive.storage.PAUSES", (0, 0, 0))
    storage.write("a.txt", b"there")
    assert storage.read("a.txt") == b"there"


def test_folders_that_went_away_are_made_again(tmp_path):
    storage = Storage(str(tmp_path / "out"))
    storage.write("a/b.txt", b"first")
    shutil.rmtree(tmp_path / "out")
    storage.write("a/b.txt", b"second")
    assert storage.read("a/b.txt") == b"second"


def test_a_place_that_cannot_be_written_is_found_before_work_begins(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError, match="cannot be written"):
        Storage(str(tmp_path / "file")).try_writing()
