"""A folder on each worker for copies of files: removed when a run ends, or by a later run when it could not be."""

import pathlib
import shutil
import tempfile
import time
import uuid
from dataclasses import dataclass, field

PREFIX = "curricc-run-"
# Seconds after which a folder that nobody has touched belongs to a run that was killed. Longer than a call of curricc may take.
STALE = 2 * 86400


@dataclass(frozen=True)
class Scratch:
    """A folder of the same name on all workers of a run."""

    name: str = field(default_factory=lambda: PREFIX + uuid.uuid4().hex[:12])

    def folder(self) -> pathlib.Path:
        """The folder on this machine; made when it is not there."""
        folder = pathlib.Path(tempfile.gettempdir(), self.name)
        folder.mkdir(mode=0o700, exist_ok=True)
        return folder

    def remove(self) -> None:
        """Removes the folder on this machine, with what killed workers left in it."""
        shutil.rmtree(pathlib.Path(tempfile.gettempdir(), self.name), ignore_errors=True)


def remove_stale() -> None:
    """Removes folders on this machine of runs that were killed."""
    for folder in pathlib.Path(tempfile.gettempdir()).glob(PREFIX + "*"):
        try:
            if time.time() - folder.stat().st_mtime > STALE:
                shutil.rmtree(folder, ignore_errors=True)
        except OSError:  # Another run was faster, or it is another user's.
            continue
