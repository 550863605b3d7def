"""Real workers, some of which die: nothing is lost, nothing is counted twice, nothing is tried for ever."""

import argparse
import functools
import os
import pathlib
import signal
import subprocess
import time

import pytest

from curricc_archive.archive import Request, extract_archive
from curricc_archive.building import BuildRequest, build_sharded
from curricc_archive.compiler import Compiler
from curricc_archive.engine import Loop
from curricc_archive.errors import CompilerError, RunError
from curricc_archive.records import read_items, read_manifest
from curricc_archive.storage import Storage
from curricc_dask import command


@pytest.fixture(scope="module")
def engine():
    given = command_line("--workers", "2", "--deaths", "2")
    with command.open_engine(given) as engine:
        yield engine


def command_line(*words):
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    return parser.parse_args(words)


@pytest.fixture
def request_(fake, papers, tmp_path):
    return Request(Storage(str(papers)), Storage(str(tmp_path / "out")), Compiler(str(fake)))


def twice(number):
    return number * 2


def test_each_task_is_handed_in_once(engine):
    assert sorted(engine.run(twice, range(200))) == [(number, number * 2) for number in range(200)]


def test_what_the_workers_make_is_what_one_process_makes(engine, request_, tmp_path):
    extract_archive(engine, request_)
    plain = Request(**{**request_.__dict__, "output": Storage(str(tmp_path / "plain"))})
    extract_archive(Loop(), plain)
    assert request_.output.read("manifest.jsonl") == plain.output.read("manifest.jsonl")
    assert list(read_items(request_.output)) == list(read_items(plain.output))


def slow(marks, number):
    time.sleep(0.05)
    pathlib.Path(marks, f"{number} {os.getpid()}").touch()
    return number


def test_a_worker_that_is_killed_loses_nothing(engine, tmp_path):
    killed, seen = False, []
    for task, value in engine.run(functools.partial(slow, str(tmp_path)), range(60)):
        assert task == value
        seen.append(task)
        if len(seen) == 10 and not killed:
            killed = True
            os.kill(engine.everywhere(os.getpid)[0][1], signal.SIGKILL)
    assert sorted(seen) == list(range(60))


def test_a_file_that_kills_its_workers_is_reported_and_the_others_are_done(engine, request_, papers):
    (papers / "a/poison.pdf").write_bytes(b"POISON" + b"x" * 1000)
    summary = extract_archive(engine, request_)
    lines = {line["path"]: line for line in read_manifest(request_.output)}
    assert summary.lost == ["a/poison.pdf"]
    assert lines["a/poison.pdf"]["reason"] == "it was given up after it had killed its worker 2 times with nothing beside it"
    assert (lines["a/one.pdf"]["status"], len(lines)) == ("done", 9)
    tried = (pathlib.Path(request_.compiler.command).parent / "calls").read_text().count("poison.pdf")
    assert tried <= 8, "twice among others, twice alone, first with those of its task, then without"
    (papers / "a/poison.pdf").write_bytes(b"%PDF mended")
    assert extract_archive(engine, request_).lost == []


def test_workers_that_do_not_come_back_are_replaced(engine, monkeypatch):
    monkeypatch.setattr("curricc_dask.engine.COMING_BACK", 1)
    for watcher in list(engine.cluster.workers.values()):
        engine.cluster.sync(watcher.close)
    assert engine.client.scheduler_info(n_workers=-1)["workers"] == {}
    assert sorted(engine.run(twice, range(5))) == [(number, number * 2) for number in range(5)]


def fails(_):
    raise CompilerError("another curricc")


def test_an_exception_ends_the_run_with_its_words(engine):
    with pytest.raises(CompilerError, match="another curricc"):
        list(engine.run(fails, range(100)))
    assert sorted(engine.run(twice, range(3))) == [(0, 0), (1, 2), (2, 4)], "and leaves the workers usable"


def test_a_scheduler_that_is_not_there_is_named(monkeypatch):
    monkeypatch.setattr(command, "CONNECTING", 1)
    with pytest.raises(RunError, match="no scheduler answers at 'tcp://127.0.0.1:9'"):
        with command.open_engine(command_line("--scheduler", "tcp://127.0.0.1:9")):
            pass


@pytest.fixture
def build(fake, sources, tmp_path):
    place = Storage(str(tmp_path / "built"))
    return BuildRequest(Storage(str(sources)), place, "all.sqlite", Storage(f"{place.url}/shards"), 12, Compiler(str(fake)))


def test_shards_are_built_by_workers(engine, build, fake, sources, tmp_path):
    build_sharded(engine, build)
    subprocess.run([fake, "build", sources, "-o", tmp_path / "whole"], check=True)
    assert build.target.read("all.sqlite") == (tmp_path / "whole").read_bytes()


def test_a_shard_that_kills_its_workers_ends_the_build(engine, build, sources):
    (sources / "decks/03.yaml").write_text("POISON")
    with pytest.raises(RunError, match="shard 2 of 12: it was given up after it had killed its worker 2 times"):
        build_sharded(engine, build)
