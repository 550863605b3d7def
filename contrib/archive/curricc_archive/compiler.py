"""Runs curricc: which one there is on a machine, and what it makes of a file."""

import functools
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
from dataclasses import dataclass

from .errors import CompilerError

# A page with one question: proves that curricc and its reader of PDF files work on a machine, before work begins.
PROBE_TEXT = (
    b"BT /F 12 Tf 72 770 Td (1.) Tj 30 0 Td (Name the organ that pumps blood round the body.) Tj 350 0 Td ([1 mark]) Tj "
    b"-380 -40 Td (2.) Tj 30 0 Td (State the unit of energy.) Tj 350 0 Td ([1 mark]) Tj ET")


@dataclass(frozen=True)
class Answer:
    """What curricc answered: its exit status, standard output, and the lines of standard error."""

    status: int
    output: bytes
    messages: list[str]


class TooSlow(Exception):
    """curricc did not end in the time that it was given, and was killed."""


@dataclass(frozen=True)
class Compiler:
    """curricc as a worker finds it: a path, or a name that is looked up in PATH."""

    command: str = "curricc"
    seconds: float = 900

    def run(self, *arguments: str, folder: str | os.PathLike[str] | None = None) -> Answer:
        """Runs a command to its end; the group of processes is killed when that takes too long."""
        environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}
        try:
            process = subprocess.Popen(
                [self.command, *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                cwd=folder, env=environment, start_new_session=True)
        except OSError as error:
            raise CompilerError(f"'{self.command}' does not start here: {error.strerror}; {ADVICE}") from error
        try:
            output, errors = process.communicate(timeout=self.seconds)
        except BaseException as error:
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            process.communicate()
            if isinstance(error, subprocess.TimeoutExpired):
                raise TooSlow from None
            raise
        return Answer(process.returncode, output, errors.decode("utf-8", "replace").splitlines())

    def version(self) -> str:
        """The version of the curricc on this machine; asked once in a process, and again when the program was replaced."""
        path = shutil.which(self.command)
        if path is None:
            raise CompilerError(f"there is no '{self.command}' on this machine; {ADVICE}")
        about = os.stat(path)
        return _version(self, about.st_ino, about.st_mtime_ns)

    def demand(self, version: str) -> None:
        """Refuses to work with another curricc than the others have."""
        found = self.version()
        if found != version:
            raise CompilerError(f"'{self.command}' is version {found} here and {version} elsewhere; {ADVICE}")

    def prove_extraction(self) -> str:
        """Extracts a page that is made for it; gives what came out, which has to be the same everywhere."""
        with tempfile.TemporaryDirectory(prefix="curricc-probe-") as folder:
            pathlib.Path(folder, "probe.pdf").write_bytes(probe_document())
            answer = self.run("extract", "--jsonl", "./probe.pdf", folder=folder)
        if answer.status != 0 or not answer.output:
            said = answer.messages[-1] if answer.messages else f"it ended with {answer.status} and no word"
            raise CompilerError(f"'{self.command}' cannot read PDF files here: {said.removeprefix('curricc: ')}")
        return answer.output.decode("utf-8")


ADVICE = "install the same release of curricc on all machines, or name it with --curricc"


@functools.lru_cache(maxsize=8)
def _version(compiler: Compiler, _inode: int, _time: int) -> str:
    answer = compiler.run("--version")
    version = answer.output.decode("utf-8", "replace").strip()
    if answer.status != 0 or not version:
        raise CompilerError(f"'{compiler.command} --version' ended with {answer.status}; {ADVICE}")
    return version


def probe_document() -> bytes:
    """A PDF file of one page, with its table of places worked out."""
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>",
        b"<< /Length %d >>\nstream\n%s\nendstream" % (len(PROBE_TEXT), PROBE_TEXT),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ]
    data, places = b"%PDF-1.4\n", []
    for number, body in enumerate(objects, 1):
        places.append(len(data))
        data += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    end = b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, len(data))
    return data + b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1) + table + end
