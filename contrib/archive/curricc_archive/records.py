"""What is known of a file after its extraction, and where it is kept: names come from digests, so writing twice is writing once."""

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from .errors import RunError
from .storage import Entry, Storage

MANIFEST = "manifest.jsonl"
# Part of every name: another number, and nothing that an older layout wrote is taken for a result.
LAYOUT = 1

DONE, PARTLY, SILENT, FAILED, LOST = "done", "partly", "silent", "failed", "lost"


@dataclass(frozen=True)
class Record:
    """What became of a file.

    `status` is `done`, `partly` (some pages could not be read), `silent` (nothing was recognised), `failed` (not
    readable) or `lost` (no worker came to its end with it). `settled` is False where another try may end otherwise: then
    the next run tries again. `pages` counts pages with items.
    """

    key: str
    file: str
    sha256: str | None
    bytes: int
    curricc: str
    options: tuple[str, ...]
    status: str
    settled: bool = True
    reason: str | None = None
    items: int = 0
    pages: int = 0
    items_bytes: int = 0
    items_sha256: str | None = None
    messages: tuple[str, ...] = field(default=())

    @property
    def result(self) -> str | None:
        """The name of the file with its items; None where it has none."""
        return f"items/{self.key[:2]}/{self.key}.jsonl" if self.items else None

    def line(self, **more: Any) -> str:
        """One line of JSON, its keys in order, so that equal records are equal bytes."""
        return json.dumps({**asdict(self), **more}, ensure_ascii=False, sort_keys=True, separators=(",", ":")) + "\n"

    @classmethod
    def read(cls, data: dict[str, Any]) -> "Record":
        """A record from its JSON; keys of later versions are passed over."""
        known = {key: data[key] for key in cls.__dataclass_fields__ if key in data}
        return cls(**{**known, "options": tuple(data["options"]), "messages": tuple(data.get("messages", ()))})


def key_of(content: str, file: str, version: str, options: Iterable[str]) -> str:
    """The name of a result: a digest of all that it depends on, which is the content, the file's name, curricc and its options."""
    parts = [LAYOUT, content, file, version, list(options)]
    return hashlib.sha256(json.dumps(parts, ensure_ascii=False).encode()).hexdigest()


def record_name(key: str) -> str:
    """Where the record of a key stands."""
    return f"records/{key[:2]}/{key}.json"


def find(storage: Storage, key: str) -> Record | None:
    """The settled record of a key whose items are there in full; anything else is as if nothing had been done."""
    data = storage.read(record_name(key))
    try:
        record = Record.read(json.loads(data)) if data else None
    except (ValueError, TypeError, KeyError):
        return None
    if record is None or not record.settled or record.key != key:
        return None
    if record.result and storage.size(record.result) != record.items_bytes:
        return None
    return record


def keep(storage: Storage, record: Record, items: bytes) -> Record:
    """Writes the items, then the record: a record is there only when its items are."""
    record = replace(record, items_bytes=len(items), items_sha256=hashlib.sha256(items).hexdigest() if items else None)
    if record.result:
        storage.write(record.result, items)
    storage.write(record_name(record.key), record.line().encode())
    return record


def manifest_line(entry: Entry, record: Record) -> str:
    """The line of a file in the manifest."""
    return record.line(path=entry.path, stamp=entry.stamp, result=record.result)


def read_manifest(storage: Storage) -> Iterator[dict[str, Any]]:
    """The lines of the manifest, in the order of the paths; none where there is no manifest yet."""
    for number, line in enumerate((storage.read(MANIFEST) or b"").splitlines(), 1):
        try:
            yield json.loads(line)
        except ValueError:
            raise RunError(f"'{storage.path(MANIFEST)}', line {number}, is not JSON; remove the file, then run again") from None


def read_items(storage: Storage) -> Iterator[bytes]:
    """The items of all files of the manifest, as one run of `curricc extract --jsonl` over the archive gives them."""
    for line in read_manifest(storage):
        if line["result"] is None:
            continue
        items = storage.read(line["result"])
        if items is None or hashlib.sha256(items).hexdigest() != line["items_sha256"]:
            raise RunError(f"'{storage.path(line['result'])}', the items of '{line['path']}', is damaged; run the extraction again")
        yield items
