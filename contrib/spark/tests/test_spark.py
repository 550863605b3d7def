"""Spark's workers, some of which die: nothing is lost, nothing is counted twice, nothing is tried for ever."""

import argparse
import functools
import os
import pathlib
import shutil
import signal

import pytest

pytest.importorskip("pyspark", reason="Spark has half a gigabyte; dask's tests need it not")

from curricc_archive.archive import Request, extract_archive
from curricc_archive.compiler import Compiler
from curricc_archive.engine import Loop
from curricc_archive.errors import CompilerError
from curricc_archive.records import read_manifest
from curricc_archive.storage import Storage
from curricc_spark import command

pytestmark = pytest.mark.skipif(shutil.which("java") is None, reason="Spark needs Java")


@pytest.fixture(scope="module")
def engine():
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    with command.open_engine(parser.parse_args(["--workers", "2", "--deaths", "2"])) as engine:
        yield engine


@pytest.fixture
def request_(fake, papers, tmp_path):
    return Request(Storage(str(papers)), Storage(str(tmp_path / "out")), Compiler(str(fake)))


def test_each_task_is_handed_in_once(engine):
    assert sorted(engine.run(lambda number: number * 2, range(150))) == [(number, number * 2) for number in range(150)]


def test_what_the_workers_make_is_what_one_process_makes(engine, request_, tmp_path):
    extract_archive(engine, request_)
    plain = Request(**{**request_.__dict__, "output": Storage(str(tmp_path / "plain"))})
    extract_archive(Loop(), plain)
    assert request_.output.read("manifest.jsonl") == plain.output.read("manifest.jsonl")


def test_a_worker_that_is_killed_loses_nothing(engine, tmp_path):
    def once(marks, number):
        mark = pathlib.Path(marks, "killed")
        if number == 30 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return number

    assert sorted(engine.run(functools.partial(once, str(tmp_path)), range(60))) == [(number, number) for number in range(60)]
    assert (tmp_path / "killed").exists()


def test_a_file_that_kills_its_workers_is_reported_and_the_others_are_done(engine, request_, papers):
    (papers / "a/poison.pdf").write_bytes(b"POISON" + b"x" * 1000)
    summary = extract_archive(engine, request_)
    lines = {line["path"]: line for line in read_manifest(request_.output)}
    assert summary.lost == ["a/poison.pdf"]
    assert lines["a/poison.pdf"]["reason"] == "it was given up after its worker had died 2 times"
    assert (lines["a/one.pdf"]["status"], len(lines)) == ("done", 9)


def test_an_exception_ends_the_run_with_its_words(engine):
    def fails(_):
        raise CompilerError("another curricc")

    with pytest.raises(CompilerError, match="another curricc"):
        list(engine.run(fails, range(100)))
    assert sorted(engine.run(lambda number: number, range(3))) == [(0, 0), (1, 1), (2, 2)]
