"""A build in shards by the plainest engine: what is merged, what is not built again, what is refused."""

import subprocess
import uuid

import pytest

from curricc_archive import command
from curricc_archive.building import BuildRequest, build_sharded
from curricc_archive.compiler import Compiler
from curricc_archive.engine import Loop, Lost
from curricc_archive.errors import CompilerError, RunError, StorageError
from curricc_archive.storage import Storage


@pytest.fixture
def request_(fake, sources, tmp_path):
    return BuildRequest(
        Storage(str(sources)), Storage(str(tmp_path / "built")), "all.sqlite", Storage(str(tmp_path / "shards")), 8, Compiler(str(fake)))


@pytest.fixture
def whole(fake, sources, tmp_path):
    """The bundle as it is built without shards."""
    subprocess.run([fake, "build", sources, "-o", tmp_path / "whole.sqlite"], check=True)
    (fake.parent / "calls").unlink()
    return (tmp_path / "whole.sqlite").read_bytes()


def changed(request, **changes):
    return BuildRequest(**{**request.__dict__, **changes})


def shards(request):
    return sorted(entry.path for entry in request.work.entries())


def test_what_is_merged_is_what_is_built_at_once(request_, whole):
    summary = build_sharded(Loop(), request_)
    assert request_.target.read("all.sqlite") == whole
    assert (summary.status, summary.shards, summary.done_before) == (0, 8, 0)
    assert shards(request_) == []


def test_an_interrupted_build_is_continued(request_, whole, fake):
    class Dying(Loop):
        def run(self, function, tasks):
            for task in tasks:
                if task == 4:
                    raise KeyboardInterrupt
                yield task, function(task)

    with pytest.raises(KeyboardInterrupt):
        build_sharded(Dying(), request_)
    assert request_.target.read("all.sqlite") is None
    assert build_sharded(Loop(), request_).done_before == 3
    assert request_.target.read("all.sqlite") == whole
    called = (fake.parent / "calls").read_text().splitlines()
    assert sum(line.startswith("build") for line in called) == 8


def test_shards_of_other_sources_are_not_taken(request_, sources):
    build_sharded(Loop(), changed(request_, keeps=True))
    assert build_sharded(Loop(), changed(request_, keeps=True)).done_before == 8
    (sources / "decks/07.yaml").write_text("other")
    assert build_sharded(Loop(), changed(request_, keeps=True)).done_before == 0
    assert b"07.yaml other" in request_.target.read("all.sqlite")


def test_places_may_be_of_any_file_system(request_, whole, sources):
    source, place = Storage(f"memory://{uuid.uuid4().hex}"), Storage(f"memory://{uuid.uuid4().hex}")
    for entry in request_.source.entries():
        source.write(entry.path, (sources / entry.path).read_bytes())
    request = changed(request_, source=source, target=place, work=Storage(f"{place.url}/shards"))
    build_sharded(Loop(), request)
    assert place.read("all.sqlite") == whole


def test_errors_of_the_curriculum_are_told(request_, sources, capfd):
    build_sharded(Loop(), request_)
    before = request_.target.read("all.sqlite")
    (sources / "decks/03.yaml").write_text("error")
    summary = build_sharded(Loop(), request_)
    assert (summary.status, capfd.readouterr().err.count("1 error")) == (1, 8)
    assert request_.target.read("all.sqlite") == before


def test_sources_that_change_meanwhile_are_refused(request_, sources):
    class Editing(Loop):
        def run(self, function, tasks):
            for task in tasks:
                yield task, function(task)
            (sources / "decks/03.yaml").write_text("edited")

    with pytest.raises(RunError, match="was changed while it was built"):
        build_sharded(Editing(), request_)
    assert request_.target.read("all.sqlite") is None


def test_a_worker_that_sees_other_sources_is_refused(request_, sources):
    class Elsewhere(Loop):
        def everywhere(self, function):
            (sources / "decks/00.yaml").write_text("of another day")
            return [("far", function())]

    with pytest.raises(StorageError, match="on far is another curriculum than here"):
        build_sharded(Elsewhere(), request_)


def test_a_worker_with_another_version_is_refused(request_, fake):
    class Older(Loop):
        def everywhere(self, function):
            (fake.parent / "version").write_text("0.0.9")
            fake.touch()
            return [("far", function())]

    with pytest.raises(CompilerError, match="0.0.9 on far, 0.1.0 here"):
        build_sharded(Older(), request_)


def test_a_shard_that_kills_its_workers_ends_the_build(request_):
    class Losing(Loop):
        def run(self, function, tasks):
            yield 1, Lost("it was given up")

    with pytest.raises(RunError, match="shard 1 of 8: it was given up; more shards need less memory each"):
        build_sharded(Losing(), request_)


def test_the_command_builds(fake, sources, tmp_path, whole, capfd):
    output = tmp_path / "out/all.sqlite"
    words = ["build", sources, "-o", output, "--shards", "5", "--curricc", fake]
    assert command.run("curricc-archive", "", lambda _: command.nullcontext(Loop()), lambda _: None, [str(word) for word in words]) == 0
    assert output.read_bytes() == whole
    assert "5 shards with" in capfd.readouterr().out
    assert [path.name for path in output.parent.iterdir()] == ["all.sqlite"], "nothing stays but the bundle"
