"""A curricc that takes no time, and an archive for it."""

import pathlib
import sys

import pytest

# It answers as curricc does; what it meets in a file says how it goes wrong.
FAKE = '''#!{python}
import hashlib, json, os, pathlib, signal, sys, time
here = pathlib.Path(__file__).parent
if sys.argv[1:] == ["--version"]:
    print((here / "version").read_text() if (here / "version").exists() else "0.1.0")
    sys.exit(0)
path = sys.argv[-1]
data = pathlib.Path(path).read_bytes()
with open(here / "calls", "a") as calls:
    calls.write(path + "\\n")
if data.startswith(b"POISON"):
    os.kill(os.getppid(), signal.SIGKILL)
    time.sleep(0.2)
if data.startswith(b"SLOW"):
    time.sleep(30)
if data.startswith(b"CRASH"):
    os.kill(os.getpid(), signal.SIGSEGV)
if data.startswith(b"BUSY") and (here / "calls").read_text().count(path) < 3:
    sys.exit("curricc: '%s': page 1 takes longer to read than it may; leave the page out" % path)
if not data.startswith((b"%PDF", b"BUSY")):
    print("curricc: '%s': this is not a PDF file, whatever its name says; export it" % path, file=sys.stderr)
    sys.exit(2)
if b"SILENT" in data:
    print("%s: nothing was recognised; nothing was written" % path, file=sys.stderr)
    sys.exit(1)
digest = hashlib.sha256(data).hexdigest()
for number in range(1, 3):
    source = {{"file": pathlib.Path(path).name, "page": number, "sha256": digest}}
    print(json.dumps({{"question": "%s %d" % (digest[:8], number), "source": source}}))
'''


@pytest.fixture
def fake(tmp_path: pathlib.Path) -> pathlib.Path:
    """The path of the program; `calls` beside it has a line for each file that it was given."""
    folder = tmp_path / "bin"
    folder.mkdir()
    program = folder / "curricc"
    program.write_text(FAKE.format(python=sys.executable))
    program.chmod(0o755)
    return program


@pytest.fixture
def papers(tmp_path: pathlib.Path) -> pathlib.Path:
    """Eight files in two folders: two alike under one name, two alike under two names, one not a PDF file, one silent."""
    folder = tmp_path / "papers"
    for name, data in {
        "a/one.pdf": b"%PDF one", "b/one.pdf": b"%PDF one", "a/two.PDF": b"%PDF two", "b/also two.pdf": b"%PDF two",
        "b/-three.pdf": b"%PDF three " + b"x" * 500, "b/letter.pdf": b"Dear all", "b/silent.pdf": b"%PDF SILENT",
        "é/four.pdf": b"%PDF four", "b/notes.txt": b"%PDF", ".hidden/five.pdf": b"%PDF", "a/.six.pdf": b"%PDF",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    (folder / "a/link.pdf").symlink_to("one.pdf")
    return folder
