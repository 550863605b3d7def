#!/usr/bin/env python3
"""Packs curricc for Linux: a tarball, a Debian package, and the list of their SHA-256 sums.

    python3 packaging/package.py PROGRAMS FOLDER

PROGRAMS is the folder that `swift build` left curricc and curricc-pdf in; the packages go into FOLDER. The same programs and
the same commit give the same bytes: files are dated by SOURCE_DATE_EPOCH, else by the commit, sorted, and belong to nobody.
Needs binutils, dpkg-dev and git.
"""

import concurrent.futures
import datetime
import email.utils
import gzip
import hashlib
import io
import lzma
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import textwrap

import manual

ROOT = pathlib.Path(__file__).resolve().parents[1]
DEBIAN = ROOT / "packaging/debian"
# The project has no address of its own, and anyone's would be worse.
MAINTAINER = "The curricc authors <curricc@project.invalid>"
SHELLS = {
    "bash": ("share/bash-completion/completions/curricc", "share/bash-completion/completions/curricc"),
    "zsh": ("share/zsh/site-functions/_curricc", "share/zsh/vendor-completions/_curricc"),
    "fish": ("share/fish/vendor_completions.d/curricc.fish", "share/fish/vendor_completions.d/curricc.fish"),
}


def said(*command, folder=ROOT, **environment):
    run = subprocess.run(
        list(map(str, command)), cwd=folder, env=os.environ | environment, capture_output=True, text=True)
    if run.returncode:
        sys.exit(f"{' '.join(map(str, command))}: {run.stderr.strip() or run.stdout.strip()}")
    return run.stdout.strip()


def written(path, data, mode=0o644):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data.encode("utf-8") if isinstance(data, str) else data)
    path.chmod(mode)


class Release:
    """The programs of a release, stripped, and what is known of them."""

    def __init__(self, programs, scratch):
        self.folder = scratch / "programs"
        self.folder.mkdir()
        self.places = {"curricc": "bin/curricc", "curricc-pdf": "libexec/curricc-pdf"}
        for name in self.places:
            shutil.copyfile(programs / name, self.folder / name)
            said("strip", "--strip-all", "--remove-section=.comment", self.folder / name)
            (self.folder / name).chmod(0o755)
        self.curricc = self.folder / "curricc"
        self.version = said(self.curricc, "--version")
        self.machine = platform.machine()
        self.moment = int(os.environ.get("SOURCE_DATE_EPOCH") or said("git", "log", "-1", "--format=%ct"))
        os.environ["SOURCE_DATE_EPOCH"] = str(self.moment)
        self.changes = self.section()

    def section(self):
        """This version's section of the change log; before it is released, that of what is to come."""
        text = (ROOT / "CHANGELOG.md").read_text("utf-8")
        sections = dict(re.findall(r"^## (\S+).*\n((?:(?!## ).*\n)*)", text, re.MULTILINE))
        if self.version in sections:
            return sections[self.version]
        if f"v{self.version}" in said("git", "tag", "--points-at", "HEAD").splitlines():
            sys.exit(f"CHANGELOG.md has no section '## {self.version}', and this commit is tagged v{self.version}")
        return sections.get("Unreleased") or sys.exit("CHANGELOG.md has no section '## Unreleased'")

    def needed(self, name):
        """The libraries that a program loads, by their file names."""
        return sorted(re.findall(r"\(NEEDED\).*\[(.*)\]", said("readelf", "-d", self.folder / name)))

    def libraries(self):
        """What the tarball's programs need of a system, as a text for people and for apt."""
        packages = {}
        lines = []
        for name in self.places:
            linked = said("ldd", self.folder / name)
            for library in self.needed(name):
                path = re.search(rf"^\s*{re.escape(library)} => (\S+)|^\s*(/\S*{re.escape(library)}) ", linked, re.MULTILINE)
                packages[library] = owner(path[1] or path[2])
                lines.append(f"{name:<12} {library:<24} {packages[library]}")
        return (
            "# What curricc's programs load of a system: the program, the library, the package of Debian 12 that has it.\n"
            f"# apt-get install {' '.join(sorted(set(packages.values())))}\n" + "\n".join(lines) + "\n")

    def dependencies(self, scratch):
        """Packages with their least versions, as dpkg-shlibdeps knows them by the symbols that are used."""
        written(scratch / "shlibs/debian/control", "Source: curricc\n\nPackage: curricc\nArchitecture: any\n")
        programs = [word for name in self.places for word in ("-e", self.folder / name)]
        depends = said("dpkg-shlibdeps", "-O", *programs, folder=scratch / "shlibs")
        return depends.removeprefix("shlibs:Depends=")

    def lay_out(self, tree, is_debian):
        """Everything in its place below a prefix."""
        for name, place in self.places.items():
            written(tree / place, (self.folder / name).read_bytes(), 0o755)
        for shell, places in SHELLS.items():
            script = said(self.curricc, "--generate-completion-script", shell) + "\n"
            # It is read by a shell, not run.
            written(tree / places[is_debian], script.removeprefix("#!/bin/bash\n"))
        for name, text in manual.pages(self.curricc).items():
            packed = (name + ".gz", zipped(text)) if is_debian else (name, text)
            written(tree / "share/man/man1" / packed[0], packed[1])
        documents = tree / "share/doc/curricc"
        for name in said("git", "ls-files", "README.md", "THIRD_PARTY_NOTICES.md", "docs", "schemas").splitlines():
            written(documents / name, (ROOT / name).read_bytes())
        if is_debian:
            written(documents / "copyright", copyright_file())
            written(documents / "changelog.gz", zipped(self.debian_changes()))
            written(tree / "share/lintian/overrides/curricc", (DEBIAN / "lintian-overrides").read_bytes())
        else:
            written(documents / "libraries.txt", self.libraries())
            for name in ["LICENSE", "CHANGELOG.md", *said("git", "ls-files", "LICENSES").splitlines()]:
                written(documents / name, (ROOT / name).read_bytes())

    def debian_changes(self):
        """The change log in Debian's form."""
        entries = re.findall(r"^- (.*\n(?:  .*\n)*)", self.changes, re.MULTILINE)
        lines = [
            textwrap.fill(" ".join(entry.split()), 78, initial_indent="  * ", subsequent_indent="    ", break_long_words=False,
                          break_on_hyphens=False)
            for entry in entries]
        date = email.utils.format_datetime(datetime.datetime.fromtimestamp(self.moment, datetime.timezone.utc))
        return "\n".join(
            [f"curricc ({self.version}) unstable; urgency=medium", "", *lines, "", f" -- {MAINTAINER}  {date}", ""])

    def tarball(self, scratch, target):
        name = f"curricc-{self.version}-linux-{self.machine}"
        tree = scratch / "tarball" / name
        self.lay_out(tree, is_debian=False)
        packed = io.BytesIO()
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as archive:
            for path in [tree, *sorted(tree.rglob("*"))]:
                entry = archive.gettarinfo(path, str(path.relative_to(tree.parent)))
                entry.uid = entry.gid = 0
                entry.uname = entry.gname = ""
                entry.mtime = self.moment
                entry.mode = 0o755 if path.is_dir() else path.stat().st_mode & 0o777
                with path.open("rb") if path.is_file() else io.BytesIO() as content:
                    archive.addfile(entry, content if path.is_file() else None)
        path = target / f"{name}.tar.xz"
        path.write_bytes(lzma.compress(packed.getbuffer(), preset=6))
        return path

    def package(self, scratch, target):
        tree = scratch / "package"
        self.lay_out(tree / "usr", is_debian=True)
        files = sorted(path for path in tree.rglob("*") if path.is_file())
        folders = sum(path.is_dir() for path in tree.rglob("*"))
        size = folders + sum(-(-path.stat().st_size // 1024) for path in files)
        sums = "".join(f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n" for path in files)
        architecture = said("dpkg", "--print-architecture")
        control = (DEBIAN / "control").read_text("utf-8").format(
            version=self.version, architecture=architecture, maintainer=MAINTAINER, size=size,
            depends=self.dependencies(scratch))
        written(tree / "DEBIAN/control", control)
        written(tree / "DEBIAN/md5sums", sums)
        for path in [tree, *tree.rglob("*")]:
            if path.is_dir():
                path.chmod(0o755)
            os.utime(path, (self.moment, self.moment))
        path = target / f"curricc_{self.version}_{architecture}.deb"
        said("dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--threads-max=1", "--build", tree, path)
        return path


def owner(path):
    """The package that a library is of; of paths that links make two, dpkg knows one."""
    names = {path, os.path.realpath(path), path.removeprefix("/usr"), os.path.realpath(path).removeprefix("/usr")}
    for name in sorted(names):
        run = subprocess.run(["dpkg-query", "--search", name], capture_output=True, text=True)
        if run.returncode == 0:
            return run.stdout.split(":")[0]
    sys.exit(f"no package has {path}: a release is made on Debian or Ubuntu, with their libraries")


def zipped(text):
    """What gzip -9n gives."""
    data = text.encode("utf-8") if isinstance(text, str) else text
    return gzip.compress(data, 9, mtime=0)


def copyright_file():
    """Debian's file, in which `@PATH@` stands for that file's text."""
    def indented(match):
        lines = (ROOT / match[1]).read_text("utf-8").rstrip().splitlines()
        return "\n".join(f" {line.strip()}".rstrip() if line.strip() else " ." for line in lines)
    return re.sub(r"^ @(\S+)@$", indented, (DEBIAN / "copyright").read_text("utf-8"), flags=re.MULTILINE)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__.split("\n\n")[1].strip())
    programs, target = map(pathlib.Path, sys.argv[1:])
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        scratch = pathlib.Path(name)
        release = Release(programs, scratch)
        # Most of the time goes into compressing, which takes one processor each.
        with concurrent.futures.ThreadPoolExecutor() as pool:
            paths = list(pool.map(lambda pack: pack(scratch, target), (release.tarball, release.package)))
    sums = "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in paths)
    (target / f"curricc-{release.version}-linux-{release.machine}.sha256").write_text(sums)
    for path in paths:
        print(f"{path.stat().st_size / 1e6:6.1f} MB  {path.name}")


if __name__ == "__main__":
    main()
