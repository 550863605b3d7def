"""Extraction over an archive by the plainest engine: what is done, what is not done again, what is counted."""

import json
import os
import subprocess
import uuid

import pytest

from curricc_archive import command
from curricc_archive.archive import Request, batches, extract_archive, proved
from curricc_archive.compiler import Compiler
from curricc_archive.engine import Loop, Lost
from curricc_archive.errors import CompilerError, RunError, StorageError
from curricc_archive.records import read_items, read_manifest
from curricc_archive.storage import Entry, Storage



@pytest.fixture
def request_(fake, papers, tmp_path):
    return Request(Storage(str(papers)), Storage(str(tmp_path / "out")), Compiler(str(fake)))


def calls(fake):
    """The files that curricc was given since the last time, without the page that proves a worker."""
    path = fake.parent / "calls"
    said = [line for line in path.read_text().splitlines() if line != "./probe.pdf"] if path.exists() else []
    path.unlink(missing_ok=True)
    return sorted(said)


def changed(request, **changes):
    return Request(**{**request.__dict__, **changes})


def test_every_file_has_a_line_and_equal_ones_are_done_once(request_, fake):
    summary = extract_archive(Loop(), request_)
    lines = {line["path"]: line for line in read_manifest(request_.output)}
    assert list(lines) == sorted(lines, key=os.fsencode)
    assert {path: line["status"] for path, line in lines.items()} == {
        "a/one.pdf": "done", "a/two.PDF": "done", "b/-three.pdf": "done", "b/also two.pdf": "done", "b/letter.pdf": "failed",
        "b/one.pdf": "done", "b/silent.pdf": "silent", "é/four.pdf": "done"}
    assert lines["a/one.pdf"]["result"] == lines["b/one.pdf"]["result"]
    assert lines["a/two.PDF"]["result"] != lines["b/also two.pdf"]["result"], "items name their file"
    assert calls(fake).count("./one.pdf") == 1
    assert (summary.files, summary.items, summary.done_before, summary.is_well) == (8, 12, 1, False)
    assert summary.reasons == {"this is not a PDF file, whatever its name says": 1, "nothing was recognised": 1}
    assert len(b"".join(read_items(request_.output)).splitlines()) == 12


def test_nothing_is_done_again(request_, fake):
    extract_archive(Loop(), request_)
    manifest = request_.output.read("manifest.jsonl")
    calls(fake)
    assert extract_archive(Loop(), request_).done_before == 8
    assert calls(fake) == []
    assert request_.output.read("manifest.jsonl") == manifest


def test_what_changed_is_done_and_what_went_is_not_counted(request_, fake, papers):
    extract_archive(Loop(), request_)
    calls(fake)
    (papers / "a/one.pdf").write_bytes(b"%PDF other")
    (papers / "b/silent.pdf").unlink()
    summary = extract_archive(Loop(), request_)
    assert calls(fake) == ["./one.pdf"]
    assert (summary.files, summary.done_before) == (7, 6)
    assert not any(line["path"] == "b/silent.pdf" for line in read_manifest(request_.output))


@pytest.mark.parametrize("damage", [b"", b"half", None])
def test_a_result_that_was_damaged_is_made_again(request_, fake, damage):
    extract_archive(Loop(), request_)
    before = b"".join(read_items(request_.output))
    result = next(line["result"] for line in read_manifest(request_.output) if line["path"] == "é/four.pdf")
    request_.output.remove(result)
    if damage is not None:
        request_.output.write(result, damage)
    with pytest.raises(RunError, match="is damaged"):
        list(read_items(request_.output))
    calls(fake)
    extract_archive(Loop(), request_)
    assert calls(fake) == ["./four.pdf"]
    assert b"".join(read_items(request_.output)) == before


def test_another_version_and_other_options_are_other_results(request_, fake):
    extract_archive(Loop(), request_)
    calls(fake)
    assert extract_archive(Loop(), changed(request_, options=("--pages", "1"))).done_before == 1
    (fake.parent / "version").write_text("0.2.0")
    fake.touch()
    assert extract_archive(Loop(), request_).done_before == 1
    assert {line["curricc"] for line in read_manifest(request_.output)} == {"0.2.0"}


def test_a_listing_that_is_trusted_saves_the_reading(request_, papers):
    extract_archive(Loop(), request_)
    request = changed(request_, trusts_listing=True)
    place = papers / "a/one.pdf"
    times = place.stat()
    place.write_bytes(b"%PDF eno")
    os.utime(place, ns=(times.st_atime_ns, times.st_mtime_ns))
    assert extract_archive(Loop(), request).done_before == 8, "neither size nor time says that it changed"
    place.touch()
    assert extract_archive(Loop(), request).done_before == 7


def test_what_may_pass_is_tried_again(request_, fake, papers):
    (papers / "a/busy.pdf").write_bytes(b"BUSY")
    (papers / "a/crash.pdf").write_bytes(b"CRASH")
    summary = extract_archive(Loop(), request_)
    lines = {line["path"]: line for line in read_manifest(request_.output)}
    assert lines["a/busy.pdf"]["status"] == "done"
    assert (lines["a/crash.pdf"]["status"], lines["a/crash.pdf"]["settled"]) == ("failed", False)
    assert summary.reasons["curricc was ended by signal 11"] == 1
    assert calls(fake).count("./crash.pdf") == 3
    extract_archive(Loop(), request_)
    assert calls(fake) == ["./crash.pdf"] * 3, "the next run tries again what is not settled, and only that"


def test_a_call_that_does_not_end_is_ended(request_, papers):
    (papers / "a/slow.pdf").write_bytes(b"SLOW")
    extract_archive(Loop(), changed(request_, compiler=Compiler(request_.compiler.command, 0.5), tries=1))
    line = next(line for line in read_manifest(request_.output) if line["path"] == "a/slow.pdf")
    assert (line["status"], line["reason"]) == ("failed", "curricc did not end within 0.5 s")


def test_a_file_that_is_too_large_is_not_read(request_, fake, papers):
    with open(papers / "a/large.pdf", "wb") as large:
        large.truncate(2_000_001)
    extract_archive(Loop(), changed(request_, megabytes=2))
    assert "./large.pdf" not in calls(fake)


class Losing(Loop):
    """Loses every task with a certain file in it."""

    def run(self, function, tasks):
        for task in tasks:
            yield task, Lost("its worker died") if any(entry.path == "a/one.pdf" for entry in task) else function(task)


def test_what_is_lost_is_told_and_tried_by_the_next_run(request_):
    summary = extract_archive(Losing(), request_)
    assert summary.lost == ["a/one.pdf"] and "lost: a/one.pdf" in summary.text()
    assert (summary.files, summary.statuses["done"]) == (8, 5), "the others of its task are done"
    assert extract_archive(Loop(), request_).lost == []


def test_small_files_share_a_task_and_large_ones_come_first():
    sizes = [1000] * 20 + [300_000, 200_000, 100_000]
    found = list(batches(Entry(f"{index:02}.pdf", size, "") for index, size in enumerate(sizes)))
    assert [[entry.size for entry in batch] for batch in found] == [
        [300_000], [200_000], [100_000] + [1000] * 7, [1000] * 8, [1000] * 5]


def test_an_engine_that_hands_in_twice_or_not_at_all_is_found(request_):
    class Twice(Loop):
        def run(self, function, tasks):
            for task in tasks:
                yield task, function(task)
                yield task, function(task)

    class Never(Loop):
        def run(self, function, tasks):
            return iter(())

    with pytest.raises(RunError, match="handed in twice"):
        extract_archive(Twice(), request_)
    with pytest.raises(RunError, match="8 files were never handed in"):
        extract_archive(Never(), request_)


def test_nothing_stays_of_what_was_copied(request_, tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "scratch"))
    (tmp_path / "scratch").mkdir()
    extract_archive(Loop(), request_)
    assert list((tmp_path / "scratch").iterdir()) == []
    assert not (tmp_path / "out/.unfinished").exists()


def test_what_a_killed_run_left_is_removed_by_a_later_one(request_, tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "scratch"))
    old, new = (tmp_path / "scratch" / name for name in ("curricc-run-old", "curricc-run-new"))
    for folder in (old, new):
        (folder / "sub").mkdir(parents=True)
    os.utime(old, (0, 0))
    extract_archive(Loop(), request_)
    assert list((tmp_path / "scratch").iterdir()) == [new]


def test_results_go_to_any_file_system(request_):
    request = changed(request_, output=Storage(f"memory://{uuid.uuid4().hex}"))
    extract_archive(Loop(), request)
    extract_archive(Loop(), request_)
    assert b"".join(read_items(request.output)) == b"".join(read_items(request_.output))
    assert request.output.read("manifest.jsonl") == request_.output.read("manifest.jsonl")


def test_an_archive_may_lie_in_any_file_system(request_, papers):
    archive = Storage(f"memory://{uuid.uuid4().hex}")
    for entry in request_.archive.entries():
        archive.write(entry.path, (papers / entry.path).read_bytes())
    extract_archive(Loop(), changed(request_, archive=archive))
    assert len(b"".join(read_items(request_.output)).splitlines()) == 12


def test_workers_with_other_versions_are_refused(request_):
    class Two(Loop):
        def everywhere(self, function):
            first = function()
            return [("one", first), ("two", type(first)("0.0.9", first.page))]

    with pytest.raises(CompilerError, match="not the same everywhere: 0.0.9 on two, 0.1.0 on one"):
        proved(Two(), request_)


def test_a_worker_that_comes_later_with_another_version_is_refused(fake):
    with pytest.raises(CompilerError, match="is version 0.1.0 here and 0.2.0 elsewhere"):
        Compiler(str(fake)).demand("0.2.0")


def test_curricc_that_cannot_read_is_refused_before_work_begins(request_, fake):
    fake.write_text("#!/bin/sh\n[ \"$1\" = --version ] && echo 0.1.0 && exit 0\necho \"curricc: no 'curricc-pdf'\" >&2; exit 2\n")
    with pytest.raises(CompilerError, match="cannot read PDF files here: no 'curricc-pdf'"):
        extract_archive(Loop(), request_)


def run(*words):
    return command.run("curricc-archive", "", lambda _: command.nullcontext(Loop()), lambda _: None, [str(word) for word in words])


def test_the_command_answers_as_curricc_does(fake, papers, tmp_path, capfd):
    out = tmp_path / "out"
    assert run("extract", papers / "a", out, "--curricc", fake) == 0
    assert "2 files, 0.0 MB: 4 items on 4 pages" in capfd.readouterr().out
    assert run("extract", papers, out, "--curricc", fake) == 1
    assert run("items", out) == 0
    assert len(capfd.readouterr().out.splitlines()) >= 12
    assert json.loads((out / "summary.json").read_text())["statuses"] == {"done": 6, "failed": 1, "silent": 1}


@pytest.mark.parametrize("words, message", [
    (["extract", "{papers}/nowhere", "{out}"], "there is no folder"),
    (["extract", "{papers}/b/notes.txt", "{out}"], "is a file, not a folder"),
    (["extract", "{papers}/é/..", ""], "a folder is needed"),
    (["extract", "{papers}", "{out}", "--curricc", "/nowhere/curricc"], "there is no '/nowhere/curricc' on this machine"),
    (["extract", "{papers}", "{papers}/b/notes.txt"], "cannot be written"),
    (["extract", "{papers}", "{out}", "--ocr-language", "fr"], "--ocr-language goes with --ocr"),
    (["extract", "{empty}", "{out}"], "has no PDF files"),
])
def test_what_cannot_be_done_is_said(words, message, fake, papers, tmp_path, capfd):
    (tmp_path / "empty").mkdir()
    filled = [word.format(papers=papers, out=tmp_path / "out", empty=tmp_path / "empty") for word in words]
    assert run(*filled, *([] if "--curricc" in words else ["--curricc", fake])) == 2
    assert message in capfd.readouterr().err


def test_a_full_disk_ends_the_run(request_, monkeypatch):
    def full(self, name, data):
        if name.startswith("items/"):
            raise StorageError(f"'{name}' cannot be written: No space left on device")
        return write(self, name, data)

    write = Storage.write
    monkeypatch.setattr(Storage, "write", full)
    with pytest.raises(StorageError, match="No space left on device"):
        extract_archive(Loop(), request_)
    monkeypatch.undo()
    assert request_.output.read("manifest.jsonl") is None
    assert extract_archive(Loop(), request_).files == 8


def test_a_killed_run_is_continued(request_, fake, monkeypatch):
    monkeypatch.setattr("curricc_archive.archive.BATCH_FILES", 1)

    class Dying(Loop):
        def run(self, function, tasks):
            for index, task in enumerate(tasks):
                if index == 4:
                    raise KeyboardInterrupt
                yield task, function(task)

    with pytest.raises(KeyboardInterrupt):
        extract_archive(Dying(), request_)
    before = calls(fake)
    summary = extract_archive(Loop(), request_)
    assert len(before) + len(calls(fake)) == 7, "each content is read once"
    assert summary.files == 8


def test_the_fake_is_a_program(fake, papers):
    assert subprocess.run([fake, "--version"], capture_output=True, check=True).stdout == b"0.1.0\n"
