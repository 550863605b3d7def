"""A curricc that takes no time, with an archive and a curriculum for it."""

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
if sys.argv[1] in ("build", "merge"):
    output = pathlib.Path(sys.argv[sys.argv.index("-o") + 1])
    with open(here / "calls", "a") as calls:
        calls.write(" ".join(sys.argv[1:2] + sys.argv[3:5]) + chr(10))
    lines = []
    if sys.argv[1] == "build":
        index, count = map(int, sys.argv[sys.argv.index("--shard") + 1].split("/")) if "--shard" in sys.argv else (1, 1)
        for source in sorted(pathlib.Path(sys.argv[2]).rglob("*.yaml")):
            if "error" in source.read_text():
                print("1 error", file=sys.stderr)
                sys.exit(1)
            if "POISON" in source.read_text() and index == 2:
                os.kill(os.getppid(), signal.SIGKILL)
            if int(hashlib.sha256(source.name.encode()).hexdigest(), 16) % count == index - 1:
                lines.append(source.name + " " + source.read_text())
    else:
        for shard in sys.argv[2:sys.argv.index("-o")]:
            lines += pathlib.Path(shard).read_text().splitlines()
    output.write_text("".join(sorted(line.rstrip() + chr(10) for line in lines)))
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


@pytest.fixture
def sources(tmp_path: pathlib.Path) -> pathlib.Path:
    """A curriculum of forty files."""
    folder = tmp_path / "curriculum"
    (folder / "decks").mkdir(parents=True)
    for number in range(40):
        (folder / f"decks/{number:02}.yaml").write_text(f"deck {number}")
    return folder
