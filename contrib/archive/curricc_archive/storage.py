"""A folder anywhere that fsspec reaches, in which a name holds all of its bytes or does not exist."""

import errno
import functools
import hashlib
import os
import pathlib
import time
import uuid
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

import fsspec
from fsspec.implementations.local import LocalFileSystem

from .errors import StorageError

Value = TypeVar("Value")

# One request writes a whole object there, so nobody sees half of it. Elsewhere a file is written aside and renamed.
WHOLE_OBJECTS = {"s3", "s3a", "gs", "gcs", "abfs", "az", "adl", "oci", "oss", "r2", "memory"}
# Seconds before the next try; a store that hiccups is asked again, a full disk is not.
PAUSES = (0.2, 1.0, 4.0)
HOPELESS = {errno.ENOSPC, errno.EDQUOT, errno.EROFS}
HOPELESS_KINDS = (FileNotFoundError, IsADirectoryError, NotADirectoryError, PermissionError)
TEMPORARY = ".unfinished"


@dataclass(frozen=True)
class Entry:
    """A file as a listing names it: its path within the folder, bytes, and what changes when the file does."""

    path: str
    size: int
    stamp: str


@dataclass(frozen=True)
class Storage:
    """A folder by its path or URL: `papers`, `/data/papers`, `s3://bucket/papers`, `memory://papers`.

    Values travel to workers: only the URL does, the connection is made where it is used.
    """

    url: str
    options: tuple[tuple[str, Any], ...] = field(default=())

    def __post_init__(self) -> None:
        if not self.url:
            raise StorageError("a folder is needed, as a path or a URL; '.' is the one here")
        if "://" not in self.url and "::" not in self.url:
            object.__setattr__(self, "url", os.path.abspath(self.url))

    @property
    def is_local(self) -> bool:
        """Whether other programs can open its files by their paths."""
        return isinstance(self._place[0], LocalFileSystem)

    @property
    def _place(self) -> tuple[Any, str]:
        return _connect(self.url, self.options)

    def path(self, name: str = "") -> str:
        """What the file system calls a name in the folder; on a local disk, its path."""
        root = self._place[1].rstrip("/")
        return f"{root}/{name}" if name else root or "/"

    # What is there

    def entries(self) -> Iterator[Entry]:
        """All files under the folder, without names that begin with a dot, links, and what lies in such folders."""
        files, root = self._place
        try:
            info = files.info(root or "/")
            if info["type"] != "directory":
                raise StorageError(f"'{self.url}' is a file, not a folder")
            yield from self._walk(files, root.rstrip("/"), "")
        except FileNotFoundError:
            raise StorageError(f"there is no folder '{self.url}'; check the path") from None
        except StorageError:
            raise
        except Exception as error:  # Each store has exceptions of its own.
            raise StorageError(f"the folder '{self.url}' cannot be read: {words(error)}") from error

    def _walk(self, files: Any, folder: str, prefix: str) -> Iterator[Entry]:
        for info in files.ls(folder or "/", detail=True):
            name = info["name"].rstrip("/").rsplit("/", 1)[-1]
            if name.startswith(".") or info.get("islink"):
                continue
            if info["type"] == "directory":
                yield from self._walk(files, f"{folder}/{name}", f"{prefix}{name}/")
            elif info["type"] == "file":
                yield Entry(f"{prefix}{name}", int(info.get("size") or 0), _stamp(info))

    def size(self, name: str) -> int | None:
        """Bytes of a file, or None where there is none."""
        files, _ = self._place
        try:
            return int(files.info(self.path(name))["size"])
        except FileNotFoundError:
            return None

    def read(self, name: str) -> bytes | None:
        """All of a small file, or None where there is none."""
        files, _ = self._place

        def attempt() -> bytes | None:
            try:
                return files.cat_file(self.path(name))
            except FileNotFoundError:
                return None

        return _again(attempt)

    def fetch(self, name: str, target: pathlib.Path) -> str:
        """Copies a file to the local disk; gives the SHA-256 of the bytes that were copied."""
        files, _ = self._place

        def attempt() -> str:
            digest = hashlib.sha256()
            with files.open(self.path(name), "rb") as source, open(target, "wb") as copy:
                while block := source.read(1 << 20):
                    digest.update(block)
                    copy.write(block)
            return digest.hexdigest()

        return _again(attempt)

    # What is written

    def write(self, name: str, data: bytes) -> None:
        """Writes a file so that the name holds all of the bytes or what it held before, even when the process is killed."""
        files, _ = self._place

        def put(path: str) -> None:
            files.pipe_file(path, data)

        self._land(name, put)

    def put(self, name: str, source: pathlib.Path) -> None:
        """The same from a file on the local disk."""
        files, _ = self._place
        self._land(name, lambda path: files.put_file(str(source), path))

    def _land(self, name: str, put: Callable[[str], None]) -> None:
        files, _ = self._place
        path = self.path(name)

        def attempt() -> None:
            if _protocol(files) in WHOLE_OBJECTS:
                put(path)
                return
            aside = self.path(f"{TEMPORARY}/{uuid.uuid4().hex}")
            try:
                self._rename(put, aside, path)
            except FileNotFoundError:
                # Someone removed a folder that was there a moment ago, as the end of another run does.
                _make_folders.cache_clear()
                self._rename(put, aside, path)

        try:
            _again(attempt)
        except Exception as error:
            raise StorageError(f"'{path}' cannot be written: {words(error)}") from error

    def _rename(self, put: Callable[[str], None], aside: str, path: str) -> None:
        files, _ = self._place
        for place in (aside, path):
            _make_folders(self.url, self.options, place.rsplit("/", 1)[0])
        try:
            put(aside)
            os.replace(aside, path) if self.is_local else files.mv(aside, path)
        except BaseException:
            _forget(files, aside)
            raise

    def try_writing(self) -> None:
        """Proves that results can be written, before work begins."""
        name = f".try-{uuid.uuid4().hex}"
        self.write(name, b"curricc\n")
        if self.read(name) != b"curricc\n":
            raise StorageError(f"'{self.url}' does not give back what was written to it")
        self.remove(name)

    def remove(self, name: str = "") -> None:
        """Removes a file or a folder, or all of this one, when it is there."""
        files, _ = self._place
        try:
            files.rm(self.path(name), recursive=True)
        except FileNotFoundError:
            return

    def remove_unfinished(self) -> None:
        """Removes what writers left that were killed. Not while another run writes here."""
        self.remove(TEMPORARY)
        _make_folders.cache_clear()


@functools.lru_cache(maxsize=8)
def _connect(url: str, options: tuple[tuple[str, Any], ...]) -> tuple[Any, str]:
    try:
        return fsspec.core.url_to_fs(url, **dict(options))
    except (ImportError, ValueError) as error:
        raise StorageError(f"'{url}' cannot be reached: {words(error)}") from error


@functools.lru_cache(maxsize=4096)
def _make_folders(url: str, options: tuple[tuple[str, Any], ...], folder: str) -> None:
    _connect(url, options)[0].makedirs(folder, exist_ok=True)


def _protocol(files: Any) -> str:
    return files.protocol if isinstance(files.protocol, str) else files.protocol[0]


def _stamp(info: dict[str, Any]) -> str:
    """What stores say of a file that changes with its content: the digest where there is one, else the time."""
    for key in ("ETag", "etag", "md5Hash", "content_md5", "mtime", "LastModified", "modify", "created"):
        if info.get(key):
            return str(info[key]).strip('"')
    return ""


def _forget(files: Any, path: str) -> None:
    try:
        files.rm_file(path)
    except Exception:  # The reason why it was to be removed is what gets reported.
        return


def _again(attempt: Callable[[], Value]) -> Value:
    """Tries again after a pause, unless another try cannot help."""
    for pause in PAUSES:
        try:
            return attempt()
        except Exception as error:
            if isinstance(error, HOPELESS_KINDS) or getattr(error, "errno", None) in HOPELESS:
                raise
            time.sleep(pause)
    return attempt()


def words(error: BaseException) -> str:
    """An exception in a line, without the path that the message names anyway."""
    text = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return " ".join(text.split())
