"""A curriculum built in shards by many workers, and merged to the bundle that one machine would build, byte for byte."""

import functools
import hashlib
import json
import os
import pathlib
import shutil
import sys
import tempfile
import time
from dataclasses import dataclass, field

from .compiler import Compiler, TooSlow
from .engine import Engine, Lost
from .errors import CompilerError, RunError, StorageError
from .progress import Progress
from .records import LAYOUT
from .scratch import Scratch, remove_stale
from .storage import Storage

LOCK = "distractors.lock"


@dataclass(frozen=True)
class BuildRequest:
    """What a user asks for. `bundle` is a name within `target`; `work` is where shards wait to be merged."""

    source: Storage
    target: Storage
    bundle: str
    work: Storage
    shards: int
    compiler: Compiler = Compiler()
    options: tuple[str, ...] = ()
    jobs: int = 1
    tries: int = 3
    fresh: bool = False
    keeps: bool = False
    # Whether nothing but this build's shards lies in `work`, so that it goes with them.
    owns_work: bool = False


@dataclass(frozen=True)
class ShardJob:
    """What the tasks of a build have in common."""

    request: BuildRequest
    version: str
    digest: str
    scratch: Scratch = field(default_factory=Scratch)

    def name(self, index: int) -> str:
        """The name of a shard: a digest of all that it depends on."""
        request = self.request
        parts = [LAYOUT, "shard", self.digest, self.version, list(request.options), request.shards, index]
        return f"shards/{hashlib.sha256(json.dumps(parts).encode()).hexdigest()}.shard"


@dataclass(frozen=True)
class Shard:
    """What a worker made of a shard: None for `bytes` where there is none, and what curricc said."""

    index: int
    bytes: int | None
    messages: tuple[str, ...] = ()
    was_there: bool = False
    seconds: float = 0


@dataclass
class BuildSummary:
    """The figures of a build."""

    status: int
    shards: int = 0
    done_before: int = 0
    bytes: int = 0
    building: float = 0
    merging: float = 0
    lost: list[str] = field(default_factory=list)

    def text(self) -> str:
        """The summary for people."""
        before = f", {self.done_before} of them before" if self.done_before else ""
        return (
            f"{self.shards} shards with {self.bytes / 1e6:,.1f} MB built{before}, in {self.building:,.1f} s; "
            f"merged in {self.merging:,.1f} s")


def build_sharded(engine: Engine, request: BuildRequest) -> BuildSummary:
    """Builds what shards are missing, merges them all, and puts the bundle in its place in one piece.

    Shards are named by what they were made from, so a build that was interrupted is continued by the same command. They
    are removed once the bundle stands.
    """
    start = time.monotonic()
    request.work.try_writing()
    request.target.try_writing()
    version, digest = proved(engine, request)
    job = ShardJob(request, version, digest)
    print(f"{request.shards} shards, curricc {version}, {engine.description}", file=sys.stderr)
    progress = Progress(request.shards, "shards", request.shards)
    found: dict[int, Shard] = {}
    summary = BuildSummary(status=0)
    try:
        for index, value in engine.run(functools.partial(build_shard, job), range(1, request.shards + 1)):
            if index in found:
                raise RunError(f"shard {index} was handed in twice")
            if isinstance(value, Lost):
                raise RunError(f"shard {index} of {request.shards}: {value.reason}; more shards need less memory each")
            found[index] = value
            summary.done_before += value.was_there
            progress.add(1, value.bytes is None)
        progress.end()
        summary.shards, summary.bytes = len(found), sum(shard.bytes or 0 for shard in found.values())
        summary.building = time.monotonic() - start
        if not _tell(found):
            return BuildSummary(1, summary.shards, summary.done_before, summary.bytes, summary.building)
        if fingerprint(request.source) != digest:
            raise RunError(f"'{request.source.url}' was changed while it was built; run the same command again")
        summary.status = _merge(job)
        summary.merging = time.monotonic() - start - summary.building
    finally:
        progress.end()
        _tidy(engine, job)
        request.target.remove_unfinished()
    if not request.keeps and summary.status == 0:
        for index in found:
            request.work.remove(job.name(index))
        request.work.remove_unfinished()
        if request.owns_work:
            request.work.remove()
    return summary


def build_shard(job: ShardJob, index: int) -> Shard:
    """Builds a shard unless it is there; what is wrong with the curriculum is said in the answer."""
    request, name = job.request, job.name(index)
    request.compiler.demand(job.version)
    if not request.fresh and (size := request.work.size(name)):
        return Shard(index, size, was_there=True)
    start = time.monotonic()
    with tempfile.TemporaryDirectory(dir=job.scratch.folder(), ignore_cleanup_errors=True) as folder:
        made = pathlib.Path(folder, "shard")
        for _ in range(request.tries):
            status, messages = _run(job, index, made)
            if status in (0, 1, 2):
                break
        if status not in (0, 1):
            raise RunError(f"shard {index} of {request.shards}: {messages[-1].removeprefix('curricc: ')}")
        if not made.exists():
            return Shard(index, None, messages)
        size = made.stat().st_size
        request.work.put(name, made)
    return Shard(index, size, messages, seconds=time.monotonic() - start)


def _run(job: ShardJob, index: int, made: pathlib.Path) -> tuple[int, tuple[str, ...]]:
    request = job.request
    made.unlink(missing_ok=True)
    try:
        answer = request.compiler.run(
            "build", str(source_folder(job)), "--shard", f"{index}/{request.shards}", "-o", str(made), "--jobs", str(request.jobs),
            *request.options)
    except TooSlow:
        return -1, (f"curricc did not end within {request.compiler.seconds:g} s",)
    said = tuple(answer.messages)
    if answer.status < 0:
        said += (f"curricc was ended by signal {-answer.status}",)
    elif answer.status not in (0, 1) and not said:
        said = (f"curricc ended with {answer.status} and no word",)
    return answer.status, said


def source_folder(job: ShardJob) -> pathlib.Path:
    """The curriculum as a folder of this machine: where it lies, or a copy that the first task here fetches."""
    source = job.request.source
    if source.is_local:
        return pathlib.Path(source.path())
    folder = job.scratch.folder() / "source"
    if not folder.exists():
        aside = pathlib.Path(tempfile.mkdtemp(dir=job.scratch.folder()))
        for entry in source.entries():
            target = aside / entry.path
            target.parent.mkdir(parents=True, exist_ok=True)
            source.fetch(entry.path, target)
        try:
            aside.rename(folder)
        except OSError:  # Another worker was faster; a folder that is there is whole.
            shutil.rmtree(aside, ignore_errors=True)
    return folder


def fingerprint(source: Storage) -> str:
    """The digest of a curriculum: every path with its content, or with what the store says of it."""
    total = hashlib.sha256()
    for entry in sorted(source.entries(), key=lambda entry: os.fsencode(entry.path)):
        if source.is_local:
            with open(source.path(entry.path), "rb") as file:
                content = hashlib.file_digest(file, "sha256").hexdigest()
        else:
            content = f"{entry.size} {entry.stamp}"
        total.update(json.dumps([entry.path, content]).encode())
    return total.hexdigest()


@dataclass(frozen=True)
class BuildProof:
    """What a worker shows before work begins: its curricc's version, and the curriculum that it sees."""

    version: str
    digest: str


def prove(request: BuildRequest) -> BuildProof:
    """Shows on a worker that it has curricc, sees the curriculum and can write shards."""
    remove_stale()
    proof = BuildProof(request.compiler.version(), fingerprint(request.source))
    request.work.try_writing()
    return proof


def proved(engine: Engine, request: BuildRequest) -> tuple[str, str]:
    """The version of curricc and the digest of the curriculum, which are the same here and on all workers."""
    here = prove(request)
    for name, proof in engine.everywhere(functools.partial(prove, request)):
        if proof.version != here.version:
            raise CompilerError(
                f"curricc is not the same everywhere: {proof.version} on {name}, {here.version} here; "
                "install the same release on all machines")
        if proof.digest != here.digest:
            raise StorageError(
                f"'{request.source.url}' on {name} is another curriculum than here; put it where all see the same files")
    return here.version, here.digest


def _tell(found: dict[int, Shard]) -> bool:
    """Hands on what curricc found in shards, in their order; whether all of them could be built."""
    for _, shard in sorted(found.items()):
        for line in shard.messages:
            print(line, file=sys.stderr)
    return all(shard.bytes is not None for shard in found.values())


def _merge(job: ShardJob) -> int:
    """Merges here, in a folder of its own; what curricc says goes to the user."""
    request = job.request
    with tempfile.TemporaryDirectory(dir=job.scratch.folder()) as name:
        folder = pathlib.Path(name)
        shards = [_near(request.work, job.name(index), folder / f"{index}.shard") for index in range(1, request.shards + 1)]
        straight = request.target.is_local
        made = pathlib.Path(request.target.path(request.bundle)) if straight else folder / "bundle.sqlite"
        # As 'curricc build' does, the file with the wrong answers that were chosen is kept beside the sources.
        lock = ("--lock", request.source.path(LOCK)) if request.source.is_local and "--locked" not in request.options else ()
        answer = request.compiler.run("merge", *map(str, shards), "-o", str(made), *lock)
        sys.stdout.write(answer.output.decode("utf-8", "replace"))
        for line in answer.messages:
            print(line, file=sys.stderr)
        if answer.status not in (0, 1):
            raise RunError(f"'curricc merge' ended with {answer.status}")
        if answer.status == 0 and not straight:
            request.target.put(request.bundle, made)
        return answer.status


def _near(storage: Storage, name: str, copy: pathlib.Path) -> pathlib.Path:
    if storage.is_local:
        return pathlib.Path(storage.path(name))
    storage.fetch(name, copy)
    return copy


def _tidy(engine: Engine, job: ShardJob) -> None:
    """Removes what workers left; a cluster that is gone has nothing to tidy."""
    job.scratch.remove()
    try:
        engine.everywhere(job.scratch.remove)
    except Exception:  # What ended the run is what gets reported.
        return
