"""The extraction of one file: pure but for the result, which any worker may write any number of times."""

import json
import os
import pathlib
import tempfile
from dataclasses import dataclass, field

from .compiler import Answer, Compiler, TooSlow
from .errors import RunError, StorageError
from .records import DONE, FAILED, LOST, PARTLY, SILENT, Record, find, keep, key_of
from .scratch import Scratch
from .storage import Entry, Storage, words

# What curricc says where another try may end otherwise: the machine was too busy or too small, or the reader was shot.
PASSING = (
    "takes longer to read than it may", "needs more memory than it may have", "broke down at",
    "answered with nonsense at", "does not start", "is missing", "may not be read",
)


@dataclass(frozen=True)
class Job:
    """What all tasks of a run have in common."""

    archive: Storage
    output: Storage
    compiler: Compiler
    version: str
    options: tuple[str, ...] = ()
    megabytes: int = 15
    tries: int = 3
    fresh: bool = False
    scratch: Scratch = field(default_factory=Scratch)


@dataclass(frozen=True)
class Outcome:
    """What a worker answers: the record, and whether it was there before."""

    record: Record
    was_there: bool = False


def extract(job: Job, entry: Entry) -> Outcome:
    """Extracts a file unless its result is there; what is wrong with the file is said in the record.

    Raises RunError where no other file would fare better: curricc is another one, or results cannot be written.
    """
    job.compiler.demand(job.version)
    name = entry.path.rsplit("/", 1)[-1]
    if entry.size > job.megabytes * 1_000_000:
        reason = f"this file has more than {job.megabytes} MB, the most that is read"
        return Outcome(_unread(job, entry, name, reason, settled=True))
    try:
        with tempfile.TemporaryDirectory(dir=job.scratch.folder(), ignore_cleanup_errors=True) as folder:
            return _extract(job, entry, name, pathlib.Path(folder))
    except RunError:
        raise
    except FileNotFoundError:
        return Outcome(_unread(job, entry, name, "this file went away after the archive was listed"))
    except Exception as error:  # One file must not end the work on all others.
        return Outcome(_unread(job, entry, name, f"this file cannot be fetched: {words(error)}"))


def extract_batch(job: Job, entries: tuple[Entry, ...]) -> list[Outcome]:
    """Extracts some files, one after another."""
    return [extract(job, entry) for entry in entries]


def lost(job: Job, entry: Entry, reason: str) -> Outcome:
    """The outcome of a file with which no worker came to an end."""
    name = entry.path.rsplit("/", 1)[-1]
    record = _unread(job, entry, name, reason)
    return Outcome(Record(**{**record.__dict__, "status": LOST}))


def _extract(job: Job, entry: Entry, name: str, folder: pathlib.Path) -> Outcome:
    copy = folder / name
    _check_room(folder, entry.size)
    content = job.archive.fetch(entry.path, copy)
    key = key_of(content, name, job.version, job.options)
    if not job.fresh and (found := find(job.output, key)):
        return Outcome(found, was_there=True)
    record, items = Record(key, name, content, copy.stat().st_size, job.version, job.options, FAILED), b""
    for _ in range(job.tries):
        record, items = _attempt(job, record, folder)
        if record.settled:
            break
    return Outcome(keep(job.output, record, items))


def _attempt(job: Job, record: Record, folder: pathlib.Path) -> tuple[Record, bytes]:
    """One run of curricc, in the folder of the copy so that no path of this machine gets into what it says."""
    try:
        # The size was looked at already; curricc's own limit stands below that of pictures.
        answer = job.compiler.run(
            "extract", "--jsonl", "--max-size", str(job.megabytes), *job.options, f"./{record.file}", folder=folder)
    except TooSlow:
        reason = f"curricc did not end within {job.compiler.seconds:g} s"
        return _changed(record, status=FAILED, settled=False, reason=reason), b""
    messages = tuple(_message(line) for line in answer.messages)
    status, reason = _judge(answer, messages)
    passing = answer.status not in (0, 1, 2) or any(phrase in line for line in messages for phrase in PASSING)
    try:
        found = [json.loads(line) for line in answer.output.splitlines()]
        pages = {page for item in found for page in _pages(item["source"])}
        other = any(item["source"]["sha256"] != record.sha256 for item in found)
    except (ValueError, KeyError, TypeError):
        found, pages, other = [], set(), True
    if other or status == FAILED and found:
        status, passing, reason = FAILED, True, "curricc's answer is not whole"
        found, pages = [], set()
    items = answer.output if found else b""
    made = _changed(
        record, status=status, settled=not passing, reason=reason, items=len(found), pages=len(pages), messages=messages)
    return made, items


def _judge(answer: Answer, messages: tuple[str, ...]) -> tuple[str, str | None]:
    """What an exit status means, and the reason in curricc's own words without the file's name and the advice."""
    last = messages[-1] if messages else "curricc said nothing"
    complaint = next((line for line in messages if line.startswith("curricc: ")), last)
    reason = complaint.removeprefix("curricc: ").split("': ", 1)[-1].split("; ")[0]
    if answer.status == 0:
        return DONE, None
    if answer.status == 1:
        return (PARTLY, reason) if answer.output else (SILENT, "nothing was recognised")
    if answer.status == 2:
        return FAILED, reason
    if answer.status < 0:
        return FAILED, f"curricc was ended by signal {-answer.status}"
    return FAILED, f"curricc ended with {answer.status}: {reason}"


def _message(line: str) -> str:
    return line.replace("'./", "'").removeprefix("./")


def _pages(source: dict[str, int]) -> range:
    return range(source["page"], source.get("last_page", source["page"]) + 1)


def _changed(record: Record, **changes: object) -> Record:
    return Record(**{**record.__dict__, **changes})


def _unread(job: Job, entry: Entry, name: str, reason: str, settled: bool = False) -> Record:
    """The record of a file that was not read; its name is made of the listing, since there is no content."""
    key = key_of(f"{entry.path} {entry.size} {entry.stamp}", name, job.version, job.options)
    return Record(key, name, None, entry.size, job.version, job.options, FAILED, settled=settled, reason=reason)


def _check_room(folder: pathlib.Path, size: int) -> None:
    """A full disk on a worker is not the file's fault."""
    room = os.statvfs(folder)
    if room.f_bavail * room.f_frsize < size + 1_000_000:
        raise StorageError(f"'{folder}' on this worker has no room for copies of files; make some, or set TMPDIR")
