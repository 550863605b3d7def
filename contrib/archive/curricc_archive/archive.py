"""Extraction over an archive, from the listing to the manifest."""

import functools
import json
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from .compiler import Compiler
from .engine import Engine, Lost
from .errors import CompilerError, RunError
from .extraction import Job, Outcome, extract_batch, lost
from .progress import Progress
from .records import DONE, LOST, MANIFEST, Record, manifest_line, read_manifest
from .scratch import remove_stale
from .storage import Entry, Storage

PDF = (".pdf",)
PICTURES = (".png", ".jpg", ".jpeg")
SUMMARY = "summary.json"
# A task has this many files at most, and this many bytes unless it is one file.
BATCH_FILES = 8
BATCH_BYTES = 250_000


@dataclass
class Summary:
    """The figures of a run."""

    files: int = 0
    done_before: int = 0
    bytes: int = 0
    pages: int = 0
    items: int = 0
    statuses: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    lost: list[str] = field(default_factory=list)
    seconds: float = 0

    def add(self, path: str, record: Record, was_there: bool) -> None:
        """Counts a file."""
        self.files += 1
        self.done_before += was_there
        self.bytes += record.bytes
        self.pages += record.pages
        self.items += record.items
        self.statuses[record.status] += 1
        if record.reason:
            self.reasons[record.reason] += 1
        if record.status == LOST:
            self.lost.append(path)

    @property
    def is_well(self) -> bool:
        """Whether every file was read whole and had something in it."""
        return self.statuses[DONE] == self.files

    def text(self) -> str:
        """The summary for people."""
        done = self.files - self.done_before
        lines = [
            f"{self.files:,} files, {self.bytes / 1e6:,.1f} MB: {self.items:,} items on {self.pages:,} pages",
            f"{done:,} files in {self.seconds:,.1f} s"
            + (f", {self.seconds / done * 1000:,.1f} s per thousand" if done else "")
            + (f"; {self.done_before:,} were done before" if self.done_before else ""),
        ]
        for reason, count in sorted(self.reasons.items(), key=lambda pair: (-pair[1], pair[0])):
            lines.append(f"{count:>7,}  {reason}")
        lines += [f"lost: {path}" for path in sorted(self.lost)]
        return "\n".join(lines)

    def data(self) -> dict[str, object]:
        """The summary for programs."""
        return {
            "bytes": self.bytes, "done_before": self.done_before, "files": self.files, "items": self.items,
            "pages": self.pages, "reasons": dict(sorted(self.reasons.items())), "seconds": round(self.seconds, 3),
            "statuses": dict(sorted(self.statuses.items())),
        }


@dataclass(frozen=True)
class Request:
    """What a user asks for."""

    archive: Storage
    output: Storage
    compiler: Compiler = Compiler()
    options: tuple[str, ...] = ()
    megabytes: int = 15
    tries: int = 3
    takes_pictures: bool = False
    fresh: bool = False
    trusts_listing: bool = False


def extract_archive(engine: Engine, request: Request) -> Summary:
    """Extracts what is new or changed in the archive, writes the manifest of all of it, and counts.

    The manifest is written last and in one piece: until then it is that of the run before. A run that was interrupted
    is continued by the same command, since each result is named by what it was made from.
    """
    start = time.monotonic()
    entries = listed(request)
    request.output.try_writing()
    version = proved(engine, request)
    job = Job(
        request.archive, request.output, request.compiler, version, request.options, request.megabytes, request.tries,
        request.fresh)
    print(f"{len(entries):,} files, curricc {version}, {engine.description}", file=sys.stderr)
    summary, lines = Summary(), dict[str, str]()
    progress = Progress(len(entries), "files", sum(_weight(entry) for entry in entries))

    def take(entry: Entry, outcome: Outcome) -> None:
        record = outcome.record
        if entry.path in lines:
            raise RunError(f"'{entry.path}' was handed in twice")
        lines[entry.path] = manifest_line(entry, record)
        summary.add(entry.path, record, outcome.was_there)
        progress.add(_weight(entry), record.status != DONE, record.items)

    try:
        rest = entries
        if request.trusts_listing and not request.fresh:
            rest = _take_known(request, version, entries, take)
        suspects: list[Entry] = []
        for batch, value in engine.run(functools.partial(extract_batch, job), batches(rest)):
            if not isinstance(value, Lost):
                for entry, outcome in zip(batch, value, strict=True):
                    take(entry, outcome)
            elif len(batch) > 1:
                suspects += batch
            else:
                take(batch[0], lost(job, batch[0], value.reason))
        # One of a lost batch may have been to blame for all of it; what of it was done is found by its name.
        for batch, value in engine.run(functools.partial(extract_batch, job), [(entry,) for entry in suspects]):
            take(batch[0], lost(job, batch[0], value.reason) if isinstance(value, Lost) else value[0])
    finally:
        progress.end()
        _tidy(engine, job)
    if len(lines) != len(entries):
        raise RunError(f"{len(entries) - len(lines)} files were never handed in; run the same command again")
    order = sorted(lines, key=lambda path: path.encode("utf-8", "surrogateescape"))
    request.output.write(MANIFEST, "".join(lines[path] for path in order).encode("utf-8", "surrogateescape"))
    summary.seconds = time.monotonic() - start
    request.output.write(SUMMARY, (json.dumps(summary.data(), ensure_ascii=False, indent=1) + "\n").encode())
    request.output.remove_unfinished()
    return summary


def listed(request: Request) -> list[Entry]:
    """The files of the archive that curricc would take from a folder."""
    endings = PDF + PICTURES if request.takes_pictures else PDF
    entries = [entry for entry in request.archive.entries() if entry.path.lower().endswith(endings)]
    if not entries:
        pictures = " and no pictures" if request.takes_pictures else ""
        raise RunError(f"'{request.archive.url}' has no PDF files{pictures}")
    return entries


def batches(entries: Iterable[Entry]) -> Iterator[tuple[Entry, ...]]:
    """Files in tasks: large ones alone, small ones together, since handing out a task costs some milliseconds.

    The largest come first: at the end, when workers run dry, only small tasks are left.
    """
    batch: list[Entry] = []
    for entry in sorted(entries, key=lambda entry: (-entry.size, entry.path)):
        if batch and (len(batch) == BATCH_FILES or sum(other.size for other in batch) + entry.size > BATCH_BYTES):
            yield tuple(batch)
            batch = []
        batch.append(entry)
    if batch:
        yield tuple(batch)


@dataclass(frozen=True)
class Proof:
    """What a worker shows before work begins: its curricc's version, and what that makes of a known page."""

    version: str
    page: str


def prove(request: Request) -> Proof:
    """Shows on a worker that it can do what it will be asked to."""
    remove_stale()
    proof = Proof(request.compiler.version(), request.compiler.prove_extraction())
    request.output.try_writing()
    return proof


def proved(engine: Engine, request: Request) -> str:
    """The version of curricc on all workers, each of which has extracted a page and written a file."""
    proofs = engine.everywhere(functools.partial(prove, request))
    if not proofs:
        raise RunError("there is no worker")
    versions = {proof.version: name for name, proof in proofs}
    if len(versions) > 1:
        found = ", ".join(f"{version} on {name}" for version, name in sorted(versions.items()))
        raise CompilerError(f"curricc is not the same everywhere: {found}; install the same release on all machines")
    pages = {proof.page: name for name, proof in proofs}
    if len(pages) > 1:
        raise CompilerError(
            f"curricc {proofs[0][1].version} reads the same page differently on {' and '.join(sorted(pages.values())[:2])}; "
            "install the same release and the same poppler on all machines")
    return proofs[0][1].version


def _weight(entry: Entry) -> int:
    """A file's part of the work: its start, then its bytes."""
    return 20_000 + entry.size


def _take_known(request: Request, version: str, entries: Iterable[Entry], take) -> list[Entry]:
    """Takes over files whose size and stamp are those of the manifest, without reading them; gives the others."""
    known = {line["path"]: line for line in read_manifest(request.output)}
    rest = []
    for entry in entries:
        line = known.get(entry.path)
        record = Record.read(line) if line else None
        same = (
            record and record.settled and entry.stamp and line["stamp"] == entry.stamp and record.bytes == entry.size
            and record.curricc == version and record.options == request.options)
        if same:
            take(entry, Outcome(record, was_there=True))
        else:
            rest.append(entry)
    return rest


def _tidy(engine: Engine, job: Job) -> None:
    """Removes what killed workers left behind; a cluster that is gone has nothing to tidy."""
    try:
        engine.everywhere(job.scratch.remove)
    except Exception:  # What ended the run is what gets reported.
        return
