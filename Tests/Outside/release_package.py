"""The packages that `make dist` made install and work in a Debian that has nothing but its base, and no Swift.

debootstrap makes that system, this machine's release with this machine's mirrors, in a folder. There the Debian package is
installed by apt and taken out again, then the tarball is unpacked, with the libraries that it names. Each time one who is not
root does what users do, and gets, byte for byte, what the same programs give outside. lintian judges the Debian package;
packing once more gives the same bytes.

Run by `make dist`, as it takes some minutes.
"""

import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

from support import CURRICULUM, ROOT, check, equal, main

DIST = ROOT / "build/dist"
PROGRAMS = ROOT / ".build/dist/release"
HOME = "/home/author"
# What users do, in their home, and files that each leaves.
JOBS = {
    "curricc --version > version.txt": ["version.txt"],
    "curricc init mine && curricc build mine -o mine.sqlite > /dev/null": ["mine/curriculum.yaml", "mine.sqlite"],
    "curricc build curriculum -o built.sqlite > /dev/null": ["built.sqlite"],
    "curricc inspect built.sqlite --verify > inspect.txt": ["inspect.txt"],
    "curricc lint curriculum --format json > lint.json": ["lint.json"],
    "curricc extract paper.pdf --answers scheme.pdf --subject physics -o paper.yaml": ["paper.yaml"],
    "curricc extract paper.pdf --jsonl --report report.html > items.jsonl": ["report.html", "items.jsonl"],
    # Foundation's names of languages, which come out of ICU's data.
    "curricc import kvtml course.kvtml -o german && cat $(find german -type f | sort) > german.txt": ["german.txt"],
    "curricc export anki built.sqlite -o cards.apkg --media curriculum 2> export.txt": ["cards.apkg", "export.txt"],
    "curricc sign --new-key release > /dev/null && curricc sign built.sqlite --key release.key"
    " && curricc verify built.sqlite --key release.pub > /dev/null": [],
}


def said(*command, status=0, **options):
    run = subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=1200, **options)
    words = " ".join(map(str, command))
    equal(run.returncode, status, f"the status of {words[-300:]}:\n{run.stdout[-3000:]}{run.stderr[-3000:]}")
    return run.stdout


def as_root(*command, **options):
    return said(*([] if os.geteuid() == 0 else ["sudo", "--preserve-env=DEBIAN_FRONTEND"]), *command, **options)


class CleanRoot:
    """A folder with Debian's base, which programs see as the whole machine."""

    def __init__(self, folder):
        self.folder = folder
        release = dict(line.split("=", 1) for line in pathlib.Path("/etc/os-release").read_text().splitlines() if "=" in line)
        suite, system = release["VERSION_CODENAME"].strip('"'), release["ID"].strip('"').capitalize()
        targets = said(
            "apt-get", "indextargets", "--format", "$(ORIGIN) $(CODENAME) $(REPO_URI) $(COMPONENT)", "Created-By: Packages")
        sources = [line.split(" ", 3) for line in dict.fromkeys(targets.splitlines()) if line.startswith(system + " ")]
        mirrors = [address for _, name, address, _ in sources if name == suite]
        check(mirrors, f"apt knows no mirror of {system} {suite}: run 'apt-get update' first")
        as_root("debootstrap", "--variant=minbase", suite, folder, mirrors[0])
        self.write("/etc/apt/sources.list", "".join(f"deb {address} {name} {part}\n" for _, name, address, part in sources))
        # Proxies and the like are as this machine has them.
        settings = [line for line in said("apt-config", "dump").splitlines() if line.startswith("Acquire::http")]
        self.write("/etc/apt/apt.conf.d/99outside", "\n".join(settings) + "\n")
        self.run("useradd --create-home author")
        self.run("apt-get update -qq")

    def write(self, path, text):
        as_root("tee", f"{self.folder}{path}", input=text)

    def run(self, script, user="root", status=0):
        """Runs a script of the shell inside; `/proc` is there for as long."""
        inside = (
            'root=$1; shift; mount --bind /proc "$root/proc" && '
            'exec chroot --userspec="$1" "$root" env -i HOME="$2" PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin '
            'LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive SOURCE_DATE_EPOCH=1764547200 sh -c "cd && $3"')
        home = "/root" if user == "root" else HOME
        return as_root("unshare", "--mount", "sh", "-c", inside, "sh", self.folder, f"{user}:{user}", home, script, status=status)

    def give(self, sources):
        """Files and folders for the author's home, by their names there."""
        for name, source in sources.items():
            as_root("cp", "-rT", "--no-preserve=ownership", source, f"{self.folder}{HOME}/{name}")
        self.run(f"chown -R author:author {HOME}")

    def files(self):
        return set(said("find", self.folder / "usr", self.folder / "etc", "-xdev", "-not", "-type", "d").splitlines())


def sources():
    known = ROOT / "Evaluation/extraction/known"
    return {
        "curriculum": CURRICULUM, "paper.pdf": known / "ts-energy-paper.pdf", "scheme.pdf": known / "ts-energy-markscheme.pdf",
        "course.kvtml": ROOT / "Tests/InterchangeTests/Imports/kvtml/course.kvtml",
    }


def made_outside(folder):
    """What the jobs give on this machine, by the programs as they were built."""
    home = folder / "home"
    home.mkdir()
    for name, source in sources().items():
        (shutil.copytree if source.is_dir() else shutil.copyfile)(source, home / name)
    environment = os.environ | {
        "PATH": f"{PROGRAMS}:{os.environ['PATH']}", "SOURCE_DATE_EPOCH": "1764547200", "LC_ALL": "C.UTF-8"}
    for script in JOBS:
        said("sh", "-c", script, cwd=home, env=environment)
    return {name: (home / name).read_bytes() for names in JOBS.values() for name in names}


def check_jobs(root, outside, prefix):
    """Does what users do as one who is not root, compares, and reads the manual."""
    root.run(f"rm -rf {HOME} && mkdir {HOME}")
    root.give(sources())
    equal(root.run("command -v curricc").strip(), f"{prefix}/bin/curricc", "where curricc is")
    equal(root.run(f"ldd {prefix}/bin/curricc {prefix}/libexec/curricc-pdf | grep -c 'not found' || true").strip(), "0",
          "libraries that are not found")
    for script, names in JOBS.items():
        root.run(script, user="author")
        for name in names:
            found = (root.folder / HOME[1:] / name).read_bytes()
            check(found == outside[name], f"'{script}' gives another {name} than outside ({len(found)}, {len(outside[name])} bytes)")
    for page in ("curricc", "curricc-extract"):
        shown = root.run(f"MANWIDTH=80 man --warnings {page} 2>&1", user="author")
        check(re.search(rf"^ +{page} (—|-) ", shown, re.MULTILINE), f"'man {page}' shows: {shown[:300]}")
        check("warning" not in shown, f"'man {page}' warns: {shown[:300]}")
    loaded = root.run(f"bash -c '. {prefix}/share/bash-completion/completions/curricc && complete -p curricc'", user="author")
    check("curricc" in loaded, f"bash completes by: {loaded}")


def check_sums(listed):
    said("sha256sum", "--check", "--strict", listed, cwd=DIST)
    return [DIST / line.split()[1] for line in listed.read_text().splitlines()]


def check_again(paths, folder):
    """Packs once more, with other umask and zone."""
    script = f"umask 077; exec {sys.executable} {ROOT / 'packaging/package.py'} {PROGRAMS} {folder}"
    said("sh", "-c", script, env=os.environ | {"TZ": "Asia/Kathmandu", "LC_ALL": "C"})
    for path in paths:
        check(path.read_bytes() == (folder / path.name).read_bytes(), f"packing {path.name} again gives other bytes")


def prove():
    lists = sorted(DIST.glob("*.sha256"), key=lambda path: path.stat().st_mtime)
    check(lists, "there are no packages: run 'make dist'")
    tarball, package = check_sums(lists[-1])
    said("lintian", *(["--allow-root"] if os.geteuid() == 0 else []), "--fail-on", "error,warning", "--tag-display-limit", "0", package)
    with tempfile.TemporaryDirectory(prefix="curricc-dist-") as name:
        folder = pathlib.Path(name)
        (folder / "again").mkdir()
        check_again([tarball, package], folder / "again")
        outside = made_outside(folder)
        root = CleanRoot(folder / "root")
        try:
            equal(root.run("find / -xdev -name 'libswift*' -o -xdev -name libFoundation.so"), "", "Swift's libraries")
            # What reads the manual, and the dictionary that Tests/Outside/run.sh installs outside, too.
            root.run("apt-get install -y -qq --no-install-recommends man-db hunspell-en-gb")
            bare = root.files()

            as_root("cp", package, root.folder / "tmp")
            root.run(f"apt-get install -y -qq --no-install-recommends /tmp/{package.name}")
            check_jobs(root, outside, "/usr")
            root.run("apt-get purge -y -qq --autoremove curricc")
            left = {path for path in root.files() - bare if "curricc" in path}
            equal(left, set(), "what the package leaves behind")
            root.run("! ls /usr/lib/*/libpoppler-glib.so* /usr/lib/*/libyaml* 2>/dev/null")

            as_root("tar", "-xJf", tarball, "--no-same-owner", "-C", root.folder / "usr/local", "--strip-components=1")
            root.run("curricc --version", status=127)
            named = root.run("sed -n 's/^# apt-get install //p' /usr/local/share/doc/curricc/libraries.txt").split()
            root.run(f"apt-get install -y -qq --no-install-recommends {shlex.join(named)} && mandb -q 2>/dev/null || true")
            check_jobs(root, outside, "/usr/local")
        finally:
            as_root("rm", "-rf", "--one-file-system", root.folder)
    return f"{package.name} and {tarball.name} do {len(JOBS)} jobs in a clean system, without Swift, as outside"


main(prove, bundle=False)
